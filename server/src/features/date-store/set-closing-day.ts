import { REMINDED_NUMBER } from '@porchlight/domain/dates/purchase-dates/reminded-dates.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import { milestoneDates } from '../journey/journey.table.ts';
import { withdrawDateReminders } from '../notifications/withdrawn-reminders.ts';
import { announceToBuyers, ofPurchase, purchaseOf } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { purchaseDateRows } from './date-store.table.ts';

const KEY = 'closing-day';
/** The same day as the contract's milestone asks for it, where nothing else has set one. */
const CONTRACT_KEY = 'contract-closing-date';

/**
 * Sets or clears the closing day of a purchase, from wherever it was typed, with the date of the same name in its milestone where
 * that is set: there is one closing day. `isDate`: it was set as a date, or read in a document, and not as a wish to count the plan with.
 * The caller holds `lockClosingDay`.
 */
export async function setClosingDay(
  transaction: Database,
  { isDate, ...change }: { userId: string; day: string | null; now: Date; isDate: boolean },
): Promise<void> {
  const { userId, day, now } = change;
  await noteDate(transaction, { userId, key: KEY, now, ...(isDate && { day }) });
  await spreadClosingDay(transaction, change);
}

/** The closing day of a purchase, and whether it was set as a date. */
export async function loadClosingDay(
  db: Database,
  userId: string,
): Promise<{ day: string | null; isDate: boolean }> {
  const [row] = await db
    .select({ day: purchases.closingDay, date: purchaseDateRows.day })
    .from(purchases)
    .leftJoin(
      purchaseDateRows,
      and(eq(purchaseDateRows.purchaseId, purchases.id), eq(purchaseDateRows.dateKey, KEY)),
    )
    .where(ofPurchase(purchases.id, userId));
  return { day: row?.day ?? null, isDate: row?.date != null };
}

/** The same for a day that does not change, and keeps the person who set it last. */
export async function spreadClosingDay(
  transaction: Database,
  { userId, day, now }: { userId: string; day: string | null; now: Date },
): Promise<void> {
  await transaction.update(purchases).set({ closingDay: day }).where(ofPurchase(purchases.id, userId));
  // A date that is moved elsewhere stays a date.
  await transaction
    .update(purchaseDateRows)
    .set({ day, kind: 'typed' })
    .where(
      and(
        ofPurchase(purchaseDateRows.purchaseId, userId),
        eq(purchaseDateRows.dateKey, KEY),
        isNotNull(purchaseDateRows.day),
      ),
    );
  const ofMilestone = and(ofPurchase(milestoneDates.purchaseId, userId), eq(milestoneDates.dateKey, KEY));
  if (day === null) await transaction.delete(milestoneDates).where(ofMilestone);
  else
    await transaction
      .update(milestoneDates)
      .set({ date: day, updatedAt: now, userId })
      .where(and(ofMilestone, ne(milestoneDates.date, day)));
  await removeMilestoneDate(transaction, userId, CONTRACT_KEY);
  const milestoneId = milestones.find(({ slug }) => slug === 'ctc')?.id ?? 0;
  await withdrawDateReminders(transaction, userId, { milestoneId, dateKey: KEY, date: day });
  await withdrawDateReminders(transaction, userId, { milestoneId: REMINDED_NUMBER, dateKey: KEY, date: day });
  await emit(transaction, 'purchase.closing_day_set', { userId, day }, now);
  for (const topic of ['dates', 'people'] as const) await announceToBuyers(transaction, { topic, userId });
}

/** Takes a date out of its milestone, as another room has the same from now on. */
export async function removeMilestoneDate(transaction: Database, userId: string, key: string): Promise<void> {
  const [removed] = await transaction
    .delete(milestoneDates)
    .where(and(ofPurchase(milestoneDates.purchaseId, userId), eq(milestoneDates.dateKey, key)))
    .returning({ milestoneId: milestoneDates.milestoneId });
  if (removed === undefined) return;
  const { milestoneId } = removed;
  await withdrawDateReminders(transaction, userId, { milestoneId, dateKey: key, date: null });
  await announceToBuyers(transaction, { topic: 'milestones', userId });
}

/** Stores what is said of a date; who said it last, and when, stand with it. A day is typed unless staff proposed it. */
export async function noteDate(
  transaction: Database,
  {
    userId,
    key,
    now,
    ...said
  }: {
    userId: string;
    key: string;
    now: Date;
    day?: string | null;
    title?: string;
    note?: string | null;
    waived?: boolean;
    doneOn?: string | null;
    kind?: 'proposed';
  },
): Promise<void> {
  const typed = said.day === undefined ? {} : { kind: 'typed' as const };
  const set = { ...typed, ...said, userId, at: now };
  await transaction
    .insert(purchaseDateRows)
    .values({ ...set, purchaseId: purchaseOf(userId), dateKey: key })
    .onConflictDoUpdate({ target: [purchaseDateRows.purchaseId, purchaseDateRows.dateKey], set });
}
