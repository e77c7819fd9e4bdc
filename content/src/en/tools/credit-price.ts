import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';

type Field =
  | 'program'
  | 'creditScore'
  | 'price'
  | 'downPayment'
  | 'termMonths'
  | 'homeKind'
  | 'occupancy'
  | 'adjustable'
  | 'secondLoan';
type Line = 'dollars' | 'percent' | 'loan' | 'ltvPercentUsed';

/** The page of what a score costs by the agencies' price grid. */
export const creditPriceText: ToolText<Field, Line> = {
  title: 'What a higher score is worth',
  lead: 'What Fannie Mae and Freddie Mac charge for your score and down payment, and what each higher band saves on your loan. Some buyers pay none of it, whatever the score is.',
  fields: {
    program: {
      label: 'Kind of loan',
      hint: 'Two kinds of buyers do not pay this price: choose yours if it is here.',
      choices: {
        conventional: 'Conventional',
        homeready: 'HomeReady',
        first_time_buyer: 'Conventional, first-time buyer within the income limit',
        fha: 'FHA',
        va: 'VA',
        usda: 'USDA',
      },
    },
    creditScore: {
      label: 'Credit score',
      hint: 'The one a lender uses. The free score in an app is often a different one.',
    },
    price: { label: 'Price of the home' },
    downPayment: { label: 'Down payment' },
    termMonths: { label: 'Term', hint: 'The grid is for loans over 15 years.' },
    homeKind: {
      label: 'Kind of home',
      choices: {
        house: 'House',
        condo: 'Condominium',
        units_2_4: 'Two to four units',
        manufactured: 'Manufactured home',
      },
    },
    occupancy: {
      label: 'You will use it as',
      choices: { main: 'Main home', second_home: 'Second home', investment: 'Rental or investment' },
    },
    adjustable: { label: 'Adjustable rate' },
    secondLoan: { label: 'Second loan', hint: 'A second mortgage pays part of the price.' },
  },
  lines: {
    dollars: 'What the agencies charge on this loan',
    percent: 'In percent of the loan',
    loan: 'The loan',
    ltvPercentUsed: 'Loan-to-value, as the grid counts it',
  },
  assumptions: [
    'This is a one-time price that the agencies charge the lender. Lenders mostly turn it into a higher rate. It is not a quote, and it does not say that you will get the loan.',
    'The score is Classic FICO. Some lenders may use VantageScore 4.0 in a limited rollout; how the agencies price it now was not seen, so we do not price it.',
    'Lenders are commonly said to take the middle of three scores, or the lower of two, and of two borrowers the lower. We have not read the agencies’ own text: ask the lender which score counts.',
    'Loan-to-value is cut after two places, then taken up to a whole percent: 80.001% is 80, 80.01% is 81. The value is the price; a lower appraisal counts instead.',
    'Loans above the standard limit of the agencies have other prices, or no such grid. Ask the lender.',
  ],
};

/** The words of its answer, and of the text below it. */
export const creditPriceWords = {
  parts: {
    score_ltv: 'For the score and down payment',
    condo: 'For a condominium',
    units_2_4: 'For two to four units',
    manufactured: 'For a manufactured home',
    second_home: 'For a second home',
    investment: 'For a rental or investment',
    arm: 'For an adjustable rate',
    subordinate_financing: 'For a second loan',
  } as Readonly<Record<string, string>>,
  ofTheLoan: (percent: string) => `${percent}% of the loan, once. Lenders mostly turn it into rate.`,
  waivedFirst: 'None of it for HomeReady, or a first-time buyer within the income limit. Otherwise:',
  waived: 'Waived: your score does not change this price',
  waivedNote: {
    homeready:
      'HomeReady waives it, all but what is charged for less mortgage insurance than usual. The lender checks your income.',
    first_time_buyer: 'The lender checks that your income is within the limit for the area.',
  },
  none: 'None',
  noPrice: 'The agencies’ price',
  reasons: {
    program: 'FHA, VA and USDA loans have no price grid by score. Their lowest scores are below.',
    term: 'The grid is for loans over 15 years. Ask the lender about shorter ones.',
  },
  nextBand: (score: number, from: number) => `${score} instead of ${from} saves`,
  nextBandTopic: 'The next band saves',
  points: (count: number) => (count === 1 ? '1 point more' : `${count} points more`),
  waivers: 'First: do you pay this price at all?',
  waiversLead: 'If one of these is you, your score does not change the agencies’ price.',
  waiverList: [
    'First-time buyers with income at or below the agencies’ limit for the area, buying a home to live in. The lender looks the limit up.',
    'HomeReady, Fannie Mae’s loan for a home to live in with income within its limit. Only its charge for less mortgage insurance than usual stays.',
    'FHA, VA and USDA loans: they have fees of their own and no price grid by score.',
  ],
  waiversSource:
    'Both waivers are named in a copy of Fannie Mae’s matrix of November 17, 2025. We have not seen the income limits in the agencies’ own text: ask a lender whether you are within them.',
  steps: 'What each higher band saves on this loan',
  stepColumns: ['Score', 'Points missing', 'Price', 'Saves'] as const,
  step: (from: number, to: number) => `${from} to ${to}`,
  says: (from: number, to: number, dollars: string) => `${from} to ${to} saves ${dollars} on this loan.`,
  savesNothing: 'With this down payment a higher band saves nothing.',
  highest: 'This score is in the highest band. A higher one saves nothing here.',
  never:
    'FICO publishes no formula, so nobody else can say how many points a step brings. We count what is missing and predict nothing.',
  inRate: 'In rate',
  inRateText:
    'How much rate this price makes differs by lender and by day, so we name none. Ask the lender for the rate with this price paid at closing and without, then compare the two.',
  comparePoints: 'Compare them in Points or credit',
  insurance: 'Mortgage insurance falls with a higher score too',
  insuranceText:
    'With less than 20% down, the insurer’s own price by score can matter more than this grid. We found no insurer’s price card open to the public: ask the lender for the premium at your score and at the next band.',
  floors: 'The lowest scores of each program',
  floorsLead: 'As several lenders’ pages agree. A lender may ask for more.',
  floorColumns: ['Program', 'Lowest score', 'What it takes'] as const,
  floorRows: [
    ['FHA', '580', '3.5% down'],
    ['FHA', '500', '10% down'],
    ['USDA', '640', 'For its streamlined review only'],
    ['VA', 'Ask the lender', 'We have not read a rule of VA’s on scores'],
    [
      'Conventional',
      '620 at most lenders',
      'Fannie Mae’s automated system ended its own minimum on November 16, 2025',
    ],
  ] as const,
} as const;
