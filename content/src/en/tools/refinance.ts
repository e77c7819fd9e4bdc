import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';

export const chartsTitle = 'Both loans over time';
export const gainChartTitle = 'What refinancing has gained so far';
export const gainSeriesLabel = 'Interest saved, less costs';
export const owedChartTitle = 'What you still owe';
export const todaysLoan = 'Today’s loan';
export const newLoan = 'New loan';
export const yearlyTableTitle = 'Both loans, year by year';
export const paidTodaysLoan = 'Paid, today’s loan';
export const owed = 'Owed';
export const paidNewLoan = 'Paid, new loan';
export const gain = 'Gain';
export const year = (count: number) => `Year ${count}`;
export const month = (number: number) => `Month ${number}`;
export const neverAhead =
  'The line above zero would be a gain. It never gets there: the new loan saves less interest than it costs.';
export const aheadAtOnce =
  'Below zero the costs are not yet won back; the new loan is ahead from the first month on';
export const aheadFromMonth = (breakEvenMonths: number) =>
  `Below zero the costs are not yet won back; the new loan is ahead from month ${breakEvenMonths} on`;
export const behindAgainAfter = (start: string, months: string) =>
  `${start}, and behind again after ${months}, because it runs longer.`;
export const aheadUntilNote = (months: string, note: string) =>
  `But only until ${months}: it runs longer than today’s loan, and loses the gain again. ${note}`;
export const bothWaysCsv = 'Both ways (CSV)';
export const refinanceToolMonth = 'Month';
export const currentPaid = 'Current: paid';
export const currentOwed = 'Current: owed';
export const newPaid = 'New: paid';
export const newOwed = 'New: owed';
export const now = (figure: string) => `Now ${figure}`;
export const simpleMethodNote = 'Costs over monthly saving. It forgets interest and time.';
export const after = (months: string) => `After ${months}`;
export const loanToValue = (loanToValuePercent: string) => `${loanToValuePercent}% of the home’s value`;
export const lifetimeCostNote = 'Interest and all costs, compared with keeping today’s loan.';
export const samePaymentNote = (months: string) => `Interest in all; the last payment comes after ${months}.`;
export const payoffSameMonth = 'In the same month as today’s loan';
export const payoffLater = (months: string) => `${months} later than today’s loan`;
export const payoffSooner = (months: string) => `${months} sooner than today’s loan`;

// Beside its fields and figures.

type Field =
  | 'balance'
  | 'currentRate'
  | 'remainingMonths'
  | 'currentPayment'
  | 'newRate'
  | 'newMonths'
  | 'costsPaidInCash'
  | 'costsFinanced'
  | 'cashOut'
  | 'monthsKept'
  | 'homeValue';
type Line =
  | 'breakEvenMonths'
  | 'never'
  | 'simpleBreakEvenMonths'
  | 'simpleNever'
  | 'newPayment'
  | 'lowerPayment'
  | 'higherPayment'
  | 'paymentTopic'
  | 'gainWhenDone'
  | 'lossWhenDone'
  | 'leavingTopic'
  | 'newLoanAmount'
  | 'interestRemainingCurrent'
  | 'interestNew'
  | 'lifetimeMore'
  | 'lifetimeLess'
  | 'lifetimeTopic'
  | 'newPayoffDate'
  | 'samePayment';

/** The page of a refinance, with cash taken out or without. */
export const refinanceText: ToolText<Field, Line> = {
  title: 'Refinance or cash out',
  lead: 'Whether a new loan is worth its costs. A lower payment alone does not say so: this counts the interest, the costs and the extra time.',
  groups: { current: 'Your loan today', new: 'The new loan', plans: 'Your plans' },
  fields: {
    balance: { label: 'What you owe', hint: 'Principal, by your statement.' },
    currentRate: { label: 'Rate', hint: 'By the same statement.' },
    remainingMonths: { label: 'Time left' },
    currentPayment: {
      label: 'Principal and interest you pay now',
      hint: 'Without taxes and insurance. Leave it empty to have it worked out.',
    },
    newRate: { label: 'New rate' },
    newMonths: { label: 'New term' },
    costsPaidInCash: { label: 'Costs you pay at closing', hint: 'Fees and points, not escrow.' },
    costsFinanced: { label: 'Costs added to the loan', hint: 'They are paid with interest.' },
    cashOut: { label: 'Cash you take out', hint: 'Your home secures it.' },
    monthsKept: {
      label: 'How long you expect to keep the home or the loan',
      hint: 'Leave it empty if you do not know.',
    },
    homeValue: { label: 'What the home is worth today', hint: 'Only for the loan in percent of it.' },
  },
  lines: {
    breakEvenMonths: 'The new loan is ahead after',
    never: 'Never, by these figures',
    simpleBreakEvenMonths: 'Break-even by the payment alone',
    simpleNever: 'The payment is not lower',
    newPayment: 'New principal and interest',
    lowerPayment: 'Lower each month by',
    higherPayment: 'Higher each month by',
    paymentTopic: 'Payment each month',
    gainWhenDone: 'Ahead when you leave by',
    lossWhenDone: 'Behind when you leave by',
    leavingTopic: 'When you leave',
    newLoanAmount: 'The new loan',
    interestRemainingCurrent: 'Interest left on today’s loan',
    interestNew: 'Interest of the new loan',
    lifetimeMore: 'To the last payment, costs more by',
    lifetimeLess: 'To the last payment, costs less by',
    lifetimeTopic: 'Cost to the last payment',
    newPayoffDate: 'Last payment of the new loan',
    samePayment: 'New loan, if you go on paying what you pay now',
  },
  assumptions: [
    'Both rates are fixed, every payment comes on time, and neither loan is paid off early.',
    'Being ahead means that the interest saved so far is more than all costs. Money you take out is owed and in your hand, so it counts for neither side, but its interest counts.',
    'Escrow, taxes and insurance are the same with both loans and are left out. So is a refund of your old escrow account.',
    'The new loan begins the day the old one ends. Interest for the days between closing and the first payment is left out; it makes the new loan slightly dearer.',
    'Mortgage insurance on either loan, tax effects, and what the money spent on costs could earn elsewhere are not counted.',
    'With a cash-out, debts you pay off are now secured by your home. A longer term can make them dearer although the rate is lower.',
  ],
};
