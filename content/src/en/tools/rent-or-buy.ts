import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';

export const moveAtOnce = 'If you moved at once';
export const moveAfter = (months: string) => `If you move after ${months}`;
export const leftForYou = 'Left for you';
export const endTotals = (dollars: string, dollars2: string) =>
  `At the end, buying leaves ${dollars} and renting ${dollars2}.`;
export const chartRentingAhead = (end: string) => `Renting is ahead when you leave. ${end}`;
export const chartEven = (end: string) => `Buying is not behind from the start. ${end}`;
export const chartBuyingAhead = (end: string) => `Buying is ahead from the start. ${end}`;
export const chartCrossing = (months: string, end: string) =>
  `The lines cross for good after ${months}: before that, the costs of buying and selling are not yet won back. ${end}`;
export const buying = 'Buying';
export const renting = 'Renting';
export const neither = 'Neither';
export const years = (value: string) => `${value} years`;
export const not = (assumptions: string, to: string, fromText: string) =>
  `${assumptions} ${to}, not ${fromText}`;
export const planningNote =
  'As a planning figure, with every guess of this page. A change in one of them can turn it: see below.';
export const monthlyCsv = 'Month by month (CSV)';
export const month = 'Month';
export const homeValue = 'Home value';
export const balance = 'Balance';
export const costOwning = 'Cost owning';
export const costRenting = 'Cost renting';
export const buyingLeaves = 'Buying leaves';
export const rentingLeaves = 'Renting leaves';
export const afterYearYears = (years: number) => `after ${years} ${years === 1 ? 'year' : 'years'}`;
export const verdictSame = (after: string) => `Both ways come out the same ${after}`;
export const verdictBuying = (after: string) => `Buying leaves you with more ${after}`;
export const verdictRenting = (after: string) => `Renting leaves you with more ${after}`;
export const breakEvenNever = 'Not in that time';
export const fromTheStart = 'From the start';

// Beside its fields and figures.

type Field =
  | 'price'
  | 'downPayment'
  | 'ratePercent'
  | 'termMonths'
  | 'monthlyRent'
  | 'yearsStaying'
  | 'appreciationPercent'
  | 'rentGrowthPercent'
  | 'returnPercent'
  | 'costGrowthPercent'
  | 'propertyTaxPercentOfPrice'
  | 'insurancePerYear'
  | 'hoaMonthly'
  | 'maintenancePercentOfPrice'
  | 'pmiPercentOfLoanIfLtvOver80'
  | 'rentersInsurancePerYear'
  | 'closingCostsPercent'
  | 'sellingCostPercent'
  | 'taxSavingPercent';
type Line =
  | 'difference'
  | 'breakEven'
  | 'buyerNet'
  | 'renterNet'
  | 'firstMonthBuying'
  | 'firstMonthRenting'
  | 'upfront';

/** The page that holds renting against buying. */
export const rentOrBuyText: ToolText<Field, Line> = {
  title: 'Rent or buy',
  lead: 'Which way leaves you with more when you move on, and what would change the answer. Nobody knows the next ten years: each guess is yours to change.',
  groups: {
    home: 'The home and the loan',
    stay: 'Renting, and how long you stay',
    guesses: 'Guesses about the years ahead',
    costs: 'Costs of owning, buying and selling',
  },
  fields: {
    price: { label: 'Price of the home' },
    downPayment: { label: 'Down payment' },
    ratePercent: { label: 'Interest rate', hint: 'Put in a rate you were quoted.' },
    termMonths: { label: 'Term' },
    monthlyRent: {
      label: 'Rent for a home like it',
      hint: 'Monthly rent for a similar home, so the comparison is fair.',
    },
    yearsStaying: { label: 'Years you expect to stay', hint: 'From 1 to 40, in whole years.' },
    appreciationPercent: { label: 'The home’s value changes by', hint: 'A fall is written -1.' },
    rentGrowthPercent: { label: 'Rent changes by' },
    returnPercent: {
      label: 'Savings earn',
      hint: 'After taxes, on money that does not go into the home.',
    },
    costGrowthPercent: { label: 'Insurance and dues change by' },
    propertyTaxPercentOfPrice: { label: 'Property tax a year', hint: 'Percent of the home’s value.' },
    insurancePerYear: { label: 'Homeowner’s insurance a year' },
    hoaMonthly: { label: 'HOA or condo dues a month' },
    maintenancePercentOfPrice: { label: 'Upkeep a year', hint: 'Percent of the home’s value.' },
    pmiPercentOfLoanIfLtvOver80: {
      label: 'Mortgage insurance a year',
      hint: 'Percent of the loan, with less than 20% down.',
    },
    rentersInsurancePerYear: { label: 'Renter’s insurance a year' },
    closingCostsPercent: { label: 'Closing costs', hint: 'Percent of the loan.' },
    sellingCostPercent: { label: 'Cost of selling', hint: 'Percent of what it sells for.' },
    taxSavingPercent: {
      label: 'Income tax saved',
      hint: 'Leave it at 0 unless you itemize: most people take the standard deduction and save nothing.',
    },
  },
  lines: {
    difference: 'Ahead at the end',
    breakEven: 'Buying comes out ahead after',
    buyerNet: 'What buying leaves you',
    renterNet: 'What renting leaves you',
    firstMonthBuying: 'First month, owning',
    firstMonthRenting: 'First month, renting',
    upfront: 'Money at the start, either way',
  },
  assumptions: [
    'Both ways start with the same money. The renter keeps what the buyer pays at closing, and whoever’s month costs less saves the difference. If you would spend it instead, renting looks better here than it will be.',
    'Value 3%, rent 3%, other costs 3% and savings 4% a year are assumptions; change them. They are no forecast, and a home’s value can fall.',
    'Upkeep of 1% of the home’s value a year is a common planning figure (Cooperative Extension). Old homes need more.',
    'Closing costs of 3.5% of the loan are the middle of our guide’s 2-5%. Selling for 6% of the price (agents, taxes, repairs) is an assumption; change it.',
    'Property tax of 1% and mortgage insurance of 0.6% a year are assumptions; change them. Mortgage insurance ends on the day the schedule reaches 78% of the price, or in the middle of the term if that comes first (Homeowners Protection Act).',
    'Rent, taxes, insurance and upkeep change once a year; value and savings grow evenly.',
    'Income tax is left out unless you put a rate in. Even then the interest and property tax are counted in full, without the federal limits, so the saving shown is the most it can be. Tax on a gain from the sale is not counted: up to $250,000 of it, $500,000 for a married couple, is free for those who lived there two of the last five years (26 U.S.C. 121).',
    'Moving costs, and what it is worth to you to be able to leave or to stay, are not counted.',
  ],
};

/** The words around its chart and its table. */
export const rentOrBuyWords = {
  chart: 'What each way leaves you, by when you move on',
  buying: 'Buying',
  renting: 'Renting',
  changes: 'What would change the answer',
  changesLead: 'The same question with one guess moved at a time.',
  columns: ['If this were different', 'Then', 'Ahead at the end', 'Buying ahead after'],
  isChanged: 'The answer turns',
  assumptions: {
    appreciation: 'Value changes by',
    rentGrowth: 'Rent changes by',
    return: 'Savings earn',
    maintenance: 'Upkeep is',
    rent: 'Rent is',
    years: 'You stay',
  },
} as const;
