import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount, INNER, SECRET } from '../../platform/database/owned-rows.ts';
import { ALL, APPEND, bothMay, READ } from '../../platform/database/rls/database-grants.ts';
import { eventEntryDetails } from '../../platform/event-log/event-log.table.ts';
import { defineFeature } from '../../platform/feature.ts';
import { makeCertificatePage } from './certificate-pages.service.ts';
import { signingInvitationEmail } from './invitations/invitations.emails.ts';
import { sealingCertificates } from './sealing/sealing-certificates.table.ts';
import { createSigningRoutes, createSigningStreams } from './signing.routes.ts';
import { certificatePages, documentOriginals, signatures, signings } from './signing.table.ts';
import { type SigningContext, signingLimits } from './signing-context.ts';
import { CERTIFICATE_PAGES } from './steps/open-signing.ts';
import { savedSignatures, signingConsents } from './steps/signer.table.ts';
import { sweepSignings } from './steps/signing-guards.ts';

type Parts = { signing: SigningContext };

const OF_PROOF = 'belongs to the proof that the entry was not changed';

export const signingFeature = defineFeature({
  name: 'signing',
  tables: [
    {
      table: signatures,
      grants: bothMay(ALL),
      owned: {
        file: 'signatures',
        title: downloadTitles.signatures,
        owned: byAccount(signatures.userId),
        counted: 'signatures',
      },
    },
    {
      table: signings,
      grants: bothMay(ALL),
      owned: {
        file: 'signings-under-way',
        title: downloadTitles['signings-under-way'],
        owned: byAccount(signings.userId),
        left: {
          documentPath: INNER,
          storagePath: INNER,
          wrappedKey: SECRET,
          pages: 'the size of each page, which the document itself says',
        },
      },
    },
    {
      table: signingConsents,
      grants: bothMay(ALL),
      owned: {
        file: 'signing-consents',
        title: downloadTitles['signing-consents'],
        owned: byAccount(signingConsents.userId),
      },
    },
    {
      table: savedSignatures,
      grants: bothMay(ALL),
      owned: {
        file: 'saved-signature',
        title: downloadTitles['saved-signature'],
        owned: byAccount(savedSignatures.userId),
        left: { sealedMark: 'kept encrypted, because it is as good as a stamp; you see it in your settings' },
      },
    },
    {
      table: eventEntryDetails,
      grants: bothMay(APPEND),
      owned: {
        file: 'signing-events',
        title: downloadTitles['signing-events'],
        owned: byAccount(eventEntryDetails.userId),
        left: { chain: OF_PROOF, salt: OF_PROOF },
      },
    },
    {
      table: documentOriginals,
      grants: bothMay(ALL),
      leftOut: 'pictures as they were before they were signed; the pictures themselves are in the download',
    },
    {
      table: certificatePages,
      grants: bothMay(ALL),
      leftOut: 'where certificate pages lie; the pages themselves are in the download',
    },
    {
      table: sealingCertificates,
      grants: bothMay(READ),
      leftOut: 'what this installation signs with, with nobody’s name on it',
    },
  ],
  limits: signingLimits,
  routes: ({ signing }: Parts) => ({ signing: createSigningRoutes(signing) }),
  streams: ({ signing }: Parts, headers) => createSigningStreams(signing, headers),
  emails: [signingInvitationEmail],
  queues: [CERTIFICATE_PAGES],
  work: ({ signing }: Parts) => ({
    [CERTIFICATE_PAGES]: (job: { signatureId: string }) => makeCertificatePage(signing, job.signatureId),
  }),
  clock: ({ signing }: Parts) => [
    { every: 'minute', job: 'event-checkpoints', run: signing.writeCheckpoints },
  ],
  sweeps: ({ signing }: Parts) => [{ what: 'the sweep of signings', run: () => sweepSignings(signing) }],
});
