import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Database } from '../database/database.ts';
import { LOCK_KEYS } from '../database/lock-keys.ts';

/**
 * Whether files that committed rows name may be removed until this transaction ends, which must be the one that takes the rows
 * away, or a later one. False while a backup reads them: then the intent to remove them stays, and the sweep follows it when the backup is over.
 * Waits for nothing.
 */
export async function mayRemoveFiles(transaction: Database): Promise<boolean> {
  const { rows } = await transaction.execute<{ may: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${LOCK_KEYS.fileRemovals}) as may`,
  );
  return rows[0]?.may === true;
}

/** Waits for the removals under way and holds off all others until the connection closes. Take the snapshot after it. */
export async function lockRemovals(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK_KEYS.fileRemovals]);
}
