import { addMonths, countDaysBetween } from '../kernel/calendar-dates.ts';
import { Decimal } from '../kernel/decimals.ts';

/** The period that interest is compounded over: every 4 weeks is `{ base: 'week', multiple: 4 }`. */
export type UnitPeriod = { base: 'day' | 'week' | 'semimonth' | 'month' | 'year'; multiple: number };

/** Whole unit-periods and, before them, a fraction of one. */
export type PeriodCount = { full: number; fraction: Decimal };

const NONE = new Decimal(0);
const BASES_A_YEAR = { day: 365, week: 52, semimonth: 24, month: 12, year: 1 };

/** How many unit-periods a year has (12 CFR 1026 appendix J (b)(4)(iii)). */
export function countPeriodsPerYear({ base, multiple }: UnitPeriod): Decimal {
  return new Decimal(BASES_A_YEAR[base]).div(multiple);
}

/**
 * Unit-periods between two calendar days (appendix J (b)(5)): whole ones are counted back from the later day, what is left before
 * them is a fraction. A month counts 30 days of it, a semimonth 15, a year 12 whole months or else 365 days (paragraphs (ii), (iii) and (v)). `monthDay` is the day of
 * the month on which the later day's series falls, where a short month moved this one (see `findMonthDay`).
 */
export function countUnitPeriods(
  from: string,
  to: string,
  { base, multiple }: UnitPeriod,
  monthDay = Number(to.slice(8)),
): PeriodCount {
  if (base === 'day' || base === 'week') {
    return divide(countDaysBetween(from, to), (base === 'week' ? 7 : 1) * multiple);
  }
  const { months, days } = countMonthsBack(from, to, monthDay);
  if (base === 'semimonth') return divide(30 * months + days, 15 * multiple);
  if (base === 'month' && multiple < 12) return divide(30 * months + days, 30 * multiple);
  const perPeriod = base === 'year' ? 12 * multiple : multiple;
  const full = Math.floor(months / perPeriod);
  if (days === 0) return { full, fraction: new Decimal(months % perPeriod).div(perPeriod) };
  const left = countDaysBetween(from, addMonths(to, -full * perPeriod));
  return { full, fraction: new Decimal(left * 12).div(365 * perPeriod) };
}

/**
 * The unit-period of one advance that is paid back at once: the term itself where it is under a year, in months where they are whole, else
 * in days (appendix J (b)(5)(vi) and (vii)). Undefined for a year or more, and for no time at all.
 */
export function findSinglePeriod(from: string, to: string): UnitPeriod | undefined {
  const { months, days } = countMonthsBack(from, to, Number(to.slice(8)));
  if (months >= 12 || from >= to) return undefined;
  return days === 0
    ? { base: 'month', multiple: months }
    : { base: 'day', multiple: countDaysBetween(from, to) };
}

/**
 * The day of the month on which a series of days falls, where each lies on it or, in a month too short for it, on the last day:
 * 31 for the ends of months, 30 for Jan 30, Feb 28, Mar 30 (appendix J (b)(3)). Undefined for days without such a pattern.
 */
export function findMonthDay(days: readonly string[]): number | undefined {
  if (days.length < 2) return undefined;
  const isAllOn = (monthDay: number) =>
    days.every((day) => Number(day.slice(8)) === Math.min(monthDay, countDaysOfMonth(day, 0)));
  if (isAllOn(31)) return 31;
  const latest = Math.max(...days.map((day) => Number(day.slice(8))));
  return isAllOn(latest) ? latest : undefined;
}

function divide(parts: number, size: number): PeriodCount {
  const left = parts % size;
  return { full: Math.floor(parts / size), fraction: left === 0 ? NONE : new Decimal(left).div(size) };
}

/** Whole months back from `to` that do not pass `from`, and the days left between. `monthDay` as in `countUnitPeriods`. */
export function countMonthsBack(
  from: string,
  to: string,
  monthDay: number,
): { months: number; days: number } {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const months = years * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  const day = Number(from.slice(8));
  const length = countDaysOfMonth(from, 0);
  const landing = Math.min(monthDay, length);
  if (landing >= day) return { months, days: landing - day };
  return { months: months - 1, days: length - day + Math.min(monthDay, countDaysOfMonth(from, 1)) };
}

function countDaysOfMonth(day: string, months: number): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months, 0)).getUTCDate();
}
