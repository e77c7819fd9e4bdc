import { emailTemplateNames } from '@porchlight/domain/notifications/email/email-templates.ts';
import {
  emailStates,
  failureReasonNames,
  suppressionCauses,
} from '@porchlight/domain/notifications/email/failure-reasons.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';

/**
 * Emails that wait, are being sent, were sent or were given up. The content is encrypted in `sealed` until it is sent; the rest stays for
 * 90 days, to show what became of it. Partitioned by the month of `created_at`.
 */
export const emails = pgTable(
  'emails',
  {
    /** Also in its Message-ID, the same at each try. */
    id: uuid('id').notNull().defaultRandom(),
    template: text('template', { enum: emailTemplateNames }).notNull(),
    email: text('email').notNull(),
    /** 0 goes before 1 before 2 (`emailUrgencies`). */
    urgency: smallint('urgency').notNull(),
    state: text('state', { enum: emailStates }).notNull().default('queued'),
    cause: text('cause', { enum: failureReasonNames }),
    /** Counts what was begun, also what a crash cut off. */
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the next try is due; of what is settled, when it was. */
    dueAt: instant('due_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    triedAt: instant('tried_at'),
    settledAt: instant('settled_at'),
    /** The process that has it in flight. */
    instanceId: integer('instance_id'),
    /** What the mail server said last, at most 500 characters. */
    answer: text('answer'),
    sealed: bytes('sealed'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.createdAt] }),
    index('emails_queued').on(table.urgency, table.dueAt).where(sql`${table.state} = 'queued'`),
    // By which emails behind a domain at its bound are found (email-claims.ts).
    index('emails_queued_domains')
      .on(table.urgency, sql`(split_part(${table.email}, '@', 2) collate "C")`, table.dueAt)
      .where(sql`${table.state} = 'queued'`),
    index('emails_sending').on(table.id).where(sql`${table.state} = 'sending'`),
    index('emails_state_created_at').on(table.state, table.createdAt, table.id),
    index('emails_by_time').on(table.createdAt, table.id),
    // By the beginning of an address, whatever the language of the database.
    index('emails_by_address').on(table.email.op('text_pattern_ops')),
    index('emails_settled_at').on(table.settledAt),
  ],
);

/** Addresses at which nothing arrives: only emails of urgency `first` are still tried. `email` is in its normal form. */
export const suppressedAddresses = pgTable(
  'suppressed_addresses',
  {
    email: text('email').primaryKey(),
    cause: text('cause', { enum: suppressionCauses }).notNull(),
    answer: text('answer'),
    since: instant('since').notNull(),
  },
  (table) => [
    index('suppressed_addresses_by_time').on(table.since, table.email),
    index('suppressed_addresses_by_address').on(table.email.op('text_pattern_ops')),
  ],
);
