import { formatRemindersTitle } from '@porchlight/domain/notifications/near-dates.ts';
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { lockPurchase } from '../purchases/membership.ts';
import { EMAILS_TOPIC } from './email-planning.ts';
import { notifications } from './notifications.table.ts';

/** Takes back the emails that wait about a date which is no longer on that day; in the portal's list they stay. */
export async function withdrawDateReminders(
  transaction: Database,
  userId: string,
  { milestoneId, dateKey, date }: { milestoneId: number; dateKey: string; date: string | null },
): Promise<void> {
  // Of two buyers who each move a date, each would hold what the other waits for: their own emails and those of the other.
  await lockPurchase(transaction, 'reminders', userId);
  const about = formatRemindersTitle(milestoneId, dateKey);
  const isAbout = sql`starts_with(${notifications.onceKey}, ${about})`;
  await transaction.execute(
    sql`select porchlight_withdraw_date_reminders(${userId}, ${about}, ${date}::date)`,
  );
  await withdraw(transaction, userId, and(isAbout, date === null ? undefined : ne(notifications.date, date)));
}

/** Takes back the email that waits about owed documents, since one of them was uploaded; in the portal's list it stays. */
export async function withdrawDocumentReminder(transaction: Database, userId: string): Promise<void> {
  await withdraw(transaction, userId, eq(notifications.kind, 'documents-due'));
}

async function withdraw(transaction: Database, userId: string, which: SQL | undefined): Promise<void> {
  await lockOwner(transaction, EMAILS_TOPIC, userId);
  await transaction
    .update(notifications)
    .set({ emailForm: null, emailDueAt: null })
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.emailDueAt), which));
}
