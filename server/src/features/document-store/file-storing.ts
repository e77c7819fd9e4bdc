import { randomBytes } from 'node:crypto';
import { Failure } from '../../platform/base/failure.ts';
import { describeError } from '../../platform/base/log.ts';
import type { Database } from '../../platform/database/database.ts';
import { wrapFileKey } from '../../platform/storage/file-keys.ts';
import { sealChunks } from '../../platform/storage/sealed-file.ts';
import { DiskFull } from '../../platform/storage/storage.ts';
import type { DocumentsContext, StoredFile } from './documents.service.ts';

const FILE_KEY_BYTES = 32;

/**
 * Stores bytes as a file in the owner's folder, encrypted under a key of its own, and has `keep` store the row that names
 * it; on any failure there is neither. Where `keep` answers nothing the file is not wanted after all, and goes.
 */
export async function storeFile<Result>(
  context: DocumentsContext,
  ownerId: string,
  { bytes, extension }: { bytes: Uint8Array; extension: string },
  keep: (transaction: Database, file: StoredFile) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const storagePath = await context.intents.reserve(ownerId, extension, context.now());
  try {
    const key = randomBytes(FILE_KEY_BYTES);
    await context.storage.write(storagePath, sealChunks(key, inChunks(bytes)));
    const wrappedKey = wrapFileKey(context.fileKey, key, storagePath);
    return await context.database.transact(async (transaction) => {
      const kept = await keep(transaction, { storagePath, wrappedKey, size: bytes.length });
      if (kept === undefined) throw new NotWanted();
      // A sweep took this for abandoned and removed the file.
      if (!(await context.intents.settle(transaction, storagePath))) throw new Failure('UNAVAILABLE');
      return kept;
    });
  } catch (error) {
    await discardFile(context, storagePath);
    if (error instanceof NotWanted) return undefined;
    throw error instanceof DiskFull ? new Failure('DISK_FULL', { cause: error }) : error;
  } finally {
    context.intents.release(storagePath);
  }
}

/** Takes file and intent away; when the database or the store is out of reach the sweep does this later. */
export async function discardFile(
  { intents, log, now }: Pick<DocumentsContext, 'intents' | 'log' | 'now'>,
  storagePath: string,
): Promise<void> {
  await intents.discard(storagePath, now()).catch((error: unknown) => {
    log.warn(describeError(error), 'a file that was not finished is left for the sweep');
  });
}

/** Undoes the transaction of a file that is not wanted. */
class NotWanted extends Error {}

const CHUNK_BYTES = 64 * 1024;

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES)
    yield bytes.subarray(offset, offset + CHUNK_BYTES);
}
