import { randomBytes } from 'node:crypto';
import {
  type AcceptedFileType,
  detectFileType,
  fileExtensions,
  MOST_DOCUMENTS,
  nameDocument,
  SNIFFED_BYTES,
} from '@porchlight/domain/documents/document-files.ts';
import type { DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/owner-lock.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { wrapFileKey } from '../../../platform/storage/file-keys.ts';
import { sealChunks } from '../../../platform/storage/sealed-file.ts';
import { DiskFull, type LentChunks } from '../../../platform/storage/storage.ts';
import {
  type DocumentsContext,
  measureKept,
  toView,
  viewColumns,
} from '../../kernel/document-store/documents.service.ts';
import { documents } from '../../kernel/document-store/documents.table.ts';
import { discardFile } from '../../kernel/document-store/file-storing.ts';
import { findDocumentRequest } from '../../kernel/journey/milestone-texts.ts';
import { rejectFile } from './screening/refusals.ts';
import { screenFile } from './screening/screen-file.ts';

export type Upload = {
  name: string;
  dueDocument?: string | undefined;
  /** The own document that this one takes the place of. */
  replaces?: string | undefined;
  /** Content-Length, where the sender gave one; in bytes. */
  declaredSize?: number | undefined;
  chunks: LentChunks;
  /** Asked again before the row is stored: a session that ended meanwhile stores nothing. */
  isStillSignedIn(): Promise<boolean>;
};

const FILE_KEY_BYTES = 32;

/** Streams a file into storage, encrypted, and stores its row; on any failure there is neither row nor file. */
export async function storeDocument(
  context: DocumentsContext,
  userId: string,
  upload: Upload,
): Promise<DocumentView> {
  if (upload.dueDocument !== undefined && !findDocumentRequest(upload.dueDocument))
    throw unknownDueDocument();
  await context.tries.spend('upload-account', userId);
  await refuseOversize(context, userId, upload.declaredSize ?? 0);
  if (upload.replaces !== undefined) await refuseReplacing(context, userId, upload.replaces);
  const { type, chunks } = await sniffType(upload.chunks);

  const storagePath = await context.intents.reserve(userId, fileExtensions[type], context.now());
  try {
    const screened = screenFile(type, chunks);
    const checked = context.virusCheck?.watch(screened, () => rejectFile('infected')) ?? screened;
    const counted = countBytes(checked, context.limits.largestFile);
    const key = randomBytes(FILE_KEY_BYTES);
    await context.storage.write(storagePath, sealChunks(key, counted.chunks));
    if (!(await upload.isStillSignedIn())) throw new Failure('NOT_SIGNED_IN');
    return await storeRow(context, userId, upload, {
      storagePath,
      type,
      size: counted.size(),
      wrappedKey: wrapFileKey(context.fileKey, key, storagePath),
    });
  } catch (error) {
    await discardFile(context, storagePath);
    throw error instanceof DiskFull ? new Failure('DISK_FULL', { cause: error }) : error;
  } finally {
    context.intents.release(storagePath);
  }
}

type StoredFile = { storagePath: string; type: AcceptedFileType; size: number; wrappedKey: Uint8Array };

async function storeRow(
  context: DocumentsContext,
  userId: string,
  upload: Upload,
  file: StoredFile,
): Promise<DocumentView> {
  return context.database.transact(async (transaction) => {
    await lockOwner(transaction, 'documents', userId);
    const kept = await measureKept(transaction, userId);
    if (kept.count >= MOST_DOCUMENTS) throw tooMany();
    if (kept.bytes + file.size > context.limits.space) throw spaceFull(context);
    // A sweep took this upload for abandoned and removed its file.
    if (!(await context.intents.settle(transaction, file.storagePath))) throw new Failure('UNAVAILABLE');
    const now = context.now();
    const dueDocument =
      upload.replaces === undefined
        ? (upload.dueDocument ?? null)
        : await holdReplaced(transaction, userId, upload.replaces);
    const [row] = await transaction
      .insert(documents)
      .values({
        ...file,
        userId,
        name: nameDocument(upload.name, file.type),
        status: 'received',
        dueDocument,
        replaces: upload.replaces ?? null,
        createdAt: now,
      })
      .returning(viewColumns);
    if (!row) throw new Error('the database returned no row for an insert');
    await announceChange(transaction, { topic: 'documents', userId }, { topic: 'milestones', userId });
    const data = { documentId: row.id, buyerId: userId, dueDocument };
    await emit(transaction, 'document.received', data, now);
    return toView(row);
  });
}

/**
 * The document request that an own document answers, with its row held: whoever reviews it meanwhile finds that a newer one stands
 * in its place.
 */
async function holdReplaced(transaction: Database, userId: string, id: string): Promise<string> {
  const [replaced] = await transaction
    .update(documents)
    .set({ revision: sql`${documents.revision} + 1` })
    .where(and(eq(documents.id, id), eq(documents.userId, userId), isNotNull(documents.dueDocument)))
    .returning({ dueDocument: documents.dueDocument });
  if (!replaced?.dueDocument) throw replacedIsGone();
  return replaced.dueDocument;
}

async function refuseOversize(
  context: DocumentsContext,
  userId: string,
  declaredSize: number,
): Promise<void> {
  if (declaredSize > context.limits.largestFile) throw tooLarge(context.limits.largestFile);
  const { count, bytes } = await measureKept(context.database.db, userId);
  if (count >= MOST_DOCUMENTS) throw tooMany();
  if (bytes + declaredSize > context.limits.space || bytes >= context.limits.space) throw spaceFull(context);
}

/** Before a whole file is sent for nothing. */
async function refuseReplacing({ database }: DocumentsContext, userId: string, id: string): Promise<void> {
  const own = await database.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, userId), isNotNull(documents.dueDocument)));
  if (own.length === 0) throw replacedIsGone();
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

function countBytes(source: LentChunks, largest: number) {
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

function tooLarge(largest: number): Failure {
  return new Failure('FILE_TOO_LARGE', { reason: 'documents.too-large', params: { largest } });
}

function spaceFull(context: DocumentsContext): Failure {
  return new Failure('QUOTA_EXCEEDED', {
    reason: 'documents.space-full',
    params: { space: context.limits.space },
  });
}

function tooMany(): Failure {
  return new Failure('QUOTA_EXCEEDED', { reason: 'documents.too-many', params: { most: MOST_DOCUMENTS } });
}

function unknownDueDocument(): Failure {
  return new Failure('BAD_INPUT', {
    reason: 'documents.no-longer-required',
    fields: { dueDocument: { reason: 'documents.no-longer-required' } },
  });
}

function replacedIsGone(): Failure {
  return new Failure('NOT_FOUND', { reason: 'documents.replaced-is-gone' });
}
