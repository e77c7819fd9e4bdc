import { or } from 'drizzle-orm';
import { eventDetails } from '../../platform/event-log/event-log.table.ts';
import { documentLooks, documents } from '../documents/documents.table.ts';
import { savedSignatures, signingConsents } from '../signing/signer.table.ts';
import { signatures, signings } from '../signing/signing.table.ts';
import { signingInvitations } from '../signing/signing-invitations.table.ts';
import { byAccount, byAccountElseAddress, INNER, type OwnedTable, SECRET } from './owned-table.ts';

/** What the buyer keeps and signs here. */
export const ownedDocumentTables: readonly OwnedTable[] = [
  {
    table: documents,
    file: 'documents',
    title: 'Documents',
    owned: byAccount(documents.userId),
    left: {
      storagePath: INNER,
      wrappedKey: SECRET,
      revision: INNER,
      reviewedBy: INNER,
      claimedBy: INNER,
      claimedUntil: INNER,
    },
    counted: 'documents',
  },
  {
    table: documentLooks,
    file: 'looks-at-documents',
    title: 'Who of us looked at your documents, and why',
    owned: byAccount(documentLooks.userId),
    left: { memberId: INNER, expiresAt: INNER },
  },
  {
    table: signatures,
    file: 'signatures',
    title: 'Signatures',
    owned: byAccount(signatures.userId),
    counted: 'signatures',
  },
  {
    table: signings,
    file: 'signings-under-way',
    title: 'Documents opened for signing',
    owned: byAccount(signings.userId),
    left: {
      documentPath: INNER,
      storagePath: INNER,
      wrappedKey: SECRET,
      pages: 'the size of each page, which the document itself says',
    },
  },
  {
    table: signingConsents,
    file: 'signing-consents',
    title: 'Consents to electronic records',
    owned: byAccount(signingConsents.userId),
  },
  {
    table: savedSignatures,
    file: 'saved-signature',
    title: 'Saved signature',
    owned: byAccount(savedSignatures.userId),
    left: { sealedMark: 'kept encrypted, because it is as good as a stamp; you see it in your settings' },
  },
  {
    table: signingInvitations,
    file: 'signing-invitations',
    title: 'Invitations to sign',
    // Whom the buyer asked, and what they were asked and perhaps accepted.
    owned: (owner) =>
      or(
        byAccount(signingInvitations.invitedBy)(owner),
        byAccountElseAddress(signingInvitations.acceptedBy, signingInvitations.email)(owner),
      ),
    left: { tokenHash: SECRET },
  },
  {
    table: eventDetails,
    file: 'signing-events',
    title: 'What was written down about signing',
    owned: byAccount(eventDetails.userId),
    left: { salt: 'belongs to the proof that the entry was not changed' },
  },
];
