import type { Fact, FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';

/** A fact that a buyer entered, on its way to the server. `id` is the row's, so that it is stored once; null takes the fact out. */
export type PlanFactChange = {
  kind: 'plan-fact';
  id: string;
  fact: Fact;
  value: FactValue | null;
  tool?: string;
};

/**
 * A change as it was kept in the browser; nothing when it is none. Whether the value is one of its fact the server says, which refuses
 * what an older version kept: the shapes are not worth their bytes on every page that sends.
 */
export function parsePlanChange(kept: unknown): PlanFactChange | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { kind, id, fact, value, tool } = kept as Record<string, unknown>;
  if (kind !== 'plan-fact' || typeof id !== 'string' || typeof fact !== 'string') return undefined;
  if (value === undefined) return undefined;
  const read = { kind, id, fact: fact as Fact, value: value as FactValue | null } as const;
  return typeof tool === 'string' ? { ...read, tool } : read;
}

/** Sends one change; what the server then has takes the place of what was read before. */
export async function sendPlanChange(
  queryClient: QueryClient,
  { id, fact, value, tool }: PlanFactChange,
  signal: AbortSignal,
): Promise<void> {
  const plan = await api.plan.set.call({ id, fact, value, ...(tool !== undefined && { tool }) }, { signal });
  const queryKey = api.plan.read.queryKey();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, plan);
  void queryClient.invalidateQueries({ queryKey: api.plan.history.key() });
}
