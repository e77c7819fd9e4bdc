import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';

export const chartTitle = 'What you owe, both ways';
export const balance = 'Balance';
export const asBilled = 'As billed';
export const withExtraPayments = 'With extra payments';
export const biweeklyLine = 'Half every two weeks';
export const extraScheduleTitle = 'Every payment, with the extra ones';
export const everyPayment = 'Every payment';
export const chartUnchanged = 'Both lines are the same: put in an extra payment to see what it changes.';
export const ofExtraPayments = (extraTotal: string) => `${extraTotal} of extra payments`;
export const everyTwoWeeks = (payment: string) => `${payment} every two weeks`;
export const chartSameMonth = (more: string, months: string, interestSaved: string) =>
  `With ${more} the last payment comes after ${months}, in the same month as without, and ${interestSaved} of interest is never charged.`;
export const chartMonthsSooner = (more: string, months: string, months2: string, interestSaved: string) =>
  `With ${more} the last payment comes after ${months}, ${months2} sooner, and ${interestSaved} of interest is never charged.`;
export const scheduleCsv = 'Schedule (CSV)';

// Beside its fields and figures.

type Field =
  | 'principal'
  | 'ratePercent'
  | 'termMonths'
  | 'payment'
  | 'paid'
  | 'extraMonthly'
  | 'extraYearly'
  | 'extraOnce'
  | 'oncePayment';
type Line =
  | 'interestSaved'
  | 'monthsSaved'
  | 'payments'
  | 'paymentsWithout'
  | 'totalInterest'
  | 'totalInterestWithout'
  | 'extraTotal'
  | 'payment'
  | 'halves.payment'
  | 'halves.yearly';

/** The page of extra payments. */
export const extraPaymentsText: ToolText<Field, Line> = {
  title: 'Extra payments',
  lead: 'What happens to your loan when you pay more than you have to, or half of it every two weeks: how much sooner it ends, and how much interest is never charged.',
  fields: {
    principal: { label: 'What you owe today', hint: 'Principal, by your statement.' },
    ratePercent: { label: 'Interest rate', hint: 'By the same statement.' },
    termMonths: { label: 'Time left', hint: 'Whole years, or halves and quarters.' },
    payment: {
      label: 'Principal and interest you pay now',
      hint: 'From your statement, without taxes and insurance. Leave it empty to have it worked out.',
    },
    paid: {
      label: 'How you pay',
      hint: 'Half every two weeks makes 26 halves a year: 13 payments, not 12.',
      choices: {
        monthly: 'Once a month',
        biweekly: 'Every two weeks, applied at once',
        biweeklyHeld: 'Every two weeks, held until due',
      },
    },
    extraMonthly: { label: 'More each month' },
    extraYearly: { label: 'More once a year' },
    extraOnce: { label: 'A single amount' },
    oncePayment: { label: 'With payment number' },
  },
  lines: {
    interestSaved: 'Interest you would not pay',
    monthsSaved: 'Sooner by',
    payments: 'Time to the last payment',
    paymentsWithout: 'Time as billed',
    totalInterest: 'Interest from here on',
    totalInterestWithout: 'Interest as billed',
    extraTotal: 'Extra payments in all',
    payment: 'Billed each month',
    'halves.payment': 'Paid every two weeks',
    'halves.yearly': 'Paid in a year',
  },
  assumptions: [
    'The rate is fixed, and every payment comes on time.',
    'Payments are counted from your next one, which is number 1. A yearly amount comes with every twelfth payment.',
    'Your servicer takes each extra amount off the principal on the day of that payment. Say so when you pay, and look at the next statement.',
    'The payment itself stays the same. A servicer may offer to work it out again (a recast); then the loan ends later than shown.',
    'Every two weeks is 26 payments a year. Applied at once, a half pays a 26th of the year’s interest first; servicers that count days charge a little less.',
    'Many servicers hold the halves, pay your monthly payment from them and put what is over to the principal once a year. Ask yours which it does. A fee for such a plan is not counted, and a twelfth of your payment more each month saves about the same without one.',
    'Your loan has no prepayment penalty. Most do not; your Closing Disclosure says whether yours does.',
    'What the money would earn elsewhere, and what an emergency fund is worth, are not counted. Neither are taxes.',
  ],
};
