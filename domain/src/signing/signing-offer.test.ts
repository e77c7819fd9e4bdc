import { expect, test } from 'vitest';
import { offerSigning } from './signing-offer.ts';

const toSign = { needsSignature: true };
const toRead = { needsSignature: false };

test.each([
  ['a PDF of one’s own', 'application/pdf', 'received', undefined, 'shown'],
  ['a photo of one’s own', 'image/jpeg', 'received', undefined, 'shown'],
  ['a picture of one’s own', 'image/png', 'received', undefined, 'shown'],
  ['a PDF that has to be signed', 'application/pdf', 'received', toSign, 'shown'],
  ['a PDF that is only read', 'application/pdf', 'received', toRead, 'in-menu'],
  ['a photo that is only looked at', 'image/jpeg', 'received', toRead, 'in-menu'],
  ['a photo that makes no page', 'image/heic', 'received', undefined, 'none'],
  ['a photo that makes no page, for a request', 'image/heic', 'received', toSign, 'none'],
  ['a signed PDF', 'application/pdf', 'signed', undefined, 'none'],
  ['a signed PDF, for a request', 'application/pdf', 'signed', toRead, 'none'],
  ['a kind of file that is not accepted', 'text/csv', 'received', undefined, 'none'],
] as const)('%s', (_, type, status, request, expected) => {
  expect(offerSigning({ type, status }, request)).toBe(expected);
});
