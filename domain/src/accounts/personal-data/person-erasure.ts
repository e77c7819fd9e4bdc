import * as texts from '../en.ts';
/** How someone asked us to erase what we hold about them. A closed list: nothing personal can be written into it. */
export const erasureReasons = ['asked-by-letter', 'asked-by-phone', 'legal'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

export const erasureReasonNames: Record<ErasureReason, string> = {
  'asked-by-letter': texts.erasureInWriting,
  'asked-by-phone': texts.erasureByPhone,
  legal: texts.erasureByLaw,
};

/** What becomes of an account: deleted with everything else at once, or after the days in which its owner can keep it. */
export const accountTimings = ['at-once', 'with-period'] as const;
export type AccountTiming = (typeof accountTimings)[number];
