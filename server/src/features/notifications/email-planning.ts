import { type PlannedEmail, planEmail } from '@porchlight/domain/notifications/email-times.ts';
import type { NotificationPreferences } from '@porchlight/domain/notifications/preferences.ts';
import { and, eq, gt, isNotNull, ne, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { notifications } from './notifications.table.ts';

/** What processes call it among each other that an email about a notification is due to someone. */
export const EMAIL_DUE = 'emails';

/** Planning or sending one buyer's emails holds this lock (`lockOwner`), so that each goes out once. */
export const EMAILS_TOPIC = 'emails';

/** What is due and only waits for the next minute would come a day later, were it planned for the next digest. */
function isNotYet({ form }: PlannedEmail, now: Date) {
  return or(gt(notifications.emailDueAt, now), ne(notifications.emailForm, form));
}

/** Plans a buyer's waiting emails again under the current preferences; called with the lock held. */
export async function planWaitingEmails(
  transaction: Database,
  userId: string,
  preferences: NotificationPreferences,
  now: Date,
): Promise<void> {
  const waiting = and(eq(notifications.userId, userId), isNotNull(notifications.emailDueAt));
  const kinds = await transaction
    .selectDistinct({ kind: notifications.kind })
    .from(notifications)
    .where(waiting);
  // One statement for all of a kind, whose plan is the same: tens of thousands may wait, and the buyer waits for the answer.
  for (const { kind } of kinds) {
    const email = planEmail(kind, now, preferences);
    await transaction
      .update(notifications)
      .set({ emailForm: email?.form ?? null, emailDueAt: email?.dueAt ?? null })
      .where(and(waiting, eq(notifications.kind, kind), email && isNotYet(email, now)));
  }
  if (kinds.length > 0) await announceChange(transaction, { work: EMAIL_DUE, subject: userId });
}
