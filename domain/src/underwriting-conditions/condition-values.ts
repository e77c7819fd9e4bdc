/** Who has to act; `no one` where a sentence asks for nothing. Written as the interface answers them. */
export const conditionMovers = [
  'you',
  'lender',
  'seller',
  'agent',
  'appraiser',
  'association',
  'landlord',
  'title company',
  'employer',
  'no one',
  'unknown',
] as const;
export type ConditionMover = (typeof conditionMovers)[number];

/** By when: before the loan documents are drawn, before closing, or at closing. */
export const conditionTimes = ['before documents', 'before closing', 'closing', 'unknown'] as const;
export type ConditionTime = (typeof conditionTimes)[number];

/** The most characters of a pasted text, and of one condition of it; what is longer is cut. */
export const MAX_PASTED_TEXT_LENGTH = 100_000;
export const MAX_CONDITION_LENGTH = 2_000;
/** The most conditions that one paste gives. */
export const MAX_CONDITIONS = 200;
