import { countDaysBetween } from '../kernel/calendar-dates.ts';
import { countMonthsBack, findMonthDay, findSinglePeriod, type UnitPeriod } from './unit-periods.ts';

/** A period as one of the intervals that it fits; `length` in days, months being equal and of 30 (appendix J (b)(5)(iii)). */
type Reading = { unitPeriod: UnitPeriod; length: number };

const YEAR: UnitPeriod = { base: 'month', multiple: 12 };
const DAYS_A_YEAR = 365;

/**
 * The unit-period of a transaction by the days of its advances and payments (12 CFR 1026 appendix J (b)(4)): of one advance and one
 * payment its term, at most a year; else the common period of up to a year that occurs most often, the smaller of two that occur equally
 * often; without a common period the average of all periods, rounded to the nearest standard interval (a day, a week, a semimonth, a
 * month, or a multiple of a week or a month up to a year), the lower of two as near. Periods run between advances, between payments, and
 * from the beginning of the term to the first of each ((b)(3)(i)). A common period that is no standard interval counts in days.
 */
export function deriveUnitPeriod(advances: readonly string[], payments: readonly string[]): UnitPeriod {
  const [advanced, paid] = [sortDays(advances), sortDays(payments)];
  const [advance = '', payment = ''] = [advanced[0], paid[0]];
  if (advanced.length === 1 && paid.length === 1 && advance < payment) {
    return findSinglePeriod(advance, payment) ?? YEAR;
  }
  const start = advance < payment ? advance : payment;
  const chains = [advanced, paid].map((days) => ({ days: sortDays([start, ...days]), of: days }));
  const readings = chains.flatMap(({ days, of }) => readPeriods(days, findMonthDay(of)));
  return findMostFrequent(readings) ?? roundAverage(chains.map(({ days }) => days));
}

/**
 * The interval at which `count` equal payments follow each other, the first and the last on these days; where they do not divide the time
 * between evenly, the standard interval nearest to it.
 */
export function deriveSeriesPeriod(first: string, last: string, count: number): UnitPeriod {
  const gaps = count - 1;
  const { months, days } = countMonthsBack(first, last, findMonthDay([first, last]) ?? Number(last.slice(8)));
  if (days === 0 && months > 0 && months % gaps === 0 && months / gaps <= 12) {
    return { base: 'month', multiple: months / gaps };
  }
  if (30 * months + days === 15 * gaps) return { base: 'semimonth', multiple: 1 };
  const elapsed = countDaysBetween(first, last);
  if (elapsed > 0 && elapsed % gaps === 0 && elapsed / gaps <= DAYS_A_YEAR) return inDays(elapsed / gaps);
  return findNearestInterval(elapsed, gaps);
}

/** What each period of a chain of days can be taken for. `monthDay` is the day of the month on which the chain falls, if any. */
function readPeriods(days: readonly string[], monthDay: number | undefined): Reading[] {
  return days.slice(1).flatMap((to, index) => {
    const from = days[index] ?? to;
    const elapsed = countDaysBetween(from, to);
    const back = countMonthsBack(from, to, monthDay ?? Number(to.slice(8)));
    const readings: Reading[] = [];
    if (back.days === 0 && back.months <= 12) {
      readings.push({ unitPeriod: { base: 'month', multiple: back.months }, length: 30 * back.months });
    }
    if (isHalfOfMonth(days[index - 1], from, to) || isHalfOfMonth(from, to, days[index + 2])) {
      readings.push({ unitPeriod: { base: 'semimonth', multiple: 1 }, length: 15 });
    }
    if (elapsed <= DAYS_A_YEAR) readings.push({ unitPeriod: inDays(elapsed), length: elapsed });
    return readings;
  });
}

/**
 * Whether a day parts the month between its neighbors into semimonths: the 1st and 16th, the 15th and the last, the 1st and 15th. The
 * appendix does not say which days make one; a half of 13 to 17 days holds all of these and no two weeks that recur.
 */
function isHalfOfMonth(before: string | undefined, middle: string, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const monthDay = findMonthDay([before, after]);
  if (monthDay === undefined) return false;
  const { months, days } = countMonthsBack(before, after, monthDay);
  const halves = [countDaysBetween(before, middle), countDaysBetween(middle, after)];
  return months === 1 && days === 0 && halves.every((half) => half >= 13 && half <= 17);
}

function findMostFrequent(readings: readonly Reading[]): UnitPeriod | undefined {
  const counted = new Map<string, Reading & { count: number }>();
  for (const reading of readings) {
    const { base, multiple } = reading.unitPeriod;
    const known = counted.get(`${base} ${multiple}`);
    if (known === undefined) counted.set(`${base} ${multiple}`, { ...reading, count: 1 });
    else known.count += 1;
  }
  const common = [...counted.values()].filter(({ count }) => count > 1);
  // Sorting keeps the order of equals, in which months and semimonths come before days.
  return common.toSorted((one, other) => other.count - one.count || one.length - other.length)[0]?.unitPeriod;
}

function roundAverage(chains: readonly string[][]): UnitPeriod {
  const lengths = chains.flatMap((days) =>
    days.slice(1).map((to, index) => countDaysBetween(days[index] ?? to, to)),
  );
  return findNearestInterval(
    lengths.reduce((sum, length) => sum + length, 0),
    lengths.length,
  );
}

/** The standard interval nearest to so many days in so many periods; a month is a twelfth of 365 days. */
function findNearestInterval(days: number, periods: number): UnitPeriod {
  const distance = (twentyFourths: number) => Math.abs(24 * days - twentyFourths * periods);
  const nearest = STANDARD_INTERVALS.reduce((best, interval) =>
    distance(interval.twentyFourths) < distance(best.twentyFourths) ? interval : best,
  );
  return nearest.unitPeriod;
}

/** Appendix J (b)(3)(iii), from the shortest to the longest; their lengths in twenty-fourths of a day, so that all are whole. */
const STANDARD_INTERVALS: { unitPeriod: UnitPeriod; twentyFourths: number }[] = [
  { unitPeriod: { base: 'day', multiple: 1 } as const, twentyFourths: 24 },
  { unitPeriod: { base: 'semimonth', multiple: 1 } as const, twentyFourths: DAYS_A_YEAR },
  ...countUp(52).map((multiple) => ({
    unitPeriod: { base: 'week', multiple } as const,
    twentyFourths: 168 * multiple,
  })),
  ...countUp(12).map((multiple) => ({
    unitPeriod: { base: 'month', multiple } as const,
    twentyFourths: 2 * DAYS_A_YEAR * multiple,
  })),
].toSorted((one, other) => one.twentyFourths - other.twentyFourths);

function countUp(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

function inDays(days: number): UnitPeriod {
  return days % 7 === 0 ? { base: 'week', multiple: days / 7 } : { base: 'day', multiple: days };
}

function sortDays(days: readonly string[]): string[] {
  return [...new Set(days)].toSorted();
}
