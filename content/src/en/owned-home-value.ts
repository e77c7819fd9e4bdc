import type { GlossarySource } from '@porchlight/domain/guide/glossary.ts';

/** "2025Q3" as it is read. */
export const quarter = (text: string) => `Q${text.slice(5)} ${text.slice(0, 4)}`;

export const worthAbout = (amount: string) => `About ${amount}`;
export const noValue = 'No value yet';
export const byIndex = (area: string, at: string) => `By the house price index for ${area}, ${at}.`;
export const byOwner = (source: string, day: string) => `By your figure of ${day}: ${source}.`;
export const byPrice = (day: string) => `By the price you paid on ${day}.`;
export const paidAfterIndex = (day: string, area: string, newest: string) =>
  `By the price you paid on ${day}: the house price index for ${area} ends with ${newest}, before you bought.`;
export const pricePaid = 'Price you paid';
export const newerCounts = 'The newer of the two counts for the lines below.';
export const enterAFigure =
  'Enter what you know below: an appraisal, your own guess, the assessor’s value or a lender’s.';

export const bothWays = 'What is yours of it';
export const bothWaysHead = {
  way: 'Value by',
  value: 'Value',
  owed: 'Owed',
  equity: 'Yours',
  ltv: 'Loan to value',
} as const;
export const index = 'House price index';
export const ownFigure = 'Your figure';
export const noLoan = 'Enter your loan under Loan to see what is yours of it.';
export const owedBy = {
  statement: 'What you owe is counted from the balance of your statement, with each payment since as made.',
  note: 'What you owe is counted from the note, with each payment as made. Enter a balance from a statement to have it exact.',
} as const;

export const notHeld = 'No house price index is here';
export const notHeldLead =
  'This site holds no FHFA index for your state, so no value is worked out from it. Your own figures below still count.';
export const notLoaded = 'The house price index did not load';
export const notLoadedLead = 'Your own figures below still count. Open this page again to try once more.';
export const refused = 'No value by the index';
export const refusedBecause = (reason: string) =>
  `The index has ${reason}. Nothing is worked out past a quarter that was published.`;
export const codeChanged = (name: string) => `${name} has a new code`;
export const codeChangedLead = (newest: string) =>
  `FHFA’s figures under the old code end with ${newest}. Choose the metro again below to go by the new ones.`;
export const areaGone = 'Your metro is no longer in FHFA’s file';
export const areaGoneLead = (newest: string) =>
  `Its figures end with ${newest} and are kept. Choose the state below to go by newer ones.`;

export const workings = 'How the index value is worked out';
export const workingLine = (price: string, now: string, then: string, value: string) =>
  `${price} × ${now} ÷ ${then} = ${value}`;
export const workingFrom = (area: string, bought: string, now: string, change: string) =>
  `Your price, times the index of ${area} in ${now}, over the index in ${bought}, the quarter you bought in. In between it moved ${change}.`;
export const band = (low: string, high: string) =>
  `FHFA prints a standard error for the last quarter: one either way gives ${low} to ${high}. That is how well the average is known, not your home.`;
export const notKnownTitle = 'What it does not know';
export const source: GlossarySource = {
  source:
    'Federal Housing Finance Agency (FHFA), House Price Index: all transactions, not seasonally adjusted',
  url: 'https://www.fhfa.gov/data/hpi',
  checkedOn: '2026-11-24',
};

export const chart = 'Your home by the index';
export const chartSays = (from: string, start: string, until: string, end: string) =>
  `From ${start} in ${from} to ${end} in ${until}.`;
export const chartTable = 'The same figures as a table';
export const chartHead = { quarter: 'Quarter', value: 'Value' } as const;

export const area = 'Area of the index';
export const areaLead =
  'Homes in a metro move more alike than homes across a state. Choose yours if it is listed.';
export const areaField = 'Metro or state';
export const wholeState = (name: string) => `${name} (whole state)`;
export const until = (name: string, newest: string) => `${name}, to ${newest}`;

export const ownFigures = 'Your own figures';
export const ownFiguresLead = 'What someone held the home to be worth, with the day.';
export const addFigure = 'Add a figure';
export const changeFigure = (day: string) => `Change: ${day}`;
export const figureTitle = 'What the home is worth';
export const figureLead = 'One figure with its day. Older ones stay.';
export const figureFields = { amount: 'Amount', day: 'Day', source: 'Where it is from' } as const;
export const sources = {
  appraisal: 'Appraisal',
  lender: 'Lender or broker',
  taxAssessor: 'Tax assessor',
  ownGuess: 'Your own guess',
} as const;

