import {
  findInvitationState,
  isSameMailbox,
  MAX_INVITED,
  SIGNER_INVITATION_DAYS,
} from '@porchlight/domain/signing/invitations.ts';
import type { InvitationView } from '@porchlight/domain/signing/signing-views.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { announceChange } from '../../../platform/events/changes.ts';
import { emit } from '../../../platform/events/transaction-events.ts';
import { hashToken, makeToken } from '../../accounts/one-use-tokens.ts';
import { documentNotFound } from '../../document-store/documents.service.ts';
import { documents } from '../../document-store/documents.table.ts';
import { removeOrphanedFiles } from '../../document-store/orphaned-files.ts';
import { invitationColumns, signingInvitations } from '../../document-store/signing-invitations.table.ts';
import { signings } from '../signing.table.ts';
import type { Signer, SigningContext } from '../signing-context.ts';
import { INVITATION_PATH, signingInvitationEmail } from './invitations.emails.ts';

type InvitationRow = Omit<typeof signingInvitations.$inferSelect, 'tokenHash'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Asks someone to sign by an email; asked again while the link was not used, it is a new link and the old one ends. */
export async function inviteSigner(
  context: SigningContext,
  signer: Signer,
  input: { id: string; name: string; email: string },
): Promise<InvitationView> {
  const { email, name } = input;
  if (isSameMailbox(email, signer.email)) throw refuseEmail('signing.own-address');
  await context.limits.consume('signing-invite-account', signer.userId);
  await context.limits.consume('mail-address', email);
  const token = makeToken();
  return context.database.transact(async (transaction) => {
    const now = context.now();
    await lockOwnDocument(transaction, signer.userId, input.id);
    const existing = await transaction
      .select(invitationColumns)
      .from(signingInvitations)
      .where(eq(signingInvitations.documentId, input.id));
    const standing = existing.filter((row) => STANDING.has(findInvitationState(row, now)));
    const same = standing.find((row) => isSameMailbox(row.email, email));
    if (same && same.acceptedAt !== null)
      throw refuseEmail(same.signedAt ? 'signing.has-signed' : 'signing.has-accepted');
    if (!same && standing.length >= MAX_INVITED) throw tooMany();
    if (same) await removeOpen(transaction, same.id);
    const [row] = await transaction
      .insert(signingInvitations)
      .values({
        documentId: input.id,
        invitedBy: signer.userId,
        name,
        email,
        tokenHash: hashToken(token),
        createdAt: now,
        expiresAt: new Date(now.getTime() + SIGNER_INVITATION_DAYS * DAY_MS),
      })
      .returning(invitationColumns);
    if (!row) throw new Error('the database returned no row for an insert');
    const url = `${context.baseUrl}${INVITATION_PATH}?token=${token}`;
    const message = { email, name, senderName: signer.name, senderEmail: signer.email, url };
    await context.post(signingInvitationEmail.write(email, message), transaction);
    await emit(transaction, 'signing.requested', { buyerId: signer.userId, email, from: signer.name }, now);
    await announceChange(transaction, { topic: 'documents', userId: signer.userId });
    await context.events.append(transaction, {
      kind: 'invited',
      at: now,
      userId: signer.userId,
      detail: { userId: signer.userId, documentId: input.id, invitationId: row.id, address: signer.address },
    });
    return toInvitationView(row, now);
  });
}

/** Ends an invitation that was not signed upon: its link stops working, and the person who accepted it no longer sees the document. */
export async function revokeInvitation(context: SigningContext, signer: Signer, id: string): Promise<void> {
  const { userId } = signer;
  await removeOrphanedFiles(context.documents, async (transaction, leave) => {
    const now = context.now();
    const isOwn = and(eq(signingInvitations.id, id), eq(signingInvitations.invitedBy, userId));
    const [found] = await transaction.select(invitationColumns).from(signingInvitations).where(isOwn);
    if (!found || found.revokedAt !== null) throw new Failure('NOT_FOUND');
    // An invited signer who completes at this moment is waited for, and their signature is kept.
    await lockOwnDocument(transaction, userId, found.documentId);
    const [row] = await transaction
      .update(signingInvitations)
      .set({ revokedAt: now, tokenHash: null })
      .where(and(isOwn, isNull(signingInvitations.signedAt)))
      .returning(invitationColumns);
    if (!row) throw new Failure('NOT_FOUND', { reason: 'signing.signed-already' });
    if (row.acceptedBy !== null) {
      const { acceptedBy, documentId } = row;
      const begun = await transaction
        .delete(signings)
        .where(and(eq(signings.documentId, documentId), eq(signings.userId, acceptedBy)))
        .returning({ storagePath: signings.storagePath });
      for (const { storagePath } of begun) await leave(storagePath);
      await announceChange(transaction, { topic: 'documents', userId: acceptedBy });
    }
    await announceChange(transaction, { topic: 'documents', userId });
    await context.events.append(transaction, {
      kind: 'invitation-revoked',
      at: now,
      userId,
      detail: { userId, documentId: row.documentId, invitationId: id },
    });
  });
}

export function toInvitationView(row: InvitationRow, now: Date): InvitationView {
  const { id, name, email, expiresAt } = row;
  return { id, name, email, state: findInvitationState(row, now), expiresAt: expiresAt.toISOString() };
}

/** Whose invitation still counts: neither taken back nor run out. */
const STANDING: ReadonlySet<InvitationView['state']> = new Set(['open', 'accepted', 'signed']);

/** A person who accepts it at this moment is waited for, and what they accepted stays theirs. */
async function removeOpen(transaction: Database, id: string): Promise<void> {
  const isOpen = and(eq(signingInvitations.id, id), isNull(signingInvitations.acceptedAt));
  const removed = await transaction
    .delete(signingInvitations)
    .where(isOpen)
    .returning({ id: signingInvitations.id });
  if (removed.length === 0) throw refuseEmail('signing.has-accepted');
}

/** Only the owner invites, never another signer. */
async function lockOwnDocument(transaction: Database, userId: string, documentId: string): Promise<void> {
  const [own] = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)))
    .for('update');
  if (!own) throw documentNotFound();
}

function refuseEmail(reason: 'signing.own-address' | 'signing.has-signed' | 'signing.has-accepted'): Failure {
  return new Failure('BAD_INPUT', { reason, fields: { email: { reason } } });
}

function tooMany(): Failure {
  return new Failure('BAD_INPUT', { reason: 'signing.most-invited', params: { most: MAX_INVITED } });
}
