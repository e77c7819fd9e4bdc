/**
 * What one line of a letter states: `line` on one line, `text` on several, a calendar day, or an amount in whole cents. What is `optional`
 * is left out of the letter where it is null.
 */
export type HomeLetterField = { name: string; as: 'line' | 'text' | 'day' | 'amount'; optional?: boolean };

/**
 * Every letter an owner writes about their loan, with what it states in its order. A new one is an entry here and one of the same name in
 * content/src/en/owned-home-letters.ts; the endpoint and the window are the same for all.
 */
export const homeLetterKinds = {
  /** Private mortgage insurance at 80 percent of the original value (12 U.S.C. 4902(a)). */
  'insurance-removal': [
    { name: 'originalValue', as: 'amount' },
    { name: 'balance', as: 'amount' },
    { name: 'reachedOn', as: 'day' },
  ],
  /** Private mortgage insurance by what the home is worth today, under the rules of the loan's owner. */
  'insurance-removal-by-value': [
    { name: 'value', as: 'amount' },
    { name: 'balance', as: 'amount' },
    { name: 'improvements', as: 'text', optional: true },
  ],
  /** What it takes to pay the loan off on a day. */
  'payoff-request': [{ name: 'payoffOn', as: 'day' }],
  /** A notice of error (12 CFR 1024.35). */
  'notice-of-error': [{ name: 'wrong', as: 'text' }],
  /** A request for information (12 CFR 1024.36). */
  'information-request': [{ name: 'asked', as: 'text' }],
} as const satisfies Record<string, readonly HomeLetterField[]>;

export type HomeLetterKind = keyof typeof homeLetterKinds;
export const homeLetterNames = Object.keys(homeLetterKinds) as [HomeLetterKind, ...HomeLetterKind[]];

/** What a kind states, in one shape for all. */
export const listLetterFields = (kind: HomeLetterKind): readonly HomeLetterField[] => homeLetterKinds[kind];
