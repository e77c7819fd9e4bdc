import { addDays, countDaysBetween, describeDistance, formatWeekdayDate } from '../kernel/calendar-dates.ts';
import * as texts from './en.ts';

/** Days of nothing after which a buyer is reminded of the documents they owe, and the days between one reminder and the next. */
export const FIRST_REMINDER_DAYS = 3;
export const REMINDER_EVERY_DAYS = 7;
/** After this many a buyer gets no more until something changes. */
export const MAX_REMINDERS = 4;

/**
 * Which reminder of owed documents is due, counted from 1, or none. One that no server was there to give is made up for until the
 * next one's day comes; after the last one's week there is silence.
 *
 * @param changedOn the day of the last thing that changed in the journey, where the buyer is
 */
export function findDocumentReminder(changedOn: string, today: string): number | undefined {
  const days = countDaysBetween(changedOn, today) - FIRST_REMINDER_DAYS;
  if (days < 0) return undefined;
  const number = Math.floor(days / REMINDER_EVERY_DAYS) + 1;
  return number <= MAX_REMINDERS ? number : undefined;
}

/** The next day on which one can fall due, after `today`; none where no more follow. */
export function findNextDocumentReminderDay(changedOn: string, today: string): string | undefined {
  const days = Array.from({ length: MAX_REMINDERS }, (_, index) =>
    addDays(changedOn, FIRST_REMINDER_DAYS + index * REMINDER_EVERY_DAYS),
  );
  return days.find((day) => day > today);
}

/** The last day, seen from `today`, on which a change can still lead to a reminder, and the first that leads to none yet. */
export function findRemindedSpan(today: string): { from: string; until: string } {
  const longest = FIRST_REMINDER_DAYS + MAX_REMINDERS * REMINDER_EVERY_DAYS;
  return { from: addDays(today, 1 - longest), until: addDays(today, -FIRST_REMINDER_DAYS) };
}

/** The sentence that the last reminder adds to the documents, so that no one waits for another. */
export function describeReminder(number: number): string | undefined {
  return number === MAX_REMINDERS ? texts.lastReminderNote : undefined;
}

/** Until when there is time, by the closing day of the plan; nothing where none is known or it has passed. Both are calendar days. */
export function describePlannedClosing(closing: string | null, today: string): string | undefined {
  return closing === null || closing < today
    ? undefined
    : texts.plannedClosing(formatWeekdayDate(closing), describeDistance(closing, today));
}
