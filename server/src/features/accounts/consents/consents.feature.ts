import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { and, eq, exists, inArray, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database.ts';
import { byAccountElseAddress } from '../../../platform/database/owned-rows.ts';
import type { RetentionRule } from '../../../platform/database/retention-rule.ts';
import { APPEND, bothMay, READ } from '../../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { allowConsentRemoval } from './consents.service.ts';
import { consents, consentTextVersions } from './consents.table.ts';

const consentRetention = {
  consents: {
    table: consents,
    isDue: (cutoff, _now, db) => and(lte(consents.at, cutoff), isOver(cutoff, db)),
    prepare: allowConsentRemoval,
  },
} as const satisfies Record<string, RetentionRule>;

const later = alias(consents, 'later');

export const consentsFeature = defineFeature({
  name: 'consents',
  tables: [
    {
      table: consents,
      grants: bothMay(APPEND),
      owned: {
        file: 'consents',
        title: downloadTitles.consents,
        owned: byAccountElseAddress(consents.userId, consents.email),
        erased: 'row',
      },
    },
    {
      table: consentTextVersions,
      grants: bothMay(READ),
      leftOut: 'the words that could be agreed to, which belong to nobody',
    },
  ],
  retention: consentRetention,
});

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
