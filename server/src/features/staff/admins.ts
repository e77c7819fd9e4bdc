import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { staffMembers } from './staff.table.ts';

/**
 * LAST_ADMIN when nobody else could let anybody in. The rows of all admins are held, so that two admins who suspend each other at
 * the same moment do not both succeed.
 */
export async function keepAnAdmin(transaction: Database, id: string): Promise<void> {
  const admins = await transaction
    .select({ id: staffMembers.userId })
    .from(staffMembers)
    .where(and(eq(staffMembers.role, 'admin'), isNull(staffMembers.suspendedAt)))
    .orderBy(asc(staffMembers.userId))
    .for('update');
  if (admins.length === 1 && admins[0]?.id === id) throw new Failure('LAST_ADMIN');
}
