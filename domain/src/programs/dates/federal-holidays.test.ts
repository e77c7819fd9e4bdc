import { expect, test } from 'vitest';
import { parseWeekday } from '../../kernel/calendar-dates.ts';
import { isSpecificBusinessDay } from './business-days.ts';
import { listFederalHolidays } from './federal-holidays.ts';

const years = Array.from({ length: 100 }, (_, index) => 2000 + index);

test('each year has its holidays in order, on distinct days: ten, and eleven since 2021', () => {
  for (const year of years) {
    const days = listFederalHolidays(year).map(({ statutory }) => statutory);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days.length).toBe(year < 2021 ? 10 : 11);
    for (const day of days) expect(isSpecificBusinessDay(day)).toBe(false);
  }
});

test('none is kept on a weekend', () => {
  for (const year of years) {
    for (const { observed } of listFederalHolidays(year)) {
      expect(parseWeekday(observed)).toBeGreaterThan(0);
      expect(parseWeekday(observed)).toBeLessThan(6);
    }
  }
});

/** Mondays and Thursdays that the law names by their place in the month, as printed calendars have them. */
test.each([
  ['Memorial Day', 2027, '2027-05-31'],
  ['Memorial Day', 2021, '2021-05-31'],
  ['Memorial Day', 2022, '2022-05-30'],
  ['Labor Day', 2025, '2025-09-01'],
  ['Thanksgiving Day', 2024, '2024-11-28'],
  ['Thanksgiving Day', 2029, '2029-11-22'],
  ['Columbus Day', 2000, '2000-10-09'],
])('%s of %i is %s', (name, year, date) => {
  expect(listFederalHolidays(year).find((holiday) => holiday.name === name)?.statutory).toBe(date);
});
