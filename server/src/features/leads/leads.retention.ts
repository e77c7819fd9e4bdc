import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { RetentionRule } from '../../platform/database/retention-rule.ts';
import { leads, newsletterSubscriptions } from './leads.table.ts';

export const leadRetention = {
  'newsletter-requests': {
    table: newsletterSubscriptions,
    isDue: (cutoff) =>
      and(
        isNull(newsletterSubscriptions.confirmedAt),
        // A person who declined instead of confirming stays on the suppression list.
        isNull(newsletterSubscriptions.unsubscribedAt),
        lte(newsletterSubscriptions.requestedAt, cutoff),
      ),
    // The lead says nothing but that someone typed the address.
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
  leads: { table: leads, isDue: (cutoff) => lte(leads.createdAt, cutoff) },
} as const satisfies Record<string, RetentionRule>;
