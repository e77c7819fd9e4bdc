import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../platform/database/columns.ts';
import { users } from '../../accounts/accounts.table.ts';
import { documents } from '../../document-store/documents.table.ts';

/**
 * What was read of a document, a row for each that was to be read. What it says and what its owner said of that is sealed for the document;
 * in the clear stand the kind of paper and how far the reading is. It goes with its document.
 */
export const documentReadings = pgTable(
  'document_readings',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'reading', 'done', 'failed'] }).notNull(),
    page: smallint('page'),
    pageCount: smallint('page_count'),
    form: text('form'),
    /** How often it was begun since it was asked for. */
    attempts: smallint('attempts').notNull().default(0),
    /** The process that reads it. */
    instanceId: integer('instance_id'),
    sealedContent: bytes('sealed_content'),
    /** What the pages say that are done, while the others are read. */
    sealedSoFar: bytes('sealed_so_far'),
    sealedConfirmed: bytes('sealed_confirmed'),
    askedAt: instant('asked_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('document_readings_user').on(table.userId),
    index('document_readings_under_way').on(table.instanceId).where(sql`${table.state} = 'reading'`),
  ],
);
