export const title = 'What would move it most';
export const orderedBy =
  'The largest gain first: of price, month or cash, by its share of what it is now. An order, not advice.';
export const nothingMoves =
  'Nothing that your plan knows of would raise the price or lower the month or the cash.';
export const notWorkedOut = 'This could not be worked out on this device.';

/** What is tried, in a few words. */
export const names = {
  debts: (amount: string) => `Debts of ${amount} a month paid off`,
  score: (score: number) => `Credit score at ${score}`,
  downPayment: (percent: string, amount: string) => `${percent}% down, ${amount}`,
  point: (rate: string) => `One point bought, rate at ${rate}%`,
  tax: (percent: string) => `Property tax at ${percent}% of the price`,
  insurance: (percent: string) => `Home insurance at ${percent}% of the price`,
};

/** How a figure moves, as `more` or `less` of it. */
export const moves = {
  carriedPrice: {
    more: (amount: string) => `${amount} more home`,
    less: (amount: string) => `${amount} less home`,
  },
  payment: {
    more: (amount: string) => `${amount} more a month`,
    less: (amount: string) => `${amount} less a month`,
  },
  cashToClose: {
    more: (amount: string) => `${amount} more at closing`,
    less: (amount: string) => `${amount} less at closing`,
  },
};
export const also = (moves: string) => `Also ${moves}.`;
/** Said where savings do not reach for what is tried. */
export const savingsShort = (amount: string) => `Your savings would be ${amount} short of it.`;
export const nothingElse = 'Nothing else changes.';

export const howWorkedOut = 'How it is worked out';
export const workingsLabel = (name: string) => `How it is worked out: ${name}`;
/** The rule of each, before its figures. */
export const workings = {
  debts:
    'The price that your income carries is the first answer of the affordability calculator. Without debts, more of your income is left for the home. What it takes to pay them off is not counted.',
  score: (score: number) =>
    `Mortgage insurance is assumed by your score and your down payment; ${score} is the next score at which it costs less. Lenders price scores as well, which is not counted here.`,
  downPayment: (percent: string, price: string, amount: string) =>
    `${percent}% of ${price} is ${amount}. The loan is smaller, and from 20% down a conventional loan has no mortgage insurance.`,
  point: (step: string) =>
    `One point is 1% of the loan, paid at closing. We assume that it takes ${step}% off the rate until a lender quotes it.`,
  tax: (step: string, amount: string) =>
    `That is ${amount} a year, lower by ${step}% of the price than in your plan, as in a cheaper county. The home’s own tax bill decides.`,
  insurance: (step: string, amount: string) =>
    `That is ${amount} a year, lower by ${step}% of the price than in your plan. An insurer’s quote decides.`,
};
export const carriedPrice = 'Price your income carries';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

export const tryIt = 'Try it';
export const tryName = (name: string) => `Try it: ${name}`;
export const trying = (name: string) => `Trying: ${name}`;
export const keep = 'Keep';
export const drop = 'Drop';
export const keepChanges = (changes: string) => `Keep saves: ${changes}.`;
export const changedTo = (fact: string, value: string) => `${fact} ${value}`;
