import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';

type Field =
  | 'program'
  | 'occupancy'
  | 'price'
  | 'downPayment'
  | 'ratePercent'
  | 'termMonths'
  | 'closingCostsPercent'
  | 'sellerCredit'
  | 'escalates'
  | 'increment'
  | 'cap'
  | 'bestOther'
  | 'appraisal'
  | 'gapPromise'
  | 'earnestMoney'
  | 'earnestDue'
  | 'contingenciesEnd'
  | 'activeRemoval';
type Line =
  | 'cash'
  | 'price'
  | 'cashDown'
  | 'gap'
  | 'gapBeyondPromise'
  | 'closingCosts'
  | 'creditLimit'
  | 'usable'
  | 'lost'
  | 'loanFallsBy'
  | 'payment'
  | 'cut'
  | 'cashSavedByCredit'
  | 'breakEvenMonths'
  | 'earnest';

/** The page of the terms of an offer. */
export const offerTermsText: ToolText<Field, Line> = {
  title: 'Terms of an offer',
  lead: 'What each term of an offer takes in cash, and what a seller’s credit is worth beside a lower price. Try the terms before you sign them.',
  groups: {
    home: 'The home and the loan',
    credit: 'Seller’s credit',
    escalation: 'Escalation clause',
    appraisal: 'Appraisal',
    earnest: 'Earnest money',
  },
  fields: {
    price: { label: 'Price you offer' },
    downPayment: {
      label: 'Down payment',
      hint: 'Its share of the price stays where a clause raises the price.',
    },
    ratePercent: { label: 'Rate' },
    termMonths: { label: 'Term' },
    program: {
      label: 'Kind of loan',
      choices: { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' },
    },
    occupancy: {
      label: 'You will use it as',
      choices: { primary: 'Main home', second_home: 'Second home', investment: 'Rental or investment' },
    },
    closingCostsPercent: { label: 'Closing costs', hint: 'Of the loan, until a Loan Estimate says more.' },
    sellerCredit: { label: 'Credit you ask of the seller', hint: 'Toward your closing costs.' },
    escalates: {
      label: 'The offer has an escalation clause',
      hint: 'It raises the price when another offer is higher.',
    },
    increment: { label: 'It goes beyond another offer by' },
    cap: { label: 'Up to' },
    bestOther: { label: 'Best other offer', hint: 'Leave it empty to see the price without one.' },
    appraisal: { label: 'Appraised value', hint: 'Try a value below the price.' },
    gapPromise: { label: 'Cash you promise for a gap' },
    earnestMoney: { label: 'Earnest money' },
    earnestDue: { label: 'Paid on' },
    contingenciesEnd: { label: 'Last contingency ends' },
    activeRemoval: {
      label: 'Contingencies stand until you remove them in writing',
      hint: 'As California’s usual form has it. Check your contract.',
    },
  },
  lines: {
    cash: 'Cash this offer takes',
    price: 'Price',
    cashDown: 'Down payment and gap',
    gap: 'Appraisal below the price by',
    gapBeyondPromise: 'Of the gap, beyond your promise',
    closingCosts: 'Closing costs',
    creditLimit: 'Most the program allows',
    usable: 'Credit that can be used',
    lost: 'Credit that is lost',
    loanFallsBy: 'It also lowers the FHA loan by',
    payment: 'Principal and interest a month',
    cut: 'The same with a price cut instead',
    cashSavedByCredit: 'Cash that the credit saves',
    breakEvenMonths: 'The price cut is ahead after',
    earnest: 'Earnest money at risk in the end',
  },
  assumptions: [
    'Closing costs of 3% of the loan are an estimate. They decide how much of a credit can be used: a credit never pays more than the costs there are.',
    'The limits of seller credits are those on which four lenders’ pages agree; the agencies’ own guides were not read by us. Of a VA loan, ordinary closing costs do not count to the limit, so more may be used than stands here: ask the lender.',
    'An escalation clause is taken as usually written: your price, unless another offer is at or above it; then that offer and the increment, up to the cap. The words of your own clause decide.',
    'A lender counts the loan’s share of the lower of price and appraised value. Mortgage insurance, property tax and what a lower price does to them are left out.',
    'Earnest money is taken to be lost where you leave for a reason that no contingency of yours names. Your contract says who gets it and when.',
    'This is not a contract and not legal advice. Your agent or attorney can say what the words of your offer do.',
  ],
};

/** The words of its answer, and of the text below it. */
export const offerTermsWords = {
  partOfIt: (earnest: string) => `The earnest money of ${earnest} is part of it.`,
  noEarnest: 'Down payment, gap and closing costs, less what can be used of the credit.',
  beats: 'By the clause. It is above the other offer.',
  losesTo: 'By the clause, at its cap. The other offer is at this price or above it.',
  promiseCovers: 'Your promise covers it.',
  askForLower: 'It pays for nothing and is not paid out. Ask for a lower price instead.',
  takeItOut:
    'FHA counts what is beyond as an inducement to buy and takes it off the price that the loan is counted from (HUD Handbook 4000.1 II.A.4.d). Have it taken out of the contract, and the loan stays.',
  ofLower: (percent: string) => `${percent}% of the lower of price and appraised value`,
  cutNote: (price: string, cash: string) => `Price ${price}, cash ${cash}`,
  takesMore: 'The price cut takes less cash: much of the credit cannot be used.',
  atOnce: 'At once',
  table: 'The same money, as a credit or off the price',
  columns: ['The seller gives a', 'Price', 'Loan', 'Cash', 'A month'] as const,
  credit: 'credit',
  cut: 'price cut',
  says: {
    creditFirst: (cash: string, payment: string, months: string) =>
      `The credit saves ${cash} at closing. The price cut saves ${payment} a month, and is ahead after ${months}.`,
    creditAlways: (cash: string) =>
      `The credit saves ${cash} at closing. The price cut does not catch up within the term.`,
    cutFirst: 'The price cut is better from the first day: it takes no more cash and less a month.',
  },
  earnest: 'Earnest money at risk, by date',
  earnestColumns: ['From', 'Paid', 'Contingency', 'At risk'] as const,
  stands: 'Stands',
  none: 'None',
  enterDates:
    'Enter the day you pay it and the day your last contingency ends to see from when on it is at risk.',
  standsUntilRemoved:
    'Nothing ends by itself here: it is at risk from the day you remove your last contingency.',
} as const;
