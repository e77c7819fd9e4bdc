export const elevenYears = '11 years';
export const mortgageTerm = 'mortgage term';
export const baseLoanXUpfrontPercent = 'Base loan x upfront percent / 100';
export const elevenYearsWhereLoanBegan =
  '11 years where the loan began at 90 percent of the value or less, else the whole term';
export const sameInMonths = 'The same in months';
export const baseLoanUpfrontPremium = 'Base loan + upfront premium';
export const baseLoanX100Value = 'Base loan x 100 / value of the home, with two places';
export const asGiven = 'As given';
export const notGiven = 'not given';
export const baseLoanXAnnualPercent =
  "Base loan x annual percent / 100 / 12. The bill itself is a little lower: HUD takes each year's average balance";
export const averageOfBalancesOwedDuring =
  'Average of the balances owed during the first 12 months x annual percent / 100 / 12';
export const enterValueOfHome = 'Enter the value of the home, or the loan-to-value.';
export const baseLoanMustNot = 'The base loan must not be more than the home is worth.';
export const loanIsPercentOfValue = (exact: string) =>
  `The loan is ${exact} percent of the value. Leave the loan-to-value out, or correct one of the three.`;
