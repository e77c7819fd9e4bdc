import type { Journey, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import {
  computeJourneyPercent,
  findUnlockedMilestones,
  type MilestoneSlug,
  milestones,
} from '@porchlight/domain/milestones/milestones.ts';
import {
  isWorkspaceFinished,
  readTaskStatus,
  type TaskStatus,
} from '@porchlight/domain/milestones/workspace.ts';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { Failure } from '../../platform/http/failure.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { publishEvent } from '../webhooks/webhook-events.service.ts';
import { findDuePaper } from './due-papers.ts';
import {
  describeCard,
  describeDates,
  describeWorkspace,
  findMilestone,
  findOpenMilestone,
  findText,
  type Progress,
  readProgress,
  readState,
} from './milestone-progress.ts';
import { completedMilestones, milestoneTasks } from './milestones.table.ts';
import { withdrawPaperReminder } from './withdrawn-reminders.ts';

export type MilestonesContext = { database: DatabaseConnection; now(): Date };

export async function listMilestones(context: MilestonesContext, userId: string): Promise<Journey> {
  const progress = await readProgress(context.database.db, userId);
  return {
    percent: computeJourneyPercent(progress.journey.completedIds),
    betaAccess: progress.journey.betaAccess,
    milestones: milestones.map((milestone) => describeCard(milestone, progress)),
    dates: describeDates(progress),
  };
}

export async function openWorkspace(
  context: MilestonesContext,
  userId: string,
  slug: MilestoneSlug,
): Promise<MilestoneWorkspace> {
  const { db } = context.database;
  return describeWorkspace(db, userId, findOpenMilestone(slug, await readProgress(db, userId)));
}

/** Sets a task and, when nothing is left open after it, completes the milestone in the same transaction. */
export async function setTaskStatus(
  context: MilestonesContext,
  userId: string,
  input: { slug: MilestoneSlug; taskId: string; status: TaskStatus },
): Promise<MilestoneWorkspace> {
  const task = findText(input.slug).tasks.find((candidate) => candidate.id === input.taskId);
  if (!task)
    throw new Failure('NOT_FOUND', {
      message: 'This task no longer exists. Nothing was changed; open the milestone again.',
    });
  if (readTaskStatus(task, input.status) !== input.status) {
    throw new Failure('BAD_INPUT', {
      message: 'This task is needed by every buyer, so it cannot be set aside. Nothing was changed.',
    });
  }
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, 'milestones', userId);
    const { milestone } = findOpenMilestone(input.slug, await readProgress(transaction, userId));
    await storeTask(
      transaction,
      { userId, milestoneId: milestone.id, taskId: task.id },
      input.status,
      context.now(),
    );
    return settleMilestone(transaction, userId, input.slug, context.now());
  });
}

/**
 * Completes the milestone that waits for this document if nothing else in it is open; called in the transaction that
 * stores the document. A locked milestone is left as it is.
 */
export async function settleDueDocument(
  transaction: Database,
  userId: string,
  key: string,
  now: Date,
): Promise<void> {
  const paper = findDuePaper(key);
  if (!paper) return;
  await lockOwner(transaction, 'milestones', userId);
  const progress = await readProgress(transaction, userId);
  if (progress.papers.get(key)?.owed === false) await withdrawPaperReminder(transaction, userId);
  if (!describeCard(findMilestone(paper.slug), progress).isAvailable) return;
  await settleMilestone(transaction, userId, paper.slug, now);
}

async function settleMilestone(
  transaction: Database,
  userId: string,
  slug: MilestoneSlug,
  now: Date,
): Promise<MilestoneWorkspace> {
  const before = await readProgress(transaction, userId);
  const { milestone, text } = findOpenMilestone(slug, before);
  const isNewlyFinished =
    !before.completedAt.has(milestone.id) && isWorkspaceFinished(text, readState(milestone, before));
  if (isNewlyFinished) {
    await transaction
      .insert(completedMilestones)
      .values({ userId, milestoneId: milestone.id, completedAt: now })
      .onConflictDoNothing();
    const data = { buyerId: userId, milestone: slug };
    await publishEvent(transaction, { type: 'milestone.completed', data }, now);
  }
  await announceChange(transaction, { topic: 'milestones', userId });
  const after = isNewlyFinished ? await readProgress(transaction, userId) : before;
  if (isNewlyFinished) await tellOfCompletion(transaction, userId, { slug, before, after, now });
  return describeWorkspace(transaction, userId, { milestone, text, progress: after });
}

/** Says what was completed, and what that has opened. */
async function tellOfCompletion(
  transaction: Database,
  userId: string,
  { slug, before, after, now }: { slug: MilestoneSlug; before: Progress; after: Progress; now: Date },
): Promise<void> {
  await storeNotification(transaction, userId, { kind: 'milestone-completed', subject: slug, now });
  for (const { slug: subject } of findUnlockedMilestones(before.journey, after.journey)) {
    await storeNotification(transaction, userId, { kind: 'milestone-unlocked', subject, now });
  }
}

async function storeTask(
  transaction: Database,
  key: { userId: string; milestoneId: number; taskId: string },
  status: TaskStatus,
  updatedAt: Date,
): Promise<void> {
  await transaction
    .insert(milestoneTasks)
    .values({ ...key, status, updatedAt })
    .onConflictDoUpdate({
      target: [milestoneTasks.userId, milestoneTasks.milestoneId, milestoneTasks.taskId],
      set: { status: sql`excluded.status`, updatedAt: sql`excluded.updated_at` },
    });
}
