import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';

export const atClosing = 'At closing';
export const chartMonthLabel = (months: string) => `If the loan ends after ${months}`;
export const beyondNeither = 'Beyond neither';
export const costsLeast = 'Costs least';
export const bestThroughout = (name: string) => `${name} costs least however long you keep the loan`;
export const bestUntil = (months: string, name: string) => `for up to ${months} ${name} costs least`;
export const bestFrom = (months: string, name: string) => `from ${months} on it is ${name}`;
export const thenUpTo = (name: string, months: string) => `then ${name}, up to ${months}`;
export const chartLead = (charAt: string, sentence: string) =>
  `${charAt}${sentence}. Below the line at zero a way costs less than neither.`;
export const afterBy = (best: string, months: string) => `${best} after ${months}, by`;
export const savingHint = 'Less than the next best way, in dollars of that day.';
export const csvLabel = 'Month by month (CSV)';
export const csvMonthColumn = 'Loan ends after month';
export const csvPointsColumn = 'Points cost beyond neither';
export const csvCreditColumn = 'Credit costs beyond neither';
export const never = 'Never';
export const ways = { none: 'neither', points: 'points', credit: 'the credit' };

// Beside its fields and figures.

type Field =
  | 'loanAmount'
  | 'termMonths'
  | 'ratePercent'
  | 'pointsPercent'
  | 'pointsRatePercent'
  | 'creditPercent'
  | 'creditRatePercent'
  | 'returnPercent'
  | 'monthsKept';
type Line =
  | 'ahead'
  | 'pointsUpfront'
  | 'pointsSaving'
  | 'pointsBreakEven'
  | 'creditUpfront'
  | 'creditSaving'
  | 'creditBreakEven';

/** The page of discount points and lender credits. */
export const pointsOrCreditText: ToolText<Field, Line> = {
  title: 'Points or credit',
  lead: 'Pay now for a lower rate, take money now for a higher one, or neither. What decides is how long you keep the loan.',
  groups: {
    loan: 'The loan',
    points: 'With points',
    credit: 'With a credit',
    stay: 'Your plans',
  },
  fields: {
    loanAmount: { label: 'Loan amount' },
    termMonths: { label: 'Term' },
    ratePercent: {
      label: 'Rate without either',
      hint: 'Ask one lender for all three on the same day.',
    },
    pointsPercent: { label: 'Points', hint: 'Percent of the loan: 1 point is 1%.' },
    pointsRatePercent: { label: 'Rate with points' },
    creditPercent: { label: 'Credit', hint: 'Percent of the loan, toward closing costs.' },
    creditRatePercent: { label: 'Rate with the credit' },
    returnPercent: { label: 'Savings earn', hint: 'What money you keep would earn, after taxes.' },
    monthsKept: {
      label: 'You keep the loan for',
      hint: 'Until you sell, refinance or pay it off.',
    },
  },
  lines: {
    ahead: 'Costs less than the next best by',
    pointsUpfront: 'Points you pay at closing',
    pointsSaving: 'Points save, a month',
    pointsBreakEven: 'Points have paid off after',
    creditUpfront: 'Credit you get at closing',
    creditSaving: 'The credit costs, a month',
    creditBreakEven: 'The credit is used up after',
  },
  assumptions: [
    'What a way has cost is what was paid at closing and each month, with what that money would have earned, and the balance still to be repaid when the loan ends.',
    'Savings earn 4% a year: an assumption; change it. At 0% the money’s waiting is not counted.',
    'The rates are an example and no forecast. What a point lowers the rate by is the lender’s to set, and differs from day to day.',
    'The rate is fixed, and payments come on time. If you may refinance soon, look at the short end of the chart.',
    'A credit can pay closing costs, but nothing beyond them: most loans do not give the rest back in cash.',
    'Income tax is not counted. Those who itemize can often deduct points (IRS Publication 936).',
  ],
};

/** The words around its chart and its table. */
export const pointsOrCreditWords = {
  offers: { none: 'Neither', points: 'Points', credit: 'Credit' },
  best: { none: 'Neither costs least', points: 'Points cost least', credit: 'The credit costs least' },
  table: 'The three ways side by side',
  columns: ['Way', 'Rate', 'At closing', 'Payment', 'Cost when the loan ends', 'Still owed then'],
  chart: 'What points and credit have cost beyond neither, if the loan ends then',
  simple: 'By the payment alone',
} as const;
