export const forEachWhatWasPaid =
  'For each: what was paid, with the return the money would have earned, plus the balance; the second lowest less the lowest';
export const percentAYear = (returnPercent: string) => `${returnPercent}% a year`;
export const loanEndsAfter = 'The loan ends after';
export const months = (kept: number) => `${kept} months`;
export const withPoints = 'With points';
export const withACredit = 'With a credit';
export const enterALoanAboveZero = 'Enter a loan above zero.';
export const pointsBuyALowerRate = 'Points buy a lower rate. Enter at most the rate without points.';
export const creditComesWithAHigher =
  'A credit comes with a higher rate. Enter at least the rate without it.';
