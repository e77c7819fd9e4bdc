import { leadStatuses } from '@porchlight/domain/leads/lead-inbox.ts';
import { leadSources } from '@porchlight/domain/leads/leads.ts';
import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staffMembers } from '../accounts/staff-members.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
/** Compared byte by byte: a word's beginning is found whatever the language of the database. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * specification 3, and how far the operator has come with each. A phone number comes with the version of the consent shown beside it, and
 * when. `version` goes up with every change. `facet` and `words` serve the filters, order and search of the inbox (decision 0050): `words`
 * has name, address, number (whole, without the country, its last seven and last four figures), message and notes, split by the database's
 * `search_words`, each after a space.
 */
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
    status: text('status', { enum: leadStatuses }).notNull().default('new'),
    ownerId: text('owner_id').references(() => staffMembers.userId, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    /** The file it came in with. */
    importId: uuid('import_id'),
    /** When a status, an owner or a note last changed; null where none has. */
    changedAt: instant('changed_at'),
    /** The newest 20,000 characters of its notes once more, which `words` is made of. */
    noteText: text('note_text'),
    facet: plainText('facet')
      .notNull()
      .generatedAlwaysAs(
        sql`status || ' ' || source || case when phone is null then ' silent' else ' phone' end || case when owner_id is null then ' free' else ' owned' end`,
      ),
    words: plainText('words')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(`' ' || search_words(
          name || ' ' || email || ' '
          || coalesce(ltrim(phone, '+') || ' ' || right(phone, 10) || ' ' || right(phone, 7) || ' ' || right(phone, 4) || ' ', '')
          || coalesce(message, '') || ' ' || coalesce(note_text, ''))`),
      ),
  },
  (table) => [
    check(
      'leads_phone_with_consent',
      sql`${table.phone} is null or (${table.consentVersion} is not null and ${table.consentedAt} is not null)`,
    ),
    index('leads_by_time').on(table.createdAt, table.id),
    index('leads_by_facet').on(table.facet, table.createdAt, table.id),
    index('leads_by_owner')
      .on(table.ownerId, table.facet, table.createdAt, table.id)
      .where(sql`${table.ownerId} is not null`),
    index('leads_by_import')
      .on(table.importId, table.facet, table.createdAt, table.id)
      .where(sql`${table.importId} is not null`),
    index('leads_by_email').on(table.email),
  ],
);

/**
 * One row an address that asked for the newsletter. It goes there from `confirmed_at` on and until `unsubscribed_at`; the
 * row stays after that, so that no later import mails the address again. `token` is the one in the emails' links: it can
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
  (table) => [
    index('newsletter_subscriptions_by_time').on(table.requestedAt, table.email),
    index('newsletter_subscriptions_waiting')
      .on(table.requestedAt, table.email)
      .where(sql`${table.unsubscribedAt} is null and ${table.confirmedAt} is null`),
    index('newsletter_subscriptions_ended')
      .on(table.requestedAt, table.email)
      .where(sql`${table.unsubscribedAt} is not null`),
  ],
);
