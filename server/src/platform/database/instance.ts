import { randomInt } from 'node:crypto';
import type { ClientBase } from 'pg';

/** First key of the two-key advisory lock each running process holds; the second is its own number. */
const INSTANCE_LOCK = 7_311;

/** A number for this run of the process, which distinguishes what a crash left behind from work in progress elsewhere. */
export function createInstanceId(): number {
  return randomInt(1, 2 ** 31 - 1);
}

/** Marks this process as running for as long as the connection lives; several connections of one process may. */
export async function lockInstance(client: ClientBase, instanceId: number): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', [INSTANCE_LOCK, instanceId]);
}

/** Which of the given processes are still running: their lock is held by some connection. */
export async function findRunningInstances(
  query: Query,
  instanceIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await query(
    `select objid::bigint as id from pg_locks
      where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted and objid::bigint = any($2::bigint[])
        and database = (select oid from pg_database where datname = current_database())`,
    [INSTANCE_LOCK, instanceIds],
  );
  return new Set(rows.map((row) => Number(row.id)));
}

/** How many processes other than this one serve the database. */
export async function findOtherInstances(query: Query, instanceId: number): Promise<number> {
  const { rows } = await query(
    `select distinct objid::bigint as id from pg_locks
      where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted and objid::bigint <> $2
        and database = (select oid from pg_database where datname = current_database())`,
    [INSTANCE_LOCK, instanceId],
  );
  return rows.length;
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: { id: string | number }[] }>;
