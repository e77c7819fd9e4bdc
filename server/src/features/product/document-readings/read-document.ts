import type { ReadingNote } from '@porchlight/domain/document-readings/document-readings.contract.ts';
import type { ReadContent } from '@porchlight/domain/document-readings/kept/kept-reading.ts';
import type { PageText } from '@porchlight/domain/document-readings/pages/page-text.ts';
import { readDocumentPages } from '@porchlight/domain/document-readings/read-document-pages.ts';
import { flagUncertain } from '@porchlight/domain/document-readings/uncertain-fields.ts';
import { countForms, isSpanishForm } from '@porchlight/domain/document-readings/whole-document.ts';
import { findPictureKind, type PictureKind } from './pictures/picture-size.ts';
import { type ReadDocument, readPdf, readPicture } from './read-pages.ts';

export { ReaderEnded } from './read-pages.ts';

export type ReadOptions = {
  /** Whether pictures, and pages without text, are recognized. */
  readsPictures?: boolean;
  /** Ends the reading when the server stops, or whoever asked has left. */
  signal?: AbortSignal;
  /** After each page that was recognized: how many are, of how many. */
  onProgress?(done: number, pageCount: number): void;
};

/**
 * What a document says, where it is a paper that is known; otherwise why not. The one way in which files are read, whoever asks.
 *
 * @throws `ReaderEnded`, and the signal's reason.
 */
export async function readDocument(file: Uint8Array, options: ReadOptions = {}): Promise<ReadContent> {
  const kind = findFileKind(file);
  if (kind === undefined) return describeNothing('not-a-form');
  if (kind === 'heic') return describeNothing('heic');
  const { readsPictures = true, signal, onProgress } = options;
  const reading = { ...(signal && { signal }), ...(onProgress && { onPage: onProgress }) };
  return describePages(
    kind === 'pdf' ? await readPdf(file, { readsPictures, ...reading }) : await readPicture(file, reading),
  );
}

function describePages({ pages, notes }: ReadDocument): ReadContent {
  if (!pages.some(({ items }) => items.length > 0)) return describeNothing(...notes);
  const { form, fields, lines, checks } = flagUncertain(readDocumentPages(pages), pages);
  const found: ReadingNote[] = [];
  if (form === null) found.push(isSpanishForm(pages) ? 'spanish-form' : 'not-a-form');
  if (countForms(pages) > 1) found.push('several-forms');
  return {
    ...{ form, checks, notes: [...found, ...notes] },
    fields: fields as ReadContent['fields'],
    lines: lines as ReadContent['lines'],
    pages: pages.map(measurePage),
  };
}

export type FileKind = 'pdf' | PictureKind;

/** What kind of file can be read, by its first bytes; the signature of a PDF stands within its first kilobyte. */
export function findFileKind(file: Uint8Array): FileKind | undefined {
  return Buffer.from(file.subarray(0, 1_024)).includes('%PDF-') ? 'pdf' : findPictureKind(file);
}

/** Of a file in which nothing was found. */
export const describeNothing = (...notes: ReadingNote[]): ReadContent => ({
  ...{ form: null, fields: {}, lines: {}, checks: {}, pages: [] },
  notes,
});

const measurePage = ({ number, width, height, method = 'text' }: PageText) => ({
  ...{ number, width, height, method },
});
