import type { Refused, SigningRefusal } from '@porchlight/domain/signing/signing-refusals.ts';

type Addition = Extract<Refused, { refusal: 'added-after-signing' }>['addition'];

/** What a buyer reads instead of the dialog: what is wrong, what is safe, and what to do. */
export function writeSigningRefusal(refused: Refused): string {
  if (refused.refusal !== 'added-after-signing') return sentences[refused.refusal];
  return `This document cannot be signed, because after it was signed here ${whatWasAdded[refused.addition]}. The earlier signature does not cover that. Your document is unchanged. ${USE_THE_SIGNED_FILE}`;
}

const USE_THE_SIGNED_FILE =
  'Use the file as it was signed: the earlier signer can download it from their Document Center. Upload that file and sign it.';

const PRINT_IT = 'Open it, print it to a new PDF (Print, then Save as PDF), and upload that one.';

const sentences: Record<Exclude<SigningRefusal, 'added-after-signing'>, string> = {
  encrypted: `This PDF is encrypted, with a password or without one, so it cannot be signed here. Your document is unchanged. ${PRINT_IT}`,
  xfa: `This PDF is a form of a kind that changes while it is open (XFA), so nobody could tell later what you signed. Your document is unchanged. ${PRINT_IT}`,
  damaged: `This PDF is damaged: other programs may repair it as they open it, but a signature on it would not hold. Your document is unchanged. ${PRINT_IT}`,
  certified:
    'Whoever made this PDF has closed it to further signatures. Your document is unchanged. Ask them how they want it signed.',
  'picture-format':
    'A HEIC picture cannot be signed here. Your document is unchanged. Save it as a JPG or a PDF and upload that.',
  'signature-broken': `This document cannot be signed, because after it was signed here the signed part of the file was altered. Your document is unchanged. ${USE_THE_SIGNED_FILE}`,
};

const whatWasAdded: Record<Addition, string> = {
  'bytes-appended': 'data was added to the end of the file that no part of the document uses',
  'pages-changed': 'a page was changed or something was placed on it',
  'fields-changed': 'form fields were added or changed',
  'document-changed': 'parts of the document were added or replaced',
  'structure-replaced': 'another version of the document was put in place of the signed one',
  'changes-forbidden': 'it was changed, although the signature allows no changes',
  'signed-elsewhere-later': 'a signature or time stamp that we cannot vouch for was added',
};
