import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { accountDeletions } from '../accounts/account-deletions.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { isActingAdmin } from '../accounts/acting-admins.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';

/**
 * LAST_ADMIN when nobody else could let anyone in. One who was invited and never came cannot, nor one whose account is being deleted soon;
 * one without a second step yet sets it up alone. The rows of all admins are held, so that two admins who suspend each other at the same
 * moment do not both succeed.
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
  // Asked after the rows are held: whoever asked for deletion at the same moment has it stored by now.
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
