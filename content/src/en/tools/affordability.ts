import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { incomePeriodNames } from './income-words.ts';

export const withDebts = (back: string) => `${back}% with debts`;
export const housingWithDebts = (front: string, back: string) => `${front}% housing, ${back}% with debts`;
export const south = 'South';
export const downPaymentNote = (noLoan: string) => `${noLoan} What stands here is your down payment.`;
export const limitedByCash = (price: string, incomePrice: string) =>
  `Your cash limits you to ${price}; your income would allow ${incomePrice}.`;
export const limitedByIncome = (price: string, cashPrice: string) =>
  `Your income limits you to ${price}; your cash would allow ${cashPrice}.`;
export const linesSourceLabel = 'Source of its lines:';

// Beside its fields and figures.

type Field =
  | 'grossMonthlyIncome'
  | 'grossPeriod'
  | 'monthlyDebts'
  | 'creditScoreBand'
  | 'downPayment'
  | 'cash'
  | 'ratePercent'
  | 'termMonths'
  | 'propertyTaxPercentOfPrice'
  | 'insurancePerYear'
  | 'hoaMonthly'
  | 'fhaLimit'
  | 'pmiPercentOfLoanIfLtvOver80'
  | 'hasBudget'
  | 'takeHomeMonthly'
  | 'takeHomePeriod'
  | 'food'
  | 'transport'
  | 'utilities'
  | 'health'
  | 'childCare'
  | 'upkeep'
  | 'everythingElse'
  | 'savingsMonthly'
  | 'isVeteran'
  | 'vaUse'
  | 'vaExempt'
  | 'region'
  | 'familySize'
  | 'taxesMonthly'
  | 'maintenanceUtilities';
type Line =
  | 'maxPrice'
  | 'maxHousingPayment'
  | 'maxLoan'
  | 'downPayment'
  | 'cashPrice'
  | 'incomePrice'
  | 'principalAndInterest'
  | 'mortgageInsurance'
  | 'propertyTax'
  | 'insurance'
  | 'hoa'
  | 'total'
  | 'agencyPrice'
  | 'ltvPercent';

/** The page of what one can afford. */
export const affordabilityText: ToolText<Field, Line> = {
  title: 'What you can afford',
  lead: 'A price from your income and debts, three ways from careful to the furthest; by loan program; and from your own budget. A planning figure, not an approval.',
  groups: {
    you: 'You',
    home: 'The home and the loan',
    budget: 'Your monthly budget',
    va: 'A VA loan',
  },
  fields: {
    grossMonthlyIncome: { label: 'Income before taxes', hint: 'Of everyone on the loan.' },
    grossPeriod: { label: 'Period of the income', choices: incomePeriodNames },
    monthlyDebts: {
      label: 'Debt payments',
      hint: 'A month: cars, cards, student loans, support. Not rent.',
    },
    creditScoreBand: {
      label: 'Credit score',
      hint: 'Changes mortgage insurance and what FHA asks.',
      choices: {
        '760-up': '760 or more',
        '700-759': '700 to 759',
        '660-699': '660 to 699',
        '620-659': '620 to 659',
        '580-619': '580 to 619',
        '500-579': '500 to 579',
        'below-500': 'Below 500',
      },
    },
    downPayment: { label: 'Down payment' },
    cash: { label: 'Cash you have', hint: 'For down payment and closing costs.' },
    ratePercent: { label: 'Interest rate', hint: 'Enter a rate you were quoted.' },
    termMonths: { label: 'Term' },
    propertyTaxPercentOfPrice: { label: 'Property tax a year', hint: 'Percent of the price.' },
    insurancePerYear: { label: 'Homeowner’s insurance a year' },
    hoaMonthly: { label: 'HOA or condo dues a month' },
    fhaLimit: { label: 'FHA loan limit of the county' },
    pmiPercentOfLoanIfLtvOver80: {
      label: 'Mortgage insurance a year',
      hint: 'Percent of the loan. Empty: assumed from your score.',
    },
    hasBudget: {
      label: 'Add my monthly budget',
      hint: 'The price that leaves room for your life.',
    },
    takeHomeMonthly: { label: 'Take-home pay', hint: 'After taxes and deductions.' },
    takeHomePeriod: { label: 'Period of the pay', choices: incomePeriodNames },
    food: { label: 'Food' },
    transport: { label: 'Getting around', hint: 'Without car payments counted above.' },
    utilities: { label: 'Utilities and phone' },
    health: { label: 'Health' },
    childCare: { label: 'Child care and school' },
    upkeep: { label: 'Upkeep of the home', hint: 'About 1% of the price a year.' },
    everythingElse: { label: 'Everything else' },
    savingsMonthly: { label: 'Savings goal' },
    isVeteran: {
      label: 'I may use a VA loan',
      hint: 'Adds VA’s fee and the income it wants left over.',
    },
    vaUse: {
      label: 'Use of the VA benefit',
      choices: { first: 'For the first time', subsequent: 'Used before' },
    },
    vaExempt: {
      label: 'I pay no funding fee',
      hint: 'For example with disability compensation.',
    },
    region: { label: 'Region', hint: 'Where the home is, as VA divides the country.' },
    familySize: { label: 'People in the household' },
    taxesMonthly: {
      label: 'Taxes on your income',
      hint: 'A month, with Social Security and Medicare.',
    },
    maintenanceUtilities: { label: 'Upkeep and utilities', hint: 'A month.' },
  },
  lines: {
    maxPrice: 'A careful price',
    maxHousingPayment: 'Most for housing, a month',
    maxLoan: 'Loan',
    downPayment: 'Down payment',
    cashPrice: 'Price your cash allows',
    incomePrice: 'Price your income allows',
    principalAndInterest: 'Principal and interest',
    mortgageInsurance: 'Mortgage insurance',
    propertyTax: 'Property tax',
    insurance: 'Homeowner’s insurance',
    hoa: 'HOA or condo dues',
    total: 'Housing, a month',
    agencyPrice: 'What the agencies charge for this score',
    ltvPercent: 'Loan, of the price',
  },
  assumptions: [
    'A lender looks at your credit, work, savings and the home, and may lend less or more.',
    'The careful price keeps housing at 28% of income and housing with debts at 36%: a planning rule of lenders.',
    'The rate is the one you put in; the one we begin with is an example and no forecast. One point more lowers the price by about a tenth.',
    'Property tax of 1% of the price and insurance of $1,800 a year are assumptions; change them.',
    'Mortgage insurance, where you give no figure, is assumed from one insurer’s rate card of 2018 for your score; real quotes differ. FHA, VA and USDA fees are those of their tables, named below, and are added to the loan. USDA’s are percents of the loan with the fee in it; for fiscal year 2027 they are assumed to be what they were since October 2016.',
    'Conventional and FHA loans are held to the limits that apply everywhere. Your county’s may be higher.',
    'Closing costs, 2-5% of the loan, come on top of the down payment. So does what you keep for emergencies. Against your cash we count 3.5%.',
    'VA’s required income left over is that of loans from $80,000; where taxes or household are not given, it is not counted.',
  ],
};

