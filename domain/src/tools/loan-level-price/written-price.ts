import { type Decimal, toFixedDollars } from '../../kernel/decimals.ts';

/** A price in percent as the grid writes it: three places. */
export function formatPrice(percent: Decimal): string {
  return percent.toFixed(3);
}

/** A share of the loan in dollars, to the cent. */
export function priceInDollars(loan: Decimal, percent: Decimal): string {
  return toFixedDollars(loan.times(percent).div(100));
}
