import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from './accounts.table.ts';
import { staffMembers } from './staff-members.table.ts';

/** Picks the admins who are not suspended. */
export const isActingAdmin = and(eq(staffMembers.role, 'admin'), isNull(staffMembers.suspendedAt));

/** Where the operator's own matters are written to. */
export async function listAdminAddresses(db: Database): Promise<string[]> {
  const admins = await db
    .select({ email: users.email })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .where(isActingAdmin)
    .orderBy(asc(staffMembers.userId));
  return admins.map(({ email }) => email);
}
