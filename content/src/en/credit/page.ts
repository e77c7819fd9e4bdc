export const credit = 'Credit';
export const yourMortgageJourney = 'Your Mortgage Journey';
export const lead = 'Your lender’s score, what it costs on your loan, and what to do about it.';
export const onlyYou =
  'Only you see this page. If you share your scores, your co-buyer sees those and nothing else.';
export const partsLabel = 'Parts of this page';
export const parts = {
  scores: 'Scores',
  worth: 'What it is worth',
  plan: 'Plan',
  disputes: 'Reports and disputes',
} as const;
export const didNotLoad = 'Your credit page did not load';
export const everythingIsSafe = 'What you entered is safe. Try again.';
export const loading = 'Loading';
export const change = 'Change';
export const saved = 'Saved';
export const removed = 'Removed';
export const notSaved = 'Not saved';
export const chooseOne = 'Choose one';
export const bureaus = { equifax: 'Equifax', experian: 'Experian', transunion: 'TransUnion' } as const;
export const models = {
  'fico-2': 'FICO Score 2 (Experian)',
  'fico-4': 'FICO Score 4 (TransUnion)',
  'fico-5': 'FICO Score 5 (Equifax)',
  'fico-8': 'FICO Score 8',
  'fico-9': 'FICO Score 9',
  'fico-10': 'FICO Score 10',
  'fico-10t': 'FICO Score 10 T',
  'vantagescore-3': 'VantageScore 3.0',
  'vantagescore-4': 'VantageScore 4.0',
} as const;
export const opensElsewhere = '(opens in a new tab)';
export const found = (part: string) => `Credit: ${part}`;
/** What a search finds each part by. */
export const foundBy = {
  scores: 'Credit score, FICO, VantageScore, middle score, credit score notice, key factors.',
  worth:
    'What a credit score costs on a loan: price adjustments of Fannie Mae and Freddie Mac, minimum scores.',
  plan: 'Credit cards, balances, limits, utilization, statement date, applying to several lenders.',
  disputes: 'Credit reports, errors, dispute letters to Equifax, Experian and TransUnion, medical debt.',
} as const;
