import { getTableColumns, sql } from 'drizzle-orm';
import { on, type Subscription } from '../../platform/events/transaction-events.ts';
import { proposals } from './proposals.table.ts';

/**
 * What was proposed to either purchase is proposed to the one that they become, whose own open proposals come before the same ones of the
 * other; parting, each buyer keeps a copy under the same ids.
 */
export const proposalSubscriptions: readonly Subscription[] = [
  on('purchase.joined', async (transaction, { from, to }, at) => {
    await transaction.execute(sql`
      delete from ${proposals} moved using ${proposals} kept
      where moved.purchase_id = ${from} and kept.purchase_id = ${to} and kept.id = moved.id`);
    await transaction.execute(sql`
      update ${proposals} moved set state = 'withdrawn', answered_at = ${at.toISOString()}::timestamptz
      from ${proposals} kept
      where moved.purchase_id = ${from} and kept.purchase_id = ${to} and moved.state = 'open' and kept.state = 'open'
        and kept.kind = moved.kind and kept.key = moved.key`);
    await transaction.execute(sql`update ${proposals} set purchase_id = ${to} where purchase_id = ${from}`);
  }),
  on('purchase.left', async (transaction, { from, to }) => {
    const columns = Object.values(getTableColumns(proposals)).map(({ name }) => sql.identifier(name));
    const copied = columns.map((column) =>
      column.value === proposals.purchaseId.name ? sql`${to}::uuid` : sql`${column}`,
    );
    await transaction.execute(sql`
      insert into ${proposals} (${sql.join(columns, sql`, `)})
      select ${sql.join(copied, sql`, `)} from ${proposals} where purchase_id = ${from}`);
  }),
];
