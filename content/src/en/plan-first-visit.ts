import type { DownShare } from '@porchlight/domain/plan/first-visit.ts';

export const title = 'Six questions, then your home page';
export const lead = 'Skip any. The figure moves as you answer.';
export const questionsFailed = 'Your questions did not load';
export const everythingIsSafe = 'What you entered before is safe. Try again.';

// The figure.

export const figure = 'What it comes to';
export const aMonth = 'a month, all in';
export const toClose = 'cash to close';
export const notYet = 'not yet';
/** For a screen reader, which hears it whole after each answer. */
export const spoken = (payment: string, cashToClose: string) =>
  `${payment} a month, ${cashToClose} cash to close.`;
export const needsPrice = 'Enter a price or an income, and the figure is here.';
export const needsMore =
  'This income carries no loan beside the debts and the down payment of your plan. Enter a price to see its figure.';
export const nothingToBorrow = 'The down payment covers the price, so there is no loan to pay each month.';
export const atPrice = (price: string) => `At ${price}.`;
export const rangeOfIncome = (from: string, to: string, limits: string) =>
  `Your income carries ${from} to ${to}, ${limits}. The figure is for the higher price.`;
export const incomeLimits = {
  withDebts: 'at 28% to 31% of it for housing and 36% to 43% with your debts',
  withoutDebts: 'at 28% to 31% of it, counting no debts',
};
export const assumed = (list: string) => `We assume ${list}. An estimate, not an offer.`;
export const assumedFacts = {
  program: (name: string) => `a ${name.toLowerCase()} loan`,
  termMonths: (years: string) => `${years}`,
  ratePercent: (percent: string, source: string) => `${percent} (${source})`,
  downPayment: (amount: string) => `${amount} down`,
  propertyTaxYearly: (amount: string) => `${amount} property tax a year`,
  homeInsuranceYearly: (amount: string) => `${amount} insurance a year`,
};
export const mortgageInsurance = 'mortgage insurance (less than 20% down)';

// The questions.

export const questions = {
  where: 'Where?',
  price: 'What price, or what income?',
  down: 'How much down?',
  when: 'When?',
  people: 'Who buys?',
  place: 'Where are you now?',
};
export const hints = {
  price: 'One is enough. Income is before taxes.',
  people: 'Everyone who will live there.',
};
export const clear = 'Clear';
export const clearAnswer = (question: string) => `Clear: ${question}`;
export const state = 'State';
export const noState = 'Not decided';
export const county = 'County (optional)';
export const price = 'Price';
export const incomeYearly = 'Or income a year';
export const incomeMonthly = 'Or income a month';
export const share = (percent: DownShare) => `${percent}%`;
export const otherAmount = 'Other';
export const downAmount = 'Down payment in dollars';
export const people = ['Just me', 'Two of us', 'Three', 'Four'];
export const morePeople = 'More';
export const peopleCount = 'How many?';
export const shareNeedsPrice = (percent: DownShare) =>
  `Enter a price or an income for ${percent}% down, or choose Other and enter dollars.`;
export const chooseState = 'Choose the state that the county is in.';
export const enterAPrice = 'Enter a price above 0.';

export const fromYourJourney = 'From your journey';
export const enteredHint = 'From what you entered';

export const goToToday = 'Go to Today';
export const notSaved = 'Your answers were not saved';
export const saving = 'Saving...';
export const skipAll = 'Skip all';
