import { orderTitles, titleOfCondition } from '@porchlight/content/en/reports-and-conditions.ts';
import { saysTheSame } from '@porchlight/domain/dates/purchase-dates/derived-dates.ts';
import type { ReportsAndConditionsView } from '@porchlight/domain/reports-and-conditions/reports-and-conditions.contract.ts';
import {
  type ConditionInput,
  findOrderProblems,
  MAX_LOAN_CONDITIONS,
  MAX_ORDERS,
  type OrderInput,
} from '@porchlight/domain/reports-and-conditions/reports-and-conditions.ts';
import { recognizeCondition } from '@porchlight/domain/underwriting-conditions/recognize-condition.ts';
import { and, count, eq, inArray, max, notInArray } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/http/limits/rate-limits.ts';
import { removeDerivedDate, storeDerivedDate } from '../date-store/derived-dates.ts';
import { announceToBuyers, lockPurchase, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import type { letterLimits } from './explanation-letter.service.ts';
import { loanConditions, thirdPartyOrders } from './reports-and-conditions.table.ts';
import { loadReportsAndConditions } from './reports-and-conditions-rows.ts';

export type ReportsAndConditionsContext = {
  database: DatabaseConnection;
  limits: RateLimits<keyof typeof letterLimits>;
  now(): Date;
};

/**
 * Adds an order under the id its writer chose, or changes it. Its day due is a date of the purchase, done once it is received; it is
 * stored again only where the order says otherwise of it.
 */
export async function saveOrder(
  context: ReportsAndConditionsContext,
  userId: string,
  { id, ...content }: OrderInput & { id: string },
): Promise<ReportsAndConditionsView> {
  const problems = findOrderProblems(content);
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', { fields: problems });
  return change(context, userId, async (transaction) => {
    await requireRoom(transaction, userId, { table: thirdPartyOrders, ids: [id], most: MAX_ORDERS });
    const values = { ...content, changedAt: context.now() };
    const [before] = await transaction
      .select()
      .from(thirdPartyOrders)
      .where(and(ofPurchase(thirdPartyOrders.purchaseId, userId), eq(thirdPartyOrders.id, id)));
    await transaction
      .insert(thirdPartyOrders)
      .values({ id, purchaseId: purchaseOf(userId), userId, ...values })
      .onConflictDoUpdate({ target: [thirdPartyOrders.purchaseId, thirdPartyOrders.id], set: values });
    const date = describeOrderDate(content);
    const said = before && describeOrderDate(before);
    if (!saysTheSame(said, date))
      await followDate(transaction, userId, { ...date, seed: id, now: context.now() });
  });
}

const describeOrderDate = ({ kind, dueOn, receivedOn, company }: OrderInput) => ({
  ...{ day: dueOn, title: orderTitles[kind], note: company ?? '', waived: receivedOn !== null },
});

/** Enters conditions, each under the id its writer chose; those that are there are changed. All or none. */
export async function addConditions(
  context: ReportsAndConditionsContext,
  userId: string,
  conditions: readonly (ConditionInput & { id: string })[],
): Promise<ReportsAndConditionsView> {
  return change(context, userId, async (transaction) => {
    const ids = [...new Set(conditions.map(({ id }) => id))];
    await requireRoom(transaction, userId, { table: loanConditions, ids, most: MAX_LOAN_CONDITIONS });
    const [last] = await transaction
      .select({ place: max(loanConditions.place) })
      .from(loanConditions)
      .where(ofPurchase(loanConditions.purchaseId, userId));
    const rows = await transaction
      .select()
      .from(loanConditions)
      .where(and(ofPurchase(loanConditions.purchaseId, userId), inArray(loanConditions.id, ids)));
    const said = new Map(rows.map((row) => [row.id, describeConditionDate(row)]));
    for (const [index, { id, ...content }] of conditions.entries()) {
      const values = { ...content, changedAt: context.now() };
      await transaction
        .insert(loanConditions)
        .values({
          id,
          purchaseId: purchaseOf(userId),
          userId,
          place: (last?.place ?? 0) + index + 1,
          ...values,
        })
        .onConflictDoUpdate({ target: [loanConditions.purchaseId, loanConditions.id], set: values });
      const date = describeConditionDate(content);
      if (!saysTheSame(said.get(id), date))
        await followDate(transaction, userId, { ...date, seed: id, now: context.now() });
      said.set(id, date);
    }
  });
}

const describeConditionDate = ({ text, dueOn, state }: ConditionInput) => ({
  ...{ day: dueOn, title: titleOfCondition(recognizeCondition(text).subject) },
  ...{ note: text, waived: state !== 'open' },
});

type Kept = typeof thirdPartyOrders | typeof loanConditions;

/** Deletes a row with its date; one that is not there is gone already. */
export async function removeRow(
  context: ReportsAndConditionsContext,
  userId: string,
  { table, id }: { table: Kept; id: string },
): Promise<{ done: true }> {
  await change(context, userId, async (transaction) => {
    await transaction.delete(table).where(and(ofPurchase(table.purchaseId, userId), eq(table.id, id)));
    await removeDerivedDate(transaction, userId, id);
  });
  return { done: true };
}

async function followDate(
  transaction: Database,
  userId: string,
  {
    day,
    ...date
  }: { seed: string; day: string | null; title: string; note: string; waived: boolean; now: Date },
): Promise<void> {
  if (day === null) await removeDerivedDate(transaction, userId, date.seed);
  else await storeDerivedDate(transaction, userId, { ...date, day });
}

/** BAD_INPUT where those that are there and the new ones are too many. */
async function requireRoom(
  transaction: Database,
  userId: string,
  { table, ids, most }: { table: Kept; ids: string[]; most: number },
): Promise<void> {
  const [others] = await transaction
    .select({ count: count() })
    .from(table)
    .where(and(ofPurchase(table.purchaseId, userId), notInArray(table.id, ids)));
  if ((others?.count ?? 0) + ids.length > most)
    throw new Failure('BAD_INPUT', { reason: 'reports-and-conditions.most-rows', params: { most } });
}

async function change(
  { database }: ReportsAndConditionsContext,
  userId: string,
  write: (transaction: Database) => Promise<void>,
): Promise<ReportsAndConditionsView> {
  return database.transact(async (transaction) => {
    await lockPurchase(transaction, 'reports-and-conditions', userId);
    await lockPurchase(transaction, 'dates', userId);
    await write(transaction);
    for (const topic of ['homes', 'dates'] as const) await announceToBuyers(transaction, { topic, userId });
    return loadReportsAndConditions(transaction, userId);
  });
}
