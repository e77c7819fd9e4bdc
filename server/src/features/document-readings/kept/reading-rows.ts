import { describeNotes } from '@porchlight/content/en/document-readings-notes.ts';
import {
  type ReadContent,
  type ShownReading,
  showFields,
  showSoFar,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import type { ReadDocumentRow } from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import { listPaperFacts } from '@porchlight/domain/readings/document-readings/kept/paper-facts.ts';
import type { documentReadings } from './document-readings.table.ts';
import { createReadingSealer } from './sealed-readings.ts';

export type ReadingRow = typeof documentReadings.$inferSelect;

/** What a row holds, opened; undefined in it where nothing was read yet. */
export function decryptReading(fileKey: Uint8Array, row: ReadingRow) {
  const sealer = createReadingSealer(fileKey);
  return {
    content: sealer.openContent(row.documentId, row.sealedContent),
    confirmed: sealer.openConfirmed(row.documentId, row.sealedConfirmed),
  };
}

/** What came of a reading, without its figures; without a key only what is in the clear. */
export function describeRow(
  fileKey: Uint8Array | undefined,
  row: ReadingRow,
): Omit<ReadDocumentRow, 'name' | 'isReplaced'> {
  const { documentId, state, form, page, pageCount } = row;
  const shown = { documentId, state, form, page, pageCount, readAt: row.readAt?.toISOString() ?? null };
  const opened = fileKey === undefined || state !== 'done' ? undefined : decryptReading(fileKey, row);
  if (opened?.content === undefined) return { ...shown, notes: [], facts: null };
  const { fields, notes } = describe(opened.content, opened.confirmed);
  return { ...shown, notes, facts: listPaperFacts({ ...opened.content, fields, pageCount: pageCount ?? 0 }) };
}

/** The reading of a document as it is shown; `unread` where there is no row of it. */
export function showReading(
  fileKey: Uint8Array,
  documentId: string,
  row: ReadingRow | undefined,
): ShownReading {
  if (row === undefined) return { ...nothingRead, documentId, state: 'unread' };
  const { content, confirmed } = decryptReading(fileKey, row);
  // What was read before is whole, and stays until it is read again.
  const soFar = content ?? createReadingSealer(fileKey).openSoFar(documentId, row.sealedSoFar)?.content;
  const shown = {
    documentId,
    state: row.state,
    page: row.page,
    pageCount: row.pageCount,
    readAt: row.readAt?.toISOString() ?? null,
  };
  if (content !== undefined) return { ...shown, ...describe(content, confirmed) };
  return { ...nothingRead, ...shown, ...(soFar !== undefined && showSoFar(soFar)) };
}

function describe(
  { others, notes, ...content }: ReadContent,
  confirmed: ReturnType<typeof decryptReading>['confirmed'],
) {
  const fields = showFields(content, confirmed);
  return { ...content, fields, notes: describeNotes(notes, { form: content.form, fields, others }) };
}

const nothingRead = {
  ...{ page: null, pageCount: null, readAt: null, form: null },
  ...{ fields: {}, lines: {}, checks: {}, notes: [], pages: [] },
};
