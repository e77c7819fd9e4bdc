import { getWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import {
  describePlannedClosing,
  describeReminder,
  findDocumentReminder,
  findNextDocumentReminderDay,
  REMINDER_EVERY_DAYS,
} from '@porchlight/domain/notifications/document-reminders.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { documents } from '../document-store/documents.table.ts';
import { completedMilestones, milestoneDates } from '../journey/journey.table.ts';
import { findText } from '../journey/milestone-texts.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { getPreferences } from '../notifications/preferences.service.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { findEarliestReminder, type ReminderKind } from '../reminders/reminder-rounds.ts';
import { describeCard, loadProgress, type MilestoneProgress } from './milestone-progress.ts';
import { milestoneNotes, milestoneTasks } from './milestones.table.ts';

/**
 * Reminds a buyer of the documents they owe, all in one notification: after three days in which nothing changed, then weekly, four times
 * at most.
 */
export const documentRequestReminders: ReminderKind = {
  name: 'document-requests',
  async remind(transaction, userId, now) {
    const { timeZone } = await getPreferences(transaction, userId);
    const today = getWallClock(now, timeZone).day;
    const { changedAt, toldAt } = await parseEventChange(transaction, userId);
    if (changedAt === null) return null;
    const changedOn = getWallClock(changedAt, timeZone).day;
    const next = findEarliestReminder([findNextDocumentReminderDay(changedOn, today)], timeZone);
    const number = findDocumentReminder(changedOn, today);
    if (number === undefined) return next;
    // One that was made up for late keeps its distance to the one after it.
    const restsUntil =
      toldAt === null || toldAt <= changedAt ? null : addTime(toldAt, REMINDER_EVERY_DAYS - 1);
    if (restsUntil !== null && restsUntil > now)
      return next === null || restsUntil < next ? restsUntil : next;
    await remindOf(transaction, userId, { changedAt, number, today, now });
    return next;
  },
};

const DAY_MS = 24 * 3_600_000;
const addTime = (instant: Date, days: number) => new Date(instant.getTime() + days * DAY_MS);

type DocumentRequestReminder = { changedAt: Date; number: number; today: string; now: Date };

async function remindOf(
  transaction: Database,
  userId: string,
  { changedAt, number, today, now }: DocumentRequestReminder,
): Promise<void> {
  const titles = listOpenRequests(await loadProgress(transaction, userId, now));
  if (titles.length === 0) return;
  const details = [
    describePlannedClosing(await readClosingDay(transaction, userId), today),
    describeReminder(number),
  ].filter((each) => each !== undefined);
  await storeNotification(transaction, userId, {
    kind: 'documents-due',
    subject: titles.join('; '),
    ...(details.length === 0 ? {} : { detail: details.join(' ') }),
    onceKey: `documents-due ${changedAt.toISOString()} ${number}`,
    now,
  });
}

async function readClosingDay(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ closingDay: purchases.closingDay })
    .from(purchases)
    .where(ofPurchase(purchases.id, userId));
  return row?.closingDay ?? null;
}

/**
 * Titles of the documents that the buyer's work waits for: of milestones that are under way, and wherever a document was sent back or
 * is too old by now. None that staff ask for too and have set aside.
 */
function listOpenRequests(progress: MilestoneProgress): string[] {
  const later = new Set(progress.asked.flatMap(({ key, notBefore }) => (notBefore === null ? [] : [key])));
  return milestones.flatMap((milestone) => {
    const { isAvailable, isCompleted, isSetAside, progress: percent } = describeCard(milestone, progress);
    if (!isAvailable) return [];
    const isUnderWay = percent > 0 && !isCompleted && !isSetAside;
    return findText(milestone.slug).documentRequests.flatMap(({ key, title }) => {
      const handedIn = progress.papers.get(key);
      const isOwed = handedIn?.owed ?? true;
      return isOwed && !later.has(key) && (isUnderWay || handedIn !== undefined) ? [title] : [];
    });
  });
}

/** When something last changed in the buyer's journey, and when they were last reminded of what they owe. */
async function parseEventChange(
  transaction: Database,
  userId: string,
): Promise<{ changedAt: Date | null; toldAt: Date | null }> {
  const { rows } = await transaction.execute<{ changedAt: string | null; toldAt: string | null }>(sql`
    select (
      select max(at)::text from (
        select max(updated_at) as at from ${milestoneTasks} where user_id = ${userId}
        union all select max(completed_at) from ${completedMilestones} where user_id = ${userId}
        union all select max(updated_at) from ${milestoneDates} where user_id = ${userId}
        union all select max(updated_at) from ${milestoneNotes} where user_id = ${userId}
        union all select max(greatest(created_at, reviewed_at, expired_at)) from ${documents} where user_id = ${userId}
      ) change
    ) as "changedAt", (
      select max(created_at)::text from ${notifications} where user_id = ${userId} and kind = 'documents-due'
    ) as "toldAt"
  `);
  const read = (text: string | null | undefined) => (text ? new Date(text) : null);
  return { changedAt: read(rows[0]?.changedAt), toldAt: read(rows[0]?.toldAt) };
}
