export const pasteAtMost60000 = 'Paste at most 60,000 characters.';
export const yearsCapForALoan = "The year's cap for a loan of this size: a share of it or a fixed amount";
export const enterDayRateWasSet = 'Enter the day the rate was set.';
export const enterTermInYears = 'Enter the term in years.';
export const tableHasNoRate = 'The table has no rate for that week and term.';
export const aprAveragePrimeOfferRate = 'APR - average prime offer rate, in points, three decimals';
export const regulationC12Cfr1003 = 'Regulation C, 12 CFR 1003.4(a)(12)';
