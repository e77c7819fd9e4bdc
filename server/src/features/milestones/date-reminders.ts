import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import {
  DATE_HAS_PASSED,
  findDueReminder,
  LATEST_REMINDER_DAYS,
  nameReminder,
} from '@porchlight/domain/notifications/near-dates.ts';
import { addDays } from '@porchlight/domain/shared/calendar-dates.ts';
import { readWallClock } from '@porchlight/domain/shared/time-zones.ts';
import { and, between, eq, getTableColumns } from 'drizzle-orm';
import { doEach } from '../../platform/do-each.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { readPreferences } from '../notifications/preferences.service.ts';
import { findText } from './milestone-progress.ts';
import type { MilestonesContext } from './milestones.service.ts';
import { completedMilestones, milestoneDates } from './milestones.table.ts';

/** Days ahead that are looked at: a week, and the day by which the clocks of the earth differ. */
const LOOKED_AHEAD_DAYS = 8;

/**
 * Tells every buyer of the dates that have come near where they are: a week before, the day before, on the day, and once when
 * the day has passed in a milestone that is not completed. Each is told once, however often and in how many processes this runs.
 */
export async function remindOfDates(context: MilestonesContext): Promise<void> {
  const { db } = context.database;
  const today = readWallClock(context.now(), 'UTC').day;
  const near = await db
    .select({ ...getTableColumns(milestoneDates), completedAt: completedMilestones.completedAt })
    .from(milestoneDates)
    .leftJoin(
      completedMilestones,
      and(
        eq(completedMilestones.userId, milestoneDates.userId),
        eq(completedMilestones.milestoneId, milestoneDates.milestoneId),
      ),
    )
    .where(
      between(
        milestoneDates.date,
        addDays(today, -1 - LATEST_REMINDER_DAYS),
        addDays(today, LOOKED_AHEAD_DAYS),
      ),
    )
    .orderBy(milestoneDates.userId, milestoneDates.date);
  await doEach(near, (row) => remindOf(context, row));
}

async function remindOf(
  context: MilestonesContext,
  {
    userId,
    milestoneId,
    dateKey,
    date,
    updatedAt,
    completedAt,
  }: typeof milestoneDates.$inferSelect & { completedAt: Date | null },
): Promise<void> {
  const { database } = context;
  const now = context.now();
  const slug = milestones.find(({ id }) => id === milestoneId)?.slug;
  // A date that the operator's content no longer has is shown nowhere.
  const title = slug && findText(slug).dates.find(({ key }) => key === dateKey)?.title;
  if (slug === undefined || title === undefined) return;
  const { timeZone } = await readPreferences(database.db, userId);
  const days = findDueReminder({ date, setAt: updatedAt }, now, timeZone);
  const hasPassed = days === -1;
  if (days === undefined || (hasPassed && completedAt !== null)) return;
  const onceKey = nameReminder(milestoneId, dateKey, date, days);
  await database.transact(async (transaction) => {
    // Others were told before this one: meanwhile the buyer may have moved the date or cleared it.
    const still = await transaction
      .select({ date: milestoneDates.date })
      .from(milestoneDates)
      .where(
        and(
          eq(milestoneDates.userId, userId),
          eq(milestoneDates.milestoneId, milestoneId),
          eq(milestoneDates.dateKey, dateKey),
          eq(milestoneDates.date, date),
        ),
      )
      .for('share');
    if (still.length === 0) return;
    await storeNotification(transaction, userId, {
      kind: 'date-near',
      subject: slug,
      dateTitle: title,
      date,
      ...(hasPassed ? { detail: DATE_HAS_PASSED } : {}),
      onceKey,
      now,
    });
  });
}
