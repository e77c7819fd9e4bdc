import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import type { MilestoneSlug } from '@porchlight/domain/kernel/milestone-slugs.ts';
import type { Journey, MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import { listProvedTasks, provedTasks } from '@porchlight/domain/milestones/proved-tasks.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { journeyPlaceChoices } from '../journey/journey.table.ts';
import { lockPurchase, ofPurchase } from '../purchases/membership.ts';
import { remindBy } from '../reminders/reminder-rounds.ts';
import { milestoneDateReminders } from './date-reminders.ts';
import { documentRequestReminders } from './document-reminders.ts';
import { bringMilestoneBack, setJourneyPlace } from './journey-place.service.ts';
import { setMilestoneDate } from './milestone-dates.service.ts';
import { deleteNote, saveMilestoneNote } from './milestone-notes.service.ts';
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
  setTaskStatus,
  storeTask,
} from './milestones.service.ts';
import { milestoneNotes, milestoneTasks, taskOwnerEnum } from './milestones.table.ts';
import { loadRoomProofs } from './proof-rows.ts';
import { listTaskOwners, setTaskOwner } from './task-owners.service.ts';

export const milestonesFeature = defineFeature({
  name: 'milestones',
  tables: [
    {
      table: milestoneTasks,
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'tasks',
        title: downloadTitles.tasks,
        owned: byAccount(milestoneTasks.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: taskOwnerEnum,
      grants: bothMay(ALL),
      owned: {
        file: 'task-owners',
        title: downloadTitles['task-owners'],
        owned: ({ userId }) => (userId === null ? sql`false` : ofPurchase(taskOwnerEnum.purchaseId, userId)),
      },
    },
    {
      table: milestoneNotes,
      grants: bothMay(ALL),
      owned: {
        file: 'notes',
        title: downloadTitles.notes,
        owned: byAccount(milestoneNotes.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: journeyPlaceChoices,
      grants: bothMay(ALL),
      owned: {
        file: 'journey-place',
        title: downloadTitles['journey-place'],
        owned: byAccount(journeyPlaceChoices.userId),
        counted: 'journeyEntries',
      },
    },
  ],
  routes: (parts: MilestonesContext) => ({ milestones: createMilestoneRoutes(parts) }),
  ...remindBy(milestoneDateReminders, documentRequestReminders),
});

function createMilestoneRoutes(dependencies: MilestonesContext) {
  const { milestones } = endpoints;
  return {
    list: milestones.list.handler(({ context }) => listMilestones(dependencies, requireUser(context).userId)),
    get: milestones.get.handler(({ context, input }) =>
      getWorkspaceOf(dependencies, requireUser(context).userId, input.slug),
    ),
    setPlace: milestones.setPlace.handler(({ context, input }) =>
      setJourneyPlace(dependencies, requireUser(context).userId, input),
    ),
    bringBack: milestones.bringBack.handler(({ context, input }) =>
      bringMilestoneBack(dependencies, requireUser(context).userId, input.slug),
    ),
    setTask: milestones.setTask.handler(({ context, input }) =>
      setTaskStatus(dependencies, requireUser(context).userId, input),
    ),
    listOwners: milestones.listOwners.handler(({ context, input }) =>
      listTaskOwners(dependencies, requireUser(context).userId, input.slug),
    ),
    setOwner: milestones.setOwner.handler(({ context, input }) =>
      setTaskOwner(dependencies, requireUser(context).userId, input),
    ),
    setDate: milestones.setDate.handler(({ context, input }) =>
      setMilestoneDate(dependencies, requireUser(context).userId, input),
    ),
    saveMilestoneNote: milestones.saveMilestoneNote.handler(({ context, input }) =>
      saveMilestoneNote(dependencies, requireUser(context).userId, input),
    ),
    deleteNote: milestones.deleteNote.handler(({ context, input }) =>
      deleteNote(dependencies, requireUser(context).userId, input),
    ),
  };
}

async function listMilestones(context: MilestonesContext, userId: string): Promise<Journey> {
  return describeJourney(await loadSettledProgress(context, userId));
}

async function getWorkspaceOf(
  context: MilestonesContext,
  userId: string,
  slug: MilestoneSlug,
): Promise<MilestoneWorkspace> {
  const open = findOpenMilestone(slug, await loadSettledProgress(context, userId));
  return describeWorkspace(context.database.db, { userId, now: context.now() }, open);
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
    hasClosingDay: progress.closingDay !== null,
  });
  return proved.filter((each) => waiting.some(({ taskId }) => taskId === each.taskId));
}
