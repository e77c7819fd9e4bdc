import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { readWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import {
  DATE_HAS_PASSED,
  findDueReminder,
  LATEST_REMINDER_DAYS,
  nameReminder,
} from '@porchlight/domain/notifications/near-dates.ts';
import { and, between, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { settleAll } from '../../../platform/settle-all.ts';
import { purchaseDates } from '../../kernel/date-store/date-store.table.ts';
import { completedMilestones, milestoneDates } from '../../kernel/journey/journey.table.ts';
import { findText } from '../../kernel/journey/milestone-texts.ts';
import { storeNotification } from '../../kernel/notifications/notifications.service.ts';
import { readPreferences } from '../../kernel/notifications/preferences.service.ts';
import { isActiveBuyer, ofPurchase } from '../../kernel/purchases/membership.ts';
import { purchasePeople } from '../../kernel/purchases/purchases.table.ts';
import { isNoStaff } from '../../kernel/staff/staff.service.ts';
import type { MilestonesContext } from './milestones.service.ts';

/** Days ahead that are looked at: a week, and the day by which the clocks of the earth differ. */
const LOOKED_AHEAD_DAYS = 8;

/**
 * Tells every buyer of a purchase of the dates that have come near where they are: a week before, the day before, on the day, and once when
 * the day has passed in a milestone that is not completed. Each is told once, however often and in how many processes this runs.
 */
export async function remindOfDates(context: MilestonesContext): Promise<void> {
  const { db } = context.database;
  const today = readWallClock(context.now(), 'UTC').day;
  const near = await db
    .select({
      ...getTableColumns(milestoneDates),
      userId: sql<string>`${purchasePeople.userId}`,
      completedAt: completedMilestones.completedAt,
    })
    .from(milestoneDates)
    .innerJoin(purchasePeople, and(eq(purchasePeople.purchaseId, milestoneDates.purchaseId), isActiveBuyer))
    .leftJoin(
      completedMilestones,
      and(
        eq(completedMilestones.purchaseId, milestoneDates.purchaseId),
        eq(completedMilestones.milestoneId, milestoneDates.milestoneId),
      ),
    )
    // Of a date that is waived nobody is reminded.
    .leftJoin(
      purchaseDates,
      and(
        eq(purchaseDates.purchaseId, milestoneDates.purchaseId),
        eq(purchaseDates.dateKey, milestoneDates.dateKey),
        eq(purchaseDates.waived, true),
      ),
    )
    .where(
      and(
        between(
          milestoneDates.date,
          addDays(today, -1 - LATEST_REMINDER_DAYS),
          addDays(today, LOOKED_AHEAD_DAYS),
        ),
        isNoStaff(purchasePeople.userId),
        isNull(purchaseDates.dateKey),
      ),
    )
    .orderBy(purchasePeople.userId, milestoneDates.date);
  await settleAll(near, (row) => remindOf(context, row));
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
          ofPurchase(milestoneDates.purchaseId, userId),
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
