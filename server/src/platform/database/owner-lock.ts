import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Lets the transactions that count one owner's rows and then act on the count (space left, last task settled) run one
 * after the other; held until the transaction ends.
 */
export async function lockOwner(transaction: Database, topic: string, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${topic}:${ownerId}`}, 0))`);
}

/** The same for those owners of several whom no other transaction has locked; they are returned, and the others not waited for. */
export async function tryLockOwners(
  transaction: Database,
  topic: string,
  ownerIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select id from unnest(${sql.param([...ownerIds])}::text[]) as owner (id)
         where pg_try_advisory_xact_lock(hashtextextended(${`${topic}:`}::text || id, 0))`,
  );
  return new Set(rows.map(({ id }) => id));
}
