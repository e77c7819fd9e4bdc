import { randomBytes } from 'node:crypto';
import { Failure } from '../../../platform/http/failure.ts';
import { openRange, sealChunks } from '../../../platform/storage/sealed-file.ts';
import { DiskFull, type LentChunks } from '../../../platform/storage/storage.ts';
import type { DocumentsContext } from '../../kernel/document-store/documents.service.ts';
import { discardFile } from '../../kernel/document-store/file-storing.ts';
import { countBytes } from '../../product/documents/document-file.ts';
import type { ReadRange } from './zip-entries.ts';

/** A file that is held for as long as it is read: in storage, encrypted under a key that nobody keeps. */
export async function withReceivedFile<Result>(
  context: DocumentsContext,
  userId: string,
  { chunks, largest }: { chunks: LentChunks; largest: number },
  use: (file: { size: number; read: ReadRange }) => Promise<Result>,
): Promise<Result> {
  const storagePath = await context.intents.reserve(userId, 'zip', context.now());
  try {
    const key = randomBytes(32);
    const counted = countBytes(chunks, largest);
    await context.storage.write(storagePath, sealChunks(key, counted.chunks));
    const size = counted.size();
    if (size === 0) throw new Failure('FILE_EMPTY');
    return await use({ size, read: (range) => openRange(context.storage, storagePath, key, size, range) });
  } catch (error) {
    throw error instanceof DiskFull ? new Failure('DISK_FULL', { cause: error }) : error;
  } finally {
    await discardFile(context, storagePath);
    context.intents.release(storagePath);
  }
}
