import { reviewReasonIds, reviewStates } from '@porchlight/domain/documents/document-reviews.ts';
import { isNotNull } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Who of the staff; nothing once their account is gone. */
const staffMember = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' });

/** specification 3. `size` in bytes; `wrapped_key` opens the encrypted file, which cannot be decrypted without the row. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    storagePath: text('storage_path').notNull().unique(),
    wrappedKey: bytes('wrapped_key').notNull(),
    status: text('status', { enum: ['received', 'signed'] }).notNull(),
    documentRequest: text('document_request'),
    createdAt: instant('created_at').notNull(),
    /** The file that this one was uploaded for; both answer the same document request. */
    replaces: uuid('replaces').references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    /** Raised by everything a reviewer must have seen: a decision, a signature, a newer file in its place. */
    revision: integer('revision').notNull().default(0),
    /** For a document that answers a document request; no other is reviewed. */
    reviewState: text('review_state', { enum: reviewStates }).notNull().default('waiting'),
    reviewReason: text('review_reason', { enum: reviewReasonIds }),
    reviewWords: text('review_words'),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: staffMember('reviewed_by'),
    /** The day on the document, and the last on which lenders take it; `expired_at` once that has passed. */
    issuedOn: date('issued_on', { mode: 'string' }),
    expiresOn: date('expires_on', { mode: 'string' }),
    expiredAt: instant('expired_at'),
    claimedBy: staffMember('claimed_by'),
    claimedUntil: instant('claimed_until'),
  },
  (table) => [
    index('documents_by_owner').on(table.userId, table.createdAt.desc(), table.id),
    index('documents_to_review')
      .on(table.reviewState, table.createdAt, table.id)
      .where(isNotNull(table.documentRequest)),
    index('documents_requested_by_owner')
      .on(table.userId, table.createdAt, table.id)
      .where(isNotNull(table.documentRequest)),
    index('documents_requested_by_time')
      .on(table.createdAt, table.id)
      .where(isNotNull(table.documentRequest)),
    index('documents_by_request')
      .on(table.documentRequest, table.createdAt, table.id)
      .where(isNotNull(table.documentRequest)),
    index('documents_run_out').on(table.createdAt, table.id).where(isNotNull(table.expiredAt)),
    index('documents_by_replaced').on(table.replaces).where(isNotNull(table.replaces)),
    index('documents_by_reviewer').on(table.reviewedBy).where(isNotNull(table.reviewedBy)),
    index('documents_by_claim').on(table.claimedBy).where(isNotNull(table.claimedBy)),
    index('documents_by_last_good_day').on(table.expiresOn).where(isNotNull(table.expiresOn)),
  ],
);

/**
 * A member of the staff asked to see a document, and why. The row lets that member read the file until `expires_at`, and is shown to the
 * buyer for as long as the document exists.
 */
export const documentAccessGrants = pgTable(
  'document_access_grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: staffMember('member_id'),
    /** First name alone: the buyer reads it. */
    memberName: text('member_name').notNull(),
    reason: text('reason').notNull(),
    /** Whether the file may leave the page it is shown on. */
    isDownload: boolean('is_download').notNull().default(false),
    grantedAt: instant('granted_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('document_access_grants_by_document').on(table.documentId, table.grantedAt.desc()),
    index('document_access_grants_by_owner').on(table.userId),
    index('document_access_grants_by_member').on(table.memberId),
  ],
);

/**
 * Files that are being written or removed. A row is stored before the file is touched and goes in the transaction that makes the outcome
 * final; a row whose process (`instance_id`) is gone names an orphaned file.
 */
export const fileIntents = pgTable('file_intents', {
  storagePath: text('storage_path').primaryKey(),
  instanceId: integer('instance_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
