import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { documents } from '../document-store/documents.table.ts';
import { purchases } from '../purchases/purchases.table.ts';

/**
 * What buyers and staff write each other about a purchase. `userId` is the buyer who wrote it; an answer of staff has the first name
 * of its writer instead, and `staffId` while they have an account. `id` is the writer's; the copy of a buyer who leaves has the same.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').notNull(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    staffId: text('staff_id').references(() => users.id, { onDelete: 'set null' }),
    /** First name alone: the buyers read it. */
    staffName: text('staff_name'),
    text: text('text').notNull(),
    /** Later than every message before it in its thread: what was read and what was answered is said by it. */
    createdAt: instant('created_at').notNull(),
    /** Of a question from the assistant: what was sent along, and the keys of the passages that had been shown. */
    conversation: text('conversation'),
    passages: text('passages').array(),
    /** A document of its writer that the message came with. */
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.id] }),
    index('messages_thread').on(table.purchaseId, table.createdAt),
    index('messages_user').on(table.userId),
    index('messages_staff').on(table.staffId),
    index('messages_document').on(table.documentId),
    check('messages_writer', sql`${table.userId} is null or ${table.staffName} is null`),
  ],
);

/**
 * How each thread lies in the console's list; a trigger of its migration derives all but `staffReadAt` from the messages. `place` is the
 * instant since which it waits in milliseconds, and above all of those, the newest first, one that waits for nothing.
 */
export const messageThreads = pgTable(
  'message_threads',
  {
    purchaseId: uuid('purchase_id')
      .primaryKey()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    lastAt: instant('last_at').notNull(),
    waitingSince: instant('waiting_since'),
    place: bigint('place', { mode: 'number' }).notNull(),
    /** The newest message of a buyer that a member of staff has seen. */
    staffReadAt: instant('staff_read_at'),
  },
  (table) => [index('message_threads_place').on(table.place, table.purchaseId)],
);

/** Up to which message each buyer has read the thread of their purchase. */
export const messageReads = pgTable(
  'message_reads',
  {
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.userId] }),
    index('message_reads_user').on(table.userId),
  ],
);

/** Answers that staff keep for the next time; each is every member's. */
export const savedReplies = pgTable('saved_replies', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
