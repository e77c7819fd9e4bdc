import type { Decimal } from '../kernel/decimals.ts';

/** From payment number `fromPayment` on (the first is 1) interest is charged at this yearly rate, in percent. */
export type RateChange = { fromPayment: number; ratePercent: Decimal };

/**
 * What a note promises. `principal` in dollars, at least 0 and in whole cents; `ratePercent` a year, 0 to 100; `termMonths` 1 to 600
 * monthly payments. `interestOnlyMonths` payments (fewer than the term) pay interest alone. At the end of them, and at every rate change,
 * the payment is recomputed over the rest of the term. `rateChanges` in the order of their payments.
 */
export type LoanTerms = {
  principal: Decimal;
  ratePercent: Decimal;
  termMonths: number;
  interestOnlyMonths?: number | undefined;
  rateChanges?: readonly RateChange[] | undefined;
};

/** Payments `from` to `until`, both included, that keep one rate and one way of paying. */
export type Segment = { from: number; until: number; ratePercent: Decimal; isInterestOnly: boolean };

/** The term cut where the rate changes and where the interest-only payments end. */
export function listSegments(terms: LoanTerms): Segment[] {
  const { termMonths, interestOnlyMonths = 0, rateChanges = [] } = terms;
  const changes = rateChanges.filter(({ fromPayment }) => fromPayment > 1 && fromPayment <= termMonths);
  const starts = new Set([1, ...changes.map(({ fromPayment }) => fromPayment)]);
  if (interestOnlyMonths > 0) starts.add(interestOnlyMonths + 1);
  const ordered = [...starts].sort((one, other) => one - other);
  return ordered.map((from, at) => ({
    from,
    until: (ordered[at + 1] ?? termMonths + 1) - 1,
    ratePercent: findRate(terms, from),
    isInterestOnly: from <= interestOnlyMonths,
  }));
}

function findRate({ ratePercent, rateChanges = [] }: LoanTerms, payment: number): Decimal {
  return rateChanges.findLast(({ fromPayment }) => fromPayment <= payment)?.ratePercent ?? ratePercent;
}
