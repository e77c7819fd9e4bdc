import { sql } from 'drizzle-orm';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { splitRows } from '../purchases/moved-rows.ts';
import { wireEntries } from './wire-guard.table.ts';

/** There is one record of a purchase: that of the purchase joined stays, and otherwise the other's comes along. Parting, each keeps it. */
export const wireGuardSubscriptions: readonly Subscription[] = [
  on('purchase.joined', async (transaction, { from, to }) => {
    await transaction.execute(sql`delete from ${wireEntries} where purchase_id = ${from}
      and exists (select from ${wireEntries} kept where kept.purchase_id = ${to})`);
    await transaction.execute(sql`update ${wireEntries} set purchase_id = ${to} where purchase_id = ${from}`);
  }),
  on('purchase.left', (transaction, left) => splitRows(transaction, { table: wireEntries }, left)),
];
