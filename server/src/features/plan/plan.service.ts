import { getWallClock, LAST_TIME_ZONE } from '@porchlight/domain/kernel/time-zones.ts';
import type { PlanChange } from '@porchlight/domain/plan/fact-groups.ts';
import type { PlanView } from '@porchlight/domain/plan/plan.contract.ts';
import { priceOfChange } from '@porchlight/domain/plan/plan-cost.ts';
import { type Fact, type FactValue, parseFact } from '@porchlight/domain/plan/plan-facts.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { findNewestWeek } from '../data-sources/weekly-rates/weekly-rates.service.ts';
import { lockClosingDay } from '../date-store/lock-closing-day.ts';
import { purchaseOf } from '../purchases/membership.ts';
import { loadPlanRow, loadPlanValues } from './plan-rows.ts';
import { recordFact } from './record-facts.ts';

export type PlanContext = { database: DatabaseConnection; now(): Date };

/** The calendar day where the day ends last. */
export const getPlanToday = (context: PlanContext) => getWallClock(context.now(), LAST_TIME_ZONE).day;

/** Enters a fact as a buyer's own word, or takes it out with null. BAD_INPUT where the value is none of it. */
export async function setFact(
  context: PlanContext,
  userId: string,
  { id, fact, value, tool }: { id: string; fact: Fact; value?: unknown; tool?: string | undefined },
): Promise<PlanView> {
  const read = getReadingValue(fact, value, getPlanToday(context));
  const from = { source: 'typed' as const, ...(tool !== undefined && { tool }) };
  return context.database.transact(async (transaction) => {
    await lockClosingDay(transaction, userId);
    await recordFact(transaction, { id, fact, value: read, from, userId, now: context.now() });
    return loadPlanRow(transaction, userId);
  });
}

function getReadingValue(fact: Fact, value: unknown, today: string): FactValue | null {
  if (value === null) return null;
  const parsed = parseFact(fact, value, today);
  if (parsed.problem !== undefined) throw new Failure('BAD_INPUT', { fields: { value: parsed.problem } });
  return parsed.value;
}

/** The plan as it is and with a change, in four figures, with the newest week's rate where it names none. */
export async function priceChange(context: PlanContext, userId: string, change: PlanChange) {
  const { db } = context.database;
  const facts = await loadPlanValues(db, purchaseOf(userId));
  return priceOfChange(facts, change, getPlanToday(context), await findNewestWeek(db));
}
