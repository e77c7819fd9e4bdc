import { Decimal, roundToCents } from '../../kernel/decimals.ts';
import { pickTable, type TableUse } from '../data-table.ts';
import { computeLtv } from '../shown-ratios.ts';
import { pmiPremiumTables } from './pmi-premium-table.ts';

/** The score that is assumed where the reader names none. */
export const ASSUMED_CREDIT_SCORE = 720;

/** A loan above this share of the value, in percent, carries private mortgage insurance (12 U.S.C. 1717(b)(2), 1454(a)(2)). */
const INSURED_ABOVE_PERCENT = 80;

/** Shares of the original value, in percent, at which insurance may be asked away and ends by itself (12 U.S.C. 4901(2), (18)). */
const REQUEST_PERCENT = 80;
const AUTOMATIC_PERCENT = 78;

/** A scheduled payment, counted from 1, and the balance after it in dollars. */
export type ScheduledPoint = { payment: number; balance: Decimal };

/** When insurance ends by the schedule. A date is null where the loan begins at or below its line, or never comes to it. */
export type PmiDates = {
  /** From this payment the borrower may ask in writing (80 percent). */
  request: ScheduledPoint | null;
  /** At this payment it ends by itself where payments are current (78 percent). */
  automatic: ScheduledPoint | null;
  /** The midpoint of the term: it ends the month after at the latest, where payments are current. */
  midpointPayment: number;
  /** How many monthly premiums fall due where nothing is asked for: to the automatic end or the midpoint, whichever is first. */
  premiums: number;
};

/** Whether a loan needs private mortgage insurance: more than 80 percent of the value, as that is shown. Dollars. */
export function needsPmi(loan: Decimal, value: Decimal): boolean {
  return value.isZero() ? loan.gt(0) : computeLtv(loan, value).gt(INSURED_ABOVE_PERCENT);
}

/**
 * The dates of the Homeowners Protection Act (12 U.S.C. 4901-4902) from the balances after each scheduled payment, in dollars.
 * They follow from the schedule and the original value (the lesser of price and appraisal); later values do not count.
 */
export function computePmiDates(
  loan: Decimal,
  originalValue: Decimal,
  balancesAfter: readonly Decimal[],
): PmiDates {
  const findFirst = (percent: number): ScheduledPoint | null => {
    const line = originalValue.times(percent).div(100);
    if (loan.lte(line)) return null;
    const index = balancesAfter.findIndex((balance) => balance.lte(line));
    const balance = balancesAfter[index];
    return balance === undefined ? null : { payment: index + 1, balance };
  };
  const automatic = findFirst(AUTOMATIC_PERCENT);
  const midpointPayment = Math.ceil(balancesAfter.length / 2);
  const last = Math.min(automatic?.payment ?? midpointPayment, midpointPayment);
  const isNeeded = needsPmi(loan, originalValue);
  return {
    request: isNeeded ? findFirst(REQUEST_PERCENT) : null,
    automatic,
    midpointPayment,
    premiums: isNeeded ? last : 0,
  };
}

/** The monthly premium of a loan in dollars at an annual rate in percent: unrounded; whole cents come of `roundToCents`. */
export function computeMonthlyPremium(loan: Decimal, annualPercent: Decimal): Decimal {
  return loan.times(annualPercent).div(1200);
}

/** An assumed premium, where the lender's is not known: annual percents from low to high and what they rest on. */
export type AssumedPremium = { low: Decimal; expected: Decimal; high: Decimal; table: TableUse };

/**
 * The range in which private insurance of a loan is likely to cost, in percent of the loan a year, by loan-to-value (percent, as it
 * is shown: `computeLtv`) and credit score. Zero at or below 80 percent. An assumption: show it as one.
 */
export function assumePmiPremium(ltvPercent: Decimal, creditScore: number, on: string): AssumedPremium {
  const { content, use } = pickTable(pmiPremiumTables, on);
  const row = content.byLtv.find(({ aboveLtvPercent }) => ltvPercent.gt(aboveLtvPercent));
  const band = content.fromScores.findIndex((from) => creditScore >= from);
  const expected = new Decimal(row?.annualPercents[band] ?? 0);
  return {
    low: expected.times(content.lowPart).div(100),
    expected,
    high: expected.times(content.highPart).div(100),
    table: use,
  };
}

/** The next higher score from which an assumed premium is lower; nothing above the last one. */
export function findNextPremiumScore(creditScore: number, on: string): number | undefined {
  return pickTable(pmiPremiumTables, on).content.fromScores.findLast((from) => from > creditScore);
}

/** Dollars a month in cents, for a premium that was assumed or named. */
export function roundPremium(loan: Decimal, annualPercent: Decimal): Decimal {
  return roundToCents(computeMonthlyPremium(loan, annualPercent));
}
