export const pasteLimit = 'Paste at most 60,000 characters.';
export const feeCapFormula = "The year's cap for a loan of this size: a share of it or a fixed amount";
export const rateDayRequired = 'Enter the day the rate was set.';
export const termRequired = 'Enter the term in years.';
export const rateNotFound = 'The table has no rate for that week and term.';
export const rateSpreadFormula = 'APR - average prime offer rate, in points, three decimals';
export const rateSpreadSource = 'Regulation C, 12 CFR 1003.4(a)(12)';
