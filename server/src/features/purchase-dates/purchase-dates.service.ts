import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import {
  isInputKey,
  isMilestoneInputKey,
  isOwnKey,
  MAX_OWN_DATES,
} from '@porchlight/domain/dates/purchase-dates/date-kinds.ts';
import { previewMove } from '@porchlight/domain/dates/purchase-dates/preview-move.ts';
import type {
  DatePreview,
  PurchaseDates,
} from '@porchlight/domain/dates/purchase-dates/purchase-dates.contract.ts';
import { REMINDED_NUMBER } from '@porchlight/domain/dates/purchase-dates/reminded-dates.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import { and, eq, like, ne } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { purchaseDateRows } from '../date-store/date-store.table.ts';
import { lockClosingDay } from '../date-store/lock-closing-day.ts';
import { getTodayOf, loadDateFacts, loadPurchaseDates } from '../date-store/read-dates.ts';
import { noteDate, setClosingDay } from '../date-store/set-closing-day.ts';
import { storeMilestoneDate } from '../date-store/store-milestone-date.ts';
import { milestoneDates } from '../journey/journey.table.ts';
import { withdrawDateReminders } from '../notifications/withdrawn-reminders.ts';
import { announceToBuyers, ofPurchase } from '../purchases/membership.ts';

export type PurchaseDatesContext = { database: DatabaseConnection; now(): Date };

type DateInput = {
  key: string;
  day?: string | undefined;
  title?: string | undefined;
  note?: string | null | undefined;
  waived?: boolean | undefined;
  doneOn?: string | null | undefined;
  /** That staff proposed the day, where a buyer accepted it. */
  kind?: 'proposed';
};

export async function listDates(context: PurchaseDatesContext, userId: string): Promise<PurchaseDates> {
  return loadPurchaseDates(context.database.db, { userId }, context.now());
}

/** Sets a day that others are counted from, a date of the buyer's own, or what is said of a milestone's date. */
export async function setDate(
  context: PurchaseDatesContext,
  userId: string,
  { key, ...input }: DateInput,
): Promise<PurchaseDates> {
  return context.database.transact(async (transaction) => {
    await lockClosingDay(transaction, userId);
    const now = context.now();
    const { note, waived, doneOn, day, title, kind } = input;
    const said = {
      ...(kind === undefined ? {} : { kind }),
      ...(note === undefined ? {} : { note }),
      ...(waived === undefined ? {} : { waived }),
      ...(doneOn === undefined ? {} : { doneOn }),
    };
    const isOver = waived === true || typeof doneOn === 'string';
    if (typeof doneOn === 'string' && doneOn > (await getTodayOf(transaction, userId, now)))
      throw new Failure('BAD_INPUT', {
        reason: 'dates.done-later',
        fields: { doneOn: { reason: 'dates.done-later' } },
      });
    if (isInputKey(key)) {
      if (day === undefined || waived !== undefined || doneOn !== undefined || title !== undefined)
        throw new Failure('BAD_INPUT', { reason: 'dates.day-alone' });
      if (key === 'closing-day') await setClosingDay(transaction, { userId, day, now, isDate: true });
      await noteDate(transaction, { userId, key, now, ...said, ...(key === 'closing-day' ? {} : { day }) });
    } else if (isOwnKey(key)) {
      await requireOwnDate(transaction, userId, { key, isWhole: day !== undefined && title !== undefined });
      await noteDate(transaction, {
        userId,
        key,
        now,
        ...said,
        ...(day && { day }),
        ...(title && { title }),
      });
      if (isOver) await withdrawOwn(transaction, userId, { key, day: null });
      else if (day !== undefined) await withdrawOwn(transaction, userId, { key, day });
    } else if (isMilestoneInputKey(key) && day !== undefined) {
      if (title !== undefined) throw new Failure('BAD_INPUT', { reason: 'dates.day-alone' });
      await storeMilestoneDate(transaction, { ...nameMilestoneDate(key), userId, day, now });
      if (Object.keys(said).length > 0) await noteDate(transaction, { userId, key, now, ...said });
      if (isOver) await withdrawWaived(transaction, userId, key);
    } else {
      await requireMilestoneDate(transaction, { userId, now }, key);
      if (day !== undefined || title !== undefined)
        throw new Failure('BAD_INPUT', { reason: 'dates.set-in-milestone' });
      await noteDate(transaction, { userId, key, now, ...said });
      if (isOver) await withdrawWaived(transaction, userId, key);
    }
    return announceAndRead(context, transaction, userId);
  });
}

