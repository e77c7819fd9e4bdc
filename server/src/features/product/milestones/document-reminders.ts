import { addDays } from '@porchlight/domain/kernel/calendar-dates.ts';
import { readWallClock } from '@porchlight/domain/kernel/time-zones.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import {
  describePlannedClosing,
  describeReminder,
  findDocumentReminder,
  findRemindedSpan,
  REMINDER_EVERY_DAYS,
} from '@porchlight/domain/notifications/document-reminders.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { settleAll } from '../../../platform/settle-all.ts';
import { documents } from '../../kernel/document-store/documents.table.ts';
import { completedMilestones, milestoneDates } from '../../kernel/journey/journey.table.ts';
import { findText } from '../../kernel/journey/milestone-texts.ts';
import { storeNotification } from '../../kernel/notifications/notifications.service.ts';
import { notifications } from '../../kernel/notifications/notifications.table.ts';
import { readPreferences } from '../../kernel/notifications/preferences.service.ts';
import { ofPurchase } from '../../kernel/purchases/membership.ts';
import { purchases } from '../../kernel/purchases/purchases.table.ts';
import { isNoStaff } from '../../kernel/staff/staff.service.ts';
import { describeCard, type Progress, readProgress } from './milestone-progress.ts';
import type { MilestonesContext } from './milestones.service.ts';
import { milestoneNotes, milestoneTasks } from './milestones.table.ts';

/**
 * Reminds every buyer of the documents they owe, all in one notification: after three days in which nothing changed, then weekly,
 * four times at most. Each is told once, however often and in how many processes this runs.
 */
export async function remindOfDocumentRequests(context: MilestonesContext): Promise<void> {
  const resting = await listResting(context.database.db, context.now());
  await settleAll(resting, ({ userId, changedAt }) => remindOf(context, userId, new Date(changedAt)));
}

async function remindOf(context: MilestonesContext, userId: string, changedAt: Date): Promise<void> {
  const now = context.now();
  await context.database.transact(async (transaction) => {
    const { timeZone } = await readPreferences(transaction, userId);
    const today = readWallClock(now, timeZone).day;
    const number = findDocumentReminder(readWallClock(changedAt, timeZone).day, today);
    if (number === undefined) return;
    const titles = listOwedPapers(await readProgress(transaction, userId));
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
 * is too old by now.
 */
function listOwedPapers(progress: Progress): string[] {
  return milestones.flatMap((milestone) => {
    const { isAvailable, isCompleted, isSetAside, progress: percent } = describeCard(milestone, progress);
    if (!isAvailable) return [];
    const isUnderWay = percent > 0 && !isCompleted && !isSetAside;
    return findText(milestone.slug).dueDocuments.flatMap(({ key, title }) => {
      const handedIn = progress.papers.get(key);
      const isOwed = handedIn?.owed ?? true;
      return isOwed && (isUnderWay || handedIn !== undefined) ? [title] : [];
    });
  });
}

/**
 * Buyers whose last change lies so far back that a reminder may be due, and who had none since within the week. The days at both
 * ends are a day wider than the rule's, by which the clocks of the earth differ.
 */
async function listResting(db: Database, now: Date): Promise<{ userId: string; changedAt: string }[]> {
  const today = readWallClock(now, 'UTC').day;
  const { from, until } = findRemindedSpan(today);
  const { rows } = await db.execute<{ userId: string; changedAt: string }>(sql`
    select changes.user_id as "userId", changes.changed_at::text as "changedAt"
    from (
      select user_id, max(at) as changed_at
      from (
        select user_id, updated_at as at from ${milestoneTasks}
        union all select user_id, completed_at from ${completedMilestones}
        union all select user_id, updated_at from ${milestoneDates}
        union all select user_id, updated_at from ${milestoneNotes}
        union all select user_id, greatest(created_at, reviewed_at, expired_at) from ${documents}
      ) change
      group by user_id
    ) changes
    where changes.changed_at >= ${addDays(from, -1)}::date and changes.changed_at < ${addDays(until, 2)}::date
      and ${isNoStaff(sql`changes.user_id`)}
      and not exists (
        select 1 from ${notifications} told
        where told.user_id = changes.user_id and told.kind = 'documents-due' and told.created_at > changes.changed_at
          and told.created_at > ${now.toISOString()}::timestamptz - interval '${sql.raw(String(REMINDER_EVERY_DAYS - 1))} days'
      )
  `);
  return rows;
}
