import { Decimal as Base } from 'decimal.js';

/**
 * Decimal numbers for money and rates: 40 significant digits, halves rounded away from zero. Multiply before dividing, and
 * round once, at the end. Never made from a JavaScript number with a fraction: such a number has lost its digits already.
 */
export const Decimal = Base.clone({
  precision: 40,
  rounding: Base.ROUND_HALF_UP,
  toExpNeg: -100,
  toExpPos: 100,
});
export type Decimal = Base;

/** Dollars rounded to whole cents, half a cent away from zero. */
export function roundToCents(dollars: Decimal): Decimal {
  return dollars.toDecimalPlaces(2);
}

/** Whole dollars, half a dollar away from zero (12 CFR 1026.37(o)(4)(i)(A)). */
export function roundToDollars(dollars: Decimal): Decimal {
  return dollars.toDecimalPlaces(0);
}

/** Dollars as they travel: a decimal string with exactly two places, rounded. "-0.00" is "0.00". */
export function toFixedDollars(dollars: Decimal): string {
  const rounded = roundToCents(dollars);
  return (rounded.isZero() ? rounded.abs() : rounded).toFixed(2);
}
