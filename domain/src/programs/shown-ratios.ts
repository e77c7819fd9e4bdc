import { Decimal } from '../kernel/decimals.ts';

/** Ratios are printed, and compared with a program's line, in percent with two places. */
const PLACES = 2;

/** A ratio in percent as it is shown, halves up: what a program's line is compared with, so that 95.004 pays what 95.00 pays. */
export function roundRatio(percent: Decimal): Decimal {
  return percent.toDecimalPlaces(PLACES, Decimal.ROUND_HALF_UP);
}

/**
 * Loan-to-value in percent, as it is shown and compared. Fannie Mae cuts it after two places and takes the next whole percent, and
 * accepts a method that comes to the same or more (Selling Guide B2-1.2-01, 06/01/2022), as this does; HUD prints its lines with two
 * places (Mortgagee Letter 2023-05). `value` is above zero.
 */
export function computeLtv(loan: Decimal, value: Decimal): Decimal {
  return roundRatio(loan.times(100).div(value));
}

/**
 * The down payment in percent of the price, cut after two places: VA's lower fee needs "not less than 5 percent" (38 U.S.C.
 * 3729(b)(4)), so what is a cent short of it must neither be shown as 5.00 nor pay less. `price` is above zero.
 */
export function computeDownPercent(downPayment: Decimal, price: Decimal): Decimal {
  return downPayment.times(100).div(price).toDecimalPlaces(PLACES, Decimal.ROUND_DOWN);
}
