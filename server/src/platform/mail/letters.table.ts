import { deathCauseNames, letterStates, suppressionCauses } from '@porchlight/domain/mail/death-causes.ts';
import { letterNames } from '@porchlight/domain/mail/letter-names.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';

/**
 * Letters that wait, are on their way, went out or were given up. What a letter says lies sealed in `sealed` until it is
 * sent; the rest stays for 90 days, so that it can be told what became of it.
 */
export const letters = pgTable(
  'letters',
  {
    /** Also in its Message-ID, the same at each try. */
    id: uuid('id').primaryKey().defaultRandom(),
    template: text('template', { enum: letterNames }).notNull(),
    email: text('email').notNull(),
    /** 0 goes before 1 before 2 (`letterUrgencies`). */
    urgency: smallint('urgency').notNull(),
    state: text('state', { enum: letterStates }).notNull().default('queued'),
    cause: text('cause', { enum: deathCauseNames }),
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
    index('letters_queued').on(table.urgency, table.dueAt).where(sql`${table.state} = 'queued'`),
    index('letters_sending').on(table.id).where(sql`${table.state} = 'sending'`),
    index('letters_state_created_at').on(table.state, table.createdAt, table.id),
    index('letters_email').on(table.email),
    index('letters_settled_at').on(table.settledAt),
  ],
);

/** Addresses at which nothing arrives: only letters of urgency `first` are still tried. `email` is in its normal form. */
export const suppressedAddresses = pgTable('suppressed_addresses', {
  email: text('email').primaryKey(),
  cause: text('cause', { enum: suppressionCauses }).notNull(),
  answer: text('answer'),
  since: instant('since').notNull(),
});
