import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { milestoneDates } from '../journey/journey.table.ts';
import { withdrawDateReminders } from '../notifications/withdrawn-reminders.ts';
import { announceToBuyers, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { setClosingDay } from './set-closing-day.ts';

/** Sets a date of a milestone to a calendar day (YYYY-MM-DD), or clears it. Whether the milestone is open is the caller's question. */
export async function storeMilestoneDate(
  transaction: Database,
  { userId, milestoneId, key, day, now }: MilestoneDateChange,
): Promise<void> {
  if (day === null) {
    await transaction
      .delete(milestoneDates)
      .where(
        and(
          ofPurchase(milestoneDates.purchaseId, userId),
          eq(milestoneDates.milestoneId, milestoneId),
          eq(milestoneDates.dateKey, key),
        ),
      );
  } else {
    const set = { date: day, updatedAt: now };
    await transaction
      .insert(milestoneDates)
      .values({ userId, milestoneId, dateKey: key, ...set, purchaseId: purchaseOf(userId) })
      .onConflictDoUpdate({
        target: [milestoneDates.purchaseId, milestoneDates.milestoneId, milestoneDates.dateKey],
        set: { ...set, userId },
        // The same day sent once more is no change: calendars and reminders go by when it was set.
        setWhere: ne(milestoneDates.date, day),
      });
  }
  if (key === 'closing-day') await setClosingDay(transaction, { userId, day, now, isDate: true });
  else await withdrawDateReminders(transaction, userId, { milestoneId, dateKey: key, date: day });
  await announceToBuyers(transaction, { topic: 'milestones', userId });
}

type MilestoneDateChange = {
  userId: string;
  milestoneId: number;
  key: string;
  day: string | null;
  now: Date;
};
