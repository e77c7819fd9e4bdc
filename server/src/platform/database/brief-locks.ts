import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from './database.ts';

const TRIES = 10;
const PAUSE_MS = 1_000;

/**
 * A transaction that changes a table while it is used. It waits for a lock for half a second at most, because all others wait behind it,
 * then lets them pass and tries again; after a second PostgreSQL would end one side of a deadlock, which could be a request.
 *
 * @throws after ten tries, what PostgreSQL says.
 */
export async function transactBriefly<Result>(
  { transact }: DatabaseConnection,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await transact(async (transaction) => {
        await transaction.execute(sql`set local lock_timeout = '500ms'`);
        return work(transaction);
      });
    } catch (error) {
      if (tries === TRIES || !isWaitingForLock(error)) throw error;
    }
    await wait(PAUSE_MS);
  }
}

/** Of PostgreSQL: lock_not_available and deadlock_detected. The whole transaction was undone. */
export function isWaitingForLock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === '55P03' || error.code === '40P01')) return true;
  return isWaitingForLock(error.cause);
}
