import type { Refused } from '@porchlight/domain/signing/signing-refusals.ts';
import {
  isAbandoned,
  MAX_OPEN_SIGNINGS,
  PREPARED_KEPT_MS,
} from '@porchlight/domain/signing/signing-times.ts';
import { and, desc, eq, isNull, lte } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import { settleAll } from '../../../platform/base/settle-all.ts';
import type { Database } from '../../../platform/database/database.ts';
import { eraseEventDetails } from '../../../platform/event-log/event-log.ts';
import { freeChunk } from '../../../platform/storage/blocks.ts';
import { NotStored } from '../../../platform/storage/storage.ts';
import { isReadable } from '../../document-store/document-readers.ts';
import { documentNotFound, readFile, type StoredFile } from '../../document-store/documents.service.ts';
import { documents } from '../../document-store/documents.table.ts';
import { removeOrphanedFiles } from '../../document-store/orphaned-files.ts';
import { signingInvitations } from '../../document-store/signing-invitations.table.ts';
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

/** Clears away what was opened or sealed and never completed. One that fails does not hold up the others. */
export async function sweepSignings(context: SigningContext): Promise<void> {
  const now = context.now();
  const { id, userId, openedAt, preparedAt } = signings;
  const old = await context.database.db
    .select({ id, userId, openedAt, preparedAt })
    .from(signings)
    .where(lte(signings.openedAt, new Date(now.getTime() - PREPARED_KEPT_MS)));
  const abandoned = old.filter((signing) => isAbandoned(signing, now));
  await settleAll(abandoned, (signing) => endSigning(context, signing.userId, signing.id));
}

/** Ends what an account opened before the last twenty: each window opens one of its own, and no one reads in more. */
export async function endOldSignings(context: SigningContext, userId: string): Promise<void> {
  const older = await context.database.db
    .select({ id: signings.id })
    .from(signings)
    .where(eq(signings.userId, userId))
    .orderBy(desc(signings.openedAt))
    .offset(MAX_OPEN_SIGNINGS);
  await settleAll(older, ({ id }) => endSigning(context, userId, id));
}

/** Ends everything that an account has begun to sign. */
export async function endSigningsOf(context: SigningContext, userId: string): Promise<void> {
  const begun = await context.database.db
    .select({ id: signings.id })
    .from(signings)
    .where(eq(signings.userId, userId));
  for (const { id } of begun) await endSigning(context, userId, id);
}

async function endSigning(context: SigningContext, userId: string, id: string): Promise<void> {
  await removeOrphanedFiles(context.documents, async (transaction, leave) => {
    const [gone] = await transaction.delete(signings).where(isOwnSigning(userId, id)).returning(LEFT);
    if (!gone) return;
    await leave(gone.storagePath);
    await context.events.append(transaction, {
      kind: 'lapsed',
      at: context.now(),
      userId,
      detail: { userId, documentId: gone.documentId, signingId: id },
    });
  });
}

const LEFT = { storagePath: signings.storagePath, documentId: signings.documentId };

/** Takes back invitations to an address that never became an account's, and the address off those whose account is gone. */
export async function forgetInvited(transaction: Database, email: string): Promise<void> {
  const isOpen = and(eq(signingInvitations.email, email), isNull(signingInvitations.acceptedBy));
  await transaction.delete(signingInvitations).where(and(isOpen, isNull(signingInvitations.signedAt)));
  await transaction.update(signingInvitations).set({ email: '' }).where(isOpen);
}

/**
 * Removes what is known of an account that signed documents of others. The signature in the file, its time and the signer's name stay,
 * because they belong to the document's owner too; address, browser and email address do not.
 */
export async function forgetSigner(transaction: Database, userId: string): Promise<void> {
  await transaction
    .update(signatures)
    .set({ userId: null, signerEmail: '', address: '', browser: '' })
    .where(eq(signatures.userId, userId));
  const accepted = eq(signingInvitations.acceptedBy, userId);
  await transaction.delete(signingInvitations).where(and(accepted, isNull(signingInvitations.signedAt)));
  await transaction.update(signingInvitations).set({ email: '' }).where(accepted);
  await eraseEventDetails(transaction, userId);
}
