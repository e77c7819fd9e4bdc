import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../database/columns.ts';

const number = (name: string) => bigint(name, { mode: 'number' });

/**
 * What happened, in a chain for each account and one of the installation: one entry after the other, never changed and never deleted, which
 * a trigger of the database refuses. Each entry's `hash` covers it, its chain and the hash of the one before. What it was about lies in
 * `event_entry_details`; the entry holds a commitment to that. A checkpoint's commitment is the hash over the heads that it covers.
 */
export const eventEntries = pgTable(
  'event_entries',
  {
    /** Which one, by a fingerprint of the account that reveals nothing once the account is gone (`getChainName`), or `installation`. */
    chain: text('chain').notNull(),
    number: number('number').notNull(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    commitment: bytes('commitment').notNull(),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.number] })],
);

/**
 * Who and what an entry was about, with the salt of its commitment. May be erased: without the salt the commitment does not reveal what it
 * was. It does not reference the account, so that erasing is explicit.
 */
export const eventEntryDetails = pgTable(
  'event_entry_details',
  {
    chain: text('chain').notNull(),
    number: number('number').notNull(),
    userId: text('user_id'),
    salt: bytes('salt').notNull(),
    /** JSON as it was hashed. */
    detail: text('detail').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.number] }),
    foreignKey({
      columns: [table.chain, table.number],
      foreignColumns: [eventEntries.chain, eventEntries.number],
    }),
    index('event_entry_details_user').on(table.userId),
  ],
);

/** The newest entry of each chain, signed with the installation's key; `covered` is the newest that a checkpoint names, 0 where none does. */
export const eventChainHeads = pgTable(
  'event_chain_heads',
  {
    chain: text('chain').primaryKey(),
    number: number('number').notNull(),
    hash: bytes('hash').notNull(),
    /** Thumbprint of the key (RFC 7638). */
    keyId: text('key_id').notNull(),
    signature: bytes('signature').notNull(),
    covered: number('covered').notNull().default(0),
  },
  (table) => [
    index('event_chain_heads_uncovered').on(table.chain).where(sql`${table.covered} < ${table.number}`),
  ],
);

/** The heads that a checkpoint covers; never changed and never deleted. `checkpoint` is its number in the installation's chain. */
export const eventCheckpointHeads = pgTable(
  'event_checkpoint_heads',
  {
    chain: text('chain').notNull(),
    number: number('number').notNull(),
    hash: bytes('hash').notNull(),
    checkpoint: number('checkpoint').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.number] }),
    index('event_checkpoint_heads_checkpoint').on(table.checkpoint),
  ],
);