/** Removes a date that is set here, or what was said of a milestone's. */
export async function removeDate(
  context: PurchaseDatesContext,
  userId: string,
  key: string,
): Promise<PurchaseDates> {
  return context.database.transact(async (transaction) => {
    await lockClosingDay(transaction, userId);
    if (key === 'closing-day')
      await setClosingDay(transaction, { userId, day: null, now: context.now(), isDate: true });
    if (isMilestoneInputKey(key))
      await storeMilestoneDate(transaction, {
        ...nameMilestoneDate(key),
        ...{ userId, day: null, now: context.now() },
      });
    await transaction.delete(purchaseDateRows).where(isDate(userId, key));
    if (isOwnKey(key)) await withdrawOwn(transaction, userId, { key, day: null });
    return announceAndRead(context, transaction, userId);
  });
}

/** What would move with a date; nothing is stored. */
export async function previewDate(
  context: PurchaseDatesContext,
  userId: string,
  move: { key: string; day: string | null },
): Promise<DatePreview> {
  const { db } = context.database;
  const facts = await loadDateFacts(db, { userId, now: context.now() });
  const preview = previewMove(facts, move, await getTodayOf(db, userId, context.now()));
  if (preview === undefined) throw new Failure('NOT_FOUND', { reason: 'dates.no-such-date' });
  return preview;
}

/** Takes back emails that wait about a day which is no longer that one. */
const withdrawOwn = (
  transaction: Database,
  userId: string,
  { key, day }: { key: string; day: string | null },
) => withdrawDateReminders(transaction, userId, { milestoneId: REMINDED_NUMBER, dateKey: key, date: day });

/** Withdraws emails that wait about a milestone's date. A process that is writing one holds the row (`date-reminders.ts` of milestones). */
async function withdrawWaived(transaction: Database, userId: string, dateKey: string): Promise<void> {
  const { milestoneId } = nameMilestoneDate(dateKey);
  await transaction
    .select({ key: milestoneDates.dateKey })
    .from(milestoneDates)
    .where(
      and(
        ofPurchase(milestoneDates.purchaseId, userId),
        eq(milestoneDates.milestoneId, milestoneId),
        eq(milestoneDates.dateKey, dateKey),
      ),
    )
    .for('update');
  await withdrawDateReminders(transaction, userId, { milestoneId, dateKey, date: null });
}

/** Which milestone asks for a date of this key. */
function nameMilestoneDate(key: string): { key: string; milestoneId: number } {
  const slug = milestoneTexts.find(({ dates }) => dates.some((date) => date.key === key))?.slug;
  const milestone = milestones.find((each) => each.slug === slug);
  if (milestone === undefined) throw new Failure('NOT_FOUND', { reason: 'dates.no-such-date' });
  return { key, milestoneId: milestone.id };
}

const isDate = (userId: string, key: string) =>
  and(ofPurchase(purchaseDateRows.purchaseId, userId), eq(purchaseDateRows.dateKey, key));

async function announceAndRead(context: PurchaseDatesContext, transaction: Database, userId: string) {
  await announceToBuyers(transaction, { topic: 'dates', userId });
  return loadPurchaseDates(transaction, { userId }, context.now());
}

async function requireOwnDate(
  transaction: Database,
  userId: string,
  { key, isWhole }: { key: string; isWhole: boolean },
): Promise<void> {
  const [stored] = await transaction.select().from(purchaseDateRows).where(isDate(userId, key));
  if (stored !== undefined) return;
  if (!isWhole) throw new Failure('BAD_INPUT', { reason: 'dates.title-and-day' });
  const own = await transaction.$count(
    purchaseDateRows,
    and(
      ofPurchase(purchaseDateRows.purchaseId, userId),
      like(purchaseDateRows.dateKey, 'own-%'),
      ne(purchaseDateRows.dateKey, key),
    ),
  );
  if (own >= MAX_OWN_DATES)
    throw new Failure('BAD_INPUT', { reason: 'dates.most-own', params: { most: MAX_OWN_DATES } });
}

async function requireMilestoneDate(
  transaction: Database,
  { userId, now }: { userId: string; now: Date },
  key: string,
): Promise<void> {
  const { milestoneDates } = await loadDateFacts(transaction, { userId, now });
  const found = milestoneDates.find((date) => date.key === key);
  if (!found?.day) throw new Failure('NOT_FOUND', { reason: 'dates.no-such-date' });
}
