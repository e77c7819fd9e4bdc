import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';

export const chartTitle = 'The loan over time';
export const chartLead = (loan: string, months: string, totalInterest: string, turn: string) =>
  `${loan} is paid back in ${months}, with ${totalInterest} of interest. ${turn}`;
export const balanceChartTitle = 'What you still owe';
export const balance = 'Balance';
export const splitChartTitle = 'Where that month’s payment goes';
export const principal = 'Principal';
export const interest = 'Interest';
export const atTheStart = 'At the start';
export const afterPayment = (month: number, months: string) => `After payment ${month} (${months})`;
export const everyPayment = 'Every payment';
export const turnAtStart = 'From the first payment on, more goes to principal than to interest.';
export const turnAtPayment = (count: number, payment: number) =>
  `Until payment ${count} more of each goes to interest than to principal; from payment ${payment} on it is the other way round.`;
export const scheduleCsv = 'Schedule (CSV)';
export const premiumEndNote = (premiums: number) => `Falls away after ${premiums} payments.`;
export const ofThePrice = (loanToValuePercent: string) => `${loanToValuePercent}% of the price`;
export const overPayments = (payments: number) => `Over ${payments} payments`;
export const premiumRequestNote = (premiumRequestPayment: number) =>
  `You may ask for its end from payment ${premiumRequestPayment}.`;
export const lastPaymentNote = 'It settles what rounding left over.';

// Beside its fields and figures.

type Field =
  | 'price'
  | 'downPayment'
  | 'ratePercent'
  | 'termMonths'
  | 'propertyTaxYearly'
  | 'homeInsuranceYearly'
  | 'duesMonthly'
  | 'creditScore'
  | 'premiumPercent';
type Line =
  | 'total'
  | 'payment'
  | 'mortgageInsurance'
  | 'propertyTax'
  | 'homeInsurance'
  | 'dues'
  | 'loan'
  | 'totalInterest'
  | 'lastPayment'
  | 'premiumTotal';

/** The page of the monthly payment. */
export const monthlyPaymentText: ToolText<Field, Line> = {
  title: 'Monthly payment',
  lead: 'What a home costs each month with a fixed-rate conventional loan, and where each payment goes until the last one.',
  fields: {
    price: { label: 'Price of the home' },
    downPayment: { label: 'Down payment' },
    ratePercent: { label: 'Interest rate', hint: 'The rate of the note, not the APR.' },
    termMonths: { label: 'Term', hint: 'Most are 30 or 15 years.' },
    propertyTaxYearly: { label: 'Property tax a year', hint: 'On the listing, or from the county.' },
    homeInsuranceYearly: {
      label: 'Homeowner’s insurance a year',
      hint: 'An insurer’s quote, or what the seller pays now.',
    },
    duesMonthly: { label: 'HOA or condo dues a month' },
    creditScore: {
      label: 'Credit score',
      hint: 'With less than 20% down, lenders usually ask for mortgage insurance. Its price depends on the score.',
      choices: {
        '760': '760 or more',
        '740': '740 to 759',
        '720': '720 to 739',
        '700': '700 to 719',
        '680': '680 to 699',
        '660': '660 to 679',
        '640': '640 to 659',
        '620': 'Below 640',
      },
    },
    premiumPercent: {
      label: 'Mortgage insurance rate, if a lender named one',
      hint: 'Percent of the loan a year, such as 0.6. Leave it empty to use our assumption.',
    },
  },
  lines: {
    total: 'Each month, everything together',
    payment: 'Principal and interest',
    mortgageInsurance: 'Mortgage insurance',
    propertyTax: 'Property tax',
    homeInsurance: 'Homeowner’s insurance',
    dues: 'HOA or condo dues',
    loan: 'The loan',
    totalInterest: 'Interest until the last payment',
    lastPayment: 'Last payment',
    premiumTotal: 'Mortgage insurance in all',
  },
  assumptions: [
    'The rate stays as it is until the end. An adjustable rate does not.',
    'Tax, insurance and dues stay as they are. They usually rise, so later years are likely to cost more than this.',
    'The payment and each month’s interest are rounded to the cent, as servicers bill them. The last payment settles what rounding left over.',
    'The price of mortgage insurance is an assumption from one insurer’s rate card of 2018, unless you put in the rate a lender named. Real quotes differ.',
    'Mortgage insurance runs until the balance is 78% of the price by schedule, or to the middle of the term if that comes first, with payments on time. You may ask for its end at 80% (Homeowners Protection Act, 12 U.S.C. 4902).',
    'FHA, VA and USDA loans have fees of their own, which this page leaves out. It also leaves out repairs, utilities and closing costs.',
  ],
};
