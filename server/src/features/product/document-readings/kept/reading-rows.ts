import { describeNotes } from '@porchlight/content/en/document-readings/notes.ts';
import {
  type ReadContent,
  type ShownReading,
  showFields,
} from '@porchlight/domain/document-readings/kept/kept-reading.ts';
import type { documentReadings } from './document-readings.table.ts';
import { createReadingSealer } from './sealed-readings.ts';

export type ReadingRow = typeof documentReadings.$inferSelect;

/** What a row holds, opened; undefined in it where nothing was read yet. */
export function openReading(fileKey: Uint8Array, row: ReadingRow) {
  const sealer = createReadingSealer(fileKey);
  return {
    content: sealer.openContent(row.documentId, row.sealedContent),
    confirmed: sealer.openConfirmed(row.documentId, row.sealedConfirmed),
  };
}

/** The reading of a document as it is shown; `unread` where there is no row of it. */
export function showReading(
  fileKey: Uint8Array,
  documentId: string,
  row: ReadingRow | undefined,
): ShownReading {
  if (row === undefined) return { ...nothingRead, documentId, state: 'unread' };
  const { content, confirmed } = openReading(fileKey, row);
  const shown = {
    documentId,
    state: row.state,
    page: row.page,
    pageCount: row.pageCount,
    readAt: row.readAt?.toISOString() ?? null,
  };
  return content === undefined ? { ...nothingRead, ...shown } : { ...shown, ...describe(content, confirmed) };
}

function describe(
  { others, notes, ...content }: ReadContent,
  confirmed: ReturnType<typeof openReading>['confirmed'],
) {
  const fields = showFields(content, confirmed);
  return { ...content, fields, notes: describeNotes(notes, { form: content.form, fields, others }) };
}

const nothingRead = {
  ...{ page: null, pageCount: null, readAt: null, form: null },
  ...{ fields: {}, lines: {}, checks: {}, notes: [], pages: [] },
};
