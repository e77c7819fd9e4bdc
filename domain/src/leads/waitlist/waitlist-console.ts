import { addDays, parseWeekday } from '../../kernel/calendar-dates.ts';

/** Weeks of joining that the console shows. */
export const WEEKS_SHOWN = 12;

/** The Mondays, in UTC, of the week of an instant and of those before it; oldest first. */
export function findLastMondays(now: Date, weeks: number): string[] {
  const today = now.toISOString().slice(0, 10);
  const monday = addDays(today, -((parseWeekday(today) + 6) % 7));
  return Array.from({ length: weeks }, (_, index) => addDays(monday, (index - weeks + 1) * 7));
}

/** Whether someone typed the name of the feature, in any case and with any space around it. */
export function isFeatureName(typed: string, title: string): boolean {
  return typed.trim().toLowerCase() === title.toLowerCase();
}
