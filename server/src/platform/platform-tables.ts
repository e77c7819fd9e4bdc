import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { gt, isNull, lte, or } from 'drizzle-orm';
import type { FeatureTable } from './database/feature-table.ts';
import { keptCounts } from './database/kept-counts.table.ts';
import { uncountEmails } from './database/kept-counts.ts';
import { byAccount, byAddress, INNER } from './database/owned-rows.ts';
import type { RetentionRule } from './database/retention-rule.ts';
import { APPEND, accountMay, bothMay, may, NO_DELETE, READ } from './database/rls/database-grants.ts';
import { emails, suppressedAddresses } from './email/emails.table.ts';
import { eventChainHeads, eventCheckpointHeads, eventEntries } from './event-log/event-log.table.ts';
import { idempotencyKeys } from './http/idempotency/idempotency-store.table.ts';
import { spentChallenges } from './http/limits/challenges.table.ts';
import { rateLimits } from './http/limits/rate-limits.table.ts';
import { configurationFingerprints } from './installation/fingerprints.table.ts';
import { clockRuns } from './jobs/clock-runs.table.ts';

const UNREADABLE = 'a mark, from which nothing can be read';
const NUMBER = 'a number of no meaning outside the server';

/** Tables that belong to no feature. */
export const platformTables: readonly FeatureTable[] = [
  {
    table: idempotencyKeys,
    grants: bothMay(NO_DELETE, idempotencyKeys.answer),
    owned: {
      file: 'requests-of-the-last-day',
      title: downloadTitles['requests-of-the-last-day'],
      owned: byAccount(idempotencyKeys.userId),
      left: {
        id: UNREADABLE,
        digest: UNREADABLE,
        claim: NUMBER,
        instanceId: NUMBER,
        answer: 'encrypted; what it says is in the other files',
      },
      erased: 'row',
    },
  },
  {
    table: emails,
    divided: { by: emails.createdAt, months: 1 },
    grants: { buyer: may(['insert']), account: may(APPEND, emails.sealed) },
    owned: {
      file: 'emails',
      title: downloadTitles.emails,
      owned: byAddress(emails.email),
      erased: 'row',
      left: {
        sealed: 'what an email says that is still on its way; it is in your mailbox soon',
        instanceId: INNER,
      },
    },
  },
  {
    table: suppressedAddresses,
    grants: accountMay(READ),
    owned: {
      file: 'suppressed-address',
      title: downloadTitles['suppressed-address'],
      owned: byAddress(suppressedAddresses.email),
      erased: 'row',
    },
  },
  {
    table: eventEntries,
    grants: bothMay(APPEND),
    leftOut: 'fingerprints of entries; what they are about is in the download',
  },
  {
    table: eventChainHeads,
    grants: bothMay(NO_DELETE),
    leftOut: 'the ends of chains of entries, by fingerprints',
  },
  { table: eventCheckpointHeads, leftOut: 'fingerprints of entries, under a checkpoint' },
  {
    table: configurationFingerprints,
    leftOut: 'fingerprints of what this installation works with, with nobody’s name on them',
  },
  {
    table: rateLimits,
    leftOut: 'tries by fingerprint of an address or network; no address can be read from it',
  },
  { table: clockRuns, leftOut: 'when the jobs of the clock ran, with nobody’s name on them' },
  { table: keptCounts, leftOut: 'how many rows other tables have, with nobody’s name on them' },
  { table: spentChallenges, leftOut: 'answered challenges of public forms, with nobody’s name on them' },
];

/** Which of their records have been kept for long enough. */
export const platformRetention = {
  'rate-limits': { table: rateLimits, isDue: (cutoff) => lte(rateLimits.expire, cutoff.getTime()) },
  emails: {
    table: emails,
    isDue: (cutoff) => lte(emails.settledAt, cutoff),
    // Tried again, or settled later than it was stored.
    dropped: {
      stays: (cutoff) => or(isNull(emails.settledAt), gt(emails.settledAt, cutoff)),
      uncount: uncountEmails,
    },
  },
  'suppressed-addresses': {
    table: suppressedAddresses,
    isDue: (cutoff) => lte(suppressedAddresses.since, cutoff),
  },
  'kept-answers': { table: idempotencyKeys, isDue: (cutoff) => lte(idempotencyKeys.at, cutoff) },
} as const satisfies Record<string, RetentionRule>;
