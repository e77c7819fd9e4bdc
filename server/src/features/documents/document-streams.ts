import { on } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadInput } from '@porchlight/domain/documents/documents.contract.ts';
import { parseByteRange } from '../../platform/http/byte-range.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { StreamRequest } from '../../platform/http/stream-routes.ts';
import { freeChunk } from '../../platform/storage/blocks.ts';
import type { LentChunks } from '../../platform/storage/storage.ts';
import { storeDocument } from './document-upload.ts';
import { type DocumentsContext, openDocument } from './documents.service.ts';

/** POST /api/documents: the body is the file, streamed straight into storage. */
export async function receiveUpload(context: DocumentsContext, request: StreamRequest): Promise<void> {
  const { incoming, outgoing, user, query } = request;
  const input = uploadInput.safeParse(Object.fromEntries(query));
  if (!input.success) {
    throw new Failure('BAD_INPUT', { fields: { name: 'Name the file in the address: ?name=paystub.pdf.' } });
  }
  const declaredSize = Number(incoming.headers['content-length'] ?? 0);
  const view = await storeDocument(context, user.userId, {
    ...input.data,
    declaredSize,
    chunks: readBody(incoming),
    isStillSignedIn: async () => (await request.readSession()) !== undefined,
  });
  const body = JSON.stringify(view);
  outgoing.writeHead(201, { ...request.headers, 'content-type': 'application/json' }).end(body);
}

/** GET and HEAD /api/documents/{id}/content: the decrypted bytes under the document's name, whole or one range. */
export async function sendDownload(context: DocumentsContext, request: StreamRequest): Promise<void> {
  const { incoming, outgoing, user } = request;
  const id = request.parameters.id ?? '';
  if (!UUID.test(id)) throw new Failure('NOT_FOUND');
  const opened = await openDocument(context, user.userId, id);
  const etag = `"${id}"`;
  const ifRange = incoming.headers['if-range'];
  const isRangeWanted = ifRange === undefined || ifRange === etag;
  const range = isRangeWanted ? parseByteRange(incoming.headers.range, opened.size) : undefined;
  const headers = {
    ...request.headers,
    'content-type': opened.type,
    'content-disposition': writeDisposition(opened.name),
    'accept-ranges': 'bytes',
    etag,
  };
  if (range === 'unsatisfiable') {
    outgoing.writeHead(416, { ...request.headers, 'content-range': `bytes */${opened.size}` }).end();
    return;
  }
  const length = range ? range.end - range.start : opened.size;
  const partial = range ? { 'content-range': `bytes ${range.start}-${range.end - 1}/${opened.size}` } : {};
  outgoing.writeHead(range ? 206 : 200, { ...headers, ...partial, 'content-length': length });
  if (incoming.method === 'HEAD') {
    outgoing.end();
    return;
  }
  await sendChunks(opened.read(range), outgoing);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The chunks are lent: each is freed when the next one is asked for. Ends with an error, never quietly, when the sender
 * goes away before the last byte.
 */
async function* readBody(incoming: IncomingMessage): LentChunks {
  if (!incoming.destroyed) {
    for await (const [chunk] of on(incoming, 'data', { close: ['end', 'close'], ...WAITING_CHUNKS })) {
      yield chunk;
      freeChunk(chunk);
    }
  }
  if (!incoming.complete)
    throw new Failure('BAD_INPUT', { message: 'The upload was cut off. Nothing was stored.' });
}

/** Of 64 KiB each: the sender pauses above the one and goes on below the other. */
const WAITING_CHUNKS = { highWaterMark: 8, lowWaterMark: 4 };

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
function writeChunk(outgoing: ServerResponse, chunk: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    outgoing.write(chunk, (error) => resolve(!error));
  });
}

/** RFC 6266: an ASCII name for old readers, the true one beside it in UTF-8. */
function writeDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
