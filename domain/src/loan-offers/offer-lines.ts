/**
 * The lines of a Loan Estimate that distinguish offers, in the order of the form (12 CFR 1026.37). `isLenders` marks what a lender sets
 * itself; everything else follows from the home, the place and the day, and should be alike on every offer. Taxes and the like are
 * `expected` alike.
 */
export const offerLines = [
  { id: 'loanAmount', page: 1, kind: 'dollars', isNeeded: true },
  { id: 'termYears', page: 1, kind: 'count', isNeeded: true },
  { id: 'ratePercent', page: 1, kind: 'percent', isNeeded: true, isLenders: true },
  { id: 'rateLockDays', page: 1, kind: 'count', isLenders: true },
  { id: 'principalAndInterest', page: 1, kind: 'dollars', isNeeded: true },
  { id: 'prepaymentPenalty', page: 1, kind: 'choice', isLenders: true },
  { id: 'balloonPayment', page: 1, kind: 'choice', isLenders: true },
  { id: 'mortgageInsurance', page: 1, kind: 'dollars', isLenders: true },
  { id: 'insuranceYears', page: 1, kind: 'count', isLenders: true },
  { id: 'escrow', page: 1, kind: 'dollars' },
  { id: 'A', page: 2, kind: 'dollars', isNeeded: true, isLenders: true },
  { id: 'B', page: 2, kind: 'dollars', isLenders: true },
  { id: 'C', page: 2, kind: 'dollars' },
  { id: 'D', page: 2, kind: 'dollars' },
  { id: 'E', page: 2, kind: 'dollars' },
  { id: 'F', page: 2, kind: 'dollars' },
  { id: 'prepaidInterest', page: 2, kind: 'dollars' },
  { id: 'G', page: 2, kind: 'dollars' },
  { id: 'H', page: 2, kind: 'dollars' },
  { id: 'I', page: 2, kind: 'dollars' },
  { id: 'lenderCredits', page: 2, kind: 'dollars', isLenders: true },
  { id: 'J', page: 2, kind: 'dollars' },
  { id: 'deposit', page: 2, kind: 'dollars' },
  { id: 'in5YearsTotal', page: 3, kind: 'dollars' },
  { id: 'in5YearsPrincipal', page: 3, kind: 'dollars' },
  { id: 'apr', page: 3, kind: 'percent' },
] as const;

export type OfferLine = (typeof offerLines)[number];
export type OfferLineId = OfferLine['id'];

export const MIN_OFFERS = 2;
export const MAX_OFFERS = 5;

/** One offer on the wire: decimal strings, whole numbers as strings, "yes" or "no"; what is not known is not there. */
export type OfferInput = { name: string } & Partial<Record<OfferLineId, string>>;

/** Whether a lender sets a line itself. */
export function isLendersOwn(line: OfferLine): boolean {
  return 'isLenders' in line;
}

/** Whether an offer cannot be compared without a line. */
export function isNeeded(line: OfferLine): boolean {
  return 'isNeeded' in line;
}
