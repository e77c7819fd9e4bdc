import { inArray, lte } from 'drizzle-orm';
import { notifications } from '../features/notifications/notifications.table.ts';
import type { Database } from '../platform/database/database.ts';
import { emails } from '../platform/email/emails.table.ts';

/**
 * Holds back what was to be sent when the backup was made, because the installation it is of has probably sent it since. Emails in the
 * queue are given up, with a reason, and can be tried again from the console one by one; emails that a notification waited for are
 * dropped, because the notification itself is in the buyer's list. What is due later goes out. Gives how many were held.
 */
export async function delayEmails(db: Database, now = new Date()): Promise<number> {
  const given = await db
    .update(emails)
    .set({ state: 'dead', cause: 'given-up', settledAt: now, dueAt: now, instanceId: null, answer: HELD })
    .where(inArray(emails.state, ['queued', 'sending']))
    .returning({ id: emails.id });
  const dropped = await db
    .update(notifications)
    .set({ emailForm: null, emailDueAt: null })
    .where(lte(notifications.emailDueAt, now))
    .returning({ id: notifications.id });
  return given.length + dropped.length;
}

const HELD =
  'It waited when the backup was made that this installation was restored from, and may have gone out since.';
