import { createHash } from 'node:crypto';
import {
  checkRecord,
  type HomeRecord,
  type HomeRecordProblems,
} from '@porchlight/domain/owned-home/home-record.ts';
import { findRecordKind, listRecordDates } from '@porchlight/domain/owned-home/home-record-kinds.ts';
import type { OwnedHome } from '@porchlight/domain/owned-home/owned-home.contract.ts';
import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import type { RateLimits } from '../../platform/http/limits/rate-limits.ts';
import { removeDerivedDate, storeDerivedDate } from '../date-store/derived-dates.ts';
import { getTodayOf } from '../date-store/read-dates.ts';
import { announceToBuyers, lockPurchase, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { HOME_CHECK } from './home-check-due.ts';
import type { homeLetterLimits } from './home-letters.service.ts';
import { describeRecordRow, listRecordRows, loadOwnedHome } from './home-record-rows.ts';
import { homeRecords } from './owned-home.table.ts';

export type OwnedHomeContext = {
  database: DatabaseConnection;
  limits: RateLimits<keyof typeof homeLetterLimits>;
  now(): Date;
};

/** `enteredAt` and `changedAt` are of a record that was entered elsewhere before; now, where they are left out. */
export type RecordInput = {
  id: string;
  kind: string;
  content: Record<string, unknown>;
  enteredAt?: Date;
  changedAt?: Date;
};

/**
 * Adds records under the ids their writer chose, or changes them: all or none. BAD_INPUT names what is wrong by field, and with
 * `owned-home.record` which of several records it is.
 */
export async function saveRecords(
  context: OwnedHomeContext,
  userId: string,
  inputs: readonly RecordInput[],
): Promise<OwnedHome> {
  return change(context, userId, (transaction) => storeRecords(transaction, userId, inputs, context.now()));
}

/** The same within a change of the home (`changeHome`). */
export async function storeRecords(
  transaction: Database,
  userId: string,
  inputs: readonly RecordInput[],
  now: Date,
): Promise<void> {
  const records = new Map(
    (await listRecordRows(transaction, userId)).map((row) => [row.id, describeRecordRow(row) as HomeRecord]),
  );
  const counts = new Map<string, number>();
  for (const { kind } of records.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const today = now.toISOString().slice(0, 10);
  const rows = new Map<string, Omit<typeof homeRecords.$inferInsert, 'purchaseId'>>();
  for (const [index, { id, kind: name, content, enteredAt = now, changedAt = now }] of inputs.entries()) {
    const kind = findRecordKind(name);
    if (kind === undefined)
      throw new Failure('BAD_INPUT', { reason: 'owned-home.kind', params: { kind: name } });
    if (kind.onlyId !== undefined && id !== kind.onlyId)
      throw new Failure('BAD_INPUT', { reason: 'owned-home.one-row', params: { kind: name } });
    const stored = records.get(id);
    if (stored !== undefined && stored.kind !== name)
      throw new Failure('BAD_INPUT', { reason: 'owned-home.other-kind', params: { kind: stored.kind } });
    // Made for the few kinds alone that are checked beside others: of 10,000 records that would be 100,000,000 comparisons.
    const context = {
      get records() {
        return [...records.values()].filter((record) => record.id !== id);
      },
      today,
    };
    const checked = checkRecord(kind, content, context);
    if (checked.problems !== undefined)
      throw refuse(checked.problems, inputs.length > 1 ? index + 1 : undefined);
    if (stored === undefined && (counts.get(name) ?? 0) >= kind.most)
      throw new Failure('BAD_INPUT', { reason: 'owned-home.most-records', params: { most: kind.most } });
    if (stored === undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
    records.set(id, { id, kind: name, content: checked.value, changedAt: changedAt.toISOString() });
    rows.set(id, { id, userId, kind: name, content: checked.value, dateSeeds: [], enteredAt, changedAt });
  }
  await transaction
    .insert(homeRecords)
    .values([...rows.values()].map((row) => ({ ...row, purchaseId: purchaseOf(userId) })))
    .onConflictDoUpdate({
      target: [homeRecords.purchaseId, homeRecords.id],
      set: { content: sql`excluded.content`, changedAt: sql`excluded.changed_at` },
    });
}

function refuse(fields: HomeRecordProblems, number: number | undefined): Failure {
  return number === undefined
    ? new Failure('BAD_INPUT', { fields })
    : new Failure('BAD_INPUT', { reason: 'owned-home.record', params: { number }, fields });
}

/** A date as the row remembers it: its seed, and what was last said of it. */
const remember = ({ seed, day, title, note, over = false }: ListedDate): string =>
  `${seed} ${createHash('sha256')
    .update(JSON.stringify([day, title, note, over]))
    .digest('hex')
    .slice(0, 16)}`;

/** The seeds of the dates that a row remembers. */
const listSeeds = (remembered: readonly string[]): string[] =>
  remembered.map((entry) => entry.replace(/ [0-9a-f]{16}$/, ''));

type ListedDate = ReturnType<typeof listRecordDates>[number];

/**
 * Updates the dates of the purchase to what its records say today. A day that passed before it was listed is omitted, and an unchanged one
 * is not touched, since a buyer may have moved or waived it. The caller holds the lock of the dates and announces them.
 */
async function followDates(transaction: Database, userId: string, now: Date): Promise<void> {
  const rows = await listRecordRows(transaction, userId);
  const records = rows.map((row) => describeRecordRow(row) as HomeRecord);
  const today = await getTodayOf(transaction, userId, now);
  for (const [index, row] of rows.entries()) {
    const record = records[index];
    if (record === undefined) continue;
    const [before, said] = [new Set(listSeeds(row.dateSeeds)), new Set(row.dateSeeds)];
    const dates = listRecordDates(record, { records, today }).filter(
      ({ day, seed }) => day >= today || before.has(seed),
    );
    for (const date of dates) {
      if (said.has(remember(date))) continue;
      const { seed, day, title, note, over = false } = date;
      await storeDerivedDate(transaction, userId, { seed, day, title, note, waived: over, now });
    }
    const seeds = dates.map(({ seed }) => seed);
    for (const seed of before) if (!seeds.includes(seed)) await removeDerivedDate(transaction, userId, seed);
    const remembered = dates.map(remember);
    if (remembered.join() !== row.dateSeeds.join())
      await transaction
        .update(homeRecords)
        .set({ dateSeeds: remembered })
        .where(and(ofPurchase(homeRecords.purchaseId, userId), eq(homeRecords.id, row.id)));
  }
}

/** Deletes a record with the dates that follow from it; one that is not there is gone already. */
export async function removeRecord(
  context: OwnedHomeContext,
  userId: string,
  id: string,
): Promise<{ done: true }> {
  await change(context, userId, async (transaction) => {
    const [gone] = await transaction
      .delete(homeRecords)
      .where(and(ofPurchase(homeRecords.purchaseId, userId), eq(homeRecords.id, id)))
      .returning({ dateSeeds: homeRecords.dateSeeds });
    for (const seed of listSeeds(gone?.dateSeeds ?? [])) await removeDerivedDate(transaction, userId, seed);
  });
  return { done: true };
}

async function change(
  context: OwnedHomeContext,
  userId: string,
  write: (transaction: Database) => Promise<void>,
): Promise<OwnedHome> {
  return context.database.transact((transaction) => changeHome(transaction, context, userId, write));
}

/** Makes one change of the home at a time, with the dates that follow from it, and notifies both buyers. */
export async function changeHome(
  transaction: Database,
  { now }: Pick<OwnedHomeContext, 'now'>,
  userId: string,
  write: (transaction: Database) => Promise<void>,
): Promise<OwnedHome> {
  await lockPurchase(transaction, 'owned-home', userId);
  await lockPurchase(transaction, 'dates', userId);
  await write(transaction);
  await followDates(transaction, userId, now());
  for (const topic of ['homes', 'dates'] as const) await announceToBuyers(transaction, { topic, userId });
  await announceChange(transaction, { work: HOME_CHECK, subject: userId });
  return loadOwnedHome(transaction, userId);
}
