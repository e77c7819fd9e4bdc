export const paymentNumberProblem = 'Enter a whole number of payments.';
export const paymentNumberLow = 'Payments are counted from 1.';
export const paymentNumberHigh = 'Enter at most payment 600.';
export const monthsNotWhole = 'Enter a whole number of months.';
export const monthsNegative = 'Enter 0 or more.';
export const totalInterestFormula =
  'The sum of each month: balance x rate / 1200, rounded to the cent, half a cent up';
export const extraSavingsFormula = 'Interest without the extra payments - interest with them';
export const biweeklyPaymentFormula = 'Half of the monthly payment, rounded up to the cent';
export const biweeklyPaymentEntered = 'The payment every two weeks that was entered';
export const interestAppliedMonthly =
  'The sum of each month: balance x rate / 1200, rounded to the cent; with every twelfth payment 26 payments - 12 monthly ones go to the principal';
export const interestAppliedBiweekly =
  'The sum of each two weeks: balance x rate / 2600, rounded to the cent, half a cent up';
export const monthsAppliedMonthly = 'The number of monthly payments';
export const monthsAppliedBiweekly = 'Payments x 12 / 26, rounded up to whole months';
export const monthsSavedFormula = 'Payments of the monthly schedule - months of this one';
export const interestSavedFormula = 'Interest of the monthly schedule - interest of this one';
export const partialPaymentsSource = 'Regulation Z, 12 CFR 1026.36(c)(1)(ii)';
export const lastPaymentRounded =
  'The last balance and its interest; it differs because every other payment was rounded to the cent';
export const lastPaymentRemainder =
  'The last balance and its interest; it clears what the payments before it left over';
export const paymentEntered = 'The payment that was entered';
export const equalPrincipalFormula = "Loan / months + the month's interest, each rounded to the cent";
export const interestOnlyFormula = 'Loan x rate / 1200, rounded to the cent, while interest alone is paid';
/** Which loan a payment is too low for, and how often it is made. */
export type BalloonLoan = keyof typeof loans;
export type PaymentInterval = keyof typeof intervals;
const loans = {
  loan: 'the loan',
  withExtraPayments: 'the loan, extra payments included,',
  current: 'today’s loan',
};
const intervals = { month: 'a month', twoWeeks: 'every two weeks' };
export const balloonNote = ({
  payment,
  every,
  loan,
  months,
  lastPayment,
}: {
  payment: string;
  every: PaymentInterval;
  loan: BalloonLoan;
  months: number;
  lastPayment: string;
}) =>
  `At ${payment} ${intervals[every]} ${loans[loan]} is not paid off in ${writeTime(months)}: the last payment would be ${lastPayment}. Check the time left and the payment.`;
/** "27 years 3 months". */
function writeTime(months: number): string {
  const parts = [count(Math.floor(months / 12), 'year'), count(months % 12, 'month')];
  return parts.filter((part) => part !== '').join(' ');
}
function count(number: number, word: string): string {
  return number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`;
}
export const conventionAppliedBiweekly =
  'Interest of two weeks is a 26th of the rate a year, rounded to the cent. Each payment lowers the balance the day it comes.';
export const conventionAppliedMonthly =
  'The servicer holds what comes in and pays the monthly payment from it when it is due; interest is a month’s. What is over after twelve payments goes to the principal with the twelfth.';
export const biweeklyUnsupported =
  'Payments every two weeks are worked out for a level payment at a fixed rate without extra payments. Leave the others out.';
export const biweeklyBelowInterest = (interest: string) =>
  `The first two weeks’ interest is ${interest}. Enter more than that, or the loan is never paid off.`;
export const biweeklyBelowMonthly = (least: string) =>
  `26 of these a year come to less than twelve monthly payments. Enter at least ${least}.`;
