import { Decimal, roundToCents } from '../kernel/decimals.ts';

/** Dollars as a whole number of cents, rounded half up. Exact up to 90 trillion dollars. */
export function countCents(dollars: Decimal): number {
  return roundToCents(dollars).times(100).toNumber();
}

/** Whole cents as dollars. */
export function fromCents(cents: number): Decimal {
  return new Decimal(cents).div(100);
}

/**
 * A month's interest, or that of another part of the year, in cents on a balance in cents, rounded half up. In whole numbers, so that
 * half-cents are seen: 240,000.96 at 6.25 % is 1,250.005, thus 1,250.01.
 */
export function createInterestRule(ratePercent: Decimal, periodsPerYear = 12): (balance: number) => number {
  const places = ratePercent.decimalPlaces();
  const rate = BigInt(ratePercent.times(10 ** places).toFixed(0));
  const divisor = BigInt(100 * periodsPerYear) * 10n ** BigInt(places);
  return (balance) => Number((BigInt(balance) * rate + divisor / 2n) / divisor);
}
