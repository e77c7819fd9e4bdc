export const cashBackNotice = (total: string) =>
  `You would get $${total} back at closing: check the deposit and the credits.`;
export const insuranceLeftOut = (ltv: string) =>
  `Mortgage insurance was entered and left out: the loan is ${ltv} of the price, at most 80%.`;
export const insuranceNotCounted = (ltv: string) =>
  `No mortgage insurance is counted, as entered. The loan is ${ltv} of the price, and above 80% lenders usually ask for it.`;
export const insuranceYearsDiffer = (shown: string, scheduled: string | undefined) =>
  `The form shows mortgage insurance for years ${shown}; the schedule says ${scheduled ?? 'none'}.`;
export const occupancyRateNotice =
  'Lenders ask a higher rate and a larger down payment for a home you will not live in all year. Ask for a quote.';
export const occupancyProgramNotice = 'FHA, VA and USDA loans are for a home you will live in.';
export const aprBelowRate =
  'The APR is below the interest rate, which only credits can bring about. Check the fees.';
/** Where a loan is over its limit: in a state that was named, everywhere, or everywhere but in the four places with higher limits. */
export type OverLimit = 'inState' | 'everywhere' | 'elsewhere';

const OUTSIDE = 'outside Alaska, Hawaii, Guam and the Virgin Islands';

export const fhaLimitExceeded = (loan: string, where: OverLimit) => {
  const places = { inState: 'anywhere in this state', everywhere: 'anywhere', elsewhere: OUTSIDE };
  return `FHA insures no loan of $${loan} for one unit ${places[where]}.`;
};
export const fhaLimitUnknown = (baseLoan: string) =>
  `Whether FHA insures a loan of $${baseLoan} depends on the county’s limit.`;
export const loanIsJumbo = (loan: string, year: number, where: OverLimit) =>
  `A loan of $${loan} is above the conforming limit of ${year}${where === 'elsewhere' ? ` ${OUTSIDE}` : ''}. Such a jumbo loan has rules and rates of its own.`;
export const possibleJumboLoan = (loan: string, year: number) =>
  `A loan of $${loan} is above the baseline limit of ${year}. Whether it is a jumbo loan depends on the county’s limit.`;
