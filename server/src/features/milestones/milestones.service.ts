import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { Journey, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import {
  computeJourneyPercent,
  findCurrentCard,
  findUnlockedMilestones,
  type JourneyState,
  milestones,
} from '@porchlight/domain/milestones/milestones.ts';
import {
  getTaskStatus,
  isWorkspaceFinished,
  type TaskStatus,
} from '@porchlight/domain/milestones/workspace.ts';
import { sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { emit, emitAll } from '../../platform/events/transaction-events.ts';
import { completedMilestones } from '../journey/journey.table.ts';
import { findDocumentRequest, findText } from '../journey/milestone-texts.ts';
import { withdrawDocumentReminder } from '../notifications/withdrawn-reminders.ts';
import { announceToBuyers, lockPurchase, purchaseOf } from '../purchases/membership.ts';
import {
  describeCard,
  describeDates,
  describeNextSteps,
  describeProved,
  describeWorkspace,
  findMilestone,
  findOpenMilestone,
  loadProgress,
  type MilestoneProgress,
  type OpenMilestone,
  parseTaskState,
  withCompleted,
  withTask,
} from './milestone-progress.ts';
import { milestoneTasks } from './milestones.table.ts';
import type { TaskAnswer } from './progress-rows.ts';
import { removeSetAside } from './set-aside-rows.ts';

export type MilestonesContext = { database: DatabaseConnection; now(): Date };

export function describeJourney(progress: MilestoneProgress): Journey {
  const cards = milestones.map((milestone) => describeCard(milestone, progress));
  const current = findCurrentCard(cards);
  return {
    percent: computeJourneyPercent(progress.journey.completedIds),
    betaAccess: progress.journey.betaAccess,
    place: progress.choice.place,
    placeSource: progress.choice.source,
    milestones: cards,
    proved: describeProved(progress),
    nextSteps: current === undefined ? [] : describeNextSteps(current.slug, progress),
    dates: describeDates(progress),
  };
}

/** Sets a task and, when nothing is left open after it, completes the milestone in the same transaction. */
export async function setTaskStatus(
  context: MilestonesContext,
  userId: string,
  input: { slug: MilestoneSlug; taskId: string; status: TaskStatus },
): Promise<MilestoneWorkspace> {
  const task = findText(input.slug).tasks.find((candidate) => candidate.id === input.taskId);
  if (!task) throw new Failure('NOT_FOUND', { reason: 'milestones.no-such-task' });
  if (getTaskStatus(task, input.status) !== input.status) {
    throw new Failure('BAD_INPUT', { reason: 'milestones.task-for-everyone' });
  }
  return context.database.transact(async (transaction) => {
    await lockPurchase(transaction, 'milestones', userId);
    const progress = await loadProgress(transaction, userId, context.now());
    const { milestone } = findOpenMilestone(input.slug, progress);
    const answer = { milestoneId: milestone.id, taskId: task.id, status: input.status, provedBy: null };
    await storeTask(transaction, userId, answer, context.now());
    const open = findOpenMilestone(input.slug, withTask(progress, answer));
    return describeWorkspace(
      transaction,
      { userId, now: context.now() },
      await completeMilestone(transaction, userId, open, context.now()),
    );
  });
}

/**
 * Completes the milestone that waits for this document if nothing else in it is open, in the transaction that stores or removes the
 * document. A locked milestone is left as it is.
 */
export async function getDocumentRequest(
  transaction: Database,
  { buyerId, documentRequest }: { buyerId: string; documentRequest: string | null },
  now: Date,
): Promise<void> {
  const paper = documentRequest === null ? undefined : findDocumentRequest(documentRequest);
  // Only what staff asked for changes with it, which the other buyer sees too.
  if (!paper)
    return documentRequest === null
      ? undefined
      : announceToBuyers(transaction, { topic: 'milestones', userId: buyerId });
  await lockPurchase(transaction, 'milestones', buyerId);
  const progress = await loadProgress(transaction, buyerId, now);
  if (progress.papers.get(paper.key)?.owed === false) await withdrawDocumentReminder(transaction, buyerId);
  if (!describeCard(findMilestone(paper.slug), progress).isAvailable) return;
  await completeMilestone(transaction, buyerId, findOpenMilestone(paper.slug, progress), now);
}

/** Completes the milestone if nothing is left open in it, and gives it as it is then; its owner's lock is held. */
export async function completeMilestone(
  transaction: Database,
  userId: string,
  open: OpenMilestone,
  now: Date,
): Promise<OpenMilestone> {
  await announceToBuyers(transaction, { topic: 'milestones', userId });
  const { milestone, text, progress } = open;
  if (
    progress.completedAt.has(milestone.id) ||
    !isWorkspaceFinished(text, parseTaskState(milestone, progress))
  )
    return open;
  await transaction
    .insert(completedMilestones)
    .values({ userId, milestoneId: milestone.id, completedAt: now, purchaseId: purchaseOf(userId) })
    .onConflictDoNothing();
  await removeSetAside(transaction, userId, milestone.slug);
  await emit(transaction, 'milestone.completed', { buyerId: userId, milestone: milestone.slug }, now);
  const after = withCompleted(progress, milestone.id, now);
  await emitUnlocked(transaction, userId, { before: progress.journey, after: after.journey }, now);
  return { ...open, progress: after };
}

/** Says which milestones a change of the journey has opened. */
export async function emitUnlocked(
  transaction: Database,
  buyerId: string,
  { before, after }: { before: JourneyState; after: JourneyState },
  now: Date,
): Promise<void> {
  const unlocked = findUnlockedMilestones(before, after).map(({ slug }) => ({ buyerId, milestone: slug }));
  await emitAll(transaction, 'milestone.unlocked', unlocked, now);
}

export async function storeTask(
  transaction: Database,
  userId: string,
  answer: TaskAnswer,
  updatedAt: Date,
): Promise<void> {
  await transaction
    .insert(milestoneTasks)
    .values({ ...answer, userId, updatedAt, purchaseId: purchaseOf(userId) })
    .onConflictDoUpdate({
      target: [milestoneTasks.purchaseId, milestoneTasks.milestoneId, milestoneTasks.taskId],
      set: {
        userId: sql`excluded.user_id`,
        status: sql`excluded.status`,
        updatedAt: sql`excluded.updated_at`,
        provedBy: sql`excluded.proved_by`,
      },
    });
}
