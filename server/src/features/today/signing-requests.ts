import { parseFirstName } from '@porchlight/domain/documents/document-reviews.ts';
import type { SigningRequest } from '@porchlight/domain/today/today.contract.ts';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { documents } from '../document-store/documents.table.ts';
import { signingInvitations } from '../document-store/signing-invitations.table.ts';
import { isAddressedTo } from '../signing/invitations/invited-signers.service.ts';

/**
 * What others asked the reader to sign: what they accepted, and what was sent to their confirmed address and is still open. The document is
 * theirs to see once it is accepted, the sender's name from then on or where both buy together: row-level security holds the query to that.
 */
export async function listSigningRequests(
  db: Database,
  userId: string,
  now: Date,
): Promise<SigningRequest[]> {
  const isOpen = and(
    isNull(signingInvitations.acceptedAt),
    gt(signingInvitations.expiresAt, now),
    isAddressedTo(db, userId),
  );
  const rows = await db
    .select({ id: signingInvitations.id, document: documents.name, from: users.name })
    .from(signingInvitations)
    .leftJoin(documents, eq(documents.id, signingInvitations.documentId))
    .leftJoin(users, eq(users.id, signingInvitations.invitedBy))
    .where(
      and(
        isNull(signingInvitations.revokedAt),
        isNull(signingInvitations.signedAt),
        or(eq(signingInvitations.acceptedBy, userId), isOpen),
      ),
    )
    .orderBy(asc(signingInvitations.createdAt), signingInvitations.id);
  return rows.map(({ from, ...row }) => ({ ...row, from: from === null ? null : parseFirstName(from) }));
}
