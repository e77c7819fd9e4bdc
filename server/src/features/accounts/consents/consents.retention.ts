import { and, eq, exists, inArray, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database.ts';
import type { RetentionRule } from '../../../platform/database/retention-rule.ts';
import { allowConsentRemoval } from './consents.service.ts';
import { consents } from './consents.table.ts';

export const consentRetention = {
  consents: {
    table: consents,
    isDue: (cutoff, _now, db) => and(lte(consents.at, cutoff), isOver(cutoff, db)),
    prepare: allowConsentRemoval,
  },
} as const satisfies Record<string, RetentionRule>;

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
