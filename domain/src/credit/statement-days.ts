import { addDays, addMonths } from '../kernel/calendar-dates.ts';

/**
 * The next statement of a card that closes on a day of the month (1 to 31; the month's last day where it has no such day), after
 * `today`: what is paid by the day before it is on it.
 */
export function findNextStatement(dayOfMonth: number, today: string): string {
  const present = findInMonth(dayOfMonth, today, 0);
  return present > today ? present : findInMonth(dayOfMonth, today, 1);
}

/** The last statement up to `today`, which has what is owed on that day. */
export function findLastStatement(dayOfMonth: number, today: string): string {
  const present = findInMonth(dayOfMonth, today, 0);
  return present <= today ? present : findInMonth(dayOfMonth, today, -1);
}

/** The day of the month that lies `months` from the one of `today`. */
function findInMonth(dayOfMonth: number, today: string, months: number): string {
  const first = addMonths(`${today.slice(0, 8)}01`, months);
  const last = addDays(addMonths(first, 1), -1);
  const day = addDays(first, dayOfMonth - 1);
  return day < last ? day : last;
}
