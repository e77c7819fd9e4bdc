import { sql } from 'drizzle-orm';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { moveRows, splitRows } from '../purchases/moved-rows.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { purchaseDateRows } from './date-store.table.ts';

/**
 * Dates go with the purchase. The closing day of a purchase that is joined is kept; where it has none, that of the person who joins is
 * used, unless the shared plan knows which was entered later.
 */
export const dateStoreSubscriptions: readonly Subscription[] = [
  on('purchase.joined', async (transaction, joined) => {
    await transaction.execute(sql`
      update ${purchases} kept set closing_day = coalesce(kept.closing_day, moved.closing_day)
      from ${purchases} moved where kept.id = ${joined.to} and moved.id = ${joined.from}`);
    await moveRows(transaction, { table: purchaseDateRows, keys: [purchaseDateRows.dateKey] }, joined);
  }),
  on('purchase.left', async (transaction, left) => {
    await splitRows(transaction, { table: purchaseDateRows }, left);
  }),
];
