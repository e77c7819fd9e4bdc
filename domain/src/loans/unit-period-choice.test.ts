import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../kernel/calendar-dates.ts';
import { deriveSeriesPeriod, deriveUnitPeriod } from './unit-period-choice.ts';
import type { UnitPeriod } from './unit-periods.ts';

const every = (first: string, count: number, next: (date: string, steps: number) => string) =>
  Array.from({ length: count }, (_, steps) => next(first, steps));
const byDays = (days: number) => (date: string, steps: number) => addDays(date, steps * days);
const byMonths = (months: number) => (date: string, steps: number) => addMonths(date, steps * months);
/** The same two days of each month. */
const twice = (first: string, second: string, months: number) =>
  every(first, months, byMonths(1)).flatMap((date, index) => [date, addMonths(second, index)]);

const day = (multiple: number): UnitPeriod => ({ base: 'day', multiple });
const week = (multiple: number): UnitPeriod => ({ base: 'week', multiple });
const month = (multiple: number): UnitPeriod => ({ base: 'month', multiple });
const semimonth: UnitPeriod = { base: 'semimonth', multiple: 1 };

describe('the unit-period by 12 CFR 1026 appendix J (b)(4)', () => {
  test.each<[string, string[], string[], UnitPeriod]>([
    // (ii): one advance, one payment.
    ['the term in days', ['1978-01-03'], ['1978-09-15'], day(255)],
    ['the term in months', ['1978-07-15'], ['1979-01-15'], month(6)],
    ['a term of a year', ['1978-01-03'], ['1979-01-03'], month(12)],
    ['a term of two years', ['1978-01-03'], ['1980-01-03'], month(12)],
    ['one advance given twice', ['1978-01-03', '1978-01-03'], ['1978-09-15'], day(255)],
    // (i): the common period that occurs most often.
    ['months', ['2026-01-10'], every('2026-02-10', 12, byMonths(1)), month(1)],
    ['months that end on the 31st', ['2026-01-15'], every('2026-01-31', 9, byMonths(1)), month(1)],
    ['months after a long first period', ['2026-01-10'], every('2026-03-01', 3, byMonths(1)), month(1)],
    ['two months', ['2026-01-10'], every('2026-03-01', 6, byMonths(2)), month(2)],
    ['quarters', ['2026-05-23'], every('2026-10-01', 8, byMonths(3)), month(3)],
    ['half-years', ['2026-01-01'], every('2026-07-01', 4, byMonths(6)), month(6)],
    ['years', ['2026-01-01'], every('2027-01-01', 4, byMonths(12)), month(12)],
    ['weeks', ['2026-03-20'], every('2026-04-21', 30, byDays(7)), week(1)],
    ['two weeks', ['2026-01-02'], every('2026-01-16', 26, byDays(14)), week(2)],
    ['four weeks through a February', ['2026-01-04'], every('2026-02-01', 13, byDays(28)), week(4)],
    ['days', ['2023-10-26'], every('2023-11-30', 5, byDays(1)), day(1)],
    ['ten days, which no standard interval is', ['2026-01-02'], every('2026-01-12', 9, byDays(10)), day(10)],
    ['the 1st and the 16th', ['2026-02-23'], twice('2026-03-01', '2026-03-16', 12), semimonth],
    ['the 1st and the 15th', ['2026-02-23'], twice('2026-03-01', '2026-03-15', 12), semimonth],
    ['the 5th and the 20th', ['2026-02-23'], twice('2026-03-05', '2026-03-20', 3), semimonth],
    ['the 15th and the last', ['2026-01-15'], twice('2026-01-31', '2026-02-15', 12), semimonth],
    ['fifteen days', ['2026-01-02'], every('2026-01-17', 24, byDays(15)), day(15)],
    [
      'months among skipped payments',
      ['1978-03-03'],
      ['1978-09-15', '1978-10-15', '1978-11-15', '1979-03-15', '1979-09-15', '1979-10-15', '1979-11-15'],
      month(1),
    ],
    [
      'months of payments beside advances that recur',
      ['1979-04-10', '1979-06-10', '1979-08-10'],
      every('1979-12-10', 24, byMonths(1)),
      month(1),
    ],
    [
      'advances that recur, where payments do not',
      ['2026-01-10', '2026-04-10', '2026-07-10', '2026-10-10'],
      ['2027-01-15', '2027-06-20'],
      month(3),
    ],
    ['payments before the first advance', ['1978-09-05'], every('1978-07-01', 50, byMonths(1)), month(1)],
    // (i)(A): equally often, the smaller.
    [
      'two months and one as often',
      ['2026-01-10'],
      ['2026-02-10', '2026-03-10', '2026-05-10', '2026-07-10'],
      month(1),
    ],
    // Not over a year: what recurs every other year is no unit-period.
    ['every other year', ['2026-01-01'], every('2028-01-01', 4, byMonths(24)), month(12)],
    // (i)(B): nothing recurs, so the average counts.
    ['an average of 30.5 days', ['2026-01-01'], ['2026-01-26', '2026-03-03'], month(1)],
    ['an average of 15 days', ['2026-01-01'], ['2026-01-14', '2026-01-31'], semimonth],
    ['an average of 28.5 days', ['2026-01-01'], ['2026-01-28', '2026-02-27'], week(4)],
    [
      'an average of 10.5 days, as near to one week as to two',
      ['2026-01-01'],
      ['2026-01-10', '2026-01-22'],
      week(1),
    ],
    ['an average of over a year', ['2026-01-01'], ['2027-05-01', '2029-01-15'], month(12)],
  ])('%s', (_, advances, payments, unitPeriod) => {
    expect(deriveUnitPeriod(advances, payments)).toEqual(unitPeriod);
    expect(deriveUnitPeriod(advances.toReversed(), payments.toReversed())).toEqual(unitPeriod);
  });
});

describe('the interval of a series by its ends', () => {
  test.each<[string, string, number, UnitPeriod]>([
    ['2020-05-01', '2040-04-01', 240, month(1)],
    ['2026-01-31', '2026-04-30', 4, month(1)],
    ['2026-01-01', '2028-10-01', 12, month(3)],
    ['2026-01-16', '2027-01-01', 26, week(2)],
    ['2026-03-01', '2027-02-16', 24, semimonth],
    ['2026-03-01', '2026-03-21', 3, day(10)],
    // The last of them three days late.
    ['2020-05-01', '2040-04-04', 240, month(1)],
    ['2026-03-01', '2026-03-01', 3, day(1)],
  ])('%s to %s in %i payments', (first, last, count, unitPeriod) => {
    expect(deriveSeriesPeriod(first, last, count)).toEqual(unitPeriod);
  });
});
