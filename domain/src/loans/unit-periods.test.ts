import { expect, test } from 'vitest';
import {
  countPeriodsPerYear,
  countUnitPeriods,
  findMonthDay,
  findSinglePeriod,
  type UnitPeriod,
} from './unit-periods.ts';

const month: UnitPeriod = { base: 'month', multiple: 1 };

/** Days and counts of the examples in 12 CFR 1026 appendix J (c), and of its rules in (b)(5). */
test.each<[string, string, UnitPeriod, number, string]>([
  ['1978-01-10', '1978-02-10', month, 1, '0'],
  ['1978-02-23', '1978-03-01', { base: 'semimonth', multiple: 1 }, 0, '0.4'],
  ['1978-02-23', '1978-03-16', { base: 'semimonth', multiple: 1 }, 1, '0.4'],
  ['1978-03-20', '1978-04-21', { base: 'week', multiple: 1 }, 4, '0.571428571429'],
  ['1978-03-18', '1978-04-20', { base: 'week', multiple: 4 }, 1, '0.178571428571'],
  ['1978-04-03', '1978-04-11', { base: 'week', multiple: 2 }, 0, '0.571428571429'],
  ['1978-01-10', '1978-03-01', { base: 'month', multiple: 2 }, 0, '0.866666666667'],
  ['1978-06-23', '1978-10-01', { base: 'month', multiple: 3 }, 1, '0.088888888889'],
  ['1978-03-03', '1978-09-15', month, 6, '0.4'],
  ['1979-04-10', '1979-06-12', month, 2, '0.066666666667'],
  ['1979-04-10', '1979-09-18', month, 5, '0.266666666667'],
  ['1978-01-03', '1978-09-15', { base: 'day', multiple: 255 }, 1, '0'],
  ['1978-07-17', '1980-01-17', { base: 'month', multiple: 12 }, 1, '0.5'],
  ['1978-07-17', '1980-01-18', { base: 'year', multiple: 1 }, 1, '0.506849315068'],
  ['2026-01-31', '2026-02-28', month, 0, '0.933333333333'],
  ['2024-01-30', '2024-03-30', month, 2, '0'],
  ['2026-03-01', '2026-03-01', month, 0, '0'],
])('from %s to %s', (from, to, unitPeriod, full, fraction) => {
  const counted = countUnitPeriods(from, to, unitPeriod);
  expect([counted.full, counted.fraction.toDecimalPlaces(12).toFixed()]).toEqual([full, fraction]);
});

test.each<[string[], number | undefined]>([
  [['2026-01-31', '2026-02-28', '2026-03-31'], 31],
  [['2026-02-28', '2026-03-31'], 31],
  [['2026-04-30', '2026-06-30'], 31],
  [['2026-01-30', '2026-02-28', '2026-03-30'], 30],
  [['2024-01-29', '2024-02-29', '2026-02-28'], 29],
  [['2026-01-10', '2026-02-10'], 10],
  [['2026-01-10', '2026-02-11'], undefined],
  [['2026-02-28'], undefined],
])('%j fall on day %s of the month', (days, monthDay) => {
  expect(findMonthDay(days)).toBe(monthDay);
});

test('a series on the 30th counts February by its last day', () => {
  expect(countUnitPeriods('2026-01-30', '2026-02-28', month, 30)).toMatchObject({ full: 1 });
});

test.each<[UnitPeriod, string]>([
  [{ base: 'day', multiple: 1 }, '365'],
  [{ base: 'week', multiple: 4 }, '13'],
  [{ base: 'semimonth', multiple: 1 }, '24'],
  [{ base: 'month', multiple: 3 }, '4'],
  [{ base: 'year', multiple: 1 }, '1'],
])('%j comes %s times a year', (unitPeriod, times) => {
  expect(countPeriodsPerYear(unitPeriod).toFixed()).toBe(times);
});

test.each<[string, string, UnitPeriod | undefined]>([
  ['1978-01-03', '1978-09-15', { base: 'day', multiple: 255 }],
  ['1978-01-15', '1978-07-15', { base: 'month', multiple: 6 }],
  ['2026-01-15', '2026-12-15', { base: 'month', multiple: 11 }],
  ['2026-01-15', '2027-01-14', { base: 'day', multiple: 364 }],
  ['2026-01-15', '2027-01-15', undefined],
  ['2026-01-15', '2026-01-15', undefined],
])('one payment from %s to %s is a period of %j', (from, to, unitPeriod) => {
  expect(findSinglePeriod(from, to)).toEqual(unitPeriod);
});
