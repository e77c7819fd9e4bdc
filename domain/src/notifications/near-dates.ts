import { addDays } from '../shared/calendar-dates.ts';
import { readWallClock } from '../shared/time-zones.ts';

/** How many days ahead a buyer is told of a date. */
export const reminderDays = [7, 1, 0] as const;
export type ReminderDays = (typeof reminderDays)[number];

/**
 * Which reminder of a date is due where the buyer is, or none. One that no server was there to give is made up for until
 * the next one's day comes. A date that was set after a reminder's day needs it no more: the buyer has just typed it.
 *
 * @param setAt when the date was last set
 */
export function findDueReminder(
  { date, setAt }: { date: string; setAt: Date },
  now: Date,
  timeZone: string,
): ReminderDays | undefined {
  const today = readWallClock(now, timeZone).day;
  const setOn = readWallClock(setAt, timeZone).day;
  if (today > date) return undefined;
  const newest = reminderDays.findLast((days) => today >= addDays(date, -days));
  return newest !== undefined && setOn <= addDays(date, -newest) ? newest : undefined;
}

/** The same reminder of the same date has the same name, so that it is given once. */
export function nameReminder(milestoneId: number, key: string, date: string, days: ReminderDays): string {
  return `date-near ${milestoneId} ${key} ${date} ${days}`;
}
