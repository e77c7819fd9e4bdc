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
import { documents } from '../../kernel/document-store/documents.table.ts';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
});

/** `empty`: a scan, which has no text. `locked`: opens only with a password. `refused`: broken, too large, or too slow to read. */
export const readStates = ['read', 'empty', 'locked', 'refused'] as const;

/**
 * What could be read in a PDF. `sealed_text` opens only with the file's own key, and `words` are keyed with one that no
 * row holds (docs/decisions/0013), so that the table alone tells nothing. It goes with its document.
 */
export const documentTexts = pgTable(
  'document_texts',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    state: text('state', { enum: readStates }).notNull(),
    sealedText: bytes('sealed_text'),
    words: integer('words').array().notNull(),
    stemsVersion: integer('stems_version').notNull().default(1),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  // Entries are put in their place at once: a list of pending ones would be gone through by every search.
  (table) => [index('document_texts_words').using('gin', table.words).with({ fastupdate: false })],
);

/**
 * The words of a document by keys of 64 bits: in an index of all owners one of 32 bits would stand for words of many. In 16 partitions by the owner, so
 * that a search looks into one of them; the owner stands second in the key, because the index of words is to be asked and not this one. It
 * goes with its document. `words` of `document_texts` are for the release before, and of what was not moved yet.
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
    index('document_words_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);
