import * as texts from './en.ts';
/** How long the dialog shows 'Signing...' (specification 4 and 9). */
export const SIGNING_DELAY_MS = 1500;

/** What the signing dialog says, word for word (specification 2 and 4). */
export const signingLabels = {
  title: texts.signDocument,
  sign: 'Sign',
  signing: 'Signing...',
  signed: texts.documentSigned,
  complete: 'Complete',
  cancel: 'Cancel',
} as const;
