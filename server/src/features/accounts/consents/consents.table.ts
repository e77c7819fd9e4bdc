import {
  type ConsentAct,
  consentDecisions,
  consentForms,
  consentPurposes,
  consentSources,
} from '@porchlight/domain/accounts/consents.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/**
 * Every consent and every withdrawal, one row each, in the order they came. Rows are added and never changed; only erasure and the
 * end of their period take them away (a trigger refuses everything else, decision 0037). `user_id` is no reference for that
 * reason: the account may go before the row. `text_sha256` finds the words in `consent_texts`; a row from before the ledger has
 * the version alone. `subject` is the stored form the consent came with, or which emails were stopped; `email_id` the email
 * whose link was followed; `network` see `truncateNetwork`.
 */
export const consents = pgTable(
  'consents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    decision: text('decision', { enum: consentDecisions }).notNull(),
    at: instant('at').notNull(),
    email: text('email').notNull(),
    userId: text('user_id'),
    phone: text('phone'),
    source: text('source', { enum: consentSources }).notNull(),
    textVersion: text('text_version'),
    textSha256: text('text_sha256'),
    act: text('act').$type<ConsentAct>().notNull(),
    subject: text('subject'),
    emailId: text('email_id'),
    network: text('network'),
  },
  (table) => [
    index('consents_email').on(table.email, table.purpose, table.id),
    index('consents_user').on(table.userId),
    index('consents_at').on(table.at),
    check('consents_text_of_given', sql`${table.decision} = 'withdrawn' or ${table.textVersion} is not null`),
  ],
);

/** The words behind each version that someone could agree to here, as they were shown. `sha256` is of the text in UTF-8, hexadecimal. */
export const consentTextVersions = pgTable(
  'consent_texts',
  {
    form: text('form', { enum: consentForms }).notNull(),
    version: text('version').notNull(),
    sha256: text('sha256').notNull(),
    text: text('text').notNull(),
    storedAt: instant('stored_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.form, table.version, table.sha256] })],
);
