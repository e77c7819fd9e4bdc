import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';

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

/**
 * Files that are being written or removed. A row stands before the file is touched and goes in the transaction that
 * makes the outcome final; a row whose process (`instance_id`) is gone names a file that belongs to nothing.
 */
export const fileIntents = pgTable('file_intents', {
  storagePath: text('storage_path').primaryKey(),
  instanceId: integer('instance_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
