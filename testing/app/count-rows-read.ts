import { type DatabaseConnection, openDatabase } from '../../server/src/platform/database/database.ts';

/** How many rows and entries of indexes `work` reads of the tables that begin with `name`; nothing else may read them meanwhile. */
export async function countRowsRead(
  databaseUrl: string,
  name: string,
  work: (database: DatabaseConnection) => Promise<unknown>,
): Promise<number> {
  // PostgreSQL shows what a connection has read only once asked on that connection, so there is one.
  const database = openDatabase(databaseUrl, 1, () => undefined);
  const query = async (text: string, values: string[] = []) =>
    (await database.db.$client.query(text, values)).rows;
  const count = async () => {
    await query('select pg_stat_force_next_flush()');
    const [row] = await query(
      `select (select sum(seq_tup_read) from pg_stat_user_tables where relname like $1 || '%')::int
            + (select sum(idx_tup_read) from pg_stat_user_indexes where relname like $1 || '%')::int as read`,
      [name],
    );
    return Number(row?.read);
  };
  try {
    const before = await count();
    await work(database);
    return (await count()) - before;
  } finally {
    await database.close();
  }
}
