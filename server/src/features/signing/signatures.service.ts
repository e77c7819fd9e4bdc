import type {
  FoundSignature,
  InvitationView,
  SignatureView,
} from '@porchlight/domain/signing/signing-views.ts';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { readFile, type StoredFile } from '../document-store/documents.service.ts';
import { documents } from '../document-store/documents.table.ts';
import { invitationColumns, signingInvitations } from '../document-store/signing-invitations.table.ts';
import { toInvitationView } from './invitations/signing-invitations.service.ts';
import { documentOriginals, signatures } from './signing.table.ts';
import type { SigningContext } from './signing-context.ts';
import { findSignable } from './steps/signing-guards.ts';

/** The signatures of a document, first the first, and, to its owner, whom they asked to sign. */
export async function listSignatures(
  context: SigningContext,
  userId: string,
  documentId: string,
): Promise<{ signatures: SignatureView[]; invitations: InvitationView[] }> {
  const { db } = context.database;
  const document = await findSignable(db, userId, documentId);
  const rows = await db
    .select()
    .from(signatures)
    .where(eq(signatures.documentId, documentId))
    .orderBy(asc(signatures.size));
  const invitations =
    document.userId === userId
      ? await db
          .select(invitationColumns)
          .from(signingInvitations)
          .where(eq(signingInvitations.documentId, documentId))
          .orderBy(desc(signingInvitations.createdAt), signingInvitations.id)
      : [];
  return {
    signatures: rows.map((row) => ({
      id: row.id,
      signerName: row.signerName,
      signedAt: row.signedAt.toISOString(),
      own: row.userId === userId,
      level: row.level,
    })),
    invitations: invitations.map((row) => toInvitationView(row, context.now())),
  };
}

/** What anyone who holds a signature's id may know of it. */
export async function findSignature(context: SigningContext, id: string): Promise<FoundSignature> {
  const [row] = await context.database.db.select().from(signatures).where(eq(signatures.id, id));
  if (!row) throw new Failure('NOT_FOUND', { reason: 'signing.no-such-signature' });
  return {
    id: row.id,
    signerName: row.signerName,
    signedAt: row.signedAt.toISOString(),
    level: row.level,
    sha256: Buffer.from(row.sha256After).toString('hex'),
    certificateFingerprint: row.certificateFingerprint,
  };
}

/** A signature whose certificate page the person may have: the signer, and the document's owner. */
export async function findOwnSignature(db: Database, userId: string, id: string) {
  const [row] = await db
    .select({ signature: signatures, ownerId: documents.userId })
    .from(signatures)
    .innerJoin(documents, eq(documents.id, signatures.documentId))
    .where(and(eq(signatures.id, id), or(eq(signatures.userId, userId), eq(documents.userId, userId))));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

export type OpenedOriginal = StoredFile & { name: string; type: string };

/** The document before the first signature: the picture that was kept, or the beginning of the sealed file. */
export async function findOriginal(
  context: SigningContext,
  userId: string,
  documentId: string,
): Promise<OpenedOriginal & { length: number }> {
  const { db } = context.database;
  const document = await findSignable(db, userId, documentId);
  const [kept] = await db
    .select()
    .from(documentOriginals)
    .where(eq(documentOriginals.documentId, documentId));
  if (kept) return { ...kept, length: kept.size };
  const [first] = await db
    .select({ sizeBefore: signatures.sizeBefore })
    .from(signatures)
    .where(eq(signatures.documentId, documentId))
    .orderBy(asc(signatures.sizeBefore))
    .limit(1);
  return { ...document, length: first?.sizeBefore ?? document.size };
}

export function getOriginal(context: SigningContext, original: OpenedOriginal & { length: number }) {
  return (range = { start: 0, end: original.length }) => readFile(context.documents, original, range);
}
