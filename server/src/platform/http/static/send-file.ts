import type { ServerResponse } from 'node:http';
import { Failure } from '../../base/failure.ts';
import { freeChunk } from '../../storage/blocks.ts';
import { SealBroken } from '../../storage/sealed-file.ts';
import { type ByteRange, NotStored } from '../../storage/storage.ts';
import type { StreamRequest } from '../routing/stream-routes.ts';

/**
 * A file to answer with. `size` in bytes; `read` gives a range or all of it; `etag` in its quotes. `isWhole`: made for this
 * request, so that asking for it in parts would make it for each part; it is sent in one piece. `isShown`: in a page, not saved.
 */
export type SentFile = {
  name: string;
  type: string;
  size: number;
  etag: string;
  isWhole?: boolean;
  isShown?: boolean;
  read(range?: ByteRange): AsyncIterable<Uint8Array>;
};

/**
 * Answers GET and HEAD with a file under its name, whole or one range (RFC 9110 14). The first bytes are read before the
 * status line goes out, so a store that cannot be reached, or has lost the file, is answered with a failure and its sentence
 * (UNAVAILABLE, NOT_FOUND); what breaks after them cuts the connection.
 */
export async function serveFile(
  { incoming, outgoing, headers }: StreamRequest,
  { name, type, size, etag, isWhole = false, isShown = false, read }: SentFile,
): Promise<void> {
  const ifRange = incoming.headers['if-range'];
  const isRangeWanted = !isWhole && (ifRange === undefined || ifRange === etag);
  const range = isRangeWanted ? parseByteRange(incoming.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    outgoing.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end();
    return;
  }
  const length = range ? range.end - range.start : size;
  const chunks = incoming.method === 'HEAD' ? undefined : await startReading(read(range));
  const partial = range ? { 'content-range': `bytes ${range.start}-${range.end - 1}/${size}` } : {};
  outgoing.writeHead(range ? 206 : 200, {
    ...headers,
    'content-type': type,
    'content-disposition': formatDisposition(name, isShown ? 'inline' : 'attachment'),
    'accept-ranges': isWhole ? 'none' : 'bytes',
    etag,
    ...partial,
    'content-length': length,
  });
  if (chunks === undefined) {
    outgoing.end();
    return;
  }
  await sendChunks(chunks, outgoing);
}

/** The same chunks, once the first of them is there. */
async function startReading(chunks: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const reading = chunks[Symbol.asyncIterator]();
  const first = await reading.next().catch((error: unknown) => {
    if (error instanceof NotStored)
      throw new Failure('NOT_FOUND', { reason: 'platform.file-missing', cause: error });
    if (error instanceof SealBroken)
      throw new Failure('INTERNAL', { reason: 'platform.file-damaged', cause: error });
    throw error;
  });
  return giveFrom(first, reading);
}

async function* giveFrom(
  first: IteratorResult<Uint8Array>,
  reading: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; !next.done; next = await reading.next()) yield next.value;
  } finally {
    await reading.return?.();
  }
}

/** Cuts the connection when the bytes end early: the status line is out, so nothing else can say that they are not all there. */
async function sendChunks(chunks: AsyncIterable<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (!(await writeChunk(outgoing, chunk))) return;
      freeChunk(chunk);
    }
    outgoing.end();
  } catch (error) {
    outgoing.destroy();
    throw error;
  }
}

/** Waits until the chunk is handed to the system; false when the reader has gone away. */
export function writeChunk(outgoing: ServerResponse, chunk: Uint8Array | string): Promise<boolean> {
  return new Promise((resolve) => {
    outgoing.write(chunk, (error) => resolve(!error));
  });
}

/** RFC 6266: an ASCII name for old readers, the true one beside it in UTF-8. */
export function formatDisposition(name: string, kind: 'inline' | 'attachment' = 'attachment'): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** Bytes from `start` up to but not including `end`. */
type WantedRange = { start: number; end: number };

/**
 * Reads a Range header for one range of bytes (RFC 9110 14.1.2). Several ranges, other units and nonsense are answered
 * with the whole, as RFC 9110 14.2 allows.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): WantedRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size : Math.min(Number(last) + 1, size) };
}
