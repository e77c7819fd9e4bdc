import type { StaffRole } from '@porchlight/domain/staff/staff-roles.ts';
import type { Database } from '../../platform/database/database.ts';
import { staffMembers } from './staff.table.ts';

/** Makes an account a staff member's; doing it twice changes nothing. */
export async function addStaffMember(db: Database, userId: string, role: StaffRole): Promise<void> {
  await db.insert(staffMembers).values({ userId, role }).onConflictDoNothing();
}
