import * as texts from '../en.ts';
/** Why an email was given up, with what the console says of it. */
export const failureReasons = {
  'recipient-refused': texts.failureNoMailbox,
  'content-refused': texts.failureRefused,
  'too-late': texts.failureTooLate,
  suppressed: texts.failureSuppressed,
  'given-up': texts.failureGivenUp,
} as const;
export type FailureReason = keyof typeof failureReasons;
export const failureReasonNames = Object.keys(failureReasons) as [FailureReason, ...FailureReason[]];

export const emailStates = ['queued', 'sending', 'sent', 'dead'] as const;
export type EmailState = (typeof emailStates)[number];

/** Why an address gets only what is first: refused at the door, reported afterwards, or an email called spam. */
export const suppressionCauses = ['refused', 'bounced', 'complained'] as const;
export type SuppressionCause = (typeof suppressionCauses)[number];
