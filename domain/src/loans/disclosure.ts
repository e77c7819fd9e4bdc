import { Decimal } from '../kernel/decimals.ts';
import { computeLevelPayment } from './level-payment.ts';
import { type LoanTerms, listSegments } from './loan-terms.ts';

/** Payments from `from` to `until`, each of `payment` dollars, unrounded; `balance` is owed before the first of them. */
export type DisclosedStep = {
  from: number;
  until: number;
  ratePercent: Decimal;
  payment: Decimal;
  balance: Decimal;
  isInterestOnly: boolean;
};

/** A loan's figures without rounding to cents on the way, in dollars. */
export type Disclosure = { steps: DisclosedStep[]; totalOfPayments: Decimal; totalInterest: Decimal };

/**
 * The figures of disclosures. Their totals come from the unrounded payment: the Total of Payments of form H-25(B) is
 * 761.784076... times 360, which 761.78 times 360 misses by $1.47 (12 CFR 1026 appendix H).
 */
export function computeDisclosure(terms: LoanTerms): Disclosure {
  const steps: DisclosedStep[] = [];
  let balance = terms.principal;
  let totalOfPayments = new Decimal(0);
  for (const { from, until, ratePercent, isInterestOnly } of listSegments(terms)) {
    const payment = isInterestOnly
      ? balance.times(ratePercent).div(1200)
      : computeLevelPayment(balance, ratePercent, terms.termMonths - from + 1);
    const step = { from, until, ratePercent, payment, balance, isInterestOnly };
    steps.push(step);
    totalOfPayments = totalOfPayments.plus(payment.times(until - from + 1));
    if (until < terms.termMonths) balance = growBalance(step, until - from + 1);
  }
  return { steps, totalOfPayments, totalInterest: totalOfPayments.minus(terms.principal) };
}

/** Interest and principal paid with the first `months` payments (0 to the term), and what is owed then; unrounded dollars. */
export function getDisclosedPart({ steps }: Disclosure, months: number) {
  const first = steps[0];
  const current = steps.findLast(({ from }) => from <= Math.max(1, months));
  if (first === undefined || current === undefined) throw new RangeError('A loan has payments.');
  const isPaidOff = current === steps.at(-1) && months >= current.until;
  const balance = isPaidOff ? new Decimal(0) : growBalance(current, months - current.from + 1);
  const principalPaid = first.balance.minus(balance);
  const paid = steps.reduce(
    (sum, { from, until, payment }) =>
      sum.plus(payment.times(Math.max(0, Math.min(until, months) - from + 1))),
    new Decimal(0),
  );
  return { balance, principalPaid, interest: paid.minus(principalPaid), paid };
}

/** B (1 + i)^m - p ((1 + i)^m - 1) / i. */
function growBalance(
  { balance, ratePercent, payment, isInterestOnly }: DisclosedStep,
  months: number,
): Decimal {
  if (isInterestOnly || months === 0) return balance;
  if (ratePercent.isZero()) return balance.minus(payment.times(months));
  const monthly = ratePercent.div(1200);
  const growth = monthly.plus(1).pow(months);
  return balance.times(growth).minus(payment.times(growth.minus(1)).div(monthly));
}
