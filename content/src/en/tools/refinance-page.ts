export const bothLoansOverTime = 'Both loans over time';
export const whatRefinancingHasGainedFar = 'What refinancing has gained so far';
export const interestSavedLessCosts = 'Interest saved, less costs';
export const whatYouStillOwe = 'What you still owe';
export const todaysLoan = 'Today’s loan';
export const newLoan = 'New loan';
export const bothLoansYearByYear = 'Both loans, year by year';
export const paidTodaysLoan = 'Paid, today’s loan';
export const owed = 'Owed';
export const paidNewLoan = 'Paid, new loan';
export const gain = 'Gain';
export const year = (count: number) => `Year ${count}`;
export const month = (number: number) => `Month ${number}`;
export const theLineAboveZeroWould =
  'The line above zero would be a gain. It never gets there: the new loan saves less interest than it costs.';
export const belowZeroCostsNotYet =
  'Below zero the costs are not yet won back; the new loan is ahead from the first month on';
export const refinancePageBelowZeroCosts = (breakEvenMonths: number) =>
  `Below zero the costs are not yet won back; the new loan is ahead from month ${breakEvenMonths} on`;
export const andBehindAgainAfterBecause = (start: string, months: string) =>
  `${start}, and behind again after ${months}, because it runs longer.`;
export const butOnlyUntilRunsLonger = (months: string, note: string) =>
  `But only until ${months}: it runs longer than today’s loan, and loses the gain again. ${note}`;
export const bothWaysCsv = 'Both ways (CSV)';
export const refinanceToolMonth = 'Month';
export const currentPaid = 'Current: paid';
export const currentOwed = 'Current: owed';
export const newPaid = 'New: paid';
export const newOwed = 'New: owed';
export const now = (figure: string) => `Now ${figure}`;
export const costsOverMonthlySavingForgets = 'Costs over monthly saving. It forgets interest and time.';
export const after = (months: string) => `After ${months}`;
export const ofTheHomesValue = (loanToValuePercent: string) => `${loanToValuePercent}% of the home’s value`;
export const interestAllCostsComparedKeeping = 'Interest and all costs, compared with keeping today’s loan.';
export const interestAllLastPaymentComes = (months: string) =>
  `Interest in all; the last payment comes after ${months}.`;
export const inSameMonthTodaysLoan = 'In the same month as today’s loan';
export const laterThanTodaysLoan = (months: string) => `${months} later than today’s loan`;
export const soonerThanTodaysLoan = (months: string) => `${months} sooner than today’s loan`;
