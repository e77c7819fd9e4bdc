import { addDays, readWeekday } from '../shared/calendar-dates.ts';

/**
 * A legal public holiday: the day the law names, and the day on which federal offices close for it (the Friday before a Saturday,
 * the Monday after a Sunday), which may lie in another year.
 */
export type FederalHoliday = { name: string; statutory: string; observed: string };

/** Juneteenth became a holiday on June 17, 2021 (Public Law 117-17). */
const JUNETEENTH_SINCE = 2021;

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 0;

/** The legal public holidays of a year in their order (5 U.S.C. 6103(a)): ten, and eleven from 2021 on. */
export function listFederalHolidays(year: number): FederalHoliday[] {
  const day = (month: number, date: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const nth = (count: number, weekday: number, month: number) => {
    const first = readWeekday(day(month, 1));
    return day(month, 1 + ((weekday - first + 7) % 7) + 7 * (count - 1));
  };
  const lastMonday = (month: number) => {
    const fourth = nth(4, MONDAY, month);
    const fifth = addDays(fourth, 7);
    return fifth.slice(0, 7) === fourth.slice(0, 7) ? fifth : fourth;
  };
  const days: [string, string][] = [
    ["New Year's Day", day(1, 1)],
    ['Birthday of Martin Luther King, Jr.', nth(3, MONDAY, 1)],
    ["Washington's Birthday", nth(3, MONDAY, 2)],
    ['Memorial Day', lastMonday(5)],
    ['Juneteenth National Independence Day', day(6, 19)],
    ['Independence Day', day(7, 4)],
    ['Labor Day', nth(1, MONDAY, 9)],
    ['Columbus Day', nth(2, MONDAY, 10)],
    ['Veterans Day', day(11, 11)],
    ['Thanksgiving Day', nth(4, THURSDAY, 11)],
    ['Christmas Day', day(12, 25)],
  ];
  return days
    .filter(([name]) => year >= JUNETEENTH_SINCE || !name.startsWith('Juneteenth'))
    .map(([name, statutory]) => ({ name, statutory, observed: findObservedDay(statutory) }));
}

function findObservedDay(statutory: string): string {
  const weekday = readWeekday(statutory);
  if (weekday === SATURDAY) return addDays(statutory, -1);
  return weekday === SUNDAY ? addDays(statutory, 1) : statutory;
}
