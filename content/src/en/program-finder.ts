import type { Verdict } from '@porchlight/domain/programs/program-finder/judgments.ts';

export const title = 'Find help to buy a home';
export const lead = (programs: number) =>
  `${programs} programs. Choose your state to see which ones help there, then answer at most ten questions to see which say yes, and what would change a no. Your answers stay in this browser.`;
export const trail = 'Program finder';
export const questionNumber = (number: number) => `Question ${number}`;
export const allAnswered = 'That is all we need to ask.';
export const allAnsweredMore =
  'Nothing here is an approval. Open a program to see its rules, and ask its agency before you count on it.';
export const yourAnswers = 'Your answers';
export const change = (name: string) => `Change: ${name}`;
export const changeShort = 'Change';
export const notKnown = 'Not known';
export const startAgain = 'Start again';
export const chooseFirst = 'Choose your state, and its programs appear here.';
export const results = 'Programs for you';
export const lacksStored =
  'Programs that were added or changed since this page was made did not load. Reload the page to see them.';
export const agencyOf = (state: string) => `The housing agency of ${state}`;
export const agencySays = 'Ask it which programs are open now, and which lenders take part.';
export const counts = (yes: number, need: number, ask: number, no: number) =>
  `${yes} yes on what you told us, ${need} waiting for an answer, ${ask} to ask about, ${no} no.`;

export const mostLikely = (gives: string, name: string) => `Most likely for you: ${gives} (${name}).`;
export const likelySoFar = (gives: string, name: string) =>
  `Most likely so far: ${gives} (${name}), if your other answers fit.`;
export const possible = (gives: string, name: string, missing: string) =>
  `Possible: ${gives} (${name}). Not known yet: ${missing}.`;
export const amountUpTo = (amount: string) => `up to ${amount}`;
export const questionsLeft = (count: number) =>
  count === 1 ? 'One question is left.' : `${count} questions are left.`;

export const groups: Record<Verdict, { title: string; says: string; badge: string }> = {
  yes: {
    title: 'Yes, on what you told us',
    says: 'Every rule that we read is met. The agency and the lender decide.',
    badge: 'Yes',
  },
  need: {
    title: 'Needs an answer',
    says: 'No rule says no so far.',
    badge: 'Needs an answer',
  },
  ask: {
    title: 'Ask the agency',
    says: 'We have not read all of the rules, so we say neither yes nor no.',
    badge: 'Ask the agency',
  },
  no: {
    title: 'No, and what would change it',
    says: 'A rule that we read is not met.',
    badge: 'No',
  },
};

export const exactly = (amount: string) => `Gives ${amount}`;
export const upTo = (amount: string) => `Gives up to ${amount}`;
export const needs = (names: string) => `Still to answer: ${names}`;
export const short = (words: string) => `Short by ${words}.`;
export const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
export const wouldChange = (words: string) => `What would change it: ${words}.`;
export const tryOther = 'Try instead:';
export const paidBack = 'Paid back:';
export const windowLabel = 'When:';
export const rulesShort = 'Rules and documents';
export const outcomes = {
  yes: 'Met',
  no: 'Not met',
  missing: 'Not answered',
  ask: 'Ask the agency',
} as const;
export const buyerSteps = 'You would also';
export const notRead = 'Not read by us';
export const documentRead = 'Read in';
export const readOn = (day: string) => `read ${day}`;
export const asQuotedBy = (by: string) => `as quoted by ${by}`;
export const byNameOnly =
  'We know this program by its name and agency alone. Its rules and amounts are not verified, so we show none.';
export const openSite = (agency: string) => `Open ${agency}`;
export const confidences = {
  official: 'Read in the agency’s own document',
  quoted: 'Read where another source quotes the agency’s document',
  unverified: 'Not verified',
} as const;

