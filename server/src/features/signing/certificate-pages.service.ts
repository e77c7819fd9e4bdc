import { erased } from '@porchlight/content/en/signing.ts';
import { site } from '@porchlight/content/site.ts';
import { eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { runAsSystem } from '../../platform/database/rls/run-as.ts';
import type { StoredFile } from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';
import { storeFile } from '../document-store/file-storing.ts';
import { renderCertificatePage } from './sealing/sealing-engine.ts';
import { runSealingInTurn } from './sealing/sealing-turns.ts';
import { certificatePages, signatures } from './signing.table.ts';
import type { SigningContext } from './signing-context.ts';

/**
 * The certificate page of a signature. It is made by a job of the transaction that completes the signature, and on request
 * where that has not come to it or failed: the evidence lies in the signature's row, so the page is never lost.
 */
export async function getCertificateFile(context: SigningContext, signatureId: string): Promise<StoredFile> {
  const { db } = context.database;
  for (let tries = 0; tries < 2; tries++) {
    const [page] = await db
      .select()
      .from(certificatePages)
      .where(eq(certificatePages.signatureId, signatureId));
    if (page) return page;
    // The document may be one person's and the signature another's: both get what is written of it.
    await runAsSystem(() => makeCertificatePage(context, signatureId));
  }
  throw new Failure('NOT_FOUND');
}

/**
 * Makes and stores the page; nothing happens where there is one already, or the document is gone. Within one turn of the document's owner, so
 * that where the job and a request want the page at once, the second finds that of the first.
 */
export async function makeCertificatePage(context: SigningContext, signatureId: string): Promise<void> {
  const [found] = await context.database.db
    .select({ ownerId: documents.userId })
    .from(signatures)
    .innerJoin(documents, eq(documents.id, signatures.documentId))
    .where(eq(signatures.id, signatureId));
  if (found) await runSealingInTurn(found.ownerId, () => makeInTurn(context, found.ownerId, signatureId));
}

async function makeInTurn(context: SigningContext, ownerId: string, signatureId: string): Promise<void> {
  const [found] = await context.database.db
    .select({ signature: signatures, madeAt: certificatePages.madeAt })
    .from(signatures)
    .leftJoin(certificatePages, eq(certificatePages.signatureId, signatures.id))
    .where(eq(signatures.id, signatureId));
  if (!found || found.madeAt !== null) return;
  const { signature } = found;
  const { bytes } = await renderCertificatePage(readEvidence(context, signature), context);
  await storeFile(context.documents, ownerId, { bytes, extension: 'pdf' }, async (transaction, stored) => {
    // Every operation that adds a file to a document locks its row first.
    const [standing] = await transaction
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.id, signature.documentId))
      .for('update');
    if (!standing) return undefined;
    const madeAt = context.now();
    const [made] = await transaction
      .insert(certificatePages)
      .values({ signatureId, ...stored, madeAt })
      .onConflictDoNothing()
      .returning({ signatureId: certificatePages.signatureId });
    if (!made) return undefined;
    await context.events.append(transaction, {
      kind: 'certificate-made',
      at: madeAt,
      ...(signature.userId === null ? {} : { userId: signature.userId }),
      detail: { documentId: signature.documentId, signatureId },
    });
    return made;
  });
}

function readEvidence(context: SigningContext, row: typeof signatures.$inferSelect) {
  return {
    signatureId: row.id,
    siteName: site.name,
    baseUrl: context.baseUrl,
    documentName: row.documentName,
    pageCount: row.pageCount,
    signer: { name: row.signerName, email: row.signerEmail || erased },
    consent: { version: row.consentVersion, givenAt: row.consentGivenAt },
    openedAt: row.openedAt,
    readAt: row.readAt,
    signedAt: row.signedAt,
    address: row.address || erased,
    browser: row.browser || erased,
    sha256Before: Buffer.from(row.sha256Before).toString('hex'),
    sha256After: Buffer.from(row.sha256After).toString('hex'),
    level: row.level,
    certificateFingerprint: row.certificateFingerprint,
  };
}
