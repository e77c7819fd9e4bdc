import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffMembers } from './staff.table.ts';

const isActing = and(eq(staffMembers.role, 'admin'), isNull(staffMembers.suspendedAt));

/**
 * LAST_ADMIN when nobody else could let anybody in. The rows of all admins are held, so that two admins who suspend each other at
 * the same moment do not both succeed.
 */
export async function keepAnAdmin(transaction: Database, id: string): Promise<void> {
  const admins = await transaction
    .select({ id: staffMembers.userId })
    .from(staffMembers)
    .where(isActing)
    .orderBy(asc(staffMembers.userId))
    .for('update');
  if (admins.length === 1 && admins[0]?.id === id) throw new Failure('LAST_ADMIN');
}

/** Where the operator's own matters are written to. */
export async function listAdminAddresses(db: Database): Promise<string[]> {
  const admins = await db
    .select({ email: users.email })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(isActing)
    .orderBy(asc(staffMembers.userId));
  return admins.map(({ email }) => email);
}
