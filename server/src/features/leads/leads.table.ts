import { leadSources } from '@porchlight/domain/leads/leads.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** specification 3. A phone number stands with the version of the consent that was read beside it, and when. */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message'),
    source: text('source', { enum: leadSources }).notNull(),
    consentVersion: text('consent_version'),
    consentedAt: instant('consented_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check(
      'leads_phone_with_consent',
      sql`${table.phone} is null or (${table.consentVersion} is not null and ${table.consentedAt} is not null)`,
    ),
  ],
);

/**
 * One row an address that asked for the newsletter. It goes there from `confirmed_at` on and until `unsubscribed_at`; the
 * row stays after that, so that no later import mails the address again. `token` is the one in the letters' links: it can
 * confirm within days of a request, and unsubscribe at any time.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: text('email').primaryKey(),
    token: text('token').notNull().unique(),
    requestedAt: instant('requested_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (table) => [index('newsletter_subscriptions_by_time').on(table.requestedAt, table.email)],
);
