import { and, eq, exists, isNull, lte, not, sql } from 'drizzle-orm';
import type { RetentionRule } from '../../../platform/database/retention-rule.ts';
import { users } from '../../accounts/accounts.table.ts';
import { staffMembers } from '../../accounts/staff-members.table.ts';
import { documents } from '../../document-store/documents.table.ts';
import { dataExports, deletionReceipts, keptConsents, retentionRuns } from '../personal-data.table.ts';

/** Retention of personal data's own records, and of accounts that were never confirmed, which other features may have put to use. */
export const personalDataRetention = {
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
  exports: {
    table: dataExports,
    // A process that is preparing one finds no row in the end; one with a file goes with it, in the sweep of downloads.
    isDue: (cutoff) => and(isNull(dataExports.storagePath), lte(dataExports.requestedAt, cutoff)),
  },
  'kept-consents': { table: keptConsents, isDue: (_cutoff, now) => lte(keptConsents.keepUntil, now) },
  receipts: { table: deletionReceipts, isDue: (_cutoff, now) => lte(deletionReceipts.keepUntil, now) },
  'retention-runs': { table: retentionRuns, isDue: (cutoff) => lte(retentionRuns.ranAt, cutoff) },
} as const satisfies Record<string, RetentionRule>;
