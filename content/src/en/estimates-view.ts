import type { ComputedEstimateText } from '@porchlight/domain/estimates/computed-estimate-text.ts';
import { taxDueChoices, taxDueLabel } from './tools/tax-due.ts';

export const title = 'The agencies’ price for your score';
export const lead =
  'Fannie Mae and Freddie Mac charge lenders for a score. This is beside the estimate: none of its figures holds it.';
export const band = 'FICO score your lender uses';
export const bandHint =
  'Optional: the middle one of three; of two borrowers, the lower. Stays in this browser tab.';
export const fromPlan = (score: number) => `From your plan: ${score}. Choose another band to see its price.`;
export const notChosen = 'Not chosen';
export const nameBand = (from: number, below: number | undefined) => {
  if (below === undefined) return `${from} or more`;
  return from === 0 ? `Below ${below}` : `${from} to ${below - 1}`;
};
export const figures = { percent: 'Of the loan, once', dollars: 'In dollars', monthly: 'A month' } as const;
export const says = (loan: string, rate: string) =>
  `On the base loan of ${loan}. A month: if it is borrowed with the loan at ${rate}%, over its whole term. Lenders mostly turn it into a higher rate; this is no quote.`;
export const waived =
  'HomeReady loans, and first-time buyers within the income limit, do not pay it. Ask the lender first.';
export const grid = (name: string, from: string) => `${name}, in force since ${from}.`;
export const none = {
  'short-term': 'The price grid is for loans over 15 years. This one is not priced by it.',
  'nothing-borrowed': 'Nothing is borrowed, so there is no price.',
} as const;
export const aboveLimit = (limit: string, year: number) =>
  `This loan is above the agencies’ standard limit of ${limit} in ${year}. Such loans have other prices, or no such grid. Ask the lender.`;
export const noGrid = (program: string) =>
  `${program} loans are not priced by this grid: the program has fees of its own, which stand in the estimate.`;

// Computed estimate.

/** The text around an estimate that is computed from the buyer's own answers. */
export const computedEstimate: ComputedEstimateText = {
  title: 'Your estimate',
  notOfficial:
    'This is worked out from your answers and from assumptions. It is not an official Loan Estimate, it promises nothing, and nobody offers a loan with it.',
  mark: 'Worked out here, not an official Loan Estimate',
  assumed: 'Assumed',
  scenarios: {
    title: 'Three scenarios',
    lead: 'The same answers with more and with less room. None of them is a forecast.',
    names: {
      conservative: {
        name: 'Conservative',
        detail: 'Rate half a point higher, fees 20% higher, taxes, insurance and dues 15% higher.',
      },
      expected: { name: 'Expected', detail: 'Every figure as it stands.' },
      stretched: {
        name: 'Stretched',
        detail: 'Best case: rate 0.25 points lower, fees 10% lower, taxes, insurance and dues 5% lower.',
      },
    },
    figures: {
      rate: 'Interest rate',
      monthly: 'Monthly total at first',
      cash: 'Cash to close',
      inFiveYears: 'Paid in 5 years',
      apr: 'APR',
    },
  },
  assumptions: {
    title: 'What was assumed',
    lead: 'You were not asked for these figures. Each has its source and date; a lender’s, an insurer’s or the county’s own figure is better.',
    none: 'Nothing: every figure was given.',
  },
  figures: {
    title: 'What went in',
    lead: 'Your answers are filled in. What you were not asked is assumed, and each box says how: type your own figure over it. It stays in this browser tab.',
    examplePrice: 'You gave no price, so the sample’s $289,900 stands in for it.',
    stale:
      'This is the estimate of your last complete figures. It follows as soon as the marked box can be read.',
    assumedAs: 'Assumed:',
    startAgain: 'Start again from my answers',
    fees: {
      title: 'Fees, section by section',
      lead: 'Each is assumed until you type over it. An amount of 0 takes it out.',
      total: 'Together',
    },
  },
  fields: {
    salePrice: { label: 'Sale price' },
    downPayment: { label: 'Down payment' },
    program: {
      label: 'Kind of loan',
      choices: { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' },
    },
    termMonths: { label: 'Term' },
    ratePercent: { label: 'Interest rate' },
    pointsPercent: { label: 'Points', hint: 'As a share of the loan. None unless you buy them.' },
    state: { label: 'State', hint: 'For the loan limits of Alaska and Hawaii.' },
    closingDate: { label: 'Closing day', hint: 'Decides prepaid interest and what is put into escrow.' },
    taxDueMonths: {
      label: taxDueLabel,
      choices: taxDueChoices,
      hint: 'Counts once there is a closing day.',
    },
    escrowTaxMonthly: { label: 'Property tax a month' },
    escrowHoiMonthly: { label: 'Homeowner’s insurance a month' },
    hoaMonthly: { label: 'HOA or condo dues a month' },
    miPercent: { label: 'Mortgage insurance a year', hint: 'As a share of the loan.' },
    deposit: { label: 'Deposit already paid', hint: 'Comes off the cash to close.' },
    lenderCredits: { label: 'Lender credits', hint: 'Usually paid for with a higher rate.' },
  },
  downloads: {
    json: 'Data (JSON)',
    pdf: 'PDF',
    making: 'Making the PDF...',
    failed: 'The PDF was not made',
    note: 'The PDF is made on our server from these figures, which are not stored. The same figures give the same file again.',
  },
};
