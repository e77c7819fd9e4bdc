import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';

const number = (name: string) => bigint(name, { mode: 'number' });

/**
 * What happened, one entry after the other, never changed and never deleted: a trigger of the database refuses it. Each
 * entry's `hash` covers it and the hash of the one before. What it was about lies in `event_details`; the entry holds a
 * commitment to that.
 */
export const eventLog = pgTable('event_log', {
  number: number('number').primaryKey(),
  at: instant('at').notNull(),
  kind: text('kind').notNull(),
  commitment: bytes('commitment').notNull(),
  previousHash: bytes('previous_hash').notNull(),
  hash: bytes('hash').notNull().unique(),
});

/**
 * Who and what an entry was about, with the salt of its commitment. May be erased: without the salt nobody can find out
 * from the commitment what it was. No reference to the account, so that erasing is said where it is meant.
 */
export const eventDetails = pgTable(
  'event_details',
  {
    number: number('number')
      .primaryKey()
      .references(() => eventLog.number),
    userId: text('user_id'),
    salt: bytes('salt').notNull(),
    /** JSON as it was hashed. */
    detail: text('detail').notNull(),
  },
  (table) => [index('event_details_user').on(table.userId)],
);

/** The newest entry, signed with the installation's key, so that neither end of the log can be cut off unseen. One row. */
export const eventLogHead = pgTable(
  'event_log_head',
  {
    id: boolean('id').primaryKey().default(true),
    number: number('number').notNull(),
    hash: bytes('hash').notNull(),
    /** Thumbprint of the key (RFC 7638). */
    keyId: text('key_id').notNull(),
    signature: bytes('signature').notNull(),
  },
  (table) => [check('event_log_head_one_row', sql`${table.id}`)],
);
