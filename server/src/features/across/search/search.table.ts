import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
