import type { DeletionCounts } from '@porchlight/domain/personal-data/deletion-counts.ts';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The one download of everything a buyer may have at a time. The file's columns are filled in once it is ready;
 * `instance_id` is the process that puts it together. `size` in bytes.
 */
export const dataExports = pgTable('data_exports', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'restrict' }),
  requestedAt: instant('requested_at').notNull(),
  instanceId: integer('instance_id'),
  readyAt: instant('ready_at'),
  size: bigint('size', { mode: 'number' }),
  storagePath: text('storage_path').unique(),
  wrappedKey: bytes('wrapped_key'),
});

/** Accounts that are to be deleted. From `begun_at` on it cannot be called off, and `counts` is what there was. */
export const accountDeletions = pgTable('account_deletions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: instant('requested_at').notNull(),
  dueAt: instant('due_at').notNull(),
  remindedAt: instant('reminded_at'),
  begunAt: instant('begun_at'),
  counts: jsonb('counts').$type<DeletionCounts>(),
});

/** That an account was deleted, and how much: neither whose it was nor what. `id` stands on the owner's receipt. */
export const deletionReceipts = pgTable(
  'deletion_receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    requestedAt: instant('requested_at').notNull(),
    deletedAt: instant('deleted_at').notNull(),
    keepUntil: instant('keep_until').notNull(),
    counts: jsonb('counts').$type<DeletionCounts>().notNull(),
  },
  (table) => [index('deletion_receipts_keep_until').on(table.keepUntil)],
);

/** What shows that calls to a number were agreed to, of people whose account is deleted. */
export const keptConsents = pgTable(
  'kept_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    phone: text('phone').notNull(),
    source: text('source').notNull(),
    consentVersion: text('consent_version').notNull(),
    consentedAt: instant('consented_at').notNull(),
    keepUntil: instant('keep_until').notNull(),
  },
  (table) => [index('kept_consents_keep_until').on(table.keepUntil)],
);
