import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { documents } from '../document-store/documents.table.ts';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

/** `empty`: a scan, which has no text. `locked`: opens only with a password. `refused`: broken, too large, or too slow to read. */
export const getStates = ['read', 'empty', 'locked', 'refused'] as const;

/**
 * What could be read in a PDF. `sealed_text` opens only with the file's own key, so that the table alone reveals nothing. It comes with its
 * document (trigger `mark_unread`), unread by any stems and so without a state, and goes with it.
 */
export const documentTexts = pgTable(
  'document_texts',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    state: text('state', { enum: getStates }),
    sealedText: bytes('sealed_text'),
    stemsVersion: integer('stems_version').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [index('document_texts_stems').on(table.stemsVersion, table.documentId)],
);

/**
 * The words of a document by keys of 64 bits, made with a key that no row holds (docs/decisions/0013): in an index of all owners a key of 32
 * bits would be that of words of many. In 16 partitions by the owner, so that a search reads one of them; the owner is second in the primary
 * key, because the index of words is to be used and not this one. It goes with its document.
 */
export const documentWords = pgTable(
  'document_words',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    words: bigint('words', { mode: 'bigint' }).array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.userId] }),
    // Entries are put in their place at once: a list of pending ones would be scanned by every search.
    index('document_words_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);
