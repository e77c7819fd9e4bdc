import { consentDecisions } from '@porchlight/domain/accounts/consents.ts';
import type { DeletionCounts } from '@porchlight/domain/accounts/personal-data/deletion-counts.ts';
import { erasureReasons } from '@porchlight/domain/accounts/personal-data/person-erasure.ts';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';

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

/** That an account was deleted, and how much: neither whose it was nor what. `id` is printed on the owner's receipt. */
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

/** What shows that calls to a number were agreed to, and from when on no more, of people who are erased. `text_sha256` see `consents`. */
export const keptConsents = pgTable(
  'kept_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    phone: text('phone').notNull(),
    source: text('source').notNull(),
    decision: text('decision', { enum: consentDecisions }).notNull().default('given'),
    consentVersion: text('consent_version'),
    textSha256: text('text_sha256'),
    consentedAt: instant('consented_at').notNull(),
    keepUntil: instant('keep_until').notNull(),
  },
  (table) => [index('kept_consents_keep_until').on(table.keepUntil)],
);

/**
 * Addresses that staff are erasing: begun, and not to be called off. `counts` is what there was; `id` becomes the receipt's. The row
 * goes with the last of what it is about.
 */
export const personErasures = pgTable('person_erasures', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  /** The account that had the address when it began, where there was one. */
  userId: text('user_id'),
  reason: text('reason', { enum: erasureReasons }).notNull(),
  sendsReceipt: boolean('sends_receipt').notNull(),
  requestedAt: instant('requested_at').notNull(),
  counts: jsonb('counts').$type<DeletionCounts>().notNull(),
});

/** What each run of the retention job removed: how many records of each kind. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ranAt: instant('ran_at').notNull(),
    removed: jsonb('removed').$type<Record<string, number>>().notNull(),
  },
  (table) => [index('retention_runs_ran_at').on(table.ranAt)],
);
