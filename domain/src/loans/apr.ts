import { Decimal } from '../kernel/decimals.ts';
import { type Flow, solveUnitRate } from './annual-rate.ts';
import { computeDisclosure } from './disclosure.ts';
import type { LoanTerms } from './loan-terms.ts';
import { countUnitPeriods, findMonthDay, type UnitPeriod } from './unit-periods.ts';

/** Dollars on a calendar day. */
export type DatedAmount = { date: string; amount: Decimal };

/**
 * The annual percentage rate in percent, unrounded, by the actuarial method of 12 CFR 1026 appendix J. The term begins with the first
 * advance or, where something is paid before it, with that payment. Null where the payments do not come to what was advanced.
 */
export function computeAprOfFlows(
  advances: readonly Flow[],
  payments: readonly Flow[],
  periodsPerYear: Decimal,
): Decimal | null {
  const rate = solveUnitRate(joinRuns(advances), joinRuns(payments));
  return rate === null ? null : rate.times(periodsPerYear).times(100);
}

/** A rate as disclosures print it: three decimals, zeros at the end dropped (4.274, 3.875, 4). */
export function formatDisclosedPercent(percent: Decimal): string {
  return percent.toDecimalPlaces(3).toFixed();
}

/** Equal payments that follow each other become one flow: 360 of them cost what one costs. */
function joinRuns(flows: readonly Flow[]): Flow[] {
  const runs: Flow[] = [];
  for (const flow of flows) {
    const run = runs.at(-1);
    const isNext = run !== undefined && run.first + run.count === flow.first;
    if (isNext && run.amount.equals(flow.amount) && run.fraction.equals(flow.fraction)) {
      run.count += flow.count;
    } else {
      runs.push({ ...flow });
    }
  }
  return runs;
}

/** The first of the days, on which a term begins. */
export function findEarliest(amounts: readonly { date: string }[]): string {
  return amounts.reduce((first, { date }) => (date < first ? date : first), '9999-12-31');
}

/** Each amount by its unit-periods after `start`, a day before or of all of them. */
export function placeAmounts(amounts: readonly DatedAmount[], start: string, unitPeriod: UnitPeriod): Flow[] {
  const monthDay = findMonthDay(amounts.map(({ date }) => date));
  return amounts.map(({ date, amount }) => {
    const { full, fraction } = countUnitPeriods(start, date, unitPeriod, monthDay);
    return { amount, first: full, fraction, count: 1 };
  });
}

/** Monthly mortgage insurance of `amount` dollars, unrounded, with the next `payments` payments. */
export type InsuranceStep = { amount: Decimal; payments: number };

type MortgageCredit = {
  terms: LoanTerms;
  /** What is paid at or before closing and counts as finance charge, in dollars: points, lender's fees, prepaid interest. */
  prepaidFinanceCharge: Decimal;
  /** In order, the first from payment 1 on. */
  insurance?: readonly InsuranceStep[] | undefined;
};

/**
 * The APR in percent, unrounded, of a mortgage paid monthly with a regular first period: the amount financed (12 CFR 1026.18(b)) is
 * the loan less the prepaid finance charge; insurance is a finance charge (1026.4(b)(5)), so it counts as paid with the payments.
 * Payments are the unrounded ones. Null where nothing is left to be financed or less is paid than that.
 */
export function computeMortgageApr({
  terms,
  prepaidFinanceCharge,
  insurance = [],
}: MortgageCredit): Decimal | null {
  const financed = terms.principal.minus(prepaidFinanceCharge);
  if (financed.lessThanOrEqualTo(0)) return null;
  const advance = { amount: financed, first: 0, fraction: NONE, count: 1 };
  return computeAprOfFlows([advance], listMortgagePayments(terms, insurance), new Decimal(12));
}

/** The unrounded payments of a mortgage and its insurance, the first one month after the loan. */
export function listMortgagePayments(terms: LoanTerms, insurance: readonly InsuranceStep[]): Flow[] {
  const payments: Flow[] = computeDisclosure(terms).steps.map(({ from, until, payment }) => ({
    amount: payment,
    first: from,
    fraction: NONE,
    count: until - from + 1,
  }));
  let next = 1;
  for (const { amount, payments: wanted } of insurance) {
    const count = Math.min(wanted, terms.termMonths - next + 1);
    if (count > 0) payments.push({ amount, first: next, fraction: NONE, count });
    next += count;
  }
  return payments;
}

const NONE = new Decimal(0);
