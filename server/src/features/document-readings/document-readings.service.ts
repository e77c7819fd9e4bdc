import { describeNotes } from '@porchlight/content/en/document-readings-notes.ts';
import {
  type DocumentReading,
  MAX_READ_FILE_BYTES,
  MAX_STRANGERS_FILE,
} from '@porchlight/domain/readings/document-readings/document-readings.contract.ts';
import { listUncertainWords } from '@porchlight/domain/readings/document-readings/form-reading.ts';
import { Failure } from '../../platform/base/failure.ts';
import {
  getNetworkName,
  type RateLimitRules,
  type RateLimits,
} from '../../platform/http/limits/rate-limits.ts';
import { readBody } from '../../platform/http/read-body.ts';
import type { StreamRequest } from '../../platform/http/routing/stream-routes.ts';
import { describeNothing } from './describe-pages.ts';
import { countWaitingPictures } from './pictures/machine-turn.ts';
import { type FileKind, findFileKind, readDocument } from './read-document.ts';
import { type ReadingOf, reservePlace } from './reader-turns.ts';
import { ReaderEnded } from './reading-process.ts';

export const documentReadingLimits = {
  'read-document-network': { maxTries: 30, minutes: 10 },
} as const satisfies RateLimitRules;

export type DocumentReadingsContext = {
  limits: RateLimits<keyof typeof documentReadingLimits>;
};

/** So many readings of pictures wait in this process; each takes up to minutes. */
const MAX_WAITING_PICTURES = 8;
/** A form adds a few hundred bytes around its file. */
export const MAX_SENT_DOCUMENT_BYTES = MAX_READ_FILE_BYTES + 4_096;

/** POST /api/tools/read-document: reads one PDF, or one picture for a signed-in user, and stores nothing. */
export async function receiveDocument(
  { limits }: DocumentReadingsContext,
  request: StreamRequest,
): Promise<void> {
  const network = getNetworkName(request.address);
  await limits.consume('read-document-network', network);
  const session = await request.readSession();
  const whose: ReadingOf = session === undefined || session.openedBy === 'guest' ? 'stranger' : 'account';
  const leavePlace = reservePlace(whose, session?.userId ?? network);
  try {
    const reading = await readSent(request, whose);
    if (reading === undefined) return;
    request.outgoing
      .writeHead(200, { ...request.headers, 'content-type': 'application/json' })
      .end(JSON.stringify(reading));
  } finally {
    leavePlace();
  }
}

/** Nothing where the person who asked has left. */
async function readSent(request: StreamRequest, whose: ReadingOf): Promise<DocumentReading | undefined> {
  if (whose === 'account' && countWaitingPictures() >= MAX_WAITING_PICTURES)
    throw new Failure('UNAVAILABLE', { reason: 'document-readings.busy' });
  const file = await receiveFile(request, whose);
  if (file.length === 0) throw new Failure('FILE_EMPTY');
  const refusal = findRefusal(findFileKind(file), whose);
  if (refusal !== undefined) throw new Failure('FILE_TYPE_NOT_ACCEPTED', { reason: refusal });
  const { signal } = watchLeaving(request.outgoing);
  return describeFile(file, { whose, signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
    return undefined;
  });
}

/** A picture takes seconds of a processor: none is read for a client that has disconnected. */
function watchLeaving(outgoing: StreamRequest['outgoing']): AbortController {
  const leaving = new AbortController();
  outgoing.once('close', () => leaving.abort());
  return leaving;
}

function findRefusal(kind: FileKind | undefined, whose: ReadingOf) {
  if (kind === 'pdf') return undefined;
  if (kind === undefined) return 'document-readings.not-a-pdf';
  if (kind === 'heic') return 'document-readings.heic';
  return whose === 'account' ? undefined : 'document-readings.pictures-signed-in';
}

/** What a file says, without what is kept of one's own documents alone. */
async function describeFile(
  file: Uint8Array,
  options: { whose: ReadingOf; signal: AbortSignal },
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
    ...listUncertainWords(lines),
    notes: describeNotes(notes, reading),
  };
}

/** The file of a form with one file, or the body itself. */
async function receiveFile({ incoming }: StreamRequest, whose: ReadingOf): Promise<Uint8Array> {
  const type = incoming.headers['content-type'] ?? '';
  if (/^application\/json\b/i.test(type)) throw noFile();
  const body = await collectBody(incoming, whose);
  if (!/^multipart\/form-data\b/i.test(type)) return body;
  const file = findFormFile(body, type);
  if (file === undefined) throw noFile();
  return file;
}

const noFile = () => new Failure('BAD_INPUT', { fields: { file: { reason: 'document-readings.no-file' } } });

async function collectBody(incoming: StreamRequest['incoming'], whose: ReadingOf): Promise<Buffer> {
  const isStranger = whose === 'stranger';
  const max = isStranger ? MAX_STRANGERS_FILE + 4_096 : MAX_SENT_DOCUMENT_BYTES;
  const tooLarge = () =>
    new Failure('FILE_TOO_LARGE', {
      reason: isStranger ? 'document-readings.too-large-signed-out' : 'document-readings.too-large',
    });
  if (Number(incoming.headers['content-length'] ?? 0) > max) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of readBody(incoming)) {
    size += part.length;
    if (size > max) throw tooLarge();
    // Copied: what is lent is freed when the next chunk is asked for.
    parts.push(Buffer.from(part));
  }
  return Buffer.concat(parts);
}

/** Parts of a form that are looked at: ours has one. */
const MAX_PARTS = 10;
const MAX_PART_HEAD = 2_000;

/**
 * The bytes of the file in the field “file” (RFC 7578), without a copy. A parser of whole forms makes an object of each part, of which a
 * stranger's form has as many as fit.
 */
function findFormFile(body: Buffer, type: string): Buffer | undefined {
  const [, quoted, bare] = /\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? bare ?? ''}`;
  if (boundary === '--') return undefined;
  let at = body.indexOf(boundary);
  for (let part = 0; part < MAX_PARTS && at !== -1; part += 1) {
    const head = body.toString('latin1', at, at + MAX_PART_HEAD).split('\r\n\r\n', 1)[0] ?? '';
    const from = at + head.length + 4;
    const end = body.indexOf(`\r\n${boundary}`, from);
    if (end === -1) return undefined;
    if (/;\s?name="file"/i.test(head) && /;\s?filename/i.test(head)) return body.subarray(from, end);
    at = end + 2;
  }
  return undefined;
}
