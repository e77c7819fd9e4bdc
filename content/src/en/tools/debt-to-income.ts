import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { incomePeriodNames } from './income-words.ts';

export const south = 'South';
export const until = 'Until';

// Beside its fields and figures.

type Field =
  | 'grossMonthlyIncome'
  | 'grossPeriod'
  | 'housingPaymentPitia'
  | 'otherMonthlyDebts'
  | 'isVeteran'
  | 'federalStateTax'
  | 'socialSecurityMedicare'
  | 'maintenanceUtilities'
  | 'childCare'
  | 'region'
  | 'familySize'
  | 'loanAmount';
type Line =
  | 'backPercent'
  | 'frontPercent'
  | 'vaRatioPercent'
  | 'residual.residual'
  | 'residual.required'
  | 'residual.requiredIfDtiOver41';

/** The page of the debt-to-income ratio. */
export const debtToIncomeText: ToolText<Field, Line> = {
  title: 'Debt-to-income',
  lead: 'How much of your income goes to housing and debt, and which loan limits you meet. A line says where a program looks twice; meeting a limit is no approval.',
  groups: { you: 'Income and payments', va: 'VA: the income left over' },
  fields: {
    grossMonthlyIncome: { label: 'Income before taxes', hint: 'Of everyone on the loan.' },
    grossPeriod: { label: 'Period of the income', choices: incomePeriodNames },
    housingPaymentPitia: {
      label: 'The new housing payment',
      hint: 'A month: principal, interest, taxes, insurance, mortgage insurance and dues.',
    },
    otherMonthlyDebts: {
      label: 'Other debt payments',
      hint: 'The least you must pay each month; see below what counts.',
    },
    isVeteran: {
      label: 'I may use a VA loan',
      hint: 'VA also asks how much is left over when taxes, housing and debts are paid.',
    },
    federalStateTax: { label: 'Income taxes', hint: 'A month, federal and state.' },
    socialSecurityMedicare: {
      label: 'Social Security and Medicare',
      hint: 'A month: 7.65% of most wages.',
    },
    maintenanceUtilities: {
      label: 'Upkeep and utilities',
      hint: 'A month. Lenders commonly take 14 cents a square foot.',
    },
    childCare: { label: 'Child care', hint: 'A month: what you pay for it because of work.' },
    region: { label: 'Region', hint: 'Where the home is, as VA divides the country.' },
    familySize: { label: 'People in the household' },
    loanAmount: { label: 'Loan amount' },
  },
  lines: {
    backPercent: 'Housing and debts, of your income',
    frontPercent: 'Housing alone',
    vaRatioPercent: 'As VA rounds it',
    'residual.residual': 'Left over each month',
    'residual.required': 'VA asks for',
    'residual.requiredIfDtiOver41': 'VA asks for above 41%',
  },
  assumptions: [
    'This is no approval. An automated system weighs the whole file and can refuse below a line or accept above it.',
    'Ratios are compared as they are shown, with two places, and a ratio exactly on a line keeps it. VA rounds to a whole percent first (38 CFR 36.4340(d)).',
    'Income is what a lender can document and expects to go on: overtime, bonuses and self-employment are averaged, usually over two years.',
    'The lines of FHA and USDA are from reprints of their handbooks, and the highest of FHA is what lenders report: ask yours.',
    '43% is what our guide prefers. It is no longer a federal cap: the test of a qualified mortgage looks at the loan’s price (12 CFR 1026.43(e)(2)).',
    '14 cents a square foot for upkeep and utilities is what VA lenders commonly use; check it with yours.',
  ],
};

/** The words around its table, and what counts as a debt. */
export const debtToIncomeWords = {
  table: 'The programs’ lines',
  tableLead: 'A line has two parts: housing alone, where one is drawn, and housing with all debts.',
  columns: ['Line', 'Housing', 'With debts', 'Yours'],
  noLine: 'None',
  keeps: 'Within',
  passes: 'Above',
  standing: { rule: 'Rule', guideline: 'Guideline', practice: 'What lenders report' },
  residualKept: 'Enough is left over',
  residualShort: 'Not enough is left over',
  residualMore: 'Your ratio is above 41%, so VA asks for a fifth more.',
  countsTitle: 'What counts',
  counts: [
    'Car, student and personal loans, also with few payments left where they weigh heavily',
    'The minimum payment on each card, even if you pay it off every month',
    'Child support, alimony and other court-ordered payments',
    'Loans you co-signed, unless someone else has paid them for a year',
    'Payments on other homes, and leases of cars',
    'Student loans in deferment, at a share of the balance that the program sets',
  ],
  countsNotTitle: 'What does not',
  countsNot: [
    'Food, gas, utilities, phone and streaming',
    'Health, car and life insurance',
    'Taxes and retirement contributions taken from your pay',
    'The rent you pay now',
    'Child care, except for VA’s income left over',
  ],
  countsSource: 'Source: Fannie Mae Selling Guide B3-6 (liabilities); other programs differ in detail.',
} as const;
