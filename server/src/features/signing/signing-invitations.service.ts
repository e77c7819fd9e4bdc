import {
  findInvitationState,
  INVITATION_DAYS,
  isSameMailbox,
  MOST_INVITED,
} from '@porchlight/domain/signing/invitations.ts';
import type { DocumentToSign, InvitationView } from '@porchlight/domain/signing/signing-views.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { actForAll } from '../../platform/database/acting-for.ts';
import type { Database } from '../../platform/database/database.ts';
import { announceChange } from '../../platform/events/changes.ts';
import { Failure } from '../../platform/http/failure.ts';
import { users } from '../accounts/accounts.table.ts';
import { hashToken, makeToken } from '../accounts/one-use-tokens.ts';
import { documentNotFound } from '../documents/documents.service.ts';
import { documents } from '../documents/documents.table.ts';
import { INVITATION_PATH, signingInvitationLetter } from './invitation-letters.ts';
import { removeLeftovers } from './leftovers.ts';
import { signatures, signings } from './signing.table.ts';
import type { Signer, SigningContext } from './signing-context.ts';
import { invitationColumns, signingInvitations } from './signing-invitations.table.ts';

type InvitationRow = Omit<typeof signingInvitations.$inferSelect, 'tokenHash'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Asks a co-buyer to sign by a letter; asked again while the link was not used, it is a new link and the old one ends. */
export async function inviteSigner(
  context: SigningContext,
  signer: Signer,
  input: { id: string; name: string; email: string },
): Promise<InvitationView> {
  const { email, name } = input;
  if (isSameMailbox(email, signer.email)) throw refuseEmail(OWN_ADDRESS);
  await context.limits.spend('signing-invite-account', signer.userId);
  await context.limits.spend('mail-address', email);
  const token = makeToken();
  return context.database.transact(async (transaction) => {
    const now = context.now();
    await holdOwn(transaction, signer.userId, input.id);
    const existing = await transaction
      .select(invitationColumns)
      .from(signingInvitations)
      .where(eq(signingInvitations.documentId, input.id));
    const standing = existing.filter((row) => STANDING.has(findInvitationState(row, now)));
    const same = standing.find((row) => isSameMailbox(row.email, email));
    if (same && same.acceptedAt !== null) throw refuseEmail(same.signedAt ? HAS_SIGNED : HAS_ACCEPTED);
    if (!same && standing.length >= MOST_INVITED) throw tooMany();
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
        expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
      })
      .returning(invitationColumns);
    if (!row) throw new Error('the database returned no row for an insert');
    const url = `${context.baseUrl}${INVITATION_PATH}?token=${token}`;
    const letter = { email, name, senderName: signer.name, senderEmail: signer.email, url };
    await context.post(signingInvitationLetter.write(email, letter), transaction);
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

/** Ends an invitation that was not signed upon: its link stops working, and whoever accepted it sees the document no more. */
export async function revokeInvitation(context: SigningContext, signer: Signer, id: string): Promise<void> {
  const { userId } = signer;
  await removeLeftovers(context.documents, async (transaction, leave) => {
    const now = context.now();
    const isOwn = and(eq(signingInvitations.id, id), eq(signingInvitations.invitedBy, userId));
    const [found] = await transaction.select(invitationColumns).from(signingInvitations).where(isOwn);
    if (!found || found.revokedAt !== null) throw new Failure('NOT_FOUND');
    // A co-buyer who completes at this moment is waited for, and what they signed stands.
    await holdOwn(transaction, userId, found.documentId);
    const [row] = await transaction
      .update(signingInvitations)
      .set({ revokedAt: now, tokenHash: null })
      .where(and(isOwn, isNull(signingInvitations.signedAt)))
      .returning(invitationColumns);
    if (!row) throw new Failure('NOT_FOUND', { message: SIGNED_ALREADY });
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

/**
 * Binds an invitation to the account that opened its link: the one with exactly the invited address, confirmed, and never
 * the sender's. The link works once; the same account that used it may follow it again.
 */
export async function acceptInvitation(
  context: SigningContext,
  signer: Signer,
  token: string,
): Promise<DocumentToSign> {
  await context.limits.spend('signing-accept-account', signer.userId);
  // Until it is accepted, the invitation and its document are somebody else's.
  return actForAll(() => bind(context, signer, token));
}

async function bind(context: SigningContext, signer: Signer, token: string): Promise<DocumentToSign> {
  return context.database.transact(async (transaction) => {
    const now = context.now();
    const [found] = await transaction
      .select({ invitation: signingInvitations, ownerId: documents.userId, ownerEmail: users.email })
      .from(signingInvitations)
      .innerJoin(documents, eq(documents.id, signingInvitations.documentId))
      .innerJoin(users, eq(users.id, documents.userId))
      .where(eq(signingInvitations.tokenHash, hashToken(token)))
      .for('update', { of: signingInvitations });
    if (!found) throw new Failure('LINK_EXPIRED', { message: LINK_ENDED });
    const { invitation, ownerId, ownerEmail } = found;
    const { id, documentId } = invitation;
    if (signer.userId === ownerId || isSameMailbox(signer.email, ownerEmail))
      throw new Failure('NOT_ALLOWED', { message: describeOwnLink(invitation.name) });
    const state = findInvitationState(invitation, now);
    if (state === 'expired') throw new Failure('LINK_EXPIRED', { message: LINK_ENDED });
    const isAgain = invitation.acceptedBy === signer.userId;
    if (!isAgain && state !== 'open') throw new Failure('LINK_EXPIRED', { message: LINK_ENDED });
    if (!isAgain) {
      if (!(await isConfirmedAddress(transaction, signer.userId, invitation.email)))
        throw new Failure('NOT_ALLOWED', { message: OTHER_ADDRESS });
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
    .where(
      and(
        eq(signingInvitations.acceptedBy, userId),
        isNull(signingInvitations.revokedAt),
        documentId === undefined ? undefined : eq(documents.id, documentId),
      ),
    )
    .orderBy(desc(signingInvitations.createdAt), documents.id);
  return rows.map((row) => ({ ...row, signedAt: row.signedAt?.toISOString() ?? null }));
}

export function toInvitationView(row: InvitationRow, now: Date): InvitationView {
  const { id, name, email, expiresAt } = row;
  return { id, name, email, state: findInvitationState(row, now), expiresAt: expiresAt.toISOString() };
}

/** Whose invitation still counts: neither taken back nor run out. */
const STANDING: ReadonlySet<InvitationView['state']> = new Set(['open', 'accepted', 'signed']);

/** Whoever accepts it at this moment is waited for, and what they accepted stays theirs. */
async function removeOpen(transaction: Database, id: string): Promise<void> {
  const isOpen = and(eq(signingInvitations.id, id), isNull(signingInvitations.acceptedAt));
  const removed = await transaction
    .delete(signingInvitations)
    .where(isOpen)
    .returning({ id: signingInvitations.id });
  if (removed.length === 0) throw refuseEmail(HAS_ACCEPTED);
}

/** Only the owner invites, never another signer. */
async function holdOwn(transaction: Database, userId: string, documentId: string): Promise<void> {
  const [own] = await transaction
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)))
    .for('update');
  if (!own) throw documentNotFound();
}

async function isConfirmedAddress(db: Database, userId: string, email: string): Promise<boolean> {
  const own = and(eq(users.id, userId), eq(users.email, email), eq(users.emailVerified, true));
  return (await db.$count(users, own)) > 0;
}

function refuseEmail(message: string): Failure {
  return new Failure('BAD_INPUT', { message, fields: { email: message } });
}

const OWN_ADDRESS =
  'This address reaches you. A co-buyer signs for themselves; enter the address that they alone read.';
const HAS_SIGNED = 'This co-buyer has signed already. There is nothing more to ask for.';
const HAS_ACCEPTED = 'This co-buyer has accepted already and finds the document in their Document Center.';
const SIGNED_ALREADY =
  'This co-buyer has signed, so the invitation cannot be taken back. The signature stands.';
const LINK_ENDED =
  'This link has expired, was taken back or was used by somebody else. Ask whoever sent it for a new one.';
const OTHER_ADDRESS =
  'This invitation is for another e-mail address than your account’s. Nothing was changed. Sign out, then sign in or open an account with the address that the letter came to.';

function describeOwnLink(name: string): string {
  return `You sent this invitation, so you cannot accept it. Only ${name} can sign in that place, with an account of their own.`;
}

function tooMany(): Failure {
  return new Failure('BAD_INPUT', {
    message: `A document can have up to ${MOST_INVITED} invited signers. Nothing was sent; take an invitation back first.`,
  });
}
