import type { FactView, PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import type { Fact, Facts } from '@porchlight/domain/plan/plan-facts.ts';
import type { PlanFactChange } from '../milestones/changes/plan-change.ts';

/** A fact as it is shown: one that is on its way has no moment of the server yet. */
export type ShownFact = FactView & { isWaiting: boolean };

/** What is stored, with what is on its way. */
export function applyPlanChanges(
  { facts }: PlanView,
  changes: readonly PlanFactChange[],
  { name, now }: { name: string; now: string },
): Map<Fact, ShownFact> {
  const shown = new Map(facts.map((each): [Fact, ShownFact] => [each.fact, { ...each, isWaiting: false }]));
  for (const { id, fact, value, tool } of changes) {
    const from = { source: 'typed' as const, ...(tool !== undefined && { tool }) };
    const by = { name, isYou: true };
    shown.set(fact, { fact, id, value, from, by, at: now, other: null, isWaiting: true });
  }
  return shown;
}

/** The values alone. */
export function getValues(shown: Iterable<Pick<FactView, 'fact' | 'value'>>): Facts {
  return Object.fromEntries([...shown].flatMap(({ fact, value }) => (value === null ? [] : [[fact, value]])));
}
