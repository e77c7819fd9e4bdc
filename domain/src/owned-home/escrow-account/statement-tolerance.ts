import { Decimal } from '../../kernel/decimals.ts';

/**
 * How far a statement may be from these figures and still agree, in dollars. The rule says nothing of rounding, and HUD allowed whole
 * dollars (1995): twelve payments that are each half a dollar off are 6, the balance itself half a dollar, thus up to 7 for a balance.
 */
export const BALANCE_TOLERANCE = new Decimal(7);
/** Two monthly payments in whole dollars, each half a dollar off. */
export const PAYMENT_TOLERANCE = new Decimal(1);

/** Whether a figure of a statement is the one that was expected, as near as rounding lets it be. */
export function agreesWithin(stated: Decimal, expected: Decimal, tolerance: Decimal): boolean {
  return stated.minus(expected).abs().lte(tolerance);
}
