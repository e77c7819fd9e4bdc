import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import type { ContractTerm } from './contract-term.ts';
import { countDeadline, findDeadlineEnd } from './count-deadline.ts';
import { computeLockExtension } from './lock-extension.ts';

const next = 'next_business_day';
const previous = 'previous_business_day';

describe('a term becomes a day', () => {
  test.each<[string, string, number, 'calendar' | 'business', ContractTerm['roll'], string]>([
    ['17 days that end on a Saturday', '2026-06-10', 17, 'calendar', next, '2026-06-29'],
    ['the same without a roll', '2026-06-10', 17, 'calendar', 'none', '2026-06-27'],
    ['the same rolled back', '2026-06-10', 17, 'calendar', previous, '2026-06-26'],
    ['a Saturday before a Monday holiday', '2026-08-26', 10, 'calendar', next, '2026-09-08'],
    ['Thanksgiving rolls to Friday', '2026-11-16', 10, 'calendar', next, '2026-11-27'],
    ['Independence Day kept on a Friday', '2026-07-01', 3, 'business', 'none', '2026-07-07'],
    ['New Year kept in the old year', '2027-12-30', 1, 'business', 'none', '2028-01-03'],
    ['from a holiday', '2026-07-03', 1, 'business', 'none', '2026-07-06'],
    ['from a Sunday', '2026-06-14', 5, 'business', 'none', '2026-06-22'],
    ['Juneteenth does not count', '2026-06-16', 3, 'business', 'none', '2026-06-22'],
    ['no days', '2026-06-10', 0, 'calendar', 'none', '2026-06-10'],
    ['no days from a holiday, rolled', '2026-11-26', 0, 'calendar', next, '2026-11-27'],
    ['no business days from a Saturday', '2026-06-13', 0, 'business', 'none', '2026-06-13'],
    ['counted back', '2026-07-31', -5, 'calendar', 'none', '2026-07-26'],
    ['counted back over a holiday', '2026-07-07', -3, 'business', 'none', '2026-07-01'],
    ['through the end of a leap February', '2028-01-31', 30, 'calendar', 'none', '2028-03-01'],
    ['a year', '2026-02-28', 365, 'calendar', 'none', '2027-02-28'],
  ])('%s', (_name, zero, days, counting, roll, day) => {
    expect(countDeadline(zero, { days, counting, roll }).day).toBe(day);
  });

  test.each<[number, 'calendar' | 'business', ContractTerm['roll'], string]>([
    [
      17,
      'calendar',
      next,
      'Day 0 is Wednesday, Jun 10, 2026. 17 calendar days later is Saturday, Jun 27, 2026. That is a Saturday, so it moves to the next business day, Monday, Jun 29, 2026.',
    ],
    [
      17,
      'calendar',
      'none',
      'Day 0 is Wednesday, Jun 10, 2026. 17 calendar days later is Saturday, Jun 27, 2026. That is a Saturday; the term as given does not move it.',
    ],
    [
      1,
      'business',
      'none',
      'Day 0 is Wednesday, Jun 10, 2026. 1 business day later is Thursday, Jun 11, 2026. Saturdays and Sundays do not count.',
    ],
    [
      8,
      'business',
      'none',
      'Day 0 is Wednesday, Jun 10, 2026. 8 business days later is Tuesday, Jun 23, 2026. Saturdays and Sundays do not count, nor Juneteenth National Independence Day, a legal holiday, when offices are closed.',
    ],
    [-2, 'calendar', 'none', '2 calendar days before Wednesday, Jun 10, 2026 is Monday, Jun 8, 2026.'],
    [0, 'calendar', 'none', 'The deadline is day 0 itself, Wednesday, Jun 10, 2026.'],
  ])('%i %s days say how they were counted', (days, counting, roll, formula) => {
    expect(countDeadline('2026-06-10', { days, counting, roll }).formula).toBe(formula);
  });

  test('day 0 on a holiday is said, and that state holidays are not known', () => {
    const { notes } = countDeadline('2026-07-03', { days: 3, counting: 'business', roll: 'none' });
    expect(notes.join(' ')).toMatch(
      /Day 0 is the day on which Independence Day is kept.*holiday of your state/s,
    );
    expect(countDeadline('2026-06-10', { days: 3, counting: 'calendar', roll: 'none' }).notes).toEqual([]);
  });
});

