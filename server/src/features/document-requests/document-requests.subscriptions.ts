import { getTableColumns, sql } from 'drizzle-orm';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { documentRequests } from '../document-store/document-requests.table.ts';
import { markPurchase } from '../reminders/reminder-rounds.ts';

/** What was asked of either purchase is asked of the one that they become; parting, each buyer keeps a copy under the same ids. */
export const documentRequestSubscriptions: readonly Subscription[] = [
  on('purchase.joined', async (transaction, { from, to }) => {
    await transaction.execute(sql`
      delete from ${documentRequests} moved using ${documentRequests} kept
      where moved.purchase_id = ${from} and kept.purchase_id = ${to} and kept.id = moved.id`);
    await transaction.execute(
      sql`update ${documentRequests} set purchase_id = ${to} where purchase_id = ${from}`,
    );
    await markPurchase(transaction, to);
  }),
  on('purchase.left', async (transaction, { from, to }) => {
    const columns = Object.values(getTableColumns(documentRequests)).map(({ name }) => sql.identifier(name));
    const copied = columns.map((column) =>
      column.value === documentRequests.purchaseId.name ? sql`${to}::uuid` : sql`${column}`,
    );
    await transaction.execute(sql`
      insert into ${documentRequests} (${sql.join(columns, sql`, `)})
      select ${sql.join(copied, sql`, `)} from ${documentRequests} where purchase_id = ${from}`);
    await markPurchase(transaction, to);
  }),
];
