import type { StaffRole } from '@porchlight/domain/kernel/staff-roles.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { staffMembers } from '../accounts/staff-members.table.ts';

/** Makes an account a staff member's; doing it twice changes nothing. */
export async function addStaffMember(db: Database, userId: string, role: StaffRole): Promise<void> {
  await db.insert(staffMembers).values({ userId, role }).onConflictDoNothing();
}

/** Whether an account is a buyer's: what an account had before it became a member's is no buyer's any more. */
export function isNoStaff(userId: SQLWrapper): SQL {
  return sql`not exists (select 1 from ${staffMembers} where ${staffMembers.userId} = ${userId})`;
}
