import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../database/columns.ts';

/** Requests that came with an Idempotency-Key and are worked on, or were answered: what was answered lies sealed in `answer`. */
export const idempotencyKeys = pgTable(
  'kept_answers',
  {
    /** A mark of the key and of whose it is: neither can be read from it. */
    id: text('id').primaryKey(),
    /** The user who made the request; null without a session. */
    userId: text('user_id'),
    method: text('method').notNull(),
    path: text('path').notNull(),
    /** A mark of everything that was sent; of a stream it comes with the answer. */
    digest: text('digest'),
    /** Who works on it: another claim in its place, and what this one did is not committed. */
    claim: uuid('claim').notNull(),
    /** The process that works on it. */
    instanceId: integer('instance_id').notNull(),
    /** When it was claimed; once it is answered, when that was. */
    at: instant('at').notNull(),
    status: smallint('status'),
    /** Nothing while it is worked on, and of a staff request once anyone was erased since. */
    answer: bytes('answer'),
  },
  (table) => [
    index('kept_answers_at').on(table.at),
    index('kept_answers_user_id').on(table.userId),
    // What an erasure takes of the staff's own, without reading the answers of all accounts.
    index('kept_answers_of_staff').on(table.at).where(sql`${table.path} like '/staff/%'`),
  ],
);
