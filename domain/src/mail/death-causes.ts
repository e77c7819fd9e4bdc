/** Why a letter was given up, with what the console says of it. */
export const deathCauses = {
  'recipient-refused': 'The mail server says there is no such mailbox',
  'content-refused': 'The mail server refused this letter',
  'too-late': 'It could not be sent in time',
  suppressed: 'Letters to this address came back before',
  'given-up': 'A staff member gave it up',
} as const;
export type DeathCause = keyof typeof deathCauses;
export const deathCauseNames = Object.keys(deathCauses) as [DeathCause, ...DeathCause[]];

export const letterStates = ['queued', 'sending', 'sent', 'dead'] as const;
export type LetterState = (typeof letterStates)[number];

/** Why an address gets only what is first: refused at the door, reported afterwards, or a letter called spam. */
export const suppressionCauses = ['refused', 'bounced', 'complained'] as const;
export type SuppressionCause = (typeof suppressionCauses)[number];
