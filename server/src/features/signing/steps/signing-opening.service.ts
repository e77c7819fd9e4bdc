import type { OpenSigningView } from '@porchlight/domain/signing/signing-views.ts';
import { and, isNull } from 'drizzle-orm';
import { removeOrphanedFiles } from '../../document-store/orphaned-files.ts';
import { listFingerprints } from '../sealing/sealing-certificates.service.ts';
import { inspectPdf } from '../sealing/sealing-engine.ts';
import { runSealingInTurn } from '../sealing/sealing-turns.ts';
import { signings } from '../signing.table.ts';
import type { Signer, SigningContext } from '../signing-context.ts';
import { requireConsent } from './signer.service.ts';
import {
  endOldSignings,
  findSignable,
  findSigning,
  isOwnSigning,
  lockSignable,
  readPdf,
  refuse,
  refuseChanged,
  refuseSecondSignature,
} from './signing-guards.ts';

/** Opens a document for signing, or says why it cannot be signed. Each window opens one of its own. */
export async function startSigning(
  context: SigningContext,
  signer: Signer,
  documentId: string,
): Promise<OpenSigningView> {
  const { db } = context.database;
  const { userId, address, userAgent } = signer;
  await context.limits.consume('signing-open-account', userId);
  const document = await findSignable(db, userId, documentId);
  await refuseSecondSignature(db, userId, documentId);
  await requireConsent(db, userId);
  const ours = await listFingerprints(db);
  const inspection = await runSealingInTurn(userId, async () =>
    inspectPdf(await readPdf(context, document), ours),
  );
  if ('refusal' in inspection) throw refuse(inspection);
  const { pages, freePlace } = inspection;
  const id = await context.database.transact(async (transaction) => {
    // It may have been deleted while its pages were looked at.
    await lockSignable(transaction, userId, documentId);
    const openedAt = context.now();
    const [signing] = await transaction
      .insert(signings)
      .values({ documentId, userId, documentPath: document.storagePath, pages, openedAt })
      .returning({ id: signings.id });
    if (!signing) throw new Error('the database returned no row for an insert');
    await context.events.append(transaction, {
      kind: 'opened',
      at: openedAt,
      userId,
      detail: { userId, documentId, signingId: signing.id, address, browser: userAgent },
    });
    return signing.id;
  });
  await endOldSignings(context, userId);
  return { id, documentName: document.name, pages, read: false, suggestedField: freePlace };
}

/** The pages as they were opened; DOCUMENT_CHANGED once they are others. */
export async function loadSignedPages(context: SigningContext, userId: string, id: string) {
  const { db } = context.database;
  const signing = await findSigning(db, userId, id);
  const document = await findSignable(db, userId, signing.documentId);
  refuseChanged(document, signing);
  return {
    document,
    /** A picture on its page, placed again each time. */
    async readPlaced() {
      await context.limits.consume('signing-open-account', userId);
      return runSealingInTurn(userId, () => readPdf(context, document));
    },
  };
}

/** Stores when every page was reached; the first time is kept. */
export async function confirmRead(context: SigningContext, signer: Signer, id: string): Promise<void> {
  const { userId } = signer;
  await context.database.transact(async (transaction) => {
    const readAt = context.now();
    const [read] = await transaction
      .update(signings)
      .set({ readAt })
      .where(and(isOwnSigning(userId, id), isNull(signings.readAt)))
      .returning({ documentId: signings.documentId });
    if (!read) {
      await findSigning(transaction, userId, id);
      return;
    }
    await context.events.append(transaction, {
      kind: 'read',
      at: readAt,
      userId,
      detail: { userId, documentId: read.documentId, signingId: id },
    });
  });
}

/** Leaves without signing: what was sealed goes, and the document stays as it is. A completed signature stays, too. */
export async function discardSigning(context: SigningContext, signer: Signer, id: string): Promise<void> {
  const { userId } = signer;
  await removeOrphanedFiles(context.documents, async (transaction, leave) => {
    const [gone] = await transaction.delete(signings).where(isOwnSigning(userId, id)).returning();
    if (!gone) return;
    await leave(gone.storagePath);
    await context.events.append(transaction, {
      kind: 'discarded',
      at: context.now(),
      userId,
      detail: { userId, documentId: gone.documentId, signingId: id },
    });
  });
}
