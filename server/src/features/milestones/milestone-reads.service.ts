import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { Journey, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { listProvedTasks, provedTasks } from '@porchlight/domain/milestones/proved-tasks.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockPurchase } from '../purchases/membership.ts';
import {
  describeCard,
  describeWorkspace,
  findMilestone,
  findOpenMilestone,
  loadProgress,
  type MilestoneProgress,
  parseTaskState,
  withTask,
} from './milestone-progress.ts';
import {
  completeMilestone,
  describeJourney,
  type MilestonesContext,
  storeTask,
} from './milestones.service.ts';
import { loadRoomProofs } from './proof-rows.ts';

export async function listMilestones(context: MilestonesContext, userId: string): Promise<Journey> {
  return describeJourney(await loadSettledProgress(context, userId));
}

export async function getWorkspaceOf(
  context: MilestonesContext,
  userId: string,
  slug: MilestoneSlug,
): Promise<MilestoneWorkspace> {
  const open = findOpenMilestone(slug, await loadSettledProgress(context, userId));
  return describeWorkspace(context.database.db, userId, open);
}

/**
 * Ticks what facts prove when a buyer reads the journey: pages read it again within a second of a change in any room. What a buyer has
 * answered, also by opening it again, is theirs. A milestone whose last step it was is completed as by hand.
 */
async function loadSettledProgress(context: MilestonesContext, userId: string): Promise<MilestoneProgress> {
  const { db } = context.database;
  const progress = await loadProgress(db, userId, context.now());
  const proved = await listTasksToTick(db, userId, progress);
  if (proved.length === 0) return progress;
  return context.database.transact((transaction) => tickProvedTasks(transaction, userId, context.now()));
}

async function tickProvedTasks(transaction: Database, userId: string, now: Date): Promise<MilestoneProgress> {
  await lockPurchase(transaction, 'milestones', userId);
  let progress = await loadProgress(transaction, userId, now);
  for (;;) {
    // A milestone that is completed by its last tick may open the next.
    const proved = await listTasksToTick(transaction, userId, progress);
    if (proved.length === 0) return progress;
    for (const { slug, taskId, fact } of proved) {
      const answer = { milestoneId: findMilestone(slug).id, taskId, status: 'done' as const, provedBy: fact };
      await storeTask(transaction, userId, answer, now);
      progress = withTask(progress, answer);
    }
    for (const slug of new Set(proved.map((each) => each.slug)))
      ({ progress } = await completeMilestone(transaction, userId, findOpenMilestone(slug, progress), now));
  }
}

/** Of the open milestones that are not completed, as completed stays as it is. */
async function listTasksToTick(db: Database, userId: string, progress: MilestoneProgress) {
  const waiting = provedTasks.filter(({ slug, taskId }) => {
    const milestone = findMilestone(slug);
    const { isAvailable, isCompleted } = describeCard(milestone, progress);
    return isAvailable && !isCompleted && !parseTaskState(milestone, progress).taskStatuses.has(taskId);
  });
  if (waiting.length === 0) return [];
  const { typedDates, ...rooms } = await loadRoomProofs(db, userId);
  const proved = listProvedTasks({
    ...rooms,
    dates: new Set([...typedDates, ...progress.dates.map(({ key }) => key)]),
    documents: parseTaskState(findMilestone('interest'), progress).receivedDocuments,
    hasContract: progress.hasContract,
    hasClosingDay: progress.hasClosingDay,
  });
  return proved.filter((each) => waiting.some(({ taskId }) => taskId === each.taskId));
}
