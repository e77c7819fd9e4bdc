import { createHash } from 'node:crypto';
import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { listRecordDates } from '@porchlight/domain/owned-home/home-record-kinds.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { removeDerivedDate, storeDerivedDate } from '../../kernel/date-store/derived-dates.ts';
import { readToday } from '../../kernel/date-store/read-dates.ts';
import { ofPurchase } from '../../kernel/purchases/membership.ts';
import { describeRow, listRows } from './home-record-rows.ts';
import { homeRecords } from './owned-home.table.ts';

/** A date as the row remembers it: its seed, and what was last said of it. */
const remember = ({ seed, day, title, note, over = false }: ListedDate): string =>
  `${seed} ${createHash('sha256')
    .update(JSON.stringify([day, title, note, over]))
    .digest('hex')
    .slice(0, 16)}`;

/** The seeds of the dates that a row remembers. */
export const listSeeds = (remembered: readonly string[]): string[] =>
  remembered.map((entry) => entry.replace(/ [0-9a-f]{16}$/, ''));

type ListedDate = ReturnType<typeof listRecordDates>[number];

/**
 * Brings the dates of the purchase to what its records say today: new days, moved ones, and those that follow from nothing any longer. A
 * day that has passed before it was ever listed is left out, and one of which nothing changed is not touched: a buyer may have moved or waived
 * it in the list. Whoever calls holds the lock of the dates and announces them.
 */
export async function followDates(transaction: Database, userId: string, now: Date): Promise<void> {
  const rows = await listRows(transaction, userId);
  const records = rows.map((row) => describeRow(row) as HomeRecord);
  const today = await readToday(transaction, userId, now);
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
