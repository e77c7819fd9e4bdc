import { formatCount } from '../../kernel/formats.ts';

/** Why an entry is not added to the log, by reason. */
export const refusals = {
  'log-is-full': 'The log of this home is full. Nothing was added.',
  'price-not-positive': 'Enter a price above zero. Nothing was added to the log.',
  'terms-missing': 'An offer or counteroffer needs a price. Nothing was added to the log.',
  'time-in-future': 'This time has not come yet. Enter when it happened. Nothing was added to the log.',
  'before-last-entry':
    'The last entry of the log is later than this time. Enter when it happened. Nothing was added to the log.',
  'expiry-in-past':
    'The offer would already be over. Enter a later day or hour. Nothing was added to the log.',
  'closing-in-past': 'The closing day has passed. Enter a later one. Nothing was added to the log.',
  'offer-is-live':
    'An offer is already on the table. Only one can be: it has to be answered or withdrawn first. Nothing was added to the log.',
  'nothing-live': 'No offer is on the table to answer. Nothing was added to the log.',
  'offer-is-over': {
    counter:
      'That offer is over: a counteroffer answered it. If the counteroffer is still open, answer that instead. Nothing was added to the log.',
    acceptance: 'That offer was already accepted. Nothing was added to the log.',
    rejection: 'That offer is over: it was rejected. Nothing was added to the log.',
    withdrawal: 'That offer is over: it was withdrawn. Nothing was added to the log.',
    expiry: 'That offer is over: its time ran out. Nothing was added to the log.',
    cancellation: 'That contract was canceled. Nothing was added to the log.',
  },
  'already-accepted': 'An offer on this home was already accepted. Nothing was added to the log.',
  'own-offer':
    'Whoever made an offer cannot answer it. Withdraw it, or wait for the other side. Nothing was added to the log.',
  'not-own-offer':
    'Only whoever made an offer can withdraw it. Reject it instead. Nothing was added to the log.',
  'not-over-yet': 'The offer is still open. Nothing was added to the log.',
  'no-contract': 'No contract is there to cancel. Nothing was added to the log.',
} as const;
export const enterAPrice = 'Enter a price above zero, in dollars.';
export const enterAnAmount = 'Enter an amount of zero or more, in dollars.';
export const amountTooLarge = 'Enter at most $100,000,000.';
export const enterDays = 'Enter whole days, 0 to 365.';
export const chooseAContingency = 'Choose a contingency.';
export const contingencyTwice = 'Name each contingency once.';
export const enterATime = 'Enter a time of the day.';
export const textTooLong = (letters: number) => `Use at most ${formatCount(letters)} characters.`;
export const abovePrice = 'This is more than the price.';
export const capBelowPrice = 'The cap of an escalation clause is at least the price.';
export const incrementAboveZero = 'Enter an increment above zero, in dollars.';
/** What each term is called. */
export const termNames = {
  priceCents: 'Price',
  downPaymentCents: 'Down payment',
  earnestMoneyCents: 'Earnest money',
  sellerCreditCents: 'Seller credit',
  gapPromiseCents: 'Cash for an appraisal gap',
  escalation: 'Escalation clause',
  contingencies: 'Contingencies',
  closingDay: 'Closing day',
  expires: 'Open until',
  otherTerms: 'Other terms',
} as const;
export const contingencyNames = {
  inspection: 'Inspection',
  appraisal: 'Appraisal',
  financing: 'Financing',
  insurance: 'Insurance',
  title: 'Title',
  attorneyReview: 'Attorney review',
  saleOfHome: 'Sale of your home',
  association: 'Association documents',
} as const;
export const sellerCreditLimits = 'Limits of seller credits by program';
export const secondarySources =
  'Four lenders’ pages that agree (processcenter.net, cmglending.com, ubermortgage.com, mortgageresearch.com); the agencies’ own guides were not read by us';
