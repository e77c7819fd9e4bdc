import type { PurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { listPurchaseDates } from '@porchlight/domain/dates/purchase-dates/purchase-dates.ts';
import { FALLBACK_TIME_ZONE, getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { computeJourneyPercent, milestones } from '@porchlight/domain/milestones/milestones.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Helper } from '../../platform/http/request-context.ts';
import { loadDateFacts } from '../date-store/read-dates.ts';
import { completedMilestones } from '../journey/journey.table.ts';
import { findText } from '../journey/milestone-texts.ts';
import { milestoneTasks } from '../milestones/milestones.table.ts';
import { loadShared } from './shared-reads.ts';
import type { SharingContext } from './sharing-context.ts';

/** What is completed, and how many tasks of each milestone are settled. */
export async function loadSharedProgress(context: SharingContext, helper: Helper, personId: string) {
  const { db } = context.database;
  const purchaseId = await loadShared(context, helper, { personId, what: 'progress' });
  const completed = await db
    .select({ id: completedMilestones.milestoneId })
    .from(completedMilestones)
    .where(eq(completedMilestones.purchaseId, purchaseId));
  const settled = await db
    .select({ milestoneId: milestoneTasks.milestoneId, taskId: milestoneTasks.taskId })
    .from(milestoneTasks)
    .where(and(eq(milestoneTasks.purchaseId, purchaseId), ne(milestoneTasks.status, 'to-do')));
  const completedIds = new Set(completed.map(({ id }) => id));
  return {
    percent: computeJourneyPercent(completedIds),
    milestones: milestones.map(({ id, slug, title }) => {
      const { tasks } = findText(slug);
      const own = settled.filter(({ milestoneId }) => milestoneId === id);
      const tasksDone = tasks.filter((task) => own.some(({ taskId }) => taskId === task.id)).length;
      return { slug, title, isCompleted: completedIds.has(id), tasksDone, tasks: tasks.length };
    }),
  };
}

/** The list that the buyers see, without their notes and documents. */
export async function loadSharedDates(
  context: SharingContext,
  helper: Helper,
  personId: string,
): Promise<PurchaseDates> {
  const purchaseId = await loadShared(context, helper, { personId, what: 'dates' });
  const { day } = getWallClock(context.now(), FALLBACK_TIME_ZONE);
  return listPurchaseDates(await loadDateFacts(context.database.db, { purchaseId }), day);
}
