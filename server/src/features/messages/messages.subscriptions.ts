import { getTableColumns, sql } from 'drizzle-orm';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { moveRows } from '../purchases/moved-rows.ts';
import { messageReads, messages } from './messages.table.ts';

/** Two threads become one; parting, each keeps what both read, under the names of its writers. */
export const messageSubscriptions: readonly Subscription[] = [
  on('purchase.joined', async (transaction, joined) => {
    await moveRows(transaction, { table: messages, keys: [messages.id] }, joined);
    await moveRows(transaction, { table: messageReads, keys: [messageReads.userId] }, joined);
  }),
  on('purchase.left', async (transaction, { userId, from, to }) => {
    const columns = Object.values(getTableColumns(messages)).map(({ name }) => sql.identifier(name));
    const copied = columns.map((column) =>
      column.value === messages.purchaseId.name ? sql`${to}::uuid` : sql`${column}`,
    );
    await transaction.execute(sql`
      insert into ${messages} (${sql.join(columns, sql`, `)})
      select ${sql.join(copied, sql`, `)} from ${messages} where purchase_id = ${from}`);
    await transaction.execute(
      sql`update ${messageReads} set purchase_id = ${to} where purchase_id = ${from} and user_id = ${userId}`,
    );
  }),
];
