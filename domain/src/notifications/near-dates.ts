import { addDays } from '../kernel/calendar-dates.ts';
import { getWallClock } from '../kernel/time-zones.ts';
import * as texts from './en.ts';

/** How many days ahead a buyer is notified of a date; once more on the day after it, and then no longer. */
export const reminderDays = [7, 1, 0, -1] as const;
/** The same of the day by which staff ask for a document. */
export const requestReminderDays = [3, -1] as const;
export type ReminderDays = (typeof reminderDays)[number] | (typeof requestReminderDays)[number];

/** For how many days the reminder after the day is made up for where no server was there to give it. */
export const LATEST_REMINDER_DAYS = 7;

/** What is said of a date that has passed. */
export const DATE_HAS_PASSED = texts.datePassed;

/**
 * Which reminder of a date is due where the buyer is, or none. A reminder missed while the server was down is sent later, until the day of
 * the next one. A date that was set after a reminder's day no longer needs it, because the buyer has just typed it; so too a notice that a
 * date has passed.
 *
 * @param setAt when the date was last set
 * @param given the days of its reminders, the earliest first
 */
export function findDueReminder(
  { date, setAt }: { date: string; setAt: Date },
  now: Date,
  timeZone: string,
  given: readonly ReminderDays[] = reminderDays,
): ReminderDays | undefined {
  const today = getWallClock(now, timeZone).day;
  const setOn = getWallClock(setAt, timeZone).day;
  if (today > addDays(date, LATEST_REMINDER_DAYS)) return undefined;
  if (today > date) return setOn <= date ? -1 : undefined;
  const newest = given.findLast((days) => days >= 0 && today >= addDays(date, -days));
  return newest !== undefined && setOn <= addDays(date, -newest) ? newest : undefined;
}

/** The next day on which a reminder of a date can fall due, after `today`; none once it is over. */
export function findNextReminderDay(
  date: string,
  today: string,
  given: readonly ReminderDays[] = reminderDays,
): string | undefined {
  return given.map((days) => addDays(date, -days)).find((day) => day > today);
}

/** The same reminder of the same date has the same name, so that it is given once. */
export function formatReminderTitle(
  milestoneId: number,
  key: string,
  date: string,
  days: ReminderDays,
): string {
  return `${formatRemindersTitle(milestoneId, key)}${date} ${days}`;
}

/** What the names of all reminders of a date begin with, whatever day it was on. */
export function formatRemindersTitle(milestoneId: number, key: string): string {
  return `date-near ${milestoneId} ${key} `;
}
