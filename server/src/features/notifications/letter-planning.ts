import { planLetter } from '@porchlight/domain/notifications/letter-times.ts';
import type { NotificationPreferences } from '@porchlight/domain/notifications/preferences.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { notifications } from './notifications.table.ts';

/** Whoever plans or sends one buyer's letters holds this lock (`lockOwner`), so that each goes out once. */
export const LETTERS_TOPIC = 'letters';

/** Plans the letters that wait for a buyer anew, as the preferences are now; called with the lock held. */
export async function planWaitingLetters(
  transaction: Database,
  userId: string,
  preferences: NotificationPreferences,
  now: Date,
): Promise<void> {
  const waiting = await transaction
    .select({ id: notifications.id, kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNotNull(notifications.letterDueAt)));
  for (const { id, kind } of waiting) {
    const letter = planLetter(kind, now, preferences);
    await transaction
      .update(notifications)
      .set({ letterForm: letter?.form ?? null, letterDueAt: letter?.dueAt ?? null })
      .where(eq(notifications.id, id));
  }
  if (waiting.length > 0) await announceChange(transaction, { topic: 'letters', userId });
}
