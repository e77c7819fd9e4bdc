import { nameReminders } from '@porchlight/domain/notifications/near-dates.ts';
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { LETTERS_TOPIC } from '../notifications/letter-planning.ts';
import { notifications } from '../notifications/notifications.table.ts';

/** Takes back the letters that wait about a date which is no longer on that day; in the portal's list they stay. */
export async function withdrawDateReminders(
  transaction: Database,
  userId: string,
  { milestoneId, dateKey, date }: { milestoneId: number; dateKey: string; date: string | null },
): Promise<void> {
  const isAbout = sql`starts_with(${notifications.onceKey}, ${nameReminders(milestoneId, dateKey)})`;
  await withdraw(transaction, userId, and(isAbout, date === null ? undefined : ne(notifications.date, date)));
}

/** Takes back the letter that waits about owed papers, since one of them was handed in; in the portal's list it stays. */
export async function withdrawPaperReminder(transaction: Database, userId: string): Promise<void> {
  await withdraw(transaction, userId, eq(notifications.kind, 'documents-due'));
}

async function withdraw(transaction: Database, userId: string, which: SQL | undefined): Promise<void> {
  await lockOwner(transaction, LETTERS_TOPIC, userId);
  await transaction
    .update(notifications)
    .set({ letterForm: null, letterDueAt: null })
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.letterDueAt), which));
}
