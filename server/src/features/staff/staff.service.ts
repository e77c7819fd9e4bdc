import type { StaffRole } from '@porchlight/domain/staff/staff-roles.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { staffMembers } from './staff.table.ts';

/** Makes an account a staff member's; doing it twice changes nothing. */
export async function addStaffMember(db: Database, userId: string, role: StaffRole): Promise<void> {
  await db.insert(staffMembers).values({ userId, role }).onConflictDoNothing();
}

/** Whether an account is the operator's, suspended or not. */
export async function isStaffMember(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(staffMembers, eq(staffMembers.userId, userId))) > 0;
}
