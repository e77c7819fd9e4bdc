import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';

/** A table whose rows are of a purchase, each once by `keys`, without which there is one; `userId` is who wrote a row. */
export type PurchaseTable = PgTable & { userId: PgColumn; purchaseId: PgColumn };

type Moved = { table: PurchaseTable; keys: readonly PgColumn[] };

/** Moves the rows of one purchase onto another. Where both have one, that of the purchase joined stays. */
export async function moveRows(
  transaction: Database,
  { table, keys }: Moved,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  const isSame = sql.join(
    keys.map((key) => sql` and kept.${sql.identifier(key.name)} = moved.${sql.identifier(key.name)}`),
  );
  await transaction.execute(sql`
    delete from ${name} moved using ${name} kept
    where moved.purchase_id = ${from} and kept.purchase_id = ${to}${isSame}`);
  await transaction.execute(sql`update ${name} set purchase_id = ${to} where purchase_id = ${from}`);
}

/** Leaves the rows with the buyer who stays, and gives the one who leaves a copy of each. */
export async function splitRows(
  transaction: Database,
  { table }: Pick<Moved, 'table'>,
  { userId, from, to, remainingId }: { userId: string; from: string; to: string; remainingId: string },
): Promise<void> {
  const name = sql.identifier(getTableName(table));
  const columns = Object.values(getTableColumns(table)).map((column) => column.name);
  const copied = columns.map((column): SQL => {
    if (column === 'user_id') return sql`${userId}`;
    return column === 'purchase_id' ? sql`${to}::uuid` : (sql.identifier(column) as unknown as SQL);
  });
  const listed = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await transaction.execute(
    sql`update ${name} set user_id = ${remainingId} where purchase_id = ${from} and user_id = ${userId}`,
  );
  await transaction.execute(
    sql`insert into ${name} (${listed}) select ${sql.join(copied, sql`, `)} from ${name} where purchase_id = ${from}`,
  );
}
