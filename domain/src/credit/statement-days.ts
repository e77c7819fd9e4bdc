import { addDays, addMonths } from '../kernel/calendar-dates.ts';

/**
 * The next statement of a card that closes on a day of the month (1 to 31; the month's last day where it has no such day), after
 * `today`: what is paid by the day before it is on it.
 */
export function findNextStatement(dayOfMonth: number, today: string): string {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const inMonth = (month: number) => {
    const first = addMonths(firstOfMonth, month);
    const last = addDays(addMonths(first, 1), -1);
    const day = addDays(first, dayOfMonth - 1);
    return day < last ? day : last;
  };
  const present = inMonth(0);
  return present > today ? present : inMonth(1);
}
