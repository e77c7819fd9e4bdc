import { expect, test } from 'vitest';
import { paperKinds } from '../readings/document-readings/papers/paper-kinds.ts';
import { isSignedByPeople, offerSigning } from './signing-offer.ts';

const toSign = { needsSignature: true };
const toRead = { needsSignature: false };
const OWN = 'Own letter.pdf';
const SCAN = 'scan0001.pdf';

test.each([
  ['a PDF of one’s own', 'application/pdf', 'received', OWN, undefined, 'shown'],
  ['a photo of one’s own', 'image/jpeg', 'received', OWN, undefined, 'shown'],
  ['a picture of one’s own', 'image/png', 'received', OWN, undefined, 'shown'],
  ['a PDF that may be anything', 'application/pdf', 'received', SCAN, undefined, 'not-known'],
  ['a PDF that has to be signed', 'application/pdf', 'received', SCAN, toSign, 'shown'],
  ['a PDF that is only read', 'application/pdf', 'received', OWN, toRead, 'not-needed'],
  ['a photo that is only looked at', 'image/jpeg', 'received', SCAN, toRead, 'not-needed'],
  ['a photo that makes no page', 'image/heic', 'received', OWN, undefined, 'none'],
  ['a photo that makes no page, for a request', 'image/heic', 'received', OWN, toSign, 'none'],
  ['a signed PDF', 'application/pdf', 'signed', OWN, undefined, 'none'],
  ['a signed PDF, for a request', 'application/pdf', 'signed', OWN, toRead, 'none'],
  ['a kind of file that is not accepted', 'text/csv', 'received', OWN, undefined, 'none'],
] as const)('%s', (_, type, status, name, request, expected) => {
  expect(offerSigning({ type, status, name }, null, request)).toBe(expected);
});

test.each([
  ['Purchase agreement.pdf', true],
  ['Contract.pdf', true],
  ['offer.pdf', true],
  ['Counter-Offer 2.pdf', true],
  ['LeadPaintDisclosures.pdf', true],
  ['gift_letter_signed.PDF', true],
  ['W-9.pdf', true],
  ['Form 4506-C.pdf', true],
  ['2025 tax return.pdf', true],
  ['Job offer letter.pdf', undefined],
  ['Pre-approval letter.pdf', undefined],
  ['sample contract.pdf', undefined],
  ['contractor.pdf', undefined],
  ['scan0001.pdf', undefined],
  ['contract', true],
  ['.pdf', undefined],
])('by its name, %s', (name, expected) => {
  expect(isSignedByPeople({ form: null, name })).toBe(expected);
});

test.each([
  ['closing_disclosure', true],
  ['loan_estimate', false],
  ...paperKinds.map((kind) => [kind, false] as const),
] as const)('read as %s, whatever its name', (form, expected) => {
  for (const name of [OWN, SCAN]) expect(isSignedByPeople({ form, name })).toBe(expected);
});
