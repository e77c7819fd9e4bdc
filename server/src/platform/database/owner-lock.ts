import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Lets the transactions that count one owner's rows and then act on the count (space left, last task settled) run one
 * after the other; held until the transaction ends.
 */
export async function lockOwner(transaction: Database, topic: string, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${topic}:${ownerId}`}, 0))`);
}
