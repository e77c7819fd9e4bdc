import type { ClientBase } from 'pg';
import { listTables } from './table-copies.ts';

/** No table, and no job: the queue's own tables may be left from a restore that was broken off. */
export async function isEmptyDatabase(client: ClientBase): Promise<boolean> {
  if ((await listTables(client)).length > 0) return false;
  const { rows } = await client.query("select to_regclass('pgboss.job') is not null as exists");
  if (!rows[0]?.exists) return true;
  const { rows: jobs } = await client.query('select exists (select from pgboss.job) as found');
  return !jobs[0]?.found;
}
