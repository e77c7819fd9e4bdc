import { bigint, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** specification 3. `size` in bytes; `wrapped_key` opens the encrypted file, so that without the row nobody can. */
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
    dueDocument: text('due_document'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('documents_by_owner').on(table.userId, table.createdAt.desc(), table.id)],
);

/** Who signed which bytes, when, from where, and under which consent text. */
export const documentSignatures = pgTable(
  'document_signatures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    signerName: text('signer_name').notNull(),
    signerEmail: text('signer_email').notNull(),
    signedAt: instant('signed_at').notNull(),
    address: text('address').notNull(),
    browser: text('browser').notNull(),
    sha256: bytes('sha256').notNull(),
    consentVersion: text('consent_version').notNull(),
  },
  (table) => [index('document_signatures_document').on(table.documentId)],
);

/**
 * Files that are being written or removed. A row stands before the file is touched and goes in the transaction that
 * makes the outcome final; a row whose process (`instance_id`) is gone names a file that belongs to nothing.
 */
export const fileIntents = pgTable('file_intents', {
  storagePath: text('storage_path').primaryKey(),
  instanceId: integer('instance_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
