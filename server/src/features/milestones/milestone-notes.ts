import type { MilestoneNote } from '@porchlight/domain/milestones/milestones.contract.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { milestoneNotes } from './milestones.table.ts';

/** One buyer's notes on a milestone, newest first. */
export async function listNotes(db: Database, userId: string, milestoneId: number): Promise<MilestoneNote[]> {
  const rows = await db
    .select()
    .from(milestoneNotes)
    .where(and(eq(milestoneNotes.userId, userId), eq(milestoneNotes.milestoneId, milestoneId)))
    .orderBy(desc(milestoneNotes.createdAt), milestoneNotes.id);
  return rows.map(({ id, text, createdAt, updatedAt }) => ({
    id,
    text,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
}
