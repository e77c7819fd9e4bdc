import { readingNoteTexts } from '@porchlight/content/en/document-readings/notes.ts';
import {
  type DocumentReading,
  LARGEST_READ_FILE,
} from '@porchlight/domain/document-readings/document-readings.contract.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { type LimitTable, nameNetwork, type RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import type { StreamRequest } from '../../../platform/http/routing/stream-routes.ts';
import { describeNothing } from './describe-nothing.ts';
import { countWaitingPictures } from './pictures/machine-turn.ts';
import { type FileKind, findFileKind, readDocument } from './read-document.ts';
import { inTurn } from './reader-turns.ts';
import { ReaderEnded } from './reading-process.ts';

export const documentReadingLimits = {
  'read-document-network': { points: 30, minutes: 10 },
} as const satisfies LimitTable;

export type DocumentReadingsContext = {
  limits: RateLimits<keyof typeof documentReadingLimits>;
};

/** So many who sent a file wait for the reader. */
const MOST_WAITING = 8;

/** POST /api/tools/read-document: reads one PDF, or one picture for somebody signed in, and stores nothing. */
export async function receiveDocument(
  { limits }: DocumentReadingsContext,
  request: StreamRequest,
): Promise<void> {
  await limits.spend('read-document-network', nameNetwork(request.address));
  const file = await receiveFile(request);
  if (file.length === 0) throw new Failure('FILE_EMPTY');
  const readsPictures = (await request.readSession()) !== undefined;
  const kind = findFileKind(file);
  const refusal = findRefusal(kind, readsPictures);
  if (refusal !== undefined) throw new Failure('FILE_TYPE_NOT_ACCEPTED', { reason: refusal });
  if (Math.max(inTurn.pendingCount, countWaitingPictures()) >= MOST_WAITING)
    throw new Failure('UNAVAILABLE', { reason: 'document-readings.busy' });
  const { signal } = watchLeaving(request.outgoing);
  const reading = await describeFile(file, { readsPictures, signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  if (reading === undefined) return;
  request.outgoing
    .writeHead(200, { ...request.headers, 'content-type': 'application/json' })
    .end(JSON.stringify(reading));
}

/** A picture takes seconds of a processor: none is read for somebody who has left. */
function watchLeaving(outgoing: StreamRequest['outgoing']): AbortController {
  const leaving = new AbortController();
  outgoing.once('close', () => leaving.abort());
  return leaving;
}

function findRefusal(kind: FileKind | undefined, readsPictures: boolean) {
  if (kind === 'pdf') return undefined;
  if (kind === undefined) return 'document-readings.not-a-pdf';
  if (kind === 'heic') return 'document-readings.heic';
  return readsPictures ? undefined : 'document-readings.pictures-signed-in';
}

/** What a file says, without what is kept of one's own documents alone. */
async function describeFile(
  file: Uint8Array,
  options: { readsPictures: boolean; signal: AbortSignal },
): Promise<DocumentReading> {
  const reading = await readDocument(file, options).catch((error: unknown) => {
    if (error instanceof ReaderEnded) return describeNothing('broken');
    throw error;
  });
  const { form, fields, lines, checks, notes } = reading;
  const texts = Object.entries(lines).map(([section, rows]) => [
    section,
    rows.map(({ label, amount, detail, payee, more = [] }) => [
      ...[label, amount],
      ...(detail === null && more.length === 0 ? [] : [detail ?? '', ...more]),
      ...(payee === undefined ? [] : [`to ${payee}`]),
    ]),
  ]);
  return {
    ...{ form: form as DocumentReading['form'], fields, checks },
    lines: Object.fromEntries(texts),
    notes: notes.map((code) => ({ code, text: readingNoteTexts[code] })),
  };
}

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
