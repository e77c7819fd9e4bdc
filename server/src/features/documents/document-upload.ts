import { getDocumentName, MAX_DOCUMENTS } from '@porchlight/domain/documents/document-files.ts';
import type { DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockOwner } from '../../platform/database/owner-lock.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import type { LentChunks } from '../../platform/storage/storage.ts';
import {
  type DocumentsContext,
  measureKept,
  toView,
  viewColumns,
} from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';
import { discardFile } from '../document-store/file-storing.ts';
import { isAskedFor } from '../document-store/requested-documents.ts';
import { type DocumentFile, renderDocumentFile, tooLarge } from './document-file.ts';

export type ReceivedUpload = {
  name: string;
  documentRequest?: string | undefined;
  /** The own document that this one takes the place of. */
  replaces?: string | undefined;
  /** Content-Length, where the sender gave one; in bytes. */
  declaredSize?: number | undefined;
  chunks: LentChunks;
  /** Asked again before the row is stored: a session that ended meanwhile stores nothing. */
  isStillSignedIn(): Promise<boolean>;
};

/** Streams a file into storage, encrypted, and stores its row; on any failure there is neither row nor file. */
export async function storeDocument(
  context: DocumentsContext,
  userId: string,
  upload: ReceivedUpload,
): Promise<DocumentView> {
  if (
    upload.documentRequest !== undefined &&
    !(await isAskedFor(context.database.db, userId, upload.documentRequest))
  )
    throw unknownDocumentRequest();
  await context.tries.consume('upload-account', userId);
  await refuseOversize(context, userId, upload.declaredSize ?? 0);
  if (upload.replaces !== undefined) await refuseReplacing(context, userId, upload.replaces);
  const file = await renderDocumentFile(context, userId, upload.chunks);
  try {
    if (!(await upload.isStillSignedIn())) throw new Failure('NOT_SIGNED_IN');
    return await context.database.transact((transaction) =>
      insertDocument(transaction, context, userId, { ...upload, file }),
    );
  } catch (error) {
    await discardFile(context, file.storagePath);
    throw error;
  } finally {
    context.intents.release(file.storagePath);
  }
}

type NewDocument = {
  file: DocumentFile;
  name: string;
  documentRequest?: string | undefined;
  replaces?: string | undefined;
  /** The id it is to have; another where that is taken. */
  id?: string | undefined;
};

/** Stores the row of a file that was written, within the space of its owner; its intent ends with the transaction. */
export async function insertDocument(
  transaction: Database,
  context: DocumentsContext,
  userId: string,
  { file, name, documentRequest: asked, replaces, id }: NewDocument,
): Promise<DocumentView> {
  await lockOwner(transaction, 'documents', userId);
  const kept = await measureKept(transaction, userId);
  if (kept.count >= MAX_DOCUMENTS) throw tooMany();
  if (kept.bytes + file.size > context.limits.space) throw spaceFull(context);
  // A sweep took this upload for abandoned and removed its file.
  if (!(await context.intents.settle(transaction, file.storagePath))) throw new Failure('UNAVAILABLE');
  const now = context.now();
  const documentRequest =
    replaces === undefined ? (asked ?? null) : await holdReplaced(transaction, userId, replaces);
  const values = {
    ...file,
    userId,
    name: getDocumentName(name, file.type),
    status: 'received' as const,
    documentRequest,
    replaces: replaces ?? null,
    createdAt: now,
  };
  const insert = (more: { id?: string }) =>
    transaction
      .insert(documents)
      .values({ ...values, ...more })
      .onConflictDoNothing({ target: documents.id })
      .returning(viewColumns);
  const [wanted] = id === undefined ? [] : await insert({ id });
  const [stored] = wanted ? [wanted] : await insert({});
  if (!stored) throw new Error('the database returned no row for an insert');
  await announceChange(transaction, { topic: 'documents', userId }, { topic: 'milestones', userId });
  const data = { documentId: stored.id, buyerId: userId, documentRequest };
  await emit(transaction, 'document.received', data, now);
  return toView(stored);
}

/** The document request that an own document answers, with its row locked: a concurrent review finds that a newer document replaced it. */
async function holdReplaced(transaction: Database, userId: string, id: string): Promise<string> {
  const [replaced] = await transaction
    .update(documents)
    .set({ revision: sql`${documents.revision} + 1` })
    .where(and(eq(documents.id, id), eq(documents.userId, userId), isNotNull(documents.documentRequest)))
    .returning({ documentRequest: documents.documentRequest });
  if (!replaced?.documentRequest) throw replacedIsGone();
  return replaced.documentRequest;
}

async function refuseOversize(
  context: DocumentsContext,
  userId: string,
  declaredSize: number,
): Promise<void> {
  if (declaredSize > context.limits.largestFile) throw tooLarge(context.limits.largestFile);
  const { count, bytes } = await measureKept(context.database.db, userId);
  if (count >= MAX_DOCUMENTS) throw tooMany();
  if (bytes + declaredSize > context.limits.space || bytes >= context.limits.space) throw spaceFull(context);
}

/** Before a whole file is sent for nothing. */
async function refuseReplacing({ database }: DocumentsContext, userId: string, id: string): Promise<void> {
  const own = await database.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, userId), isNotNull(documents.documentRequest)));
  if (own.length === 0) throw replacedIsGone();
}

function spaceFull(context: DocumentsContext): Failure {
  return new Failure('QUOTA_EXCEEDED', {
    reason: 'documents.space-full',
    params: { space: context.limits.space },
  });
}

function tooMany(): Failure {
  return new Failure('QUOTA_EXCEEDED', { reason: 'documents.too-many', params: { most: MAX_DOCUMENTS } });
}

function unknownDocumentRequest(): Failure {
  return new Failure('BAD_INPUT', {
    reason: 'documents.no-longer-required',
    fields: { documentRequest: { reason: 'documents.no-longer-required' } },
  });
}

function replacedIsGone(): Failure {
  return new Failure('NOT_FOUND', { reason: 'documents.replaced-is-gone' });
}
