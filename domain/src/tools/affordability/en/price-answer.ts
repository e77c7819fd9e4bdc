export const planningRuleSource =
  'A long-standing planning rule of lenders and counselors; 36% is also Fannie Mae’s line for files judged by hand (B3-6-02)';

export const hudHandbook40001Fha =
  'HUD Handbook 4000.1, FHA loans judged by hand; 43% is also what our guide prefers';

export const fannieMaeSource = 'Fannie Mae Selling Guide B3-6-02, the most its automated system takes';

export const automatedSystemNote =
  'An automated system weighs the whole file: it may refuse below these lines and accept above them.';

export const threePercentNote =
  '3% down is for certain first-time and lower-income buyers; others pay 5% or more.';

export const fhaScoreNote = 'FHA insures no loan below a score of 500.';
export const fhaDownNote = 'With a score of 500 to 579 FHA asks for 10% down.';

export const vaEligibilityNote =
  'For veterans, service members and some surviving spouses, with full entitlement.';

export const vaGuidelineNote =
  'VA’s 41% is a guideline: what counts as well is the income left after taxes, debts and housing.';

export const usdaEligibilityNote =
  'For homes in eligible rural areas and households within the county’s income limit. Check both with USDA.';

export const incomeShares = (frontLimit: string, backLimit: string) =>
  `${frontLimit}% of income for housing, ${backLimit}% with debts`;

export const budgetFormula = 'Take-home pay - spending - debts - savings';
export const vaAbove41 = 'VA, above 41% with a fifth more residual income than required';

export const bandLowestScore = 'Lowest score of your band';
export const points = (score: number) => `${score} points`;
export const loanOfPrice = 'Loan, of the price';
export const percentOfLoan = 'Percent of the loan';
export const loan = 'Loan';
export const percentXLoan = 'Percent of the agencies’ price grid x loan, once';

export const blockedByDown = 'No loan fits: this loan type needs a down payment, and there is none.';
export const blockedByLimit = 'No loan fits: the limit on the loan is nothing.';
export const blockedByCash =
  'No loan fits: your cash leaves nothing for closing costs after the down payment.';
export const blockedByTaxes =
  'No loan fits: taxes, insurance and dues of a home at the price of your down payment take all that this limit leaves for housing.';
export const blockedBySpending = 'No loan fits: your spending and savings take all of your take-home pay.';
export const blockedByIncome = 'No loan fits: there is no income to set against a payment.';
export const blockedByDebts = 'No loan fits: your debts already take all that this limit allows.';
export const blockedByRatio = 'No loan fits: this limit leaves nothing for housing.';
