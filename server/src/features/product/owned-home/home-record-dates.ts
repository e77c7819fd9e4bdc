import type { HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { listRecordDates } from '@porchlight/domain/owned-home/home-record-kinds.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { removeDerivedDate, storeDerivedDate } from '../../kernel/date-store/derived-dates.ts';
import { ofPurchase } from '../../kernel/purchases/membership.ts';
import { describeRow, listRows } from './home-record-rows.ts';
import { homeRecords } from './owned-home.table.ts';

/**
 * Brings the dates of the purchase to what its records say today: new days, moved ones, and those that follow from nothing any longer. A
 * day that has passed before it was ever listed is left out. Whoever calls holds the lock of the dates and announces them.
 */
export async function followDates(transaction: Database, userId: string, now: Date): Promise<void> {
  const rows = await listRows(transaction, userId);
  const records = rows.map((row) => describeRow(row) as HomeRecord);
  const today = now.toISOString().slice(0, 10);
  for (const [index, row] of rows.entries()) {
    const record = records[index];
    if (record === undefined) continue;
    const before = new Set(row.dateSeeds);
    const dates = listRecordDates(record, { records, today }).filter(
      ({ day, seed }) => day >= today || before.has(seed),
    );
    for (const { seed, day, title, note, over = false } of dates)
      await storeDerivedDate(transaction, userId, { seed, day, title, note, waived: over, now });
    const seeds = dates.map(({ seed }) => seed);
    for (const seed of before) if (!seeds.includes(seed)) await removeDerivedDate(transaction, userId, seed);
    if (seeds.join() !== row.dateSeeds.join())
      await transaction
        .update(homeRecords)
        .set({ dateSeeds: seeds })
        .where(and(ofPurchase(homeRecords.purchaseId, userId), eq(homeRecords.id, row.id)));
  }
}
