import type { SignatureEvidenceText } from '@porchlight/domain/signing/signature-evidence.ts';

export const signatureEvidence: SignatureEvidenceText = {
  title: 'Certificate of signature',
  lead: 'This page tells how one document was signed. Keep it together with the signed file: the file carries the signature, this page the story of it.',
  levels: {
    'B-B': 'PAdES B-B. The time is the one of this site’s own clock.',
    'B-T': 'PAdES B-T. A time-stamp service that is not this site confirms the time.',
  },
  proves: {
    title: 'What it proves',
    sentences: [
      'The signed file is the one with the second fingerprint above. If one byte of it changes, the seal breaks and every PDF reader that checks signatures shows it.',
      'Whoever signed was signed in to the account above, had proved again who they are within ten minutes, had reached every page, and had agreed to sign electronically.',
    ],
  },
  provesNot: {
    title: 'What it does not prove',
    sentences: [
      'Who sat at the device: no identity card was checked. It is not a notary’s act.',
      'That the document is right, fair or complete, or that whoever wanted it accepts a signature made here.',
      'Who this site is, by itself: a PDF reader that does not know the certificate of the seal says so. Compare its fingerprint with the one above.',
    ],
  },
  check: {
    title: 'Check it yourself',
    sentence:
      'Scan the code or open the address, and choose the signed file. It is read on your device and is not uploaded.',
  },
};
