export const theLoanOverTime = 'The loan over time';
export const isPaidBackInterest = (loan: string, months: string, totalInterest: string, turn: string) =>
  `${loan} is paid back in ${months}, with ${totalInterest} of interest. ${turn}`;
export const whatYouStillOwe = 'What you still owe';
export const balance = 'Balance';
export const whereThatMonthsPaymentGoes = 'Where that month’s payment goes';
export const principal = 'Principal';
export const interest = 'Interest';
export const atTheStart = 'At the start';
export const afterPayment = (month: number, months: string) => `After payment ${month} (${months})`;
export const everyPayment = 'Every payment';
export const fromFirstPaymentMoreGoes = 'From the first payment on, more goes to principal than to interest.';
export const untilPaymentMoreEachGoes = (count: number, payment: number) =>
  `Until payment ${count} more of each goes to interest than to principal; from payment ${payment} on it is the other way round.`;
export const scheduleCsv = 'Schedule (CSV)';
export const fallsAwayAfterPayments = (premiums: number) => `Falls away after ${premiums} payments.`;
export const ofThePrice = (loanToValuePercent: string) => `${loanToValuePercent}% of the price`;
export const overPayments = (payments: number) => `Over ${payments} payments`;
export const youMayAskEndFrom = (premiumRequestPayment: number) =>
  `You may ask for its end from payment ${premiumRequestPayment}.`;
export const itSettlesWhatRoundingLeft = 'It settles what rounding left over.';
