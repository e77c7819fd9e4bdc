import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { accountDeletions } from '../accounts/account-deletions.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { isActingAdmin } from '../accounts/acting-admins.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';

/**
 * LAST_ADMIN when no other admin could let anyone in: an invited one who never came cannot, nor one whose account is about to be deleted;
 * one without a second step yet can. All admins' rows are locked, so that two who suspend each other do not both succeed.
 */
export async function requireAnAdmin(transaction: Database, id: string): Promise<void> {
  const admins = await transaction
    .select({ id: staffMembers.userId })
    .from(staffMembers)
    .where(isActingAdmin)
    .orderBy(asc(staffMembers.userId))
    .for('update');
  if (!admins.some((admin) => admin.id === id)) return;
  const others = admins.map((admin) => admin.id).filter((other) => other !== id);
  // Queried after the rows are locked: a concurrent request for deletion is stored by now.
  const leaving = transaction
    .select({ id: accountDeletions.userId })
    .from(accountDeletions)
    .where(inArray(accountDeletions.userId, others));
  const isStaying = and(
    inArray(users.id, others),
    eq(users.emailVerified, true),
    notInArray(users.id, leaving),
  );
  if ((await transaction.$count(users, isStaying)) === 0) throw new Failure('LAST_ADMIN');
}
