/** The range of the scores that lenders of mortgages use: Classic FICO, FICO 10T and VantageScore 4.0. */
export const LOWEST_SCORE = 300;
export const HIGHEST_SCORE = 850;

/** How many bureaus score one person. */
export const BUREAUS = 3;

export type RepresentativeScore = {
  /** One for each borrower; null for a borrower without a score. */
  perBorrower: (number | null)[];
  /** The lowest of them, which sets the price; null where a borrower has no score. */
  used: number | null;
};

/**
 * Which score counts: of three the middle one, of two the lower one, and of several borrowers the lowest of theirs. `scores` has a list
 * for each borrower, one entry a bureau, null where a bureau has none. The rule is commonly described (Selling Guide B3-5.1-02 is named
 * for it); the agencies' own text was not read, so say so wherever it is shown.
 */
export function findRepresentativeScore(
  scores: readonly (readonly (number | null)[])[],
): RepresentativeScore {
  const perBorrower = scores.map(pickOne);
  const known = perBorrower.filter((score) => score !== null);
  const isComplete = known.length === perBorrower.length && known.length > 0;
  return { perBorrower, used: isComplete ? Math.min(...known) : null };
}

/** The middle of three, the lower of two, the only one. */
function pickOne(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null).toSorted((one, other) => one - other);
  return known[known.length === BUREAUS ? 1 : 0] ?? null;
}
