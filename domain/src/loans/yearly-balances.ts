import type { Decimal } from '../kernel/decimals.ts';
import { countCents, fromCents } from './cents.ts';
import type { LoanTerms } from './loan-terms.ts';
import { computeSchedule } from './schedule.ts';

/** What is owed before each scheduled payment, in dollars to the cent, year by year: twelve balances, or fewer in the last year. */
export function listYearlyBalances(terms: LoanTerms): Decimal[][] {
  const { rows } = computeSchedule(terms);
  const owed = [countCents(terms.principal), ...rows.slice(0, -1).map(({ balance }) => balance)].map(
    fromCents,
  );
  return Array.from({ length: Math.ceil(owed.length / 12) }, (_, year) =>
    owed.slice(year * 12, year * 12 + 12),
  );
}
