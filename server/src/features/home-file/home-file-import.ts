import { createHash, randomBytes } from 'node:crypto';
import type { ImportedHome } from '@porchlight/domain/owned-home/home-file/home-file.contract.ts';
import { type HomeFile, withDocument } from '@porchlight/domain/owned-home/home-file/home-file.ts';
import { and, eq } from 'drizzle-orm';
import pLimit from 'p-limit';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { toFailure } from '../../platform/http/to-failure.ts';
import { decryptRange, sealChunks } from '../../platform/storage/sealed-file.ts';
import { DiskFull, type LentChunks } from '../../platform/storage/storage.ts';
import { type DocumentsContext, measureKept, readFile } from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';
import { discardFile } from '../document-store/file-storing.ts';
import { countBytes, type DocumentFile, renderDocumentFile, tooLarge } from '../documents/document-file.ts';
import { insertDocument } from '../documents/document-upload.ts';
import { listRecordRows } from '../owned-home/home-record-rows.ts';
import { changeHome, storeRecords } from '../owned-home/owned-home.service.ts';
import type { HomeFileContext } from './home-file-context.ts';
import { loadReceivedHome, type ReceivedHome } from './load-received-home.ts';
import type { ReadRange } from './zip-entries.ts';

/** Room beside the documents for everything else, in bytes. */
const BESIDE_DOCUMENTS = 64 * 1024 * 1024;
/** Imports of an account under way or waiting in this process. */
const turns = new Map<string, { inTurn: ReturnType<typeof pLimit>; count: number }>();

export type Received = {
  /** Content-Length, where the sender gave one; in bytes. */
  declaredSize: number;
  chunks: LentChunks;
  isStillSignedIn(): Promise<boolean>;
};

/**
 * Stores a home file whole or not at all: its records under their ids, its documents as the importer's own. One at a time for an account:
 * the next one is read when the one before is stored, and finds its documents there.
 */
export async function importHome(
  context: HomeFileContext,
  userId: string,
  received: Received,
): Promise<ImportedHome> {
  await context.limits.consume('home-import-account', userId);
  const turn = turns.get(userId) ?? { inTurn: pLimit(1), count: 0 };
  turns.set(userId, turn);
  turn.count += 1;
  try {
    return await turn.inTurn(() => importOne(context, userId, received));
  } finally {
    turn.count -= 1;
    if (turn.count === 0) turns.delete(userId);
  }
}

async function importOne(
  context: HomeFileContext,
  userId: string,
  { declaredSize, chunks, isStillSignedIn }: Received,
): Promise<ImportedHome> {
  const kept = await measureKept(context.database.db, userId);
  const largest = Math.max(0, context.documents.limits.space - kept.bytes) + BESIDE_DOCUMENTS;
  if (declaredSize > largest) throw tooLarge(largest);
  return withReceivedFile(context.documents, userId, { chunks, largest }, async ({ size, read }) => {
    const home = await loadReceivedHome(size, read);
    const written: WrittenDocument[] = [];
    try {
      const known = new Map<string, string>();
      for (const document of home.file.documents) {
        const same = await findSame(context.database.db, context, userId, document);
        if (same !== undefined) known.set(document.id, same);
        else written.push({ ...document, written: await writeOne(context, userId, home, document) });
      }
      if (!(await isStillSignedIn())) throw new Failure('NOT_SIGNED_IN');
      const { stored, duplicates } = await context.database.transact((transaction) =>
        storeHome(transaction, context, userId, { file: home.file, known, written }),
      );
      for (const each of duplicates) await discardFile(context.documents, each.written.storagePath);
      return stored;
    } catch (error) {
      for (const each of written) await discardFile(context.documents, each.written.storagePath);
      throw error;
    } finally {
      for (const each of written) context.documents.intents.release(each.written.storagePath);
    }
  });
}

type FileDocument = HomeFile['documents'][number];
type WrittenDocument = FileDocument & { written: DocumentFile };

/** What refuses an upload refuses this one too, and says which document it is. */
async function writeOne(
  context: HomeFileContext,
  userId: string,
  home: ReceivedHome,
  document: FileDocument,
) {
  try {
    return await renderDocumentFile(context.documents, userId, home.open(document));
  } catch (error) {
    const { code } = toFailure(error);
    if (code === 'INTERNAL' || code === 'UNAVAILABLE' || code === 'DISK_FULL') throw error;
    throw new Failure(code, { reason: 'home-file.document', params: { file: document.file }, cause: error });
  }
}

async function storeHome(
  transaction: Database,
  context: HomeFileContext,
  userId: string,
  { file, known, written }: { file: HomeFile; known: Map<string, string>; written: WrittenDocument[] },
): Promise<{ stored: ImportedHome; duplicates: WrittenDocument[] }> {
  // Another process may have stored the same file while this one wrote its documents.
  await lockOwner(transaction, 'home-import', userId);
  const duplicates: WrittenDocument[] = [];
  for (const document of written) {
    const { id, name, written: file } = document;
    const same = await findSame(transaction, context, userId, document);
    if (same !== undefined) duplicates.push(document);
    const row = same ?? (await insertDocument(transaction, context.documents, userId, { file, name, id })).id;
    known.set(id, row);
  }
  const now = context.now();
  // Nothing that lies ahead, which a clock elsewhere may have written.
  const read = (instant: string) => new Date(Math.min(Date.parse(instant), now.getTime()));
  const records = file.records.map(({ id, kind, content, enteredAt, changedAt }) => ({
    ...{ id, kind, content: withDocument(content, (document) => known.get(document) ?? document) },
    ...{ enteredAt: read(enteredAt), changedAt: read(changedAt) },
  }));
  await changeHome(transaction, context, userId, async () => {
    await refuseOtherHome(transaction, userId, file);
    await storeRecords(transaction, userId, records, now);
  });
  const stored = { records: records.length, documents: written.length - duplicates.length };
  return { stored, duplicates };
}

/** A file of another home would put its loan and payments among those of this one. */
async function refuseOtherHome(transaction: Database, userId: string, { records }: HomeFile): Promise<void> {
  const brought = records.find(({ kind }) => kind === 'home')?.content;
  const stored = (await listRecordRows(transaction, userId)).find(({ kind }) => kind === 'home')?.content;
  const isOther =
    brought !== undefined &&
    stored !== undefined &&
    (brought.boughtOn !== stored.boughtOn || brought.address !== stored.address);
  if (isOther)
    throw new Failure('BAD_INPUT', {
      reason: 'home-file.other-home',
      params: { address: String(stored.address) },
    });
}

/** The importer's own document of the same bytes. */
async function findSame(
  db: Database,
  { documents: store }: HomeFileContext,
  userId: string,
  { size, sha256 }: FileDocument,
): Promise<string | undefined> {
  const alike = await db
    .select({
      id: documents.id,
      size: documents.size,
      storagePath: documents.storagePath,
      wrappedKey: documents.wrappedKey,
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.size, size)))
    .orderBy(documents.createdAt, documents.id);
  for (const document of alike) {
    const sum = createHash('sha256');
    for await (const chunk of readFile(store, document)) sum.update(chunk);
    if (sum.digest('hex') === sha256) return document.id;
  }
  return undefined;
}

/** A file that is stored only while it is read: encrypted under a key that is not kept. */
async function withReceivedFile<Result>(
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
    return await use({ size, read: (range) => decryptRange(context.storage, storagePath, key, size, range) });
  } catch (error) {
    throw error instanceof DiskFull ? new Failure('DISK_FULL', { cause: error }) : error;
  } finally {
    await discardFile(context, storagePath);
    context.intents.release(storagePath);
  }
}
