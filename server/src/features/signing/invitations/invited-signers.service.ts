import { findInvitationState, isSameMailbox } from '@porchlight/domain/signing/invitations.ts';
import type { DocumentToSign } from '@porchlight/domain/signing/signing-views.ts';
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { runAsSystem } from '../../../platform/database/rls/run-as.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { users } from '../../accounts/accounts.table.ts';
import { hashToken } from '../../accounts/one-use-tokens.ts';
import { isInvitedSigner } from '../../document-store/document-readers.ts';
import { documentNotFound } from '../../document-store/documents.service.ts';
import { documents } from '../../document-store/documents.table.ts';
import { signingInvitations } from '../../document-store/signing-invitations.table.ts';
import { signatures } from '../signing.table.ts';
import type { Signer, SigningContext } from '../signing-context.ts';

/**
 * Binds an invitation to the account that opened its link: the one with exactly the invited address, confirmed, and never
 * the sender's. The link works once; the same account that used it may follow it again.
 */
export async function acceptSignerInvitation(
  context: SigningContext,
  signer: Signer,
  token: string,
): Promise<DocumentToSign> {
  await context.limits.consume('signing-accept-account', signer.userId);
  // Until it is accepted, the invitation and its document are someone else's.
  return runAsSystem(() => bind(context, signer, eq(signingInvitations.tokenHash, hashToken(token))));
}

/**
 * The same for an invitation that the portal shows to the account of the invited address. It needs no link: who confirmed the address can
 * read the link's email. Another account's invitation does not exist for this one.
 */
export async function acceptAddressedInvitation(
  context: SigningContext,
  signer: Signer,
  id: string,
): Promise<DocumentToSign> {
  await context.limits.consume('signing-accept-account', signer.userId);
  const { db } = context.database;
  const own = or(eq(signingInvitations.acceptedBy, signer.userId), isAddressedTo(db, signer.userId));
  if ((await db.$count(signingInvitations, and(eq(signingInvitations.id, id), own))) === 0)
    throw new Failure('NOT_FOUND', { reason: 'signing.invitation-ended' });
  return runAsSystem(() => bind(context, signer, eq(signingInvitations.id, id)));
}

/** Of rows of `signing_invitations`: sent to the confirmed address of the account. */
export const isAddressedTo = (db: Database, userId: string) =>
  inArray(
    signingInvitations.email,
    db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.emailVerified, true))),
  );

async function bind(context: SigningContext, signer: Signer, wanted: SQL): Promise<DocumentToSign> {
  return context.database.transact(async (transaction) => {
    const now = context.now();
    const [found] = await transaction
      .select({ invitation: signingInvitations, ownerId: documents.userId, ownerEmail: users.email })
      .from(signingInvitations)
      .innerJoin(documents, eq(documents.id, signingInvitations.documentId))
      .innerJoin(users, eq(users.id, documents.userId))
      .where(wanted)
      .for('update', { of: signingInvitations });
    if (!found) throw new Failure('LINK_EXPIRED', { reason: 'signing.invitation-ended' });
    const { invitation, ownerId, ownerEmail } = found;
    const { id, documentId } = invitation;
    if (signer.userId === ownerId || isSameMailbox(signer.email, ownerEmail))
      throw new Failure('NOT_ALLOWED', {
        reason: 'signing.own-invitation',
        params: { name: invitation.name },
      });
    const state = findInvitationState(invitation, now);
    if (state === 'expired') throw new Failure('LINK_EXPIRED', { reason: 'signing.invitation-ended' });
    const isAgain = invitation.acceptedBy === signer.userId;
    if (!isAgain && state !== 'open')
      throw new Failure('LINK_EXPIRED', { reason: 'signing.invitation-ended' });
    if (!isAgain) {
      if (!(await isConfirmedAddress(transaction, signer.userId, invitation.email)))
        throw new Failure('NOT_ALLOWED', { reason: 'signing.invited-another-address' });
      await transaction
        .update(signingInvitations)
        .set({ acceptedAt: now, acceptedBy: signer.userId })
        .where(eq(signingInvitations.id, id));
      await announceChange(
        transaction,
        { topic: 'documents', userId: ownerId },
        { topic: 'documents', userId: signer.userId },
      );
      await context.events.append(transaction, {
        kind: 'invitation-accepted',
        at: now,
        userId: signer.userId,
        detail: { userId: signer.userId, documentId, invitationId: id, address: signer.address },
      });
    }
    const [document] = await listShared(transaction, signer.userId, documentId);
    if (!document) throw documentNotFound();
    return document;
  });
}

/** Documents of others that the person was asked to sign or has signed, the newest invitation first. */
export async function listToSign(
  context: SigningContext,
  userId: string,
): Promise<{ documents: DocumentToSign[] }> {
  return { documents: await listShared(context.database.db, userId) };
}

async function listShared(db: Database, userId: string, documentId?: string): Promise<DocumentToSign[]> {
  const rows = await db
    .select({
      id: documents.id,
      name: documents.name,
      type: documents.type,
      size: documents.size,
      ownerName: users.name,
      signedAt: signatures.signedAt,
    })
    .from(signingInvitations)
    .innerJoin(documents, eq(documents.id, signingInvitations.documentId))
    .innerJoin(users, eq(users.id, documents.userId))
    .leftJoin(signatures, and(eq(signatures.documentId, documents.id), eq(signatures.userId, userId)))
    .where(and(isInvitedSigner(userId), documentId === undefined ? undefined : eq(documents.id, documentId)))
    .orderBy(desc(signingInvitations.createdAt), documents.id);
  return rows.map((row) => ({ ...row, signedAt: row.signedAt?.toISOString() ?? null }));
}

async function isConfirmedAddress(db: Database, userId: string, email: string): Promise<boolean> {
  const own = and(eq(users.id, userId), eq(users.email, email), eq(users.emailVerified, true));
  return (await db.$count(users, own)) > 0;
}
