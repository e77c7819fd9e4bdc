import type { MilestoneSlug } from '@porchlight/domain/journey/milestone-slugs.ts';
import { planEmail } from '@porchlight/domain/notifications/email-times.ts';
import { DONE_BY_CO_BUYER } from '@porchlight/domain/notifications/notifications.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { describePreferences, type StoredChoice, type StoredTimes } from './preferences.service.ts';

type OtherBuyer = { user_id: string; times: StoredTimes | null; choices: StoredChoice[] };

/**
 * Tells the other buyers of this account's purchase of a milestone that it completed or opened for all of them, as their own
 * preferences ask for; never the account itself. No document is named, whichever completed it. The functions of the database reach
 * beyond what a request of the one may see (decision 0075).
 */
export async function tellOtherBuyers(
  transaction: Database,
  userId: string,
  told: { kind: 'milestone-completed' | 'milestone-unlocked'; milestone: MilestoneSlug; now: Date },
): Promise<void> {
  const { kind, milestone, now } = told;
  const { rows } = await transaction.execute<OtherBuyer>(
    sql`select user_id, times, choices from porchlight_other_buyers(${userId})`,
  );
  for (const { user_id: other, times, choices } of rows) {
    const preferences = describePreferences(times ?? undefined, choices);
    const letter = planEmail(kind, now, preferences);
    const detail = kind === 'milestone-completed' ? DONE_BY_CO_BUYER : null;
    await transaction.execute(sql`
      select porchlight_tell_buyer(${userId}, ${other}, ${kind}, ${milestone}, ${detail}, ${now.toISOString()}::timestamptz,
        ${preferences.kinds[kind].listed}, ${letter?.form ?? null}, ${letter?.dueAt.toISOString() ?? null}::timestamptz)`);
    await announceChange(transaction, { topic: 'notifications', userId: other });
  }
}
