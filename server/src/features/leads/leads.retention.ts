import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { RetentionRule } from '../../platform/database/retention-rule.ts';
import { leads, newsletterSubscriptions } from './leads.table.ts';

export const leadRetention = {
  'newsletter-requests': {
    table: newsletterSubscriptions,
    isDue: (cutoff) =>
      and(
        isNull(newsletterSubscriptions.confirmedAt),
        // Whoever said no instead of confirming is on the list of those who get no more.
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
