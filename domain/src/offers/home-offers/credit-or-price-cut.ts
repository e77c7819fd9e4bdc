import type { Decimal } from '../../kernel/decimals.ts';
import { countCents, fromCents } from '../../loans/cents.ts';
import { computeLevelPayment } from '../../loans/level-payment.ts';

/** A loan on a home and what the seller would give, whole cents; rate in percent a year, `downPercent` 0 to 100. */
export type ComparedGift = {
  priceCents: number;
  /** The appraised value; null before there is one. The loan is a share of the lower of it and the price. */
  valueCents: number | null;
  /** The share of that which is put down. */
  downPercent: Decimal;
  ratePercent: Decimal;
  termMonths: number;
  closingCostsCents: number;
  /** The seller's credit, or as much off the price; at most the price. */
  giftCents: number;
  /** The part of a credit that may be used: not beyond the program's limit nor the costs. */
  usableCreditCents: number;
};

/** One of the two ways, whole cents. `paymentCents` is principal and interest a month. */
export type GiftEffect = {
  priceCents: number;
  loanCents: number;
  downCents: number;
  cashToCloseCents: number;
  paymentCents: number;
};

/**
 * `cashSavedByCreditCents`: less cash at closing with the credit than with the cut. `paymentSavedByCutCents`: less a month with the cut.
 * `breakEvenMonths`: from which month on the cut has saved more than it took in cash; null where it never does, 0 where it took none.
 */
export type GiftComparison = {
  credit: GiftEffect;
  cut: GiftEffect;
  cashSavedByCreditCents: number;
  paymentSavedByCutCents: number;
  breakEvenMonths: number | null;
};

/**
 * The same money from the seller as a credit and as a lower price, with the same share put down. Mortgage insurance, property tax
 * and what a lower price does to either are left out.
 */
export function compareCreditAndCut(gift: ComparedGift): GiftComparison {
  const credit = computeEffect(gift, gift.priceCents, gift.usableCreditCents);
  const cut = computeEffect(gift, gift.priceCents - gift.giftCents, 0);
  const cashSaved = cut.cashToCloseCents - credit.cashToCloseCents;
  const paymentSaved = credit.paymentCents - cut.paymentCents;
  return {
    credit,
    cut,
    cashSavedByCreditCents: cashSaved,
    paymentSavedByCutCents: paymentSaved,
    breakEvenMonths: findBreakEven(cashSaved, paymentSaved, gift.termMonths),
  };
}

function computeEffect(gift: ComparedGift, priceCents: number, creditCents: number): GiftEffect {
  const share = gift.downPercent.neg().plus(100);
  const valueCents = Math.min(priceCents, gift.valueCents ?? priceCents);
  const loanCents = countCents(fromCents(valueCents).times(share).div(100));
  const downCents = priceCents - loanCents;
  const payment = computeLevelPayment(fromCents(loanCents), gift.ratePercent, gift.termMonths);
  return {
    priceCents,
    loanCents,
    downCents,
    cashToCloseCents: downCents + gift.closingCostsCents - creditCents,
    paymentCents: countCents(payment),
  };
}

function findBreakEven(cash: number, payment: number, termMonths: number): number | null {
  if (cash <= 0) return 0;
  if (payment <= 0) return null;
  const months = Math.ceil(cash / payment);
  return months <= termMonths ? months : null;
}
