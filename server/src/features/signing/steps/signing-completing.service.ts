import type { DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { runAsSystem } from '../../../platform/database/rls/run-as.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { isInvitedSigner, listReaders } from '../../document-store/document-readers.ts';
import { toView, viewColumns } from '../../document-store/documents.service.ts';
import { documents } from '../../document-store/documents.table.ts';
import { removeOrphanedFiles } from '../../document-store/orphaned-files.ts';
import { signingInvitations } from '../../document-store/signing-invitations.table.ts';
import { documentOriginals, signatures, signings } from '../signing.table.ts';
import type { Signer, SigningContext } from '../signing-context.ts';
import { lockConsent } from './signer.service.ts';
import {
  type DocumentRow,
  findSignable,
  isOwnSigning,
  lockSignable,
  refuseChanged,
  refuseSecondSignature,
  type SigningRow,
  signingNotFound,
} from './signing-guards.ts';

/**
 * Puts the sealed file in the document's place and stores the signature with its evidence, in one transaction: the document
 * is as received or signed, never between. Done again it answers with the document as it is.
 */
export async function completeSigning(
  context: SigningContext,
  signer: Signer,
  id: string,
): Promise<DocumentView> {
  // Every reader of the document is notified, each by their own preferences.
  return runAsSystem(() => complete(context, signer, id));
}

async function complete(context: SigningContext, signer: Signer, id: string): Promise<DocumentView> {
  return removeOrphanedFiles(context.documents, async (transaction, leave) => {
    const { userId } = signer;
    const [opened] = await transaction
      .select({ documentId: signings.documentId })
      .from(signings)
      .where(isOwnSigning(userId, id));
    if (!opened) return findCompleted(transaction, userId, id);
    const document = await lockSignable(transaction, userId, opened.documentId);
    const [signing] = await transaction.select().from(signings).where(isOwnSigning(userId, id)).for('update');
    if (!signing) return findCompleted(transaction, userId, id);
    await refuseSecondSignature(transaction, userId, document.id);
    const prepared = readPrepared(signing);
    refuseChanged(document, signing);
    const consent = await lockConsent(transaction, userId);

    const completedAt = context.now();
    await transaction.insert(signatures).values({
      ...prepared.evidence,
      signingId: id,
      documentId: document.id,
      userId,
      documentName: namePdf(document),
      consentVersion: consent.version,
      consentGivenAt: consent.givenAt,
      completedAt,
    });
    await transaction.delete(signings).where(eq(signings.id, id));
    if (document.type === 'application/pdf') await leave(document.storagePath);
    else await keepOriginal(transaction, document);
    const [signed] = await transaction
      .update(documents)
      .set({
        ...prepared.file,
        name: namePdf(document),
        type: 'application/pdf',
        status: 'signed',
        revision: sql`${documents.revision} + 1`,
      })
      .where(eq(documents.id, document.id))
      .returning(viewColumns);
    if (!signed) throw signingNotFound();
    await context.queueCertificatePage(prepared.evidence.id, transaction);
    await tellEverybody(transaction, document, signer, completedAt);
    const data = { documentId: document.id, signerId: userId, signatureId: prepared.evidence.id };
    await emit(transaction, 'document.signed', data, completedAt);
    await context.events.append(transaction, {
      kind: 'completed',
      at: completedAt,
      userId,
      detail: {
        userId,
        documentId: document.id,
        signingId: id,
        signatureId: prepared.evidence.id,
        sha256: Buffer.from(prepared.evidence.sha256After).toString('hex'),
        address: signer.address,
        browser: signer.userAgent,
      },
    });
    return toView(signed);
  });
}

/** What a signing that is over has become. */
async function findCompleted(db: Database, userId: string, signingId: string): Promise<DocumentView> {
  const [signature] = await db
    .select({ documentId: signatures.documentId })
    .from(signatures)
    .where(and(eq(signatures.signingId, signingId), eq(signatures.userId, userId)));
  if (!signature) throw signingNotFound();
  return toView(await findSignable(db, userId, signature.documentId));
}

/** The columns that preparing fills in, as what they become. */
function readPrepared(signing: SigningRow) {
  const { signatureId, storagePath, wrappedKey, size, sizeBefore, sha256Before, sha256After } = signing;
  const {
    signerName,
    signerEmail,
    level,
    certificateFingerprint,
    openedAt,
    readAt,
    preparedAt,
    address,
    browser,
    pages,
  } = signing;
  if (signatureId === null || storagePath === null || wrappedKey === null || size === null)
    throw signingNotFound();
  if (sizeBefore === null || sha256Before === null || sha256After === null || level === null)
    throw signingNotFound();
  if (signerName === null || signerEmail === null) throw signingNotFound();
  if (readAt === null || preparedAt === null || certificateFingerprint === null) throw signingNotFound();
  return {
    file: { storagePath, wrappedKey, size },
    evidence: {
      id: signatureId,
      signerName,
      signerEmail,
      pageCount: pages.length,
      openedAt,
      readAt,
      signedAt: preparedAt,
      address: address ?? '',
      browser: browser ?? '',
      sizeBefore,
      size,
      sha256Before,
      sha256After,
      level,
      certificateFingerprint,
    },
  };
}

/** A picture stays beside the PDF that it was placed in. */
async function keepOriginal(transaction: Database, document: DocumentRow): Promise<void> {
  const { id, name, type, size, storagePath, wrappedKey } = document;
  await transaction
    .insert(documentOriginals)
    .values({ documentId: id, name, type, size, storagePath, wrappedKey });
}

/** `lease.jpg` is signed as `lease.pdf`. */
function namePdf({ name, type }: DocumentRow): string {
  return type === 'application/pdf' ? name : `${name.replace(/\.(jpe?g|png)$/i, '')}.pdf`;
}

/** All users whose pages show the document; where an invited signer signed, their invitation is done with it. */
async function tellEverybody(
  transaction: Database,
  document: DocumentRow,
  signer: Signer,
  now: Date,
): Promise<void> {
  if (signer.userId !== document.userId) {
    await transaction
      .update(signingInvitations)
      .set({ signedAt: now })
      .where(and(eq(signingInvitations.documentId, document.id), isInvitedSigner(signer.userId)));
  }
  for (const userId of await listReaders(transaction, document))
    await announceChange(transaction, { topic: 'documents', userId });
}