/** The words around its scenarios and programs. */
export const affordabilityWords = {
  note: 'Not an approval: the price at which 28% of income goes to housing, or 36% with debts.',
  scenarios: 'Three ways of looking at one income',
  scenariosLead:
    'What a lender’s line allows is not what you should spend. The furthest line leaves the least for everything else.',
  names: {
    conservative: 'Careful',
    moderate: 'Moderate',
    aggressive: 'The furthest',
    budget: 'Your own budget',
  },
  budgetEmpty: 'Add your monthly budget to the form, and the price it carries stands here.',
  budgetLines: {
    takeHomeMonthly: 'Take-home pay',
    spendingTotal: 'Spending',
    paymentLeft: 'Left for housing',
  },
  budgetSource: 'Take-home pay less spending, debts and savings',
  figures: {
    payment: 'Housing, at most',
    loan: 'Loan',
    share: 'Of your income',
    shareWithDebts: 'With debts',
    binding: 'What decides',
  },
  bindings: {
    front: 'Housing’s share of income',
    back: 'Housing and debts together',
    limit: 'The limit on the loan',
    downPayment: 'The down payment',
    cash: 'Your cash',
    residualIncome: 'Income left over',
    budget: 'Your budget',
  },
  agencyPrice: (percent: string, score: number) =>
    `${percent}% of the loan, once, at a score of ${score}. Lenders mostly turn it into rate: no quote, and not in the payment. HomeReady, and first-time buyers within the income limit, do not pay it.`,
  agencyPriceReasons: {
    limit:
      'Above the standard limit of the agencies: what they charge for a score is another price there, or there is no such grid. Ask the lender.',
  },
  atStep: 'A dollar more would need mortgage insurance, or a higher premium',
  programs: 'By loan program',
  programsLead:
    'Each with its own lines, fees and premiums. Its usual line, and the furthest its handbook goes.',
  programNames: { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' },
  programFigures: {
    standard: 'At its usual line',
    outer: 'At the furthest',
    down: 'Down payment, at least',
    fee: 'Fee added to the loan',
    premium: 'Insurance, a month',
    limit: 'Loan limit',
  },
  none: 'None',
} as const;
