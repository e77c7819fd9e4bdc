import { doNot, keepDoing } from './credit.ts';

/** The head of the credit page: the score that counts, what it costs a month, and what a score is made of. */
export const scoreThatCounts = 'The score that counts';
export const middleOfThree = 'The middle of your three lender’s scores.';
export const lowerOfTwo = 'The lower of your two lender’s scores.';
export const onlyOne = 'The one lender’s score you entered.';
export const lowestOfBuyers = 'The lower of you two: lenders price by it.';
export const fromPlan = 'From your plan, which does not say where it is from.';
export const addDetails = 'Add its model and bureau';
export const notKnown = 'Not known yet';
export const notKnownLead =
  'Enter the scores of a lender’s notice, as printed. Most apps show another kind, which lenders do not price by.';
export const addScore = 'Add a score';

export const more = (amount: string) => `${amount} more a month`;
export const less = (amount: string) => `${amount} less a month`;
export const thanFrom = (score: number) => `than with ${score} or higher`;
export const thanUpTo = (score: number) => `than with ${score} or lower`;
/** What the month is made up of; a part that is zero is left out. */
export const madeOf = (parts: string, loan: string) => `${parts}, on the ${loan} loan of your plan`;
export const ofInsurance = (amount: string) => `${amount} of mortgage insurance`;
export const and = ' and ';
export const inRate = (amount: string) => `${amount} in the rate`;
export const noGap = (loan: string) =>
  `No other score costs more or less a month on the ${loan} loan of your plan`;
export const toBands = 'What each band costs';
export const needsPrice = 'Add a price to your plan to see what it costs a month';

export const howWorkedOut = 'How it is worked out';
export const working = (step: string) =>
  `Mortgage insurance is assumed by score and down payment. The agencies charge a price for a score, once; we assume that a price of 1% of the loan adds ${step}% to the rate until a lender quotes it. First-time buyers below an income line and HomeReady loans do not pay that price.`;
export const priceOnce = 'Price of the score, paid once';
export const priceApart = (score: number) => `Its difference to ${score}`;
export const insuranceApart = 'Mortgage insurance a month';
export const rateApart = 'Through the rate a month';

export const madeUp = 'What a score is made of';
export const average = 'FICO’s average shares. What counts in your report can differ.';
export const share = (percent: number) => `${percent}%`;
/** In percent of a score, in the order that FICO names them. */
export const makeup = [
  { part: 'history', share: 35, name: 'Payment history', note: keepDoing[0] },
  { part: 'owed', share: 30, name: 'Amounts owed', note: '' },
  { part: 'length', share: 15, name: 'Length of history', note: keepDoing[1] },
  { part: 'new', share: 10, name: 'New credit', note: doNot[0] },
  { part: 'mix', share: 10, name: 'Kinds of credit', note: '' },
] as const;
export const movesNow = 'You can move this part now';
export const used = (percent: string) => `${percent}% of your limits used.`;
export const payBy = (amount: string, card: string, day: string) => `Pay ${amount} on ${card} by ${day}`;
export const payFirst = (amount: string, card: string) =>
  `Pay ${amount} on ${card} before its next statement`;
export const andMore = (count: number) =>
  count === 1 ? 'and on one more card' : `and on ${count} more cards`;
export const reports = 'so that the statement reports 30% or less.';
export const lowAlready = 'Each card is at 30% or less.';
export const toPlan = 'See the payments';
export const addCards = 'Add your cards to see what to pay and by when';
