export const loanXPercent = 'Loan x percent';
export const loan = 'Loan';
export const percent = 'Percent';
export const differenceOfPaymentsEachRounded = 'Difference of the payments, each rounded to the cent';
export const firstMonthFromWhichOrder =
  'The first month from which the order stays turned: what was paid, with the return the money would have earned, plus the balance, held against the same without';
export const atClosing = 'At closing';
export const differenceOfPayments = 'Difference of the payments';
export const balancesThenWithAndWithout = 'Balances then, with and without';
export const orderNeverTurns = 'The order never turns';
export const returnOnSavings = 'Return';
export const percentAYear = (returnPercent: string) => `${returnPercent}% a year`;
