import * as z from 'zod/mini';
import { documentView } from '../documents/documents.contract.ts';
import { buyerEndpoint, done, publicEndpoint, signedUpEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, emailField, shownNameField } from '../kernel/fields.ts';
import { placedField, signatureMark } from './signature-marks.ts';
import {
  documentToSign,
  foundSignature,
  invitationView,
  openSigningSchema,
  sealingCertificate,
  signatureView,
  signerView,
} from './signing-views.ts';

const MAX_FIELDS = 60;
const tags = ['Signing'];
const byId = z.object({ id: z.uuid() });

export const signingContract = {
  getSigner: buyerEndpoint()
    .route({ method: 'GET', path: '/signing/signer', tags, summary: 'Read own consent and saved signature' })
    .output(signerView),
  demonstration: signedUpEndpoint()
    .route({
      method: 'GET',
      path: '/signing/demonstration',
      tags,
      summary: 'Download the PDF that shows whether PDFs can be opened',
      description: 'Holds a code of six digits; giving consent asks for it (15 U.S.C. 7001(c)(1)(C)(ii)).',
    })
    .meta({ access: 'buyer', stream: true })
    .output(z.file()),
  giveConsent: signedUpEndpoint('CODE_NOT_ACCEPTED')
    .route({ method: 'POST', path: '/signing/consent', tags, summary: 'Consent to electronic records' })
    .meta({ stores: 'records' })
    .input(
      z.object({
        /** The version of the text that was read. */
        version: z.string().check(z.minLength(1), z.maxLength(40)),
        /** The code from the demonstration. */
        code: z.string().check(z.minLength(1), z.maxLength(20)),
      }),
    )
    .output(signerView),
  withdrawConsent: signedUpEndpoint()
    .route({ method: 'DELETE', path: '/signing/consent', tags, summary: 'Withdraw own consent' })
    .output(signerView),
  saveSignature: signedUpEndpoint()
    .route({
      method: 'PUT',
      path: '/signing/saved-signature',
      tags,
      summary: 'Keep a signature for next time',
    })
    .input(z.object({ mark: signatureMark }))
    .output(signerView),
  forgetSignature: signedUpEndpoint()
    .route({
      method: 'DELETE',
      path: '/signing/saved-signature',
      tags,
      summary: 'Forget the saved signature',
    })
    .output(signerView),

  open: signedUpEndpoint('NOT_FOUND', 'CONSENT_NEEDED', 'NOT_SIGNABLE', 'ALREADY_SIGNED', 'DOCUMENT_CHANGED')
    .route({ method: 'POST', path: '/documents/{id}/signing', tags, summary: 'Open a document for signing' })
    .meta({ stores: 'records' })
    .input(byId)
    .output(openSigningSchema),
  pages: signedUpEndpoint('NOT_FOUND', 'NOT_SIGNABLE', 'DOCUMENT_CHANGED')
    .route({
      method: 'GET',
      path: '/signing/{id}/pages',
      tags,
      summary: 'Download the pages to be signed, as PDF',
      description: 'A picture comes as the page it is placed on.',
    })
    .meta({ access: 'buyer', stream: true })
    .input(byId)
    .output(z.file()),
  confirmRead: signedUpEndpoint('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/signing/{id}/read',
      tags,
      summary: 'Confirm that every page was reached',
    })
    .meta({ stores: 'records' })
    .input(byId)
    .output(done),
  prepare: signedUpEndpoint(
    'NOT_FOUND',
    'CONSENT_NEEDED',
    'PROOF_NEEDED',
    'NOT_READ',
    'NOT_SIGNABLE',
    'ALREADY_SIGNED',
    'DOCUMENT_CHANGED',
    'DISK_FULL',
  )
    .route({
      method: 'POST',
      path: '/signing/{id}/prepare',
      tags,
      summary: 'Seal the document with the signature',
      successDescription: 'The id of the signature, which completing asks for.',
      description:
        'The sealed file is kept aside: the document changes when this is completed, and not before.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        id: z.uuid(),
        mark: signatureMark,
        fields: z.array(placedField).check(z.minLength(1), z.maxLength(MAX_FIELDS)),
        /** Calendar date at the signer, for date fields. */
        date: calendarDateField,
      }),
    )
    .output(z.object({ signatureId: z.uuid() })),
  complete: signedUpEndpoint('NOT_FOUND', 'CONSENT_NEEDED', 'ALREADY_SIGNED', 'DOCUMENT_CHANGED')
    .route({
      method: 'POST',
      path: '/signing/{id}/complete',
      tags,
      summary: 'Put the sealed file in place of the document',
      description: 'Again and again gives the same answer.',
    })
    .meta({ stores: 'records' })
    .input(byId)
    .output(documentView),
  discard: signedUpEndpoint()
    .route({ method: 'DELETE', path: '/signing/{id}', tags, summary: 'Leave without signing' })
    .input(byId)
    .output(done),

  listSignatures: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/documents/{id}/signatures',
      tags,
      summary: 'List the signatures and invitations of a document',
      successDescription: 'The signatures on the document and the invitations to sign it.',
    })
    .input(byId)
    .output(z.object({ signatures: z.array(signatureView), invitations: z.array(invitationView) })),
  certificate: signedUpEndpoint('NOT_FOUND', 'DISK_FULL')
    .route({
      method: 'GET',
      path: '/signatures/{id}/certificate',
      tags,
      summary: 'Download the certificate page of a signature, a sealed PDF of its own',
    })
    .meta({ access: 'buyer', stream: true })
    .input(byId)
    .output(z.file()),
  original: signedUpEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/documents/{id}/original',
      tags,
      summary: 'Download a document as it was before the first signature',
    })
    .meta({ access: 'buyer', stream: true })
    .input(byId)
    .output(z.file()),

  invite: signedUpEndpoint('NOT_FOUND')
    .route({ method: 'POST', path: '/documents/{id}/invitations', tags, summary: 'Ask a co-buyer to sign' })
    .meta({ stores: 'records' })
    .input(z.object({ id: z.uuid(), name: shownNameField, email: emailField }))
    .output(invitationView),
  revokeInvitation: signedUpEndpoint('NOT_FOUND')
    .route({ method: 'DELETE', path: '/signing-invitations/{id}', tags, summary: 'Take an invitation back' })
    .input(byId)
    .output(done),
  acceptInvitation: signedUpEndpoint('LINK_EXPIRED', 'NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/signing-invitations/accept',
      tags,
      summary: 'Accept an invitation to sign',
    })
    .meta({ stores: 'records' })
    .input(z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }))
    .output(documentToSign),
  acceptAddressed: signedUpEndpoint('NOT_FOUND', 'LINK_EXPIRED', 'NOT_ALLOWED')
    .route({
      method: 'POST',
      path: '/signing-invitations/{id}/accept',
      tags,
      summary: 'Accept an invitation to sign that was sent to the own confirmed address',
    })
    .meta({ stores: 'records' })
    .input(byId)
    .output(documentToSign),
  listToSign: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/signing/documents',
      tags,
      summary: 'List documents of others to sign',
      successDescription: 'The documents that others asked this buyer to sign.',
    })
    .output(z.object({ documents: z.array(documentToSign) })),

  find: publicEndpoint('NOT_FOUND')
    .route({ method: 'GET', path: '/signatures/{id}', tags, summary: 'Find a signature by its id' })
    .input(byId)
    .output(foundSignature),
  certificates: publicEndpoint()
    .route({
      method: 'GET',
      path: '/signing/certificates',
      tags,
      summary: 'List the certificates this installation signs or signed with',
      successDescription: 'Every certificate, the one in use first.',
    })
    .output(z.object({ certificates: z.array(sealingCertificate) })),
};
