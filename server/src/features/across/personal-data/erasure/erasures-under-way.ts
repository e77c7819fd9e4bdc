import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/database.ts';
import { accountDeletions } from '../../../kernel/accounts/account-deletions.table.ts';
import { personErasures } from '../personal-data.table.ts';

/** Whether the account's erasure has begun, by its owner or by staff, and can no longer be called off. */
export async function isBeingErased(db: Database, userId: string): Promise<boolean> {
  const begun = and(eq(accountDeletions.userId, userId), isNotNull(accountDeletions.begunAt));
  if ((await db.$count(accountDeletions, begun)) > 0) return true;
  return (await db.$count(personErasures, eq(personErasures.userId, userId))) > 0;
}
