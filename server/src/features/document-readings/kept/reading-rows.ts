import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { describeNotes } from '@porchlight/content/en/document-readings-notes.ts';
import {
  type ConfirmedField,
  confirmedField,
  parseContent,
  type ReadContent,
  type ShownReading,
  showFields,
  showSoFar,
} from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import type { ReadDocumentRow } from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import { listPaperFacts } from '@porchlight/domain/readings/document-readings/kept/paper-facts.ts';
import * as z from 'zod/mini';
import { createSealer } from '../../../platform/base/sealed-text.ts';
import type { SoFar } from '../read-document.ts';
import type { documentReadings } from './document-readings.table.ts';

const confirmedFields = z.record(z.string(), confirmedField);
const soFarShape = z.object({ content: parseContent, pages: z.array(z.string()) });

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

type Confirmed = Record<string, ConfirmedField>;

/** Seals what was read, and what its owner said of it, for the one document; opens it again. */
type ReadingSealer = {
  sealContent(documentId: string, content: ReadContent): Uint8Array;
  sealConfirmed(documentId: string, confirmed: Confirmed): Uint8Array;
  sealSoFar(documentId: string, soFar: SoFar): Uint8Array;
  /** Undefined where nothing was read, or what another release wrote is not understood. */
  openContent(documentId: string, sealed: Uint8Array | null): ReadContent | undefined;
  openConfirmed(documentId: string, sealed: Uint8Array | null): Confirmed;
  openSoFar(documentId: string, sealed: Uint8Array | null): SoFar | undefined;
};

/** `fileKey` is what the keys of files are wrapped with; 32 bytes. */
export function createReadingSealer(fileKey: Uint8Array): ReadingSealer {
  const sealer = createSealer(fileKey, 'document readings');
  const seal = (value: object, place: string) => sealer.seal(deflateRawSync(JSON.stringify(value)), place);
  const open = (sealed: Uint8Array, place: string): unknown =>
    JSON.parse(inflateRawSync(sealer.open(sealed, place)).toString());
  return {
    sealContent: (documentId, content) => seal(content, `content ${documentId}`),
    sealConfirmed: (documentId, confirmed) => seal(confirmed, `confirmed ${documentId}`),
    sealSoFar: (documentId, soFar) => seal(soFar, `so far ${documentId}`),
    openContent(documentId, sealed) {
      if (sealed === null) return undefined;
      const parsed = parseContent.safeParse(open(sealed, `content ${documentId}`));
      return parsed.success ? parsed.data : undefined;
    },
    openConfirmed(documentId, sealed) {
      if (sealed === null) return {};
      const parsed = confirmedFields.safeParse(open(sealed, `confirmed ${documentId}`));
      return parsed.success ? parsed.data : {};
    },
    openSoFar(documentId, sealed) {
      if (sealed === null) return undefined;
      const parsed = soFarShape.safeParse(open(sealed, `so far ${documentId}`));
      return parsed.success ? parsed.data : undefined;
    },
  };
}
