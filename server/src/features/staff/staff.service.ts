import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { staffMembers } from './staff.table.ts';

export async function isStaffMember(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select().from(staffMembers).where(eq(staffMembers.userId, userId));
  return rows.length > 0;
}

/** Makes an account a staff member's; doing it twice changes nothing. */
export async function addStaffMember(db: Database, userId: string): Promise<void> {
  await db.insert(staffMembers).values({ userId }).onConflictDoNothing();
}
