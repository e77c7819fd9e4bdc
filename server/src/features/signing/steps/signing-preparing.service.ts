import { randomUUID } from 'node:crypto';
import type { PlacedField, SignatureMark } from '@porchlight/domain/signing/signature-marks.ts';
import { isSigningDay } from '@porchlight/domain/signing/signing-times.ts';
import { Failure } from '../../../platform/base/failure.ts';
import { requireReauthentication } from '../../accounts/reauthentication.ts';
import { storeFile } from '../../document-store/file-storing.ts';
import { removeOrphaned } from '../../document-store/orphaned-files.ts';
import type { SealedDocument } from '../sealing/sealing.types.ts';
import { sealDocument } from '../sealing/sealing-engine.ts';
import { runSealingInTurn } from '../sealing/sealing-turns.ts';
import { signings } from '../signing.table.ts';
import type { Signer, SigningContext } from '../signing-context.ts';
import { requireConsent } from './signer.service.ts';
import {
  type DocumentRow,
  findSignable,
  findSigning,
  isOwnSigning,
  lockSignable,
  readPdf,
  refuse,
  refuseChanged,
  refuseSecondSignature,
  type SigningRow,
  signingNotFound,
} from './signing-guards.ts';

export type PrepareInput = { id: string; mark: SignatureMark; fields: PlacedField[]; date: string };

/**
 * Seals the document with the signature into a file that lies aside. Done again, the newer one takes its place, and is what
 * both answer where the older one was still being sealed.
 */
export async function prepareSigning(
  context: SigningContext,
  signer: Signer,
  input: PrepareInput,
): Promise<{ signatureId: string }> {
  const { db } = context.database;
  const { userId } = signer;
  const signing = await findSigning(db, userId, input.id);
  await requireConsent(db, userId);
  await requireReauthentication(db, signer);
  if (signing.readAt === null) throw new Failure('NOT_READ');
  checkFields(input, signing);
  if (!isSigningDay(input.date, context.now())) throw wrongDay();
  const document = await findSignable(db, userId, signing.documentId);
  await refuseSecondSignature(db, userId, document.id);
  refuseChanged(document, signing);
  await context.limits.consume('signing-prepare-account', userId);

  const kept = await runSealingInTurn(userId, () => sealAside(context, signer, input, { signing, document }));
  return kept ?? readNewer(await findSigning(db, userId, signing.id));
}

type Opened = { signing: SigningRow; document: DocumentRow };

/** Nothing where it was signed again meanwhile. */
async function sealAside(
  context: SigningContext,
  signer: Signer,
  input: PrepareInput,
  { signing, document }: Opened,
): Promise<{ signatureId: string } | undefined> {
  const pdf = await readPdf(context, document);
  const signatureId = randomUUID();
  const signedAt = context.now();
  const sealed = await seal(context, { ...input, pdf, signer, signatureId, signedAt });
  const { userId, address, userAgent } = signer;
  const columns = {
    preparedAt: signedAt,
    signatureId,
    signerName: signer.name,
    signerEmail: signer.email,
    sizeBefore: pdf.length,
    sha256Before: Buffer.from(sealed.sha256Before, 'hex'),
    sha256After: Buffer.from(sealed.sha256After, 'hex'),
    level: sealed.level,
    certificateFingerprint: context.identity.fingerprint,
    address,
    browser: userAgent,
  };
  const file = { bytes: sealed.bytes, extension: 'pdf' };
  return removeOrphaned(context.documents, (leave) =>
    storeFile(context.documents, document.userId, file, async (transaction, stored) => {
      refuseChanged(await lockSignable(transaction, userId, document.id), signing);
      const before = await findSigning(transaction, userId, signing.id);
      // It was signed again while this one was sealed: the newer one is kept, whichever was done first.
      if (before.preparedAt !== null && before.preparedAt > signedAt) return undefined;
      const updated = await transaction
        .update(signings)
        .set({ ...columns, ...stored })
        .where(isOwnSigning(userId, signing.id))
        .returning({ id: signings.id });
      // Left in this very moment.
      if (updated.length === 0) throw signingNotFound();
      await leave(transaction, before.storagePath);
      await context.events.append(transaction, {
        kind: 'prepared',
        at: signedAt,
        userId,
        detail: {
          userId,
          documentId: document.id,
          signingId: signing.id,
          signatureId,
          sha256: sealed.sha256After,
          address,
          browser: userAgent,
        },
      });
      return { signatureId };
    }),
  );
}

/** What was sealed in place of an older one. */
function readNewer({ signatureId }: SigningRow): { signatureId: string } {
  if (signatureId === null) throw signingNotFound();
  return { signatureId };
}

type Sealing = PrepareInput & { pdf: Uint8Array; signer: Signer; signatureId: string; signedAt: Date };

async function seal(context: SigningContext, sealing: Sealing): Promise<SealedDocument> {
  const { pdf, mark, fields, date, signer, signatureId, signedAt } = sealing;
  const { identity, timestamps } = context;
  const request = { pdf, mark, fields, date, signer: { name: signer.name }, signatureId, signedAt };
  const sealed = await sealDocument({ ...request, identity, timestamps });
  if ('refusal' in sealed) throw refuse(sealed);
  if (sealed.timestampProblem !== undefined)
    context.documents.log.warn({ problem: sealed.timestampProblem }, 'sealed without a time-stamp');
  return sealed;
}

/** A signature is seen at least once, and on pages that there are. */
function checkFields({ fields }: PrepareInput, { pages }: SigningRow): void {
  const hasSignature = fields.some(({ kind }) => kind === 'signature');
  const isPlaced = fields.every((field) => {
    const page = pages[field.page - 1];
    if (page === undefined || field.width <= 0 || field.height <= 0) return false;
    return (
      field.x + field.width <= page.width + TOLERANCE && field.y + field.height <= page.height + TOLERANCE
    );
  });
  if (hasSignature && isPlaced) return;
  const reason = hasSignature ? 'signing.outside-the-page' : 'signing.not-placed';
  throw new Failure('BAD_INPUT', { reason, fields: { fields: { reason } } });
}

/** Points by which rounding may lead over a page's edge. */
const TOLERANCE = 1;

function wrongDay(): Failure {
  return new Failure('BAD_INPUT', {
    reason: 'signing.not-the-day',
    fields: { date: { reason: 'signing.not-the-day' } },
  });
}
