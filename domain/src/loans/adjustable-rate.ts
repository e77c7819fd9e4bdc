import { Decimal } from '../kernel/decimals.ts';
import type { LoanTerms, RateChange } from './loan-terms.ts';

/**
 * How a note lets its rate move. The first change comes with payment `firstChangePayment`, the next ones every
 * `changeEveryMonths`. `firstCap` and `periodicCap` are points up or down at one change; `highestRate` and `lowestRate` bound it for
 * life, in percent.
 */
export type AdjustableRate = {
  firstChangePayment: number;
  changeEveryMonths: number;
  firstCap: Decimal;
  periodicCap: Decimal;
  highestRate: Decimal;
  lowestRate: Decimal;
};

/**
 * The changes of a rate that goes towards `target` percent as fast as its caps let it: the highest rate for the worst case, the
 * lowest for the best, index plus margin where the index stays as it is (12 CFR 1026.37(c)(1)(iii) projects payments so).
 */
export function projectRateChanges(
  { ratePercent, termMonths }: LoanTerms,
  adjustable: AdjustableRate,
  target: Decimal,
): RateChange[] {
  const { firstChangePayment, changeEveryMonths, lowestRate, highestRate } = adjustable;
  const aim = Decimal.max(lowestRate, Decimal.min(highestRate, target));
  const changes: RateChange[] = [];
  let rate = ratePercent;
  for (let payment = firstChangePayment; payment <= termMonths; payment += changeEveryMonths) {
    const cap = payment === firstChangePayment ? adjustable.firstCap : adjustable.periodicCap;
    const next = Decimal.max(rate.minus(cap), Decimal.min(rate.plus(cap), aim));
    if (!next.equals(rate)) changes.push({ fromPayment: payment, ratePercent: next });
    rate = next;
  }
  return changes;
}
