import { Decimal, roundToCents } from '../kernel/decimals.ts';

/** One fee: what the Loan Estimate said and what the borrower paid at closing, in dollars. */
export type ComparedFee = { name: string; estimate: Decimal; actual: Decimal };

/**
 * What fees rose beyond what the rule allows (12 CFR 1026.19(e)(3)). Dollars; `cure` is what the creditor pays back. Fees without a
 * bound (prepaid interest, insurance, escrow, services one shopped for off the list) are not part of it.
 */
export type ToleranceCheck = {
  /** Fees that must not rise at all, and did. One that fell does not make up for it. */
  risen: { name: string; by: Decimal }[];
  /** Fees of the group that were estimated and not charged: their estimates allow nothing. */
  notCharged: { name: string; estimate: Decimal }[];
  /** Of the group that may rise together: the estimates of what was charged, what they allow, what was paid. */
  estimateTotal: Decimal;
  limitTotal: Decimal;
  actualTotal: Decimal;
  zeroCure: Decimal;
  tenPercentCure: Decimal;
  cure: Decimal;
};

/** The group of fees that may rise by a tenth together, in percent of their estimate. */
const GROUP_PERCENT = 110;

/**
 * Compares fees with their estimates: each of the `zero` group by itself (creditor's and broker's own, transfer taxes, services the
 * creditor chose); the `tenPercent` group in total (recording, and listed services one could shop for), so that one fee of it may rise by
 * more and a new one may appear. A fee of that group that was estimated and not charged counts on neither side (comment 19(e)(3)(ii)-5):
 * otherwise an unused service would make room for others to rise.
 */
export function checkTolerances(
  zero: readonly ComparedFee[],
  tenPercent: readonly ComparedFee[],
): ToleranceCheck {
  const sum = (amounts: Decimal[]) => amounts.reduce((total, amount) => total.plus(amount), new Decimal(0));
  const risen = zero
    .filter(({ estimate, actual }) => actual.gt(estimate))
    .map(({ name, estimate, actual }) => ({ name, by: actual.minus(estimate) }));
  const isUnused = ({ estimate, actual }: ComparedFee) => actual.isZero() && !estimate.isZero();
  const notCharged = tenPercent.filter(isUnused).map(({ name, estimate }) => ({ name, estimate }));
  const charged = tenPercent.filter((fee) => !isUnused(fee));
  const estimateTotal = sum(charged.map(({ estimate }) => estimate));
  const limitTotal = roundToCents(estimateTotal.times(GROUP_PERCENT).div(100));
  const actualTotal = sum(charged.map(({ actual }) => actual));
  const zeroCure = sum(risen.map(({ by }) => by));
  const tenPercentCure = Decimal.max(actualTotal.minus(limitTotal), 0);
  return {
    risen,
    notCharged,
    estimateTotal,
    limitTotal,
    actualTotal,
    zeroCure,
    tenPercentCure,
    cure: zeroCure.plus(tenPercentCure),
  };
}
