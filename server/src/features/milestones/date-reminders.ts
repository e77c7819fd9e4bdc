import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import {
  DATE_HAS_PASSED,
  findDueReminder,
  findNextReminderDay,
  formatReminderTitle,
  LATEST_REMINDER_DAYS,
} from '@porchlight/domain/notifications/near-dates.ts';
import { and, eq, getTableColumns, gte, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { purchaseDateRows } from '../date-store/date-store.table.ts';
import { completedMilestones, milestoneDates } from '../journey/journey.table.ts';
import { findText } from '../journey/milestone-texts.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { getPreferences } from '../notifications/preferences.service.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { findEarliestReminder, type ReminderKind } from '../reminders/reminder-rounds.ts';

/**
 * Notifies a buyer of the dates that have come near where they are: a week before, the day before, on the day, and once when the day has
 * passed in a milestone that is not completed.
 */
export const milestoneDateReminders: ReminderKind = {
  name: 'milestone-dates',
  async remind(transaction, userId, now) {
    const { timeZone } = await getPreferences(transaction, userId);
    const today = getWallClock(now, timeZone).day;
    const days: (string | undefined)[] = [];
    for (const row of await listDates(transaction, userId, today)) {
      await remindOf(transaction, userId, row, { now, timeZone });
      days.push(findNextReminderDay(row.date, today));
    }
    return findEarliestReminder(days, timeZone);
  },
};

type DateRow = typeof milestoneDates.$inferSelect & { completedAt: Date | null };

/**
 * Dates that are not over and not waived. Locked until the end of the transaction: a concurrent change withdraws its reminders afterwards.
 */
function listDates(transaction: Database, userId: string, today: string): Promise<DateRow[]> {
  return transaction
    .select({ ...getTableColumns(milestoneDates), completedAt: completedMilestones.completedAt })
    .from(milestoneDates)
    .leftJoin(
      completedMilestones,
      and(
        eq(completedMilestones.purchaseId, milestoneDates.purchaseId),
        eq(completedMilestones.milestoneId, milestoneDates.milestoneId),
      ),
    )
    .leftJoin(
      purchaseDateRows,
      and(
        eq(purchaseDateRows.purchaseId, milestoneDates.purchaseId),
        eq(purchaseDateRows.dateKey, milestoneDates.dateKey),
        eq(purchaseDateRows.waived, true),
      ),
    )
    .where(
      and(
        ofPurchase(milestoneDates.purchaseId, userId),
        gte(milestoneDates.date, addDays(today, -LATEST_REMINDER_DAYS)),
        isNull(purchaseDateRows.dateKey),
      ),
    )
    .orderBy(milestoneDates.date)
    .for('share', { of: milestoneDates });
}

async function remindOf(
  transaction: Database,
  userId: string,
  { milestoneId, dateKey, date, updatedAt, completedAt }: DateRow,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  const slug = milestones.find(({ id }) => id === milestoneId)?.slug;
  // A date that the operator's content no longer has is shown nowhere.
  const title = slug && findText(slug).dates.find(({ key }) => key === dateKey)?.title;
  if (slug === undefined || title === undefined) return;
  const days = findDueReminder({ date, setAt: updatedAt }, now, timeZone);
  const hasPassed = days === -1;
  if (days === undefined || (hasPassed && completedAt !== null)) return;
  await storeNotification(transaction, userId, {
    kind: 'date-near',
    subject: slug,
    dateTitle: title,
    date,
    ...(hasPassed ? { detail: DATE_HAS_PASSED } : {}),
    onceKey: formatReminderTitle(milestoneId, dateKey, date, days),
    now,
  });
}
