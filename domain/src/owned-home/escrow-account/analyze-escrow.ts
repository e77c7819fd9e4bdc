import { Decimal } from '../../kernel/decimals.ts';

/** A surplus of so many dollars or more is paid back (12 CFR 1024.17(f)(2)(i)). */
const REFUND_FROM = 50;
const REFUND_WITHIN_DAYS = 30;
/** The fewest payments over which a shortage, and a deficiency, of a month's payment or more may be spread: (f)(3) and (4). */
export const SHORTAGE_MONTHS = 12;
export const DEFICIENCY_MONTHS = 2;

/**
 * What the yearly analysis finds, in dollars; at most a shortage and a deficiency at once. Months are the fewest over which the
 * servicer has to spread what it asks for; null where it may ask for it within 30 days.
 */
export type EscrowAnalysis = {
  surplus: Decimal;
  /** Days within which the surplus has to be paid back; null where it may be credited instead. */
  mustRefundWithinDays: number | null;
  shortage: Decimal;
  shortageBelowOneMonth: boolean;
  shortageSpreadMonths: number | null;
  deficiency: Decimal;
  deficiencySpreadMonths: number | null;
};

/**
 * Compares an escrow balance with what it should be (12 CFR 1024.17(f)): a surplus above it, a shortage below it, and a
 * deficiency where the balance itself is below zero. All in dollars; `monthly` is one month's escrow payment.
 */
export function analyzeEscrow(account: {
  requiredBalance: Decimal;
  actualBalance: Decimal;
  monthly: Decimal;
}): EscrowAnalysis {
  const { requiredBalance, actualBalance, monthly } = account;
  const nothing = new Decimal(0);
  const surplus = Decimal.max(actualBalance.minus(requiredBalance), nothing);
  const deficiency = Decimal.max(actualBalance.negated(), nothing);
  const shortage = Decimal.max(requiredBalance.minus(Decimal.max(actualBalance, nothing)), nothing);
  const spread = (amount: Decimal, months: number) => (amount.lt(monthly) ? null : months);
  return {
    surplus,
    mustRefundWithinDays: surplus.gte(REFUND_FROM) ? REFUND_WITHIN_DAYS : null,
    shortage,
    shortageBelowOneMonth: shortage.lt(monthly),
    shortageSpreadMonths: shortage.isZero() ? null : spread(shortage, SHORTAGE_MONTHS),
    deficiency,
    deficiencySpreadMonths: deficiency.isZero() ? null : spread(deficiency, DEFICIENCY_MONTHS),
  };
}
