import { addDays, countDaysBetween } from '../../kernel/calendar-dates.ts';
import type { Decimal } from '../../kernel/decimals.ts';
import { countCents, fromCents } from '../../loans/cents.ts';

/**
 * What a lender's lock agreement says of an extension. It is sold in steps of `stepDays` (1: by the day), each for a share of the loan
 * in percent, or for a fee in whole cents; `freeDays` of it cost nothing. `mostDays` is as far as it goes; null where it names no bound.
 */
export type LockTerms = {
  stepDays: number;
  price: { percent: Decimal } | { feeCents: number };
  freeDays: number;
  mostDays: number | null;
};

/** `daysShort` is 0 where the lock holds through closing. `costCents` is null where no terms are known: ask the lender. */
export type LockExtension = {
  daysShort: number;
  steps: number | null;
  costCents: number | null;
  /** The day through which it would then hold. */
  holdsUntil: string | null;
  /** Whether the lender extends that far at all; if not, the rate has to be locked again. */
  isPossible: boolean | null;
};

/** By how much a closing outruns a rate lock, which may end on that very day, and what extending it costs. Whole cents. */
export function computeLockExtension(
  lock: { until: string; loanCents: number | null; terms: LockTerms | null },
  closing: string,
): LockExtension {
  const daysShort = Math.max(0, countDaysBetween(lock.until, closing));
  if (daysShort === 0) return { daysShort, steps: 0, costCents: 0, holdsUntil: lock.until, isPossible: true };
  const { terms, loanCents } = lock;
  if (terms === null) return { daysShort, steps: null, costCents: null, holdsUntil: null, isPossible: null };
  const steps = Math.ceil(Math.max(0, daysShort - terms.freeDays) / terms.stepDays);
  const days = terms.freeDays + steps * terms.stepDays;
  return {
    daysShort,
    steps,
    costCents: priceSteps(terms, steps, loanCents),
    holdsUntil: addDays(lock.until, days),
    isPossible: terms.mostDays === null || daysShort <= terms.mostDays,
  };
}

function priceSteps({ price }: LockTerms, steps: number, loanCents: number | null): number | null {
  if ('feeCents' in price) return price.feeCents * steps;
  if (steps === 0) return 0;
  return loanCents === null
    ? null
    : countCents(fromCents(loanCents).times(price.percent).times(steps).div(100));
}
