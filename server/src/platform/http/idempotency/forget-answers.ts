import { and, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { idempotencyKeys } from './idempotency-store.table.ts';

/**
 * Deletes the stored answers of `which` requests, because their sender may no longer read what they hold. That a request was carried out
 * stays: sent again it gets KEY_REUSED and is not carried out a second time.
 */
export async function forgetAnswers(transaction: Database, which: SQL | undefined): Promise<void> {
  await transaction
    .update(idempotencyKeys)
    .set({ answer: null })
    .where(and(which, isNotNull(idempotencyKeys.answer)));
}
