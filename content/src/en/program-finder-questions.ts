import type { AnswerName, FinderQuestion } from '@porchlight/domain/programs/program-finder/answers.ts';

/** What each question asks, what it is for, and how its answer is named among the answers. */
export const questionTexts: Record<FinderQuestion, { ask: string; hint?: string; short: string }> = {
  state: { ask: 'Where will you buy?', short: 'State' },
  occupancy: { ask: 'How will you use the home?', short: 'Use of the home' },
  first_time: {
    ask: 'Are you a first-time buyer?',
    hint: 'Mostly: no home of your own in the last three years. Each program has its own rule.',
    short: 'First-time buyer',
  },
  income: {
    ask: 'What does your household earn?',
    hint: 'By the year, before taxes, of everyone who will live there. Programs hold it against the median of the area.',
    short: 'Household income',
  },
  own_funds: {
    ask: 'How much of your own money can you put in?',
    hint: 'Savings for the down payment and closing.',
    short: 'Own money',
  },
  first_generation: {
    ask: 'Are you a first-generation buyer?',
    hint: 'Each program has its own rule: ask the bank how it counts.',
    short: 'First-generation buyer',
  },
  military: {
    ask: 'Have you or your spouse served in the military?',
    hint: 'Veterans, people who serve now, and some surviving spouses can use a VA loan.',
    short: 'Military service',
  },
  rural: {
    ask: 'Is the home in an area that USDA counts as rural?',
    hint: 'USDA’s own map says so for an address.',
    short: 'Rural area',
  },
  credit: {
    ask: 'What are your credit score and down payment?',
    hint: 'FHA sets the least down payment by score.',
    short: 'Score and down payment',
  },
  residency: { ask: 'Are you a citizen or permanent resident?', short: 'Residency' },
  units: { ask: 'How many homes are in the building?', short: 'Homes in the building' },
  price: { ask: 'What does the home cost?', short: 'Price' },
  loan_amount: { ask: 'How much will you borrow?', short: 'Loan' },
  native: {
    ask: 'Is your household Native American, Alaska Native or Native Hawaiian?',
    hint: 'One program here is for these households alone.',
    short: 'Native household',
  },
};

/** The amounts and numbers that are typed, by the answer's name. */
export const fieldTexts: Partial<Record<AnswerName, { label: string; hint?: string }>> = {
  income: { label: 'Household income a year', hint: 'Like 78,000.' },
  ami: {
    label: 'Area median income for your household',
    hint: 'HUD publishes it by county and size of the household. Like 100,000.',
  },
  mrbLimit: {
    label: 'Mortgage Revenue Bond limit of the county',
    hint: 'The state’s housing agency lists it. Leave it empty if you do not know it.',
  },
  ownFunds: { label: 'Your own money', hint: 'Like 5,000.' },
  score: { label: 'Credit score', hint: '300 to 850. Lenders use the middle one of three.' },
  downPercent: { label: 'Down payment in percent of the price', hint: 'Like 3.5.' },
  units: { label: 'Homes in the building', hint: '1 to 4.' },
  price: { label: 'Price of the home', hint: 'Like 300,000.' },
  loanAmount: { label: 'Loan', hint: 'Like 285,000.' },
};

/** The choices of questions that are answered by pressing one. */
export const choiceTexts = {
  occupancy: {
    primary: 'I will live in it',
    second: 'As a second home',
    investment: 'To rent it out',
  },
  residency: {
    citizen: 'U.S. citizen',
    permanent: 'Lawful permanent resident',
    'non-permanent': 'Neither',
  },
};
export const yes = 'Yes';
export const no = 'No';
export const dontKnow = 'I don’t know';
export const continueLabel = 'Continue';
export const chooseState = 'State or territory';
export const chooseOne = 'Choose one';
export const medianSite = {
  label: 'Area median income by county (HUD)',
  href: 'https://www.huduser.gov/portal/datasets/il.html',
};

export const problems = {
  state: 'Choose a state or territory.',
  amount: 'Enter dollars, like 78,000.',
  aboveNothing: 'Enter an amount above 0.',
  tooMuch: 'Enter less than 10 billion dollars.',
  score: 'Enter a score from 300 to 850.',
  percent: 'Enter a percentage from 0 to 100, like 3.5.',
  units: 'Enter 1 to 4.',
};
