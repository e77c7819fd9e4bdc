import type { MilestoneWorkspace } from '@porchlight/domain/milestones/milestones.contract.ts';
import type { MilestoneSlug } from '@porchlight/domain/milestones/milestones.ts';
import { and, eq, ne } from 'drizzle-orm';
import { announceChange } from '../../platform/events/changes.ts';
import { Failure } from '../../platform/http/failure.ts';
import { describeWorkspace, findOpenMilestone, findText, readProgress } from './milestone-progress.ts';
import type { MilestonesContext } from './milestones.service.ts';
import { milestoneDates } from './milestones.table.ts';
import { withdrawDateReminders } from './withdrawn-reminders.ts';

/** Sets a date of an open milestone to a calendar day (YYYY-MM-DD), or clears it. */
export async function setMilestoneDate(
  context: MilestonesContext,
  userId: string,
  input: { slug: MilestoneSlug; key: string; date: string | null },
): Promise<MilestoneWorkspace> {
  if (!findText(input.slug).dates.some(({ key }) => key === input.key)) {
    throw new Failure('NOT_FOUND', {
      message: 'This date no longer exists. Nothing was changed; open the milestone again.',
    });
  }
  return context.database.transact(async (transaction) => {
    const { milestone } = findOpenMilestone(input.slug, await readProgress(transaction, userId));
    const key = { userId, milestoneId: milestone.id, dateKey: input.key };
    if (input.date === null) {
      const { milestoneId, dateKey } = milestoneDates;
      await transaction
        .delete(milestoneDates)
        .where(and(eq(milestoneDates.userId, userId), eq(milestoneId, milestone.id), eq(dateKey, input.key)));
    } else {
      const set = { date: input.date, updatedAt: context.now() };
      await transaction
        .insert(milestoneDates)
        .values({ ...key, ...set })
        .onConflictDoUpdate({
          target: [milestoneDates.userId, milestoneDates.milestoneId, milestoneDates.dateKey],
          set,
          // The same day sent once more is no change: calendars and reminders go by when it was set.
          setWhere: ne(milestoneDates.date, input.date),
        });
    }
    await withdrawDateReminders(transaction, userId, { ...key, date: input.date });
    await announceChange(transaction, { topic: 'milestones', userId });
    const after = findOpenMilestone(input.slug, await readProgress(transaction, userId));
    return describeWorkspace(transaction, userId, after);
  });
}
