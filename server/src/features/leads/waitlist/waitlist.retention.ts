import { and, count, eq, exists, lte, not, sql } from 'drizzle-orm';
import type { RetentionRule } from '../../../platform/database/retention-rule.ts';
import { waitlistEmails, waitlistEntries, waitlistLaunches } from './waitlist.table.ts';
import { lockWaitlist } from './waitlist-launches.service.ts';

export const waitlistRetention = {
  'waitlist-entries': {
    table: waitlistEntries,
    isDue: (cutoff, _now, db) =>
      and(
        // From the emails that are due, in an array: as a join the planner may read every list to its end.
        sql`${waitlistEntries.email} = any (array(${db
          .select({ email: waitlistEmails.email })
          .from(waitlistEmails)
          .where(lte(waitlistEmails.queuedAt, cutoff))}))`,
        exists(
          db
            .select({ one: sql`1` })
            .from(waitlistEmails)
            .where(
              and(
                eq(waitlistEmails.feature, waitlistEntries.feature),
                eq(waitlistEmails.email, waitlistEntries.email),
                lte(waitlistEmails.queuedAt, cutoff),
              ),
            ),
        ),
      ),
  },
  'launch-emails': {
    table: waitlistEmails,
    // A person on the list who is not among those notified would be notified again.
    isDue: (cutoff, _now, db) =>
      and(
        lte(waitlistEmails.queuedAt, cutoff),
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(waitlistEntries)
              .where(
                and(
                  eq(waitlistEntries.feature, waitlistEmails.feature),
                  eq(waitlistEntries.email, waitlistEmails.email),
                ),
              ),
          ),
        ),
      ),
    async prepare(transaction, isDue) {
      const { feature: of } = waitlistEmails;
      const select = () =>
        transaction.select({ feature: of, emails: count() }).from(waitlistEmails).where(isDue).groupBy(of);
      // A person who joins at this moment has locked the row and is waited for.
      for (const { feature } of await select().orderBy(of)) await lockWaitlist(transaction, feature, 'alone');
      // The launch still says how many were notified.
      for (const { feature, emails } of await select())
        await transaction
          .update(waitlistLaunches)
          .set({ forgotten: sql`${waitlistLaunches.forgotten} + ${emails}` })
          .where(eq(waitlistLaunches.feature, feature));
    },
  },
} as const satisfies Record<string, RetentionRule>;
