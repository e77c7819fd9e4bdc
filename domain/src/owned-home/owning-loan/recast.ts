import type { Decimal } from '../../kernel/decimals.ts';
import { countCents, fromCents } from '../../loans/cents.ts';
import { computeLevelPayment } from '../../loans/level-payment.ts';
import { computeSchedule } from '../../loans/schedule.ts';

/**
 * Whole cents, `ratePercent` a year. The lump sum is above zero and below the balance; `monthsLeft` are payments, 1 to 600. `paymentCents`
 * is what is paid now where that is not the level payment of the balance, as after earlier payments on top: more than a month's interest.
 */
export type RecastLoan = {
  balanceCents: number;
  ratePercent: Decimal;
  monthsLeft: number;
  lumpSumCents: number;
  feeCents: number;
  paymentCents?: number;
};

/**
 * Whole cents. `monthsToEarnBackFee` is the first month after which the lower payments have saved the fee; null where they never do within
 * the term. Interest is what is still to come. `paidWithoutRecast` is the lump sum alone, with the old payment kept: fewer payments.
 */
export type Recast = {
  oldPaymentCents: number;
  newPaymentCents: number;
  monthlySavingCents: number;
  monthsToEarnBackFee: number | null;
  interestBeforeCents: number;
  interestAfterCents: number;
  paidWithoutRecast: { months: number; interestCents: number };
};

/** The payment after a lump sum, at the same rate and over the same months: level payments are rounded to the cent, half up. */
export function computeRecast({
  balanceCents,
  ratePercent,
  monthsLeft,
  lumpSumCents,
  feeCents,
  paymentCents,
}: RecastLoan): Recast {
  const scheduleOf = (cents: number, payment?: Decimal) =>
    computeSchedule({ principal: fromCents(cents), ratePercent, termMonths: monthsLeft }, { payment });
  const paymentOf = (cents: number) =>
    countCents(computeLevelPayment(fromCents(cents), ratePercent, monthsLeft));
  const lowerCents = balanceCents - lumpSumCents;
  const oldPaymentCents = paymentCents ?? paymentOf(balanceCents);
  const newPaymentCents = paymentOf(lowerCents);
  const monthlySavingCents = oldPaymentCents - newPaymentCents;
  const kept = scheduleOf(lowerCents, fromCents(oldPaymentCents));
  return {
    oldPaymentCents,
    newPaymentCents,
    monthlySavingCents,
    monthsToEarnBackFee: countMonths(feeCents, monthlySavingCents, monthsLeft),
    interestBeforeCents: scheduleOf(balanceCents, fromCents(oldPaymentCents)).totalInterest,
    interestAfterCents: scheduleOf(lowerCents).totalInterest,
    paidWithoutRecast: { months: kept.rows.length, interestCents: kept.totalInterest },
  };
}

function countMonths(feeCents: number, savingCents: number, monthsLeft: number): number | null {
  if (feeCents === 0) return 0;
  const months = savingCents <= 0 ? Number.POSITIVE_INFINITY : Math.ceil(feeCents / savingCents);
  return months > monthsLeft ? null : months;
}
