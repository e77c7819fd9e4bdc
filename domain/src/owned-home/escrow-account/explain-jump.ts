import { type Decimal, roundToCents } from '../../kernel/decimals.ts';
import { agreesWithin, PAYMENT_TOLERANCE } from './statement-tolerance.ts';

/** The escrow part of two years' payments: bills in dollars a year, the rest in dollars a month. */
export type EscrowPaymentChange = {
  oldTax: Decimal;
  newTax: Decimal;
  oldInsurance: Decimal;
  newInsurance: Decimal;
  /** What the account was short by, shortage and deficiency, and over how many months, 1 or more, it is asked for. */
  shortfall: Decimal;
  shortfallMonths: number;
  /** What of the old payment went to an earlier shortfall, and ends with it. */
  oldShortfallMonthly: Decimal;
  /** The escrow part of each payment as the statements print it; null where one is not known. */
  oldMonthly: Decimal | null;
  newMonthly: Decimal | null;
};

/** Dollars a month; below zero where a part brings the payment down. */
export type EscrowJump = {
  jump: Decimal;
  tax: Decimal;
  insurance: Decimal;
  shortfall: Decimal;
  explained: Decimal;
  /** What the three parts leave open of the change that is printed; null where it is not known. */
  unexplained: Decimal | null;
  /** Whether that is no more than rounding can make, PAYMENT_TOLERANCE; null where it is not known. */
  agrees: boolean | null;
};

/**
 * Why the escrow part of a payment changed, in three parts: a twelfth of what the tax and what the insurance rose by, and last year's
 * shortfall, which is paid back beside next year's bills and leaves the payment once it is.
 */
export function explainEscrowJump(change: EscrowPaymentChange): EscrowJump {
  const twelfth = (from: Decimal, to: Decimal) => roundToCents(to.minus(from).div(12));
  const tax = twelfth(change.oldTax, change.newTax);
  const insurance = twelfth(change.oldInsurance, change.newInsurance);
  const shortfall = roundToCents(change.shortfall.div(change.shortfallMonths)).minus(
    change.oldShortfallMonthly,
  );
  const explained = tax.plus(insurance).plus(shortfall);
  const { oldMonthly, newMonthly } = change;
  const parts = { tax, insurance, shortfall, explained };
  if (oldMonthly === null || newMonthly === null) {
    return { ...parts, jump: explained, unexplained: null, agrees: null };
  }
  const jump = newMonthly.minus(oldMonthly);
  return {
    ...parts,
    jump,
    unexplained: jump.minus(explained),
    agrees: agreesWithin(jump, explained, PAYMENT_TOLERANCE),
  };
}
