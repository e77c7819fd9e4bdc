import type { Addition } from '@porchlight/pdf/verify/verification.ts';

/** Why a file cannot be signed here. Each is found before the dialog opens. */
export const signingRefusals = [
  'encrypted',
  'xfa',
  'damaged',
  'certified',
  'picture-format',
  'signature-broken',
  'added-after-signing',
] as const;
export type SigningRefusal = (typeof signingRefusals)[number];

/** A refusal; `addition`: what was added to the file after an earlier signature that was made here. */
export type Refused =
  | { refusal: Exclude<SigningRefusal, 'added-after-signing'> }
  | { refusal: 'added-after-signing'; addition: Addition };
