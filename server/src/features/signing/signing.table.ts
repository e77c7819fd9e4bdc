import type { SignedPageSize } from '@porchlight/domain/signing/signature-marks.ts';
import { sealLevels } from '@porchlight/domain/signing/signing-views.ts';
import { bigint, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { documents } from '../document-store/documents.table.ts';

const document = () =>
  uuid('document_id')
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });
const level = () => text('level', { enum: sealLevels });
const size = (name: string) => bigint(name, { mode: 'number' });

/**
 * Documents on their way to a signature, each at most for a few hours. `document_path` says which file was opened: a
 * document with another one has changed meanwhile. From `prepared_at` on the sealed file lies aside at `storage_path`,
 * under a key of its own. The row goes when it is completed (to `signatures`), discarded or too old.
 */
export const signings = pgTable(
  'signings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: document(),
    // A row that goes with its account would leave its file behind.
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    documentPath: text('document_path').notNull(),
    pages: jsonb('pages').$type<SignedPageSize[]>().notNull(),
    openedAt: instant('opened_at').notNull(),
    readAt: instant('read_at'),
    preparedAt: instant('prepared_at'),
    signatureId: uuid('signature_id'),
    signerName: text('signer_name'),
    signerEmail: text('signer_email'),
    storagePath: text('storage_path').unique(),
    wrappedKey: bytes('wrapped_key'),
    size: size('size'),
    sizeBefore: size('size_before'),
    sha256Before: bytes('sha256_before'),
    sha256After: bytes('sha256_after'),
    level: level(),
    certificateFingerprint: text('certificate_fingerprint'),
    address: text('address'),
    browser: text('browser'),
  },
  (table) => [
    index('signings_document').on(table.documentId),
    index('signings_user').on(table.userId),
    index('signings_opened_at').on(table.openedAt),
  ],
);

/**
 * Signatures that stand, each with its evidence. The document's file holds all of them one after the other: its first
 * `size_before` bytes are what was signed, its first `size` bytes what this signature sealed. `signing_id` is what it was
 * while it was made, so that completing it again gives the same answer. Without `user_id` the signer's account is gone.
 */
export const signatures = pgTable(
  'signatures',
  {
    id: uuid('id').primaryKey(),
    signingId: uuid('signing_id').notNull().unique(),
    documentId: document(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    signerName: text('signer_name').notNull(),
    signerEmail: text('signer_email').notNull(),
    documentName: text('document_name').notNull(),
    pageCount: bigint('page_count', { mode: 'number' }).notNull(),
    consentVersion: text('consent_version').notNull(),
    consentGivenAt: instant('consent_given_at').notNull(),
    openedAt: instant('opened_at').notNull(),
    readAt: instant('read_at').notNull(),
    signedAt: instant('signed_at').notNull(),
    completedAt: instant('completed_at').notNull(),
    address: text('address').notNull(),
    browser: text('browser').notNull(),
    sizeBefore: size('size_before').notNull(),
    size: size('size').notNull(),
    sha256Before: bytes('sha256_before').notNull(),
    sha256After: bytes('sha256_after').notNull(),
    level: level().notNull(),
    certificateFingerprint: text('certificate_fingerprint').notNull(),
  },
  (table) => [
    unique('signatures_one_a_signer').on(table.documentId, table.userId),
    index('signatures_user').on(table.userId),
  ],
);

/** What a picture was before it was placed on a page and signed. A PDF needs none: it is the beginning of its sealed file. */
export const documentOriginals = pgTable('document_originals', {
  documentId: document().primaryKey(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: size('size').notNull(),
  storagePath: text('storage_path').notNull().unique(),
  wrappedKey: bytes('wrapped_key').notNull(),
});

/** The certificate page of a signature, a sealed PDF of its own. Whatever happens to it, it can be made again. */
export const certificatePages = pgTable('certificate_pages', {
  signatureId: uuid('signature_id')
    .primaryKey()
    .references(() => signatures.id, { onDelete: 'cascade' }),
  size: size('size').notNull(),
  storagePath: text('storage_path').notNull().unique(),
  wrappedKey: bytes('wrapped_key').notNull(),
  madeAt: instant('made_at').notNull(),
});
