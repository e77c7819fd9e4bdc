import { formatCount } from '../../../kernel/formats.ts';
export const enterAPrice = 'Enter a price above zero, in dollars.';
export const enterAnAmount = 'Enter an amount of zero or more, in dollars.';
export const amountTooLarge = 'Enter at most $100,000,000.';
export const enterDays = 'Enter whole days, 0 to 365.';
export const chooseAContingency = 'Choose a contingency.';
export const nameEachContingencyOnce = 'Name each contingency once.';
export const enterATime = 'Enter a time of the day.';
export const textTooLong = (letters: number) => `Use at most ${formatCount(letters)} characters.`;
export const moreThanThePrice = 'This is more than the price.';
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
