import { and, eq, exists, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Helper } from '../../platform/http/request-context.ts';
import { isOfHelper, isOpenGrant } from '../purchases/membership.ts';
import { purchaseGrants, purchasePeople } from '../purchases/purchases.table.ts';
import { documentAccessGrants, documents } from './documents.table.ts';
import { signingInvitations } from './signing-invitations.table.ts';

/**
 * Who may read a document, each by a condition below:
 * - its owner, and each invited signer who accepted, until the owner revokes the invitation (`isReadable`);
 * - a member of the staff, where it answers a document request, for minutes after giving a reason that the owner sees
 *   (`isReadableByStaff`);
 * - a helper to whom its owner granted documents, of its kind or of every kind, until the grant ends or is withdrawn
 *   (`isReadableByHelper`).
 *
 * No one else may, a co-buyer who was not invited to sign included. Row-level security holds accounts and helpers to the same in the policies
 * `own`, `invited`, and `granted` of `documents`; the staff's queries are exempt from it.
 */
export function isReadable(db: Database, userId: string, id: string) {
  const shared = db
    .select({ one: sql`1` })
    .from(signingInvitations)
    .where(and(eq(signingInvitations.documentId, documents.id), isInvitedSigner(userId)));
  return and(eq(documents.id, id), or(eq(documents.userId, userId), exists(shared)));
}

/** Of rows of `signing_invitations`. */
export const isInvitedSigner = (userId: string) =>
  and(eq(signingInvitations.acceptedBy, userId), isNull(signingInvitations.revokedAt));

/** Of rows of `documents` joined with `document_access_grants`. */
export const isReadableByStaff = (id: string, access: { grant: string; memberId: string; now: Date }) =>
  and(
    isReviewed(id),
    eq(documentAccessGrants.id, access.grant),
    eq(documentAccessGrants.memberId, access.memberId),
    gt(documentAccessGrants.expiresAt, access.now),
  );

/** Only what answers a document request is reviewed; the rest of a buyer's documents the staff does not see. */
export const isReviewed = (id: string) => and(eq(documents.id, id), isNotNull(documents.documentRequest));

/** Of rows of `documents` joined with the grants that their owners gave, and the person whom each was given. */
export const isReadableByHelper = (helper: Helper, personId: string, now: Date) =>
  and(
    eq(purchasePeople.id, personId),
    isOfHelper(helper),
    eq(purchaseGrants.what, 'documents'),
    isOpenGrant(now),
    or(isNull(purchaseGrants.documentKind), eq(purchaseGrants.documentKind, documents.documentRequest)),
  );

/** All users whose pages show the document: its owner, and invited signers who have accepted. */
export async function listReaders(db: Database, document: { id: string; userId: string }): Promise<string[]> {
  const invited = await db
    .select({ userId: signingInvitations.acceptedBy })
    .from(signingInvitations)
    .where(and(eq(signingInvitations.documentId, document.id), isNull(signingInvitations.revokedAt)));
  return [document.userId, ...invited.flatMap(({ userId: reader }) => reader ?? [])];
}