export const compareShort = 'Compare';
export const sideBySide = 'Side by side';
export const compareHint = 'Tick up to three programs above to see them side by side.';
export const atMostThree = 'Three are chosen. Take one away to choose another.';
export const priceForAmounts = 'Price of the home';
export const priceHint = 'For the amounts. It stays in this browser.';
export const rows = {
  verdict: 'Answer',
  gives: 'Gives',
  cash: 'Cash to close',
  monthly: 'Payment each month',
  repayment: 'Paid back',
  document: 'Document',
} as const;
export const lessCash = (amount: string) => `${amount} less`;
export const upToLess = (amount: string) => `Up to ${amount} less`;
export const leastDown = (percent: string, amount: string | null) =>
  amount === null ? `At least ${percent}% down` : `At least ${percent}% down: ${amount}`;
export const noDown = 'No down payment; closing costs remain';
export const noMonthly = 'Nothing more';
export const atFirstRate = 'A second payment, at the rate of the first loan';
export const firstLoanPayment = 'The payment of the first loan; the calculator works it out';
export const moreMonthly = (amount: string) => `Up to ${amount} more`;
export const notStated = 'No document we read says. Ask.';
export const together = 'Going together';
export const noTogether =
  'No document we read says that these go together. Ask each agency before you count on both.';
export const goTogether = (one: string, other: string) => `${one} and ${other} go together.`;

export const byState = 'Programs by state';
export const byStateLead =
  'Every state’s housing agency with its address, and the programs we know there. The programs of every state come first.';
export const everywhere = 'In every state';
export const coverageLink = 'What we cover, since when, and how to correct it';
export const notAdvice =
  'This is general information and no approval, no offer and no advice. Programs change and run out of money: the agency’s own page decides.';
export const noScript =
  'The questions need JavaScript. Without it, the list below names the agency and the programs of each state.';

// Median.

export const lookUp = 'Look it up by county';
export const loading = 'Loading the counties';
export const county = 'County';
export const countyHint = 'Our server is asked for your state’s counties, and for nothing else.';
export const people = 'People in your household';
export const chooseOne = 'Choose one';
export const nameArea = (county: string, town: string | null) =>
  town === null ? county : `${town}, ${county}`;
export const found = (year: number, hudArea: string, median: string) =>
  `HUD, fiscal year ${year}, ${hudArea}: ${median} for your household. It stands in the field above.`;
export const limit80 = (people: number, limit: string) =>
  `HUD’s own limit of 80% for ${people === 1 ? 'one person' : `${people} people`} is ${limit}. An agency may count with that one instead: ask.`;
export const notHeld = 'The counties of this state are not stored here. HUD has them, at the address below.';
export const failed = 'The counties did not load. Try again, or look it up at HUD.';

// Portal.

export const portalTitle = 'Programs';
export const portalLead =
  'Help with the down payment and the loan, held against your plan. What you answer here stays in this browser until you sign out, unless you save it to your plan.';
export const back = 'Your Mortgage Journey';
export const fromPlan = (count: number) =>
  count === 1 ? 'One answer is from your plan.' : `${count} answers are from your plan.`;
export const medianFrom = (amount: string, county: string) =>
  `Your area’s median of ${amount} is from HUD’s list for ${county}, for your household.`;
export const planLink = 'See your plan';
export const save = 'Save to my plan';
export const wouldSave = (names: string) => `Changes in your plan: ${names}.`;
export const saved = 'Saved to your plan.';
export const planLoadFailed = 'Your plan did not load';
export const withoutPlan = 'You can answer the questions without it.';

// Search texts.

/** What a search of the site finds of the program finder. */
export const searchTexts = {
  finder: {
    title: 'Program finder',
    passages: [
      'Find down payment assistance, grants, FHA, VA and USDA loans, tax credits and the housing agency of your state.',
      'At most ten questions; each program says yes, no and what would change it, or whom to ask.',
    ],
  },
  corrections: {
    title: 'Corrections of the program finder',
    passages: [
      'What we said about a homebuyer program that was wrong, what is right, and when we changed it.',
    ],
  },
  coverage: {
    title: 'What the program finder covers',
    passages: [
      'Which homebuyer programs we know in each state, in which documents their rules were read, on which day, and how to report a correction.',
    ],
  },
};
