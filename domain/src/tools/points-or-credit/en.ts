export const loanXPercent = 'Loan x percent';
export const loan = 'Loan';
export const percent = 'Percent';
export const savingFormula = 'Difference of the payments, each rounded to the cent';
export const breakEvenFormula =
  'The first month from which the order stays turned: what was paid, with the return the money would have earned, plus the balance, held against the same without';
export const atClosing = 'At closing';
export const differenceOfPayments = 'Difference of the payments';
export const balancesThen = 'Balances then, with and without';
export const orderNeverTurns = 'The order never turns';
export const returnOnSavings = 'Return';
export const percentAYear = (returnPercent: string) => `${returnPercent}% a year`;
export const aheadFormula =
  'For each: what was paid, with the return the money would have earned, plus the balance; the second lowest less the lowest';
export const loanEndsAfter = 'The loan ends after';
export const months = (kept: number) => `${kept} months`;
export const withPoints = 'With points';
export const withACredit = 'With a credit';
export const loanNotPositive = 'Enter a loan above zero.';
export const pointsRateProblem = 'Points buy a lower rate. Enter at most the rate without points.';
export const creditRateProblem = 'A credit comes with a higher rate. Enter at least the rate without it.';
