import type { Refused } from '@porchlight/domain/signing/signing-refusals.ts';
import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { freeChunk } from '../../../platform/storage/blocks.ts';
import { NotStored } from '../../../platform/storage/storage.ts';
import { isReadable } from '../../document-store/document-readers.ts';
import { documentNotFound, readFile, type StoredFile } from '../../document-store/documents.service.ts';
import { documents } from '../../document-store/documents.table.ts';
import { placePictureOnPage } from '../sealing/sealing-engine.ts';
import { signatures, signings } from '../signing.table.ts';
import type { SigningContext } from '../signing-context.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type SigningRow = typeof signings.$inferSelect;

/** A document that the person may sign: their own, or one they were invited to. */
export async function findSignable(db: Database, userId: string, documentId: string): Promise<DocumentRow> {
  const [document] = await db
    .select()
    .from(documents)
    .where(isReadable(db, userId, documentId));
  if (!document) throw documentNotFound();
  return document;
}

/** The same, locked until the transaction ends: no other request changes or removes the document meanwhile. */
export async function lockSignable(
  transaction: Database,
  userId: string,
  documentId: string,
): Promise<DocumentRow> {
  const [document] = await transaction
    .select()
    .from(documents)
    .where(isReadable(transaction, userId, documentId))
    .for('update', { of: documents });
  if (!document) throw documentNotFound();
  // An invitation that was taken back while this waited left the row as it was, and the row alone is looked at again after waiting.
  return findSignable(transaction, userId, documentId);
}

export const isOwnSigning = (userId: string, id: string) =>
  and(eq(signings.id, id), eq(signings.userId, userId));

export async function findSigning(db: Database, userId: string, id: string): Promise<SigningRow> {
  const [signing] = await db.select().from(signings).where(isOwnSigning(userId, id));
  if (!signing) throw signingNotFound();
  return signing;
}

/** Each signer signs once. */
export async function refuseSecondSignature(db: Database, userId: string, documentId: string): Promise<void> {
  const own = and(eq(signatures.documentId, documentId), eq(signatures.userId, userId));
  if ((await db.$count(signatures, own)) > 0) throw new Failure('ALREADY_SIGNED');
}

/** A person who signs while another signature is added would sign something they have not read. */
export function refuseChanged(document: DocumentRow, signing: SigningRow): void {
  if (document.storagePath !== signing.documentPath) throw new Failure('DOCUMENT_CHANGED');
}

/** The PDF that is signed: the document itself, or the page that a picture is placed on, the same each time. */
export async function readPdf(context: SigningContext, document: DocumentRow): Promise<Uint8Array> {
  const bytes = await readWhole(context, document);
  if (document.type === 'application/pdf') return bytes;
  const { type } = document;
  if (type !== 'image/jpeg' && type !== 'image/png') throw refuse({ refusal: 'picture-format' });
  const placed = await placePictureOnPage(bytes, type);
  if ('refusal' in placed) throw refuse(placed);
  return placed;
}

async function readWhole(context: SigningContext, file: StoredFile): Promise<Uint8Array> {
  const whole = Buffer.allocUnsafeSlow(file.size);
  let length = 0;
  try {
    for await (const chunk of readFile(context.documents, file)) {
      whole.set(chunk, length);
      length += chunk.length;
      freeChunk(chunk);
    }
  } catch (error) {
    // Another signer has completed since the row was read, and the former file is gone.
    if (error instanceof NotStored) throw new Failure('DOCUMENT_CHANGED', { cause: error });
    throw error;
  }
  return whole;
}

export function refuse(refused: Refused): Failure {
  return new Failure('NOT_SIGNABLE', { reason: 'signing.refused', params: refused });
}

export function signingNotFound(): Failure {
  return new Failure('NOT_FOUND', { reason: 'signing.session-over' });
}
