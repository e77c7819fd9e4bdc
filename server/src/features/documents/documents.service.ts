import { createHash } from 'node:crypto';
import type { DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { Failure } from '../../platform/http/failure.ts';
import type { SignedIn } from '../../platform/http/request-context.ts';
import type { Log } from '../../platform/log/log.ts';
import { freeChunk } from '../../platform/storage/blocks.ts';
import { unwrapFileKey } from '../../platform/storage/file-keys.ts';
import { openRange } from '../../platform/storage/sealed-file.ts';
import type { ByteRange, Storage } from '../../platform/storage/storage.ts';
import { storeNotification } from '../notifications/notifications.service.ts';
import { documentSignatures, documents } from './documents.table.ts';
import type { FileIntents } from './file-intents.ts';

export type DocumentLimits = { largestFile: number; space: number };

export type DocumentsContext = {
  database: DatabaseConnection;
  storage: Storage;
  intents: FileIntents;
  /** Wraps the key of every file; 32 bytes. */
  fileKey: Uint8Array;
  limits: DocumentLimits;
  /** Has the text of a stored PDF read for the search, in a job of the given transaction. */
  queueReading(documentId: string, transaction: Database): Promise<void>;
  log: Log;
  now(): Date;
};

/** Bytes the buyer's documents take together. */
export async function measureUsedSpace(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ used: sql<string>`coalesce(sum(${documents.size}), 0)` })
    .from(documents)
    .where(eq(documents.userId, userId));
  return Number(row?.used ?? 0);
}

export type OpenedDocument = {
  name: string;
  type: string;
  size: number;
  /** The decrypted bytes of a range, or all of them. */
  read(range?: ByteRange): AsyncIterable<Uint8Array>;
};

export async function openDocument(
  context: DocumentsContext,
  userId: string,
  id: string,
): Promise<OpenedDocument> {
  const row = await findOwn(context.database.db, userId, id);
  return {
    name: row.name,
    type: row.type,
    size: row.size,
    read(range) {
      const key = unwrapFileKey(context.fileKey, row.wrappedKey, row.storagePath);
      return openRange(context.storage, row.storagePath, key, row.size, range);
    },
  };
}

/** Records who signed which bytes and marks the document signed; signing again changes nothing. */
export async function signDocument(
  context: DocumentsContext,
  signer: SignedIn & { address: string; userAgent: string },
  input: { id: string; consentVersion: string },
): Promise<DocumentView> {
  const opened = await openDocument(context, signer.userId, input.id);
  const hash = createHash('sha256');
  for await (const chunk of opened.read()) {
    hash.update(chunk);
    freeChunk(chunk);
  }
  const sha256 = hash.digest();
  return context.database.transact(async (transaction) => {
    const [signed] = await transaction
      .update(documents)
      .set({ status: 'signed' })
      .where(and(isOwn(signer.userId, input.id), eq(documents.status, 'received')))
      .returning(viewColumns);
    if (!signed) return toView(await findOwn(transaction, signer.userId, input.id));
    const now = context.now();
    await transaction.insert(documentSignatures).values({
      documentId: input.id,
      userId: signer.userId,
      signerName: signer.name,
      signerEmail: signer.email,
      signedAt: now,
      address: signer.address,
      browser: signer.userAgent,
      sha256,
      consentVersion: input.consentVersion,
    });
    await announceChange(transaction, { topic: 'documents', userId: signer.userId });
    await storeNotification(transaction, signer.userId, {
      kind: 'document-signed',
      subject: signed.name,
      now,
    });
    return toView(signed);
  });
}

/**
 * Removes row and file, or neither. The file goes before the row's deletion is committed; if it cannot go, the row
 * stays. A crash in between leaves the intent, and the next sweep finishes the removal.
 */
export async function removeDocument(context: DocumentsContext, userId: string, id: string): Promise<void> {
  const { storagePath } = await findOwn(context.database.db, userId, id);
  if (!(await context.intents.announceRemoval(storagePath, context.now()))) throw new Failure('NOT_FOUND');
  let hasFileGone = false;
  try {
    await context.database.transact(async (transaction) => {
      await transaction.delete(documents).where(isOwn(userId, id));
      await context.intents.settle(transaction, storagePath);
      await announceChange(transaction, { topic: 'documents', userId }, { topic: 'milestones', userId });
      await context.storage.remove(storagePath);
      hasFileGone = true;
    });
  } catch (error) {
    if (!hasFileGone) await context.intents.settle(context.database.db, storagePath).catch(() => undefined);
    throw error;
  } finally {
    context.intents.release(storagePath);
  }
}

/** The row as the buyer sees it. */
export function toView(row: ViewRow): DocumentView {
  const { id, name, type, size, status, dueDocument } = row;
  return { id, name, type, size, status, createdAt: row.createdAt.toISOString(), dueDocument };
}

type ViewRow = Omit<DocumentView, 'createdAt'> & { createdAt: Date };

export const viewColumns = {
  id: documents.id,
  name: documents.name,
  type: documents.type,
  size: documents.size,
  status: documents.status,
  createdAt: documents.createdAt,
  dueDocument: documents.dueDocument,
};

const isOwn = (userId: string, id: string) => and(eq(documents.id, id), eq(documents.userId, userId));

async function findOwn(db: Database, userId: string, id: string) {
  const [row] = await db
    .select({ ...viewColumns, storagePath: documents.storagePath, wrappedKey: documents.wrappedKey })
    .from(documents)
    .where(isOwn(userId, id));
  if (!row)
    throw new Failure('NOT_FOUND', { message: 'We could not find this document. It may have been deleted.' });
  return row;
}