export const lines = 'When we notify you';
export const linesLead = 'Once when a line is crossed, and again only after it was crossed back.';
export const lineTitles = {
  'pmi-by-payments': 'Owed: 80% of the original value',
  'pmi-by-value': 'Owed: 80% of today’s value',
  'refinance-pays': 'A refinance would pay',
} as const;
export const lineNow = (percent: string) => `now ${percent}%`;
export const isPast = 'Crossed';
export const notPast = 'Not crossed';
export const notWatched = 'Not watched';
export const insuranceAsk =
  'At 80% of the original value you may ask in writing for the end of private mortgage insurance on the home you live in, if payments are current and good.';
export const valueAsk =
  'At 80% of today’s value, ask your servicer what it wants before it ends the insurance: its rules ask for an appraisal and often some years of payments.';
export const noInsurance = 'The lines at 80% are for conventional loans with private mortgage insurance.';
export const insuranceSource: GlossarySource = {
  source: '12 U.S.C. 4901(2), 4902(a): Homeowners Protection Act',
  url: 'https://www.law.cornell.edu/uscode/text/12/4902',
  checkedOn: '2026-11-24',
};
export const remindMe = 'Choose how you are notified';

export const refinance = 'Would a refinance pay?';
export const refinanceNone =
  'Enter the rate you were quoted, or begin with the survey’s, with what it costs and how long you’ll stay.';
export const refinanceNeedsLoan = 'Enter your loan under Loan first. A refinance is set against it.';
export const watchRefinance = 'Enter a rate';
export const changeRate = 'Change the rate';
export const pays = (rate: string) => `Yes, at ${rate}%`;
export const paysNot = (rate: string) => `Not at ${rate}%`;
export const paysLead = (months: string, gain: string, years: number) =>
  `Ahead after ${months}, and ${gain} saved after ${years === 1 ? '1 year' : `${years} years`}, costs paid.`;
export const losesLead = (loss: string, years: number) =>
  `After ${years === 1 ? '1 year' : `${years} years`} you would be ${loss} behind, costs counted.`;
export const paysFrom = (rate: string) => `It pays from ${rate}% on down.`;
export const paysNever = 'With these costs and years it pays at no rate.';
export const refinanceRows = {
  owed: 'Owed today',
  current: 'Rate and payment now',
  next: 'New rate and payment',
  costs: 'Costs, paid in cash',
  simple: 'Costs over monthly saving',
} as const;
export const rateAndPayment = (rate: string, payment: string) => `${rate}%, ${payment} a month`;
export const neverMonths = 'The payment is not lower';
export const rateSeen = (day: string) => `the rate you saw on ${day}`;
export const rateOfSurvey = (source: string) => `the rate of ${source}`;
export const refinanceAssumes = (rate: string) =>
  `A new loan for what you owe, with ${rate}. Taxes, insurance and escrow are left out: they stay the same. Ahead means more interest saved than costs paid.`;
export const rateOld = 'That rate is more than 30 days old. Ask again before you act on it.';
export const openRefinance = 'Work it out in full';
export const threeChoices = 'Refinance, cash out, or keep the loan';
export const refinanceTitle = 'A refinance to watch';
export const refinanceLead =
  'From a Loan Estimate or a quote. It is set against your loan each month, with Freddie Mac’s weekly survey once that is newer.';
export const refinanceFields = {
  ratePercent: 'Rate quoted, or today’s',
  seenOn: 'Day of the rate',
  termMonths: 'Months of the new loan',
  costs: 'Closing costs',
  yearsKept: 'Years you’ll stay',
} as const;
export const costsHint =
  'Section D of a Loan Estimate and the rest of its costs, without escrow and prepaid interest.';
export const yearsHint = 'Until you sell or refinance again.';

export const answerOwn = (amount: string, day: string) => `${amount} by your figure of ${day}.`;
export const surveyRates = (
  { percent30, percent15 }: { percent30: string; percent15: string | null },
  source: string,
) => `${source}: ${percent30}% for 30 years${percent15 === null ? '' : `, ${percent15}% for 15 years`}.`;
