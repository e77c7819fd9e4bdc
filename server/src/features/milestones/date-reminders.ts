import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import {
  DATE_HAS_PASSED,
  findDueReminder,
  LATEST_REMINDER_DAYS,
  nameReminder,
  nameReminders,
} from '@porchlight/domain/notifications/near-dates.ts';
import { addDays } from '@porchlight/domain/shared/calendar-dates.ts';
import { readWallClock } from '@porchlight/domain/shared/time-zones.ts';
import { and, between, eq, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { doEach } from '../../platform/do-each.ts';
import { LETTERS_TOPIC } from '../notifications/letter-planning.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { notifications } from '../notifications/notifications.table.ts';
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

/** Takes back the letters that wait about a date which is no longer on that day; in the portal's list they stay. */
export async function withdrawReminders(
  transaction: Database,
  userId: string,
  { milestoneId, dateKey, date }: { milestoneId: number; dateKey: string; date: string | null },
): Promise<void> {
  await lockOwner(transaction, LETTERS_TOPIC, userId);
  await transaction
    .update(notifications)
    .set({ letterForm: null, letterDueAt: null })
    .where(
      and(
        eq(notifications.userId, userId),
        isNotNull(notifications.letterDueAt),
        sql`starts_with(${notifications.onceKey}, ${nameReminders(milestoneId, dateKey)})`,
        date === null ? undefined : ne(notifications.date, date),
      ),
    );
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
