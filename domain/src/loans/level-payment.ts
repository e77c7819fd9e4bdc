import { Decimal } from '../kernel/decimals.ts';

/** Digits while a payment is worked out: a near-zero rate loses ten of them to cancellation. */
const Wide = Decimal.clone({ precision: 60 });

/** Places an unrounded payment is given with; an exact half cent is still exactly half after this rounding. */
const PLACES = 25;

/**
 * The monthly payment that clears `principal` dollars in `termMonths` equal payments: P i / (1 - (1 + i)^-n), i the yearly rate
 * over 12; at 0 % it is P / n. Unrounded (25 places), as the totals of disclosures need it; what is billed is this rounded to
 * the cent.
 */
export function computeLevelPayment(principal: Decimal, ratePercent: Decimal, termMonths: number): Decimal {
  if (ratePercent.isZero()) return new Decimal(principal.div(termMonths).toDecimalPlaces(PLACES));
  const monthly = new Wide(ratePercent).div(1200);
  const growth = monthly.plus(1).pow(termMonths);
  const payment = monthly.times(growth).times(principal).div(growth.minus(1));
  return new Decimal(payment.toDecimalPlaces(PLACES));
}
