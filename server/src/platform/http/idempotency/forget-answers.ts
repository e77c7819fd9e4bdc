import { and, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { idempotencyKeys } from './idempotency-store.table.ts';

/**
 * Takes away the stored answers of `which` requests, because whoever sends one again may no longer read what it holds. That a request was
 * carried out stays: sent again it gets KEY_REUSED and is not carried out a second time.
 */
export async function forgetAnswers(transaction: Database, which: SQL | undefined): Promise<void> {
  await transaction
    .update(idempotencyKeys)
    .set({ answer: null })
    .where(and(which, isNotNull(idempotencyKeys.answer)));
}
