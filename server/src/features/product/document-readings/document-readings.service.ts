import { readingNoteTexts } from '@porchlight/content/en/document-readings/notes.ts';
import {
  type DocumentReading,
  LARGEST_READ_FILE,
  type ReadingNote,
} from '@porchlight/domain/document-readings/document-readings.contract.ts';
import { readForm } from '@porchlight/domain/document-readings/read-form.ts';
import { countForms, isSpanishForm } from '@porchlight/domain/document-readings/whole-document.ts';
import pLimit from 'p-limit';
import { Failure } from '../../../platform/http/failure.ts';
import { type LimitTable, nameNetwork, type RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import type { StreamRequest } from '../../../platform/http/routing/stream-routes.ts';
import { readPageText } from './page-text.ts';

export const documentReadingLimits = {
  'read-document-network': { points: 30, minutes: 10 },
} as const satisfies LimitTable;

export type DocumentReadingsContext = {
  limits: RateLimits<keyof typeof documentReadingLimits>;
};

/** A reader takes up to 640 MiB and a processor: one at a time, and a few who wait for it. */
const inTurn = pLimit(1);
const MOST_WAITING = 8;

/** POST /api/tools/read-document: reads one PDF and stores nothing. */
export async function receiveDocument(
  { limits }: DocumentReadingsContext,
  request: StreamRequest,
): Promise<void> {
  await limits.spend('read-document-network', nameNetwork(request.address));
  const file = await receiveFile(request);
  if (file.length === 0) throw new Failure('FILE_EMPTY');
  if (!isPdf(file)) throw new Failure('FILE_TYPE_NOT_ACCEPTED', { reason: 'document-readings.not-a-pdf' });
  if (inTurn.pendingCount >= MOST_WAITING)
    throw new Failure('UNAVAILABLE', { reason: 'document-readings.busy' });
  const body = JSON.stringify(await inTurn(() => readDocument(file)));
  request.outgoing.writeHead(200, { ...request.headers, 'content-type': 'application/json' }).end(body);
}

/** What a PDF says, where it is a form that is known; otherwise why not. */
async function readDocument(file: Uint8Array): Promise<DocumentReading> {
  const read = await readPageText(file);
  if (read.state !== 'read') return { ...nothing, notes: describeNotes([read.state]) };
  const { form, fields, lines, checks } = readForm(read.pages);
  const notes: ReadingNote[] = [];
  if (form === null) notes.push(isSpanishForm(read.pages) ? 'spanish-form' : 'not-a-form');
  if (countForms(read.pages) > 1) notes.push('several-forms');
  if (read.isCut) notes.push('too-many-pages');
  const texts = Object.entries(lines).map(([section, rows]) => [
    section,
    rows.map(({ label, amount, detail }) => [label, amount, ...(detail === null ? [] : [detail])]),
  ]);
  return {
    ...{ form, fields: fields as DocumentReading['fields'], checks },
    lines: Object.fromEntries(texts),
    notes: describeNotes(notes),
  };
}

const nothing = { form: null, fields: {}, lines: {}, checks: {} };
const describeNotes = (codes: readonly ReadingNote[]) =>
  codes.map((code) => ({ code, text: readingNoteTexts[code] }));

/** The signature of a PDF stands within its first kilobyte. */
const isPdf = (file: Uint8Array) => Buffer.from(file.subarray(0, 1_024)).includes('%PDF-');

/** The file of a form with one file, or the body itself. */
async function receiveFile({ incoming }: StreamRequest): Promise<Uint8Array> {
  const type = incoming.headers['content-type'] ?? '';
  if (/^application\/json\b/i.test(type)) throw noFile();
  const body = await readBytes(incoming);
  if (!/^multipart\/form-data\b/i.test(type)) return body;
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch((error) => {
    throw noFile(error);
  });
  const file = form.get('file');
  if (file === null || typeof file === 'string') throw noFile();
  return new Uint8Array(await file.arrayBuffer());
}

const noFile = (cause?: unknown) =>
  new Failure('BAD_INPUT', { fields: { file: { reason: 'document-readings.no-file' } }, cause });

async function readBytes(incoming: StreamRequest['incoming']): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new Failure('FILE_TOO_LARGE', { reason: 'document-readings.too-large' });
  // A form adds a few hundred bytes around its file.
  const most = LARGEST_READ_FILE + 4_096;
  if (Number(incoming.headers['content-length'] ?? 0) > most) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
