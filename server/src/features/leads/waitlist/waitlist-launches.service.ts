import { randomBytes } from 'node:crypto';
import { findLaunchedPlace, type WaitlistFeature } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { and, asc, eq, exists, isNull, not, sql } from 'drizzle-orm';
import { settleAll } from '../../../platform/base/settle-all.ts';
import type { Database, DatabaseConnection } from '../../../platform/database/database.ts';
import type { Email } from '../../../platform/email/email-template.ts';
import { suppressedAddresses } from '../../../platform/email/emails.table.ts';
import type { RateLimitRules } from '../../../platform/http/limits/rate-limits.ts';
import { launchEmail } from './waitlist.emails.ts';
import { waitlistEmails, waitlistEntries, waitlistLaunches } from './waitlist.table.ts';

/** The queue of launches to be announced. */
export const LAUNCHES = 'launches';

export const waitlistLimits = {
  'waitlist-network': { maxTries: 60, minutes: 60 },
  'waitlist-address': { maxTries: 30, minutes: 60 },
} as const satisfies RateLimitRules;

export type WaitlistContext = {
  database: DatabaseConnection;
  baseUrl: string;
  /** Queues an email in the given transaction. */
  post(email: Email, on: Database): Promise<void>;
  now(): Date;
};

/** Emails of one transaction: few enough that a process that dies loses little work, and nothing else. */
const EMAILS_AT_ONCE = 100;

/**
 * Queues the emails that are missing of every launch that was announced, in batches, and settles a launch of which none is
 * missing. May be killed at any moment, and run in several processes at once. One that fails does not hold up the others.
 */
export async function sendLaunchEmails(context: WaitlistContext): Promise<void> {
  const open = await context.database.db
    .select({ feature: waitlistLaunches.feature })
    .from(waitlistLaunches)
    .where(isNull(waitlistLaunches.finishedAt));
  await settleAll(open, async ({ feature }) => {
    while ((await sendBatch(context, feature)) > 0);
    await settleLaunch(context, feature);
  });
}

/** Joining holds this lock in shared mode, announcing alone: a person who joins is either seen by the announcement or sees it. */
export async function lockWaitlist(transaction: Database, feature: WaitlistFeature, how: 'shared' | 'alone') {
  const key = sql`hashtextextended(${`waitlist:${feature}`}, 0)`;
  await transaction.execute(
    how === 'alone'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`,
  );
}

/** Notifies an address that has just joined at once, where the launch was announced before; called with the lock held. */
export async function notifyIfLaunched(
  context: WaitlistContext,
  transaction: Database,
  { feature, email }: { feature: WaitlistFeature; email: string },
): Promise<void> {
  const launches = await transaction
    .select({ feature: waitlistLaunches.feature })
    .from(waitlistLaunches)
    .where(eq(waitlistLaunches.feature, feature));
  if (launches.length > 0) await tell(context, transaction, feature, [email]);
}

/** Those on the list who have not been notified and whose address takes emails. */
export function isUnnotified(db: Database, feature: WaitlistFeature) {
  const told = db
    .select({ one: sql`1` })
    .from(waitlistEmails)
    .where(
      and(
        eq(waitlistEmails.feature, waitlistEntries.feature),
        eq(waitlistEmails.email, waitlistEntries.email),
      ),
    );
  const suppressed = db
    .select({ one: sql`1` })
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.email, waitlistEntries.email));
  return and(eq(waitlistEntries.feature, feature), not(exists(told)), not(exists(suppressed)));
}

/** How many emails were queued; rows that another process has locked are skipped. */
async function sendBatch(context: WaitlistContext, feature: WaitlistFeature): Promise<number> {
  return context.database.transact(async (transaction) => {
    const rows = await transaction
      .select({ email: waitlistEntries.email })
      .from(waitlistEntries)
      .where(isUnnotified(transaction, feature))
      .orderBy(asc(waitlistEntries.email))
      .limit(EMAILS_AT_ONCE)
      .for('update', { skipLocked: true });
    return tell(
      context,
      transaction,
      feature,
      rows.map(({ email }) => email),
    );
  });
}

async function tell(
  { baseUrl, post, now }: WaitlistContext,
  transaction: Database,
  feature: WaitlistFeature,
  emails: readonly string[],
): Promise<number> {
  if (emails.length === 0 || findLaunchedPlace(feature) === undefined) return 0;
  const queuedAt = now();
  const told = await transaction
    .insert(waitlistEmails)
    .values(
      emails.map((email) => ({ feature, email, token: randomBytes(32).toString('base64url'), queuedAt })),
    )
    .onConflictDoNothing()
    .returning({ email: waitlistEmails.email, token: waitlistEmails.token });
  for (const { email, token } of told)
    await post(launchEmail.write(email, { feature, baseUrl, token }), transaction);
  return told.length;
}

async function settleLaunch({ database, now }: WaitlistContext, feature: WaitlistFeature): Promise<void> {
  const { db } = database;
  const missing = db.select({ one: sql`1` }).from(waitlistEntries).where(isUnnotified(db, feature));
  await db
    .update(waitlistLaunches)
    .set({ finishedAt: now() })
    .where(
      and(eq(waitlistLaunches.feature, feature), isNull(waitlistLaunches.finishedAt), not(exists(missing))),
    );
}
