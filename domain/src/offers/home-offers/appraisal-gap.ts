import type { Decimal } from '../../kernel/decimals.ts';
import { countCents, fromCents } from '../../loans/cents.ts';

/** An offer and the appraisal that came in, whole cents. `downPercent` is of the price, 0 to 100. */
export type AppraisedOffer = {
  priceCents: number;
  appraisalCents: number;
  downPercent: Decimal;
  gapPromiseCents: number;
};

/** Whole cents. The loan is rounded to the cent, and the cash is what is left of the price. */
export type AppraisalGap = {
  gapCents: number;
  coveredByPromise: boolean;
  /** The loan that keeps the share of the value that was planned. */
  loanCents: number;
  cashDownCents: number;
  plannedCashDownCents: number;
  moreCashCents: number;
  /** What of the gap the promise leaves to be settled: a lower price, a credit, or more cash. */
  beyondPromiseCents: number;
};

/** What an appraisal below the price takes in cash: loan-to-value is taken on the lower of price and appraised value. */
export function computeAppraisalGap(offer: AppraisedOffer): AppraisalGap {
  const { priceCents, appraisalCents, downPercent, gapPromiseCents } = offer;
  const gapCents = Math.max(0, priceCents - appraisalCents);
  const lend = (valueCents: number) =>
    countCents(fromCents(valueCents).times(downPercent.neg().plus(100)).div(100));
  const loanCents = lend(Math.min(priceCents, appraisalCents));
  const cashDownCents = priceCents - loanCents;
  const plannedCashDownCents = priceCents - lend(priceCents);
  return {
    gapCents,
    coveredByPromise: gapCents <= gapPromiseCents,
    loanCents,
    cashDownCents,
    plannedCashDownCents,
    moreCashCents: cashDownCents - plannedCashDownCents,
    beyondPromiseCents: Math.max(0, gapCents - gapPromiseCents),
  };
}