describe('the hour at which it is over', () => {
  test.each<[string, string, number | null, string, RegExp | null]>([
    ['2026-06-12', 'America/New_York', 1020, '2026-06-12T21:00:00.000Z', null],
    ['2026-06-12', 'America/Chicago', 1020, '2026-06-12T22:00:00.000Z', null],
    ['2026-06-12', 'America/Denver', 1020, '2026-06-12T23:00:00.000Z', null],
    ['2026-06-12', 'America/Los_Angeles', 1020, '2026-06-13T00:00:00.000Z', null],
    ['2026-06-12', 'America/New_York', null, '2026-06-13T04:00:00.000Z', null],
    ['2026-12-12', 'America/New_York', null, '2026-12-13T05:00:00.000Z', null],
    ['2027-03-13', 'America/Chicago', null, '2027-03-14T06:00:00.000Z', null],
    ['2027-03-14', 'America/Chicago', null, '2027-03-15T05:00:00.000Z', null],
    ['2027-03-14', 'America/New_York', 150, '2027-03-14T07:00:00.000Z', /skip.*3:00 a\.m\./],
    ['2027-03-14', 'America/Phoenix', 150, '2027-03-14T09:30:00.000Z', null],
    ['2026-11-01', 'America/Denver', 90, '2026-11-01T07:30:00.000Z', /comes twice/],
    ['2026-11-01', 'America/Denver', 120, '2026-11-01T09:00:00.000Z', null],
    ['2026-11-01', 'America/Los_Angeles', 1439, '2026-11-02T07:59:00.000Z', null],
    ['2026-06-12', 'America/Denver', 0, '2026-06-12T06:00:00.000Z', null],
  ])('%s in %s at minute %s', (day, zone, minute, endsAt, note) => {
    const end = findDeadlineEnd(day, minute, zone);
    expect(end.endsAt.toISOString()).toBe(endsAt);
    if (note === null) expect(end.notes).toEqual([]);
    else expect(end.notes[0]).toMatch(note);
  });

  test.each([
    [0, '12:00 a.m.'],
    [720, '12:00 p.m.'],
    [1020, '5:00 p.m.'],
    [1439, '11:59 p.m.'],
  ])('minute %i reads %s', (minute, time) => {
    expect(findDeadlineEnd('2026-06-12', minute, 'America/Denver').sentence).toContain(time);
  });
});

describe('a closing that outruns the lock', () => {
  const percent = { percent: new Decimal('0.02') };
  const lock = { until: '2026-07-31', loanCents: 36_000_000 };
  const daily = { stepDays: 1, price: percent, freeDays: 0, mostDays: 30 };
  test.each<[string, Parameters<typeof computeLockExtension>[0], string, object]>([
    ['holds on the day it ends', { ...lock, terms: daily }, '2026-07-31', { daysShort: 0, costCents: 0 }],
    [
      'by the day',
      { ...lock, terms: daily },
      '2026-08-07',
      { daysShort: 7, steps: 7, costCents: 50_400, holdsUntil: '2026-08-07' },
    ],
    [
      'in steps of 15 days',
      { ...lock, terms: { ...daily, stepDays: 15, price: { percent: new Decimal('0.25') } } },
      '2026-08-16',
      { daysShort: 16, steps: 2, costCents: 180_000, holdsUntil: '2026-08-30' },
    ],
    [
      'a fee',
      { ...lock, terms: { ...daily, stepDays: 7, price: { feeCents: 25_000 } } },
      '2026-08-08',
      { steps: 2, costCents: 50_000 },
    ],
    [
      'free at first',
      { ...lock, terms: { ...daily, freeDays: 5 } },
      '2026-08-05',
      { steps: 0, costCents: 0, holdsUntil: '2026-08-05' },
    ],
    ['further than it goes', { ...lock, terms: daily }, '2026-09-30', { daysShort: 61, isPossible: false }],
    [
      'terms that are not known',
      { ...lock, terms: null },
      '2026-08-07',
      { daysShort: 7, costCents: null, isPossible: null },
    ],
    [
      'a loan that is not known',
      { ...lock, loanCents: null, terms: daily },
      '2026-08-07',
      { costCents: null, steps: 7 },
    ],
  ])('%s', (_name, terms, closing, expected) => {
    expect(computeLockExtension(terms, closing)).toMatchObject(expected);
  });
});
