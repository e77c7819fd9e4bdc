import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { MAX_NOTES } from '@porchlight/domain/milestones/notes.ts';
import { and, count, eq, ne } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { announceToBuyers, purchaseOf } from '../purchases/membership.ts';
import { describeWorkspace, findOpenMilestone, loadProgress } from './milestone-progress.ts';
import type { MilestonesContext } from './milestones.service.ts';
import { milestoneNotes } from './milestones.table.ts';

export type NoteAddress = { slug: MilestoneSlug; noteId: string };

/**
 * Adds a note under the id its writer chose, or changes its words; sent twice, it is stored once. It is never dated
 * later than now, whatever the writer's clock says. NOT_FOUND when the id is another milestone's.
 */
export async function saveMilestoneNote(
  context: MilestonesContext,
  userId: string,
  input: NoteAddress & { text: string; createdAt: string; isPrivate?: boolean | undefined },
): Promise<MilestoneWorkspace> {
  return changeNotes(context, userId, input.slug, async (transaction, milestoneId) => {
    await refuseTooMany(transaction, userId, milestoneId, input.noteId);
    const now = context.now();
    const createdAt = new Date(Math.min(Date.parse(input.createdAt), now.getTime()));
    const stored = await transaction
      .insert(milestoneNotes)
      .values({
        ...{ id: input.noteId, userId, milestoneId, text: input.text, createdAt, updatedAt: now },
        isPrivate: input.isPrivate ?? false,
        purchaseId: purchaseOf(userId),
      })
      .onConflictDoUpdate({
        target: [milestoneNotes.userId, milestoneNotes.id],
        set: {
          text: input.text,
          updatedAt: now,
          ...(input.isPrivate !== undefined && { isPrivate: input.isPrivate }),
        },
        setWhere: eq(milestoneNotes.milestoneId, milestoneId),
      })
      .returning({ id: milestoneNotes.id });
    if (stored.length === 0) throw new Failure('NOT_FOUND');
  });
}

/** Deletes one of the buyer's own notes; one that is not there is gone already. */
export async function deleteNote(
  context: MilestonesContext,
  userId: string,
  input: NoteAddress,
): Promise<MilestoneWorkspace> {
  return changeNotes(context, userId, input.slug, async (transaction, milestoneId) => {
    await transaction
      .delete(milestoneNotes)
      .where(
        and(
          eq(milestoneNotes.id, input.noteId),
          eq(milestoneNotes.userId, userId),
          eq(milestoneNotes.milestoneId, milestoneId),
        ),
      );
  });
}

async function changeNotes(
  context: MilestonesContext,
  userId: string,
  slug: MilestoneSlug,
  change: (transaction: Database, milestoneId: number) => Promise<void>,
): Promise<MilestoneWorkspace> {
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, 'milestone-notes', userId);
    const open = findOpenMilestone(slug, await loadProgress(transaction, userId, context.now()));
    await change(transaction, open.milestone.id);
    await announceToBuyers(transaction, { topic: 'milestones', userId });
    return describeWorkspace(transaction, { userId, now: context.now() }, open);
  });
}

async function refuseTooMany(
  transaction: Database,
  userId: string,
  milestoneId: number,
  noteId: string,
): Promise<void> {
  const [others] = await transaction
    .select({ count: count() })
    .from(milestoneNotes)
    .where(
      and(
        eq(milestoneNotes.userId, userId),
        eq(milestoneNotes.milestoneId, milestoneId),
        ne(milestoneNotes.id, noteId),
      ),
    );
  if ((others?.count ?? 0) < MAX_NOTES) return;
  throw new Failure('BAD_INPUT', { reason: 'milestones.most-notes', params: { most: MAX_NOTES } });
}
