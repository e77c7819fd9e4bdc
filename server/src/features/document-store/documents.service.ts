import type { DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { count, eq, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Log } from '../../platform/base/log.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import type { RateLimitRules, RateLimits } from '../../platform/http/limits/rate-limits.ts';
import { unwrapFileKey } from '../../platform/storage/file-keys.ts';
import { decryptRange } from '../../platform/storage/sealed-file.ts';
import type { ByteRange, Storage } from '../../platform/storage/storage.ts';
import type { VirusCheck } from '../../platform/storage/virus-check.ts';
import { isReadable } from './document-readers.ts';
import { documents } from './documents.table.ts';
import type { FileIntents } from './file-intents.ts';

export type DocumentLimits = { largestFile: number; space: number };

export const uploadLimits = {
  'upload-account': { maxTries: 200, minutes: 10 },
  'upload-photo-account': { maxTries: 600, minutes: 10 },
} as const satisfies RateLimitRules;

export type DocumentsContext = {
  database: DatabaseConnection;
  storage: Storage;
  intents: FileIntents;
  /** Wraps the key of every file; 32 bytes. */
  fileKey: Uint8Array;
  limits: DocumentLimits;
  tries: RateLimits<keyof typeof uploadLimits>;
  /** Where the operator has uploads checked for viruses. */
  virusCheck: VirusCheck | undefined;
  /** Paths of the files that other features keep beside a document, which go with it. */
  listCompanionFiles(db: Database, documentId: string): Promise<string[]>;
  log: Log;
  now(): Date;
};

/**
 * Bytes of a row of `documents` that count against its owner's space: what was uploaded. Signing replaces it with a larger file, which no
 * buyer should be refused for (decision 0020).
 */
export const countedSize = sql<string>`case when documents.status = 'signed' then coalesce(
    (select size from document_originals where document_id = documents.id),
    (select min(size_before) from signatures where document_id = documents.id),
    documents.size
  ) else documents.size end`;

/** What a buyer keeps: how many documents, and the bytes of their space that these take together. */
export async function measureKept(db: Database, userId: string): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({ count: count(), bytes: sql<string>`coalesce(sum(${countedSize}), 0)` })
    .from(documents)
    .where(eq(documents.userId, userId));
  return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) };
}

export type OpenedDocument = StoredFile & {
  name: string;
  type: string;
  /** The decrypted bytes of a range, or all of them. */
  read(range?: ByteRange): AsyncIterable<Uint8Array>;
};

/** A document's own or one that its owner shares; NOT_FOUND to all others. */
export async function getDocumentFile(
  context: Pick<DocumentsContext, 'database' | 'fileKey' | 'storage'>,
  userId: string,
  id: string,
): Promise<OpenedDocument> {
  const [row] = await context.database.db
    .select(fileColumns)
    .from(documents)
    .where(isReadable(context.database.db, userId, id));
  if (!row) throw documentNotFound();
  return { ...row, read: (range) => readFile(context, row, range) };
}

/** Where a file lies, under which key, and how many bytes it has. */
export type StoredFile = { storagePath: string; wrappedKey: Uint8Array; size: number };

/** The decrypted bytes of a stored file, or a range of them. */
export function readFile(
  { fileKey, storage }: Pick<DocumentsContext, 'fileKey' | 'storage'>,
  { storagePath, wrappedKey, size }: StoredFile,
  range?: ByteRange,
): AsyncIterable<Uint8Array> {
  return decryptRange(storage, storagePath, unwrapFileKey(fileKey, wrappedKey, storagePath), size, range);
}

/** Whether a newer file was uploaded for a document, of a row that is shown: an `exists` may be answered from a hash of every document. */
export const isReplaced = sql<boolean>`(select newer.id from documents newer where newer.replaces = documents.id limit 1) is not null`;

/** The row as the buyer sees it. */
export function toView(row: ViewRow): DocumentView {
  const { id, name, type, size, status, documentRequest } = row;
  return { id, name, type, size, status, createdAt: row.createdAt.toISOString(), documentRequest };
}

type ViewRow = Omit<DocumentView, 'createdAt'> & { createdAt: Date };

export const viewColumns = {
  id: documents.id,
  name: documents.name,
  type: documents.type,
  size: documents.size,
  status: documents.status,
  createdAt: documents.createdAt,
  documentRequest: documents.documentRequest,
};

const fileColumns = {
  name: documents.name,
  type: documents.type,
  size: documents.size,
  storagePath: documents.storagePath,
  wrappedKey: documents.wrappedKey,
};

export function documentNotFound(): Failure {
  return new Failure('NOT_FOUND', { reason: 'documents.no-such-document' });
}
