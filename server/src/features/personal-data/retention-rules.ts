import type { RetentionKind } from '@porchlight/domain/personal-data/retention.ts';
import { and, count, eq, exists, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { keptAnswers } from '../../platform/http/kept-answers.table.ts';
import { letters } from '../../platform/mail/letters.table.ts';
import { sessions, users } from '../accounts/accounts.table.ts';
import { assistantMessages } from '../assistant/assistant.table.ts';
import { consents } from '../consents/consents.table.ts';
import { homeBuyers } from '../contact-details/home-buyers.table.ts';
import { documents } from '../documents/documents.table.ts';
import { milestoneFeedback } from '../feedback/feedback.table.ts';
import { leads, newsletterSubscriptions } from '../leads/leads.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { applications } from '../questionnaire/questionnaire.table.ts';
import { staffActions, staffMembers } from '../staff/staff.table.ts';
import { waitlistEntries, waitlistLaunches, waitlistLetters } from '../waitlist/waitlist.table.ts';
import { lockWaitlist } from '../waitlist/waitlist-launches.service.ts';
import { webhookEvents } from '../webhooks/webhooks.table.ts';
import { dataExports, deletionReceipts, keptConsents, retentionRuns } from './personal-data.table.ts';

/** Which rows of a table have been kept for long enough: `isDue` of what began by the cutoff, which for some is now. */
export type RetentionRule = {
  table: PgTable;
  isDue(cutoff: Date, now: Date, db: Database): SQL | undefined;
  /** More to do in the transaction, before the rows go. */
  prepare?(transaction: Database, isDue: SQL): Promise<void>;
};

/** What the daily job removes, kind by kind. How long each is kept is the operator's (`dataRetention.periods`). */
export const retentionRules: Record<RetentionKind, RetentionRule> = {
  'newsletter-requests': {
    table: newsletterSubscriptions,
    isDue: (cutoff) =>
      and(isNull(newsletterSubscriptions.confirmedAt), lte(newsletterSubscriptions.requestedAt, cutoff)),
    // The lead says nothing but that somebody typed the address.
    async prepare(transaction, isDue) {
      const unconfirmed = transaction
        .select({ email: newsletterSubscriptions.email })
        .from(newsletterSubscriptions)
        .where(isDue);
      await transaction
        .delete(leads)
        .where(and(eq(leads.source, 'newsletter'), inArray(leads.email, unconfirmed)));
    },
  },
  'sign-ups': {
    table: users,
    isDue: (cutoff, _now, db) =>
      and(
        eq(users.emailVerified, false),
        lte(users.createdAt, cutoff),
        not(exists(db.select({ one: sql`1` }).from(staffMembers).where(eq(staffMembers.userId, users.id)))),
        not(exists(db.select({ one: sql`1` }).from(documents).where(eq(documents.userId, users.id)))),
      ),
  },
  leads: { table: leads, isDue: (cutoff) => lte(leads.createdAt, cutoff) },
  applications: { table: applications, isDue: (cutoff) => lte(applications.acceptedAt, cutoff) },
  'final-steps': {
    table: homeBuyers,
    isDue: (cutoff) => and(isNull(homeBuyers.userId), lte(homeBuyers.createdAt, cutoff)),
  },
  questions: {
    table: assistantMessages,
    isDue: (cutoff) => and(isNull(assistantMessages.userId), lte(assistantMessages.createdAt, cutoff)),
  },
  'waitlist-entries': {
    table: waitlistEntries,
    isDue: (cutoff, _now, db) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(waitlistLetters)
          .where(
            and(
              eq(waitlistLetters.feature, waitlistEntries.feature),
              eq(waitlistLetters.email, waitlistEntries.email),
              lte(waitlistLetters.queuedAt, cutoff),
            ),
          ),
      ),
  },
  'launch-letters': {
    table: waitlistLetters,
    // Whoever is on the list and not among those who were told would be told again.
    isDue: (cutoff, _now, db) =>
      and(
        lte(waitlistLetters.queuedAt, cutoff),
        not(
          exists(
            db
              .select({ one: sql`1` })
              .from(waitlistEntries)
              .where(
                and(
                  eq(waitlistEntries.feature, waitlistLetters.feature),
                  eq(waitlistEntries.email, waitlistLetters.email),
                ),
              ),
          ),
        ),
      ),
    async prepare(transaction, isDue) {
      const { feature: of } = waitlistLetters;
      const select = () =>
        transaction.select({ feature: of, letters: count() }).from(waitlistLetters).where(isDue).groupBy(of);
      // Whoever joins at this moment has looked for the row and is waited for.
      for (const { feature } of await select().orderBy(of)) await lockWaitlist(transaction, feature, 'alone');
      // How many were told still stands with the launch.
      for (const { feature, letters } of await select())
        await transaction
          .update(waitlistLaunches)
          .set({ forgotten: sql`${waitlistLaunches.forgotten} + ${letters}` })
          .where(eq(waitlistLaunches.feature, feature));
    },
  },
  feedback: { table: milestoneFeedback, isDue: (cutoff) => lte(milestoneFeedback.createdAt, cutoff) },
  notifications: { table: notifications, isDue: (cutoff) => lte(notifications.createdAt, cutoff) },
  sessions: { table: sessions, isDue: (cutoff) => lte(sessions.expiresAt, cutoff) },
  letters: { table: letters, isDue: (cutoff) => lte(letters.settledAt, cutoff) },
  'webhook-messages': { table: webhookEvents, isDue: (cutoff) => lte(webhookEvents.occurredAt, cutoff) },
  exports: {
    table: dataExports,
    // Whoever puts one together finds no row in the end; one with a file goes with it, in the sweep of downloads.
    isDue: (cutoff) => and(isNull(dataExports.storagePath), lte(dataExports.requestedAt, cutoff)),
  },
  'kept-answers': { table: keptAnswers, isDue: (cutoff) => lte(keptAnswers.at, cutoff) },
  'staff-actions': { table: staffActions, isDue: (cutoff) => lte(staffActions.at, cutoff) },
  consents: {
    table: consents,
    isDue: (cutoff, _now, db) => and(lte(consents.at, cutoff), isOver(cutoff, db)),
  },
  'kept-consents': { table: keptConsents, isDue: (_cutoff, now) => lte(keptConsents.keepUntil, now) },
  receipts: { table: deletionReceipts, isDue: (_cutoff, now) => lte(deletionReceipts.keepUntil, now) },
  'retention-runs': { table: retentionRuns, isDue: (cutoff) => lte(retentionRuns.ranAt, cutoff) },
};

const later = alias(consents, 'later');

/** Agreements to be called and disclosures run out by themselves; the others once they were taken back as long ago. */
function isOver(cutoff: Date, db: Database) {
  const takenBack = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.purpose, consents.purpose),
        eq(later.email, consents.email),
        eq(later.decision, 'withdrawn'),
        sql`${later.id} >= ${consents.id}`,
        lte(later.at, cutoff),
      ),
    );
  return or(inArray(consents.purpose, ['calls-and-texts', 'application-disclosure']), exists(takenBack));
}
