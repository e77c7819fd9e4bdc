import { Decimal } from '../kernel/decimals.ts';
import { computeDisclosure, getDisclosedPart } from '../loans/disclosure.ts';
import { computeLevelPayment } from '../loans/level-payment.ts';
import type { OfferInput, OfferLineId } from './offer-lines.ts';

/** Months that costs are compared over (12 CFR 1026.37(l)(1)). */
export const COMPARED_MONTHS = 60;

/** What an offer's page 3 may miss by: insurance rounded to a dollar, sixty times, and a few dollars of other rounding. */
export const FIVE_YEARS_ROUNDING = 35;

/** An offer as it is counted with. Dollars, unrounded; a line that was left out counts as nothing. */
export type LoanOffer = {
  name: string;
  input: OfferInput;
  loanAmount: Decimal;
  ratePercent: Decimal;
  termMonths: number;
  payment: Decimal;
  /** Mortgage insurance a month, and for how many months at most: whole years, or as many as page 3 implies within the last one. */
  insurance: Decimal;
  insuranceMonths: number;
  /** D: what is stated, or A + B + C. */
  loanCosts: Decimal;
  prepaidInterest: Decimal;
  credits: Decimal;
  read(line: OfferLineId): Decimal;
  has(line: OfferLineId): boolean;
};

/** Reads an offer whose needed lines are there and are numbers. */
export function getOffer(input: OfferInput): LoanOffer {
  const has = (line: OfferLineId) => (input[line] ?? '') !== '';
  const read = (line: OfferLineId) => new Decimal(has(line) ? (input[line] ?? 0) : 0);
  const termMonths = read('termYears').times(12).toNumber();
  const sum = read('A').plus(read('B')).plus(read('C'));
  const offer: LoanOffer = {
    name: input.name,
    input,
    loanAmount: read('loanAmount'),
    ratePercent: read('ratePercent'),
    termMonths,
    payment: read('principalAndInterest'),
    insurance: read('mortgageInsurance'),
    insuranceMonths: has('insuranceYears') ? read('insuranceYears').times(12).toNumber() : termMonths,
    loanCosts: has('D') ? read('D') : sum,
    prepaidInterest: read('prepaidInterest'),
    credits: read('lenderCredits'),
    read,
    has,
  };
  return { ...offer, insuranceMonths: countPremiums(offer) };
}

/**
 * Page 1 shows insurance in whole years (12 CFR 1026.37(c)), page 3 counts its premiums: where it ends within five years, the last of
 * the years may have 1 to 12 of them. As many as page 3 implies, where it implies any such number; else whole years.
 */
function countPremiums(offer: LoanOffer): number {
  const { read, has, insurance, insuranceMonths } = offer;
  const hasLoanCosts = has('D') || (['A', 'B', 'C'] as const).every(has);
  const endsWithin = has('insuranceYears') && insuranceMonths > 0 && insuranceMonths <= COMPARED_MONTHS;
  if (!endsWithin || insurance.isZero() || !hasLoanCosts) return insuranceMonths;
  if (!has('in5YearsTotal') || !has('prepaidInterest')) return insuranceMonths;
  const uninsured = { ...offer, insuranceMonths: 0 };
  const premiums = read('in5YearsTotal').minus(computePaid(uninsured, COMPARED_MONTHS).plus(offer.credits));
  const implied = premiums.div(insurance).round().toNumber();
  const count = Math.max(insuranceMonths - 11, Math.min(insuranceMonths, implied));
  return insurance.times(count).minus(premiums).abs().lte(FIVE_YEARS_ROUNDING) ? count : insuranceMonths;
}

/**
 * What an offer takes from you in the first `months`: loan costs (D), prepaid interest, payments and mortgage insurance as far as it is
 * due, less lender credits. Taxes, insurance and escrow are left out: they follow from the home, not from the lender.
 */
export function computePaid(offer: LoanOffer, months: number): Decimal {
  const count = Math.min(months, offer.termMonths);
  return offer.loanCosts
    .plus(offer.prepaidInterest)
    .plus(offer.payment.times(count))
    .plus(offer.insurance.times(Math.min(count, offer.insuranceMonths)))
    .minus(offer.credits);
}

/** What the payments take off the loan in that time, by amount, rate and term. */
export function computePrincipalPaid(
  { loanAmount, ratePercent, termMonths }: LoanOffer,
  months: number,
): Decimal {
  const terms = { principal: loanAmount, ratePercent, termMonths };
  return getDisclosedPart(computeDisclosure(terms), Math.min(months, termMonths)).principalPaid;
}

/** The level payment that amount, rate and term make. */
export function computeOwnPayment({ loanAmount, ratePercent, termMonths }: LoanOffer): Decimal {
  return computeLevelPayment(loanAmount, ratePercent, termMonths);
}
