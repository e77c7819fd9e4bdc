import { addDays, parseWeekday } from '../../kernel/calendar-dates.ts';
import * as texts from '../en/federal-holidays.ts';

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

/** Terms of up to a year ask for the same few years a day at a time. Calendar dates lie in a hundred years, so it stays small. */
const listed = new Map<number, readonly FederalHoliday[]>();

/** The legal public holidays of a year in their order (5 U.S.C. 6103(a)): ten, and eleven from 2021 on. */
export function listFederalHolidays(year: number): readonly FederalHoliday[] {
  const holidays = listed.get(year) ?? createHolidays(year);
  listed.set(year, holidays);
  return holidays;
}

function createHolidays(year: number): FederalHoliday[] {
  const day = (month: number, date: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const nth = (count: number, weekday: number, month: number) => {
    const first = parseWeekday(day(month, 1));
    return day(month, 1 + ((weekday - first + 7) % 7) + 7 * (count - 1));
  };
  const lastMonday = (month: number) => {
    const fourth = nth(4, MONDAY, month);
    const fifth = addDays(fourth, 7);
    return fifth.slice(0, 7) === fourth.slice(0, 7) ? fifth : fourth;
  };
  const days: [string, string][] = [
    [texts.newYearsDay, day(1, 1)],
    [texts.martinLutherKing, nth(3, MONDAY, 1)],
    [texts.washingtonsBirthday, nth(3, MONDAY, 2)],
    [texts.memorialDay, lastMonday(5)],
    [texts.juneteenth, day(6, 19)],
    [texts.independenceDay, day(7, 4)],
    [texts.laborDay, nth(1, MONDAY, 9)],
    [texts.columbusDay, nth(2, MONDAY, 10)],
    [texts.veteransDay, day(11, 11)],
    [texts.thanksgivingDay, nth(4, THURSDAY, 11)],
    [texts.christmasDay, day(12, 25)],
  ];
  return days
    .filter(([name]) => year >= JUNETEENTH_SINCE || !name.startsWith('Juneteenth'))
    .map(([name, statutory]) => ({ name, statutory, observed: findObservedDay(statutory) }));
}

function findObservedDay(statutory: string): string {
  const weekday = parseWeekday(statutory);
  if (weekday === SATURDAY) return addDays(statutory, -1);
  return weekday === SUNDAY ? addDays(statutory, 1) : statutory;
}
