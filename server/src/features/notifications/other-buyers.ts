import { planEmail } from '@porchlight/domain/notifications/email-times.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { describePreferences, type StoredPreference, type StoredTimes } from './preferences.service.ts';

type OtherBuyer = { user_id: string; times: StoredTimes | null; choices: StoredPreference[] };

/** What the other buyers are notified of. `subject` and `detail` as a notification of this kind has them. */
type ToldOthers = {
  kind: 'milestone-completed' | 'milestone-unlocked' | 'offer-entered' | 'wire-entered';
  subject: string;
  detail?: string;
  now: Date;
};

/**
 * Notifies the other buyers of this account's purchase of what it did for all of them, as their own preferences ask for; never the
 * account itself. No document is named. The functions of the database reach beyond what a request of the one may see (decision 0075).
 */
export async function notifyOtherBuyers(
  transaction: Database,
  userId: string,
  { kind, subject, detail, now }: ToldOthers,
): Promise<void> {
  const { rows } = await transaction.execute<OtherBuyer>(
    sql`select user_id, times, choices from porchlight_other_buyers(${userId})`,
  );
  for (const { user_id: other, times, choices } of rows) {
    const preferences = describePreferences(times ?? undefined, choices);
    const email = planEmail(kind, now, preferences);
    await transaction.execute(sql`
      select porchlight_tell_buyer(${userId}, ${other}, ${kind}, ${subject}, ${detail ?? null}, ${now.toISOString()}::timestamptz,
        ${preferences.kinds[kind].listed}, ${email?.form ?? null}, ${email?.dueAt.toISOString() ?? null}::timestamptz)`);
    await announceChange(transaction, { topic: 'notifications', userId: other });
  }
}
