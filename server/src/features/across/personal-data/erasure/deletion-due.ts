import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/database.ts';
import { accountDeletions } from '../../../kernel/accounts/account-deletions.table.ts';

/** When the account will be deleted; null when nobody asked for that. */
export async function readDeletionDue(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, userId));
  return row?.dueAt.toISOString() ?? null;
}
