import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../platform/api/api.ts';
import { pageApi } from '../../platform/api/page-api.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { useWaiting } from '../../platform/offline/outbox.ts';
import { useAccount } from '../accounts/account.queries.ts';
import { queueChange } from '../milestones/changes/change-sending.tsx';
import { type PlanFactChange, parsePlanChange } from '../milestones/changes/plan-change.ts';
import { applyPlanChanges } from './shown-plan.ts';

/** The signed-in buyer's plan, with its unsent changes; nothing is requested for a visitor. */
export function usePlan() {
  const account = useAccount();
  const query = useQuery(api.plan.read.queryOptions({ enabled: Boolean(account) }));
  const waiting = useWaiting(account?.id);
  const { data } = query;
  const name = account?.name ?? '';
  const facts = useMemo(() => {
    const changes = waiting.flatMap(({ value }) => parsePlanChange(value) ?? []);
    return data && applyPlanChanges(data, changes, { name, now: new Date().toISOString() });
  }, [data, waiting, name]);
  return { query, facts };
}

/** Keeps what was entered in the browser and sends it as soon as that can be. */
export function useEnterFact(): (entered: Pick<PlanFactChange, 'fact' | 'value' | 'tool'>) => void {
  const account = useAccount();
  return (entered) => {
    if (account) queueChange(account.id, { kind: 'plan-fact', id: createSubmissionId(), ...entered });
  };
}

/** What the buyer's application could add to the plan. */
export function useApplication() {
  const account = useAccount();
  return useQuery(pageApi.planApplication.read.queryOptions({ enabled: Boolean(account) }));
}

export function useReadPlanAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: api.plan.key() });
    await queryClient.invalidateQueries({ queryKey: pageApi.planApplication.key() });
  };
}
