import type { MilestoneNote } from '@porchlight/domain/milestones/milestones.contract.ts';
import { and, desc, eq, getTableColumns, not, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { milestoneNotes } from './milestones.table.ts';

/** A buyer's own notes, and those of the other buyer that are not private. */
export const isReadableNote = (userId: string) =>
  or(
    eq(milestoneNotes.userId, userId),
    and(not(milestoneNotes.isPrivate), ofPurchase(milestoneNotes.purchaseId, userId)),
  );

/** The notes on a milestone that a buyer reads, newest first. */
export async function listNotes(db: Database, userId: string, milestoneId: number): Promise<MilestoneNote[]> {
  const rows = await db
    .select({ ...getTableColumns(milestoneNotes), name: users.name })
    .from(milestoneNotes)
    .innerJoin(users, eq(users.id, milestoneNotes.userId))
    .where(and(isReadableNote(userId), eq(milestoneNotes.milestoneId, milestoneId)))
    .orderBy(desc(milestoneNotes.createdAt), milestoneNotes.id);
  return rows.map(({ id, text, isPrivate, createdAt, updatedAt, ...row }) => ({
    id,
    text,
    isPrivate,
    author: row.userId === userId ? null : row.name,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}
