/** Which loan a payment is too low for, and how often it is made. */
export type BalloonLoan = keyof typeof loans;
export type PaymentInterval = keyof typeof intervals;

const loans = {
  loan: 'the loan',
  withExtraPayments: 'the loan, extra payments included,',
  current: 'today’s loan',
};
const intervals = { month: 'a month', twoWeeks: 'every two weeks' };

export const paymentIsTooLow = ({
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
