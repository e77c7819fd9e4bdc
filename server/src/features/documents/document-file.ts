import { randomBytes } from 'node:crypto';
import { fileExtensions } from '@porchlight/domain/documents/document-files.ts';
import {
  type AcceptedFileType,
  detectFileType,
  SNIFFED_BYTES,
} from '@porchlight/domain/documents/file-types.ts';
import { Failure } from '../../platform/http/failure.ts';
import { wrapFileKey } from '../../platform/storage/file-keys.ts';
import { sealChunks } from '../../platform/storage/sealed-file.ts';
import { DiskFull, type LentChunks } from '../../platform/storage/storage.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { discardFile } from '../document-store/file-storing.ts';
import { rejectFile } from './screening/refusals.ts';
import { screenFile } from './screening/screen-file.ts';

/** A file in storage that no row names yet. */
export type DocumentFile = {
  storagePath: string;
  type: AcceptedFileType;
  size: number;
  wrappedKey: Uint8Array;
};

const FILE_KEY_BYTES = 32;

/**
 * Streams a file into storage, encrypted, after every check of an upload that its bytes can be put to; on any failure nothing stays. The
 * caller discards it or stores its row, and in the end releases its intent.
 */
export async function renderDocumentFile(
  context: DocumentsContext,
  userId: string,
  source: LentChunks,
): Promise<DocumentFile> {
  const { type, chunks } = await sniffType(source);
  const storagePath = await context.intents.reserve(userId, fileExtensions[type], context.now());
  try {
    const screened = screenFile(type, chunks);
    const checked = context.virusCheck?.watch(screened, () => rejectFile('infected')) ?? screened;
    const counted = countBytes(checked, context.limits.largestFile);
    const key = randomBytes(FILE_KEY_BYTES);
    await context.storage.write(storagePath, sealChunks(key, counted.chunks));
    const wrappedKey = wrapFileKey(context.fileKey, key, storagePath);
    return { storagePath, type, size: counted.size(), wrappedKey };
  } catch (error) {
    await discardFile(context, storagePath);
    context.intents.release(storagePath);
    throw error instanceof DiskFull ? new Failure('DISK_FULL', { cause: error }) : error;
  }
}

/** Reads just enough to know the type, and gives the whole stream back with it. */
async function sniffType(source: LentChunks): Promise<{ type: AcceptedFileType; chunks: LentChunks }> {
  const iterator = source[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let length = 0;
  while (length < SNIFFED_BYTES) {
    const { done, value } = await iterator.next();
    if (done) break;
    head.push(Buffer.from(value));
    length += value.length;
  }
  if (length === 0) throw new Failure('FILE_EMPTY');
  const type = detectFileType(Buffer.concat(head));
  if (!type) {
    await iterator.return?.();
    throw new Failure('FILE_TYPE_NOT_ACCEPTED');
  }
  return { type, chunks: resume(head, iterator) };
}

async function* resume(head: Uint8Array[], iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* head;
  yield* { [Symbol.asyncIterator]: () => iterator };
}

/** The same chunks, counted; FILE_TOO_LARGE beyond `largest` bytes. */
export function countBytes(source: LentChunks, largest: number) {
  let size = 0;
  async function* count(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > largest) throw tooLarge(largest);
      yield chunk;
    }
  }
  return { chunks: count(), size: () => size };
}

export function tooLarge(largest: number): Failure {
  return new Failure('FILE_TOO_LARGE', { reason: 'documents.too-large', params: { largest } });
}
