import { describe, expect, it } from 'vitest';
import {
  addMonths,
  countDaysBetween,
  describeDistance,
  findNextMonth,
  formatCalendarDate,
  formatLongDate,
  formatNearDay,
  formatWeekdayDate,
  getCalendarDay,
  isCalendarDate,
} from './calendar-dates.ts';

describe('a calendar date', () => {
  it.each([
    ['2026-03-05', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2100-01-01', false],
    ['1999-12-31', false],
    ['0026-03-05', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-04-00', false],
    ['2026-4-3', false],
    ['2026-03-05T00:00:00Z', false],
    ['tomorrow', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isCalendarDate(text)).toBe(exists);
  });

  it.each([
    ['2026-03-05', '2026-03-05', 0, 'today'],
    ['2026-03-05', '2026-03-06', 1, 'tomorrow'],
    ['2026-03-05', '2026-03-04', -1, 'yesterday'],
    ['2026-02-28', '2026-03-12', 12, 'in 12 days'],
    ['2026-03-05', '2026-03-02', -3, '3 days ago'],
    // The clocks change in between on Mar 08 and Nov 01, 2026.
    ['2026-03-07', '2026-03-09', 2, 'in 2 days'],
    ['2026-11-02', '2026-10-31', -2, '2 days ago'],
    ['2027-12-31', '2028-12-31', 366, 'in 366 days'],
  ])('seen on %s, %s is %d days away: %s', (today, date, days, words) => {
    expect(countDaysBetween(today, date)).toBe(days);
    expect(describeDistance(date, today)).toBe(words);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-08-01', 359, '2056-07-01'],
  ])('%s and %d months is %s', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later);
  });

  it.each([
    ['2026-01-01', '2026-02-01'],
    ['2026-01-31', '2026-02-01'],
    ['2026-12-15', '2027-01-01'],
  ])('the month after %s begins on %s', (date, next) => {
    expect(findNextMonth(date)).toBe(next);
  });

  it('is written with its weekday, a short month, the day without a zero before it, and the year', () => {
    expect(formatWeekdayDate('2026-03-05')).toBe('Thursday, Mar 5, 2026');
    expect(formatCalendarDate('2026-03-05')).toBe('Mar 5, 2026');
    expect(formatNearDay('2026-03-05', '2026-11-30')).toBe('Mar 5');
    expect(formatNearDay('2027-11-30', '2026-11-30')).toBe('Nov 30, 2027');
    expect(formatLongDate('2026-03-05')).toBe('March 5, 2026');
  });

  it('is the reader’s own day, shortly before and after their midnight', () => {
    expect(getCalendarDay(new Date(2026, 2, 5, 23, 59, 59))).toBe('2026-03-05');
    expect(getCalendarDay(new Date(2026, 2, 6, 0, 0, 0))).toBe('2026-03-06');
  });
});
