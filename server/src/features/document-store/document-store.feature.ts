import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { privacy } from '@porchlight/domain/document-requests/en.ts';
import { or, sql } from 'drizzle-orm';
import { byAccount, byAccountElseAddress, INNER, SECRET } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay, helpersToo, READ } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { ofPurchase } from '../purchases/membership.ts';
import { documentRequests } from './document-requests.table.ts';
import { type DocumentsContext, uploadLimits } from './documents.service.ts';
import { documentAccessGrants, documents, fileIntents } from './documents.table.ts';
import { signingInvitations } from './signing-invitations.table.ts';

export const documentStoreFeature = defineFeature({
  name: 'document-store',
  tables: [
    {
      table: documents,
      grants: helpersToo(bothMay(ALL), documents.reviewReason, documents.reviewWords),
      owned: {
        file: 'documents',
        title: downloadTitles.documents,
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
    },
    {
      table: documentAccessGrants,
      grants: bothMay(READ),
      owned: {
        file: 'document-access-grants',
        title: downloadTitles['document-access-grants'],
        owned: byAccount(documentAccessGrants.userId),
        left: { memberId: INNER, expiresAt: INNER },
      },
    },
    {
      table: documentRequests,
      grants: bothMay(READ),
      owned: {
        file: 'document-requests',
        title: downloadTitles['document-requests'],
        owned: ({ userId }) =>
          userId === null ? sql`false` : ofPurchase(documentRequests.purchaseId, userId),
        left: {
          staffId: 'which member of staff asked, whose first name is in the copy',
          endedBy: 'which member of staff waived or withdrew it',
        },
        onPrivacyPage: privacy,
      },
    },
    {
      table: signingInvitations,
      // Policies of documents and accounts read these rows for every user; a helper can query none of them.
      grants: helpersToo(
        bothMay(ALL, signingInvitations.tokenHash),
        signingInvitations.tokenHash,
        signingInvitations.name,
      ),
      owned: {
        file: 'signing-invitations',
        title: downloadTitles['signing-invitations'],
        owned:
          // Whom the buyer asked, and what they were asked and perhaps accepted.
          (owner) =>
            or(
              byAccount(signingInvitations.invitedBy)(owner),
              byAccountElseAddress(signingInvitations.acceptedBy, signingInvitations.email)(owner),
            ),
        left: { tokenHash: SECRET },
      },
    },
    {
      table: fileIntents,
      grants: bothMay(ALL),
      leftOut: 'files being written at this moment, gone when the work is done',
    },
  ],
  limits: uploadLimits,
  sweeps: ({ documents }: { documents: DocumentsContext }) => [
    { what: 'the sweep of abandoned files', run: (stopping) => documents.intents.sweep({ stopping }) },
  ],
});
