import * as z from 'zod/mini';
import { addDays } from '../kernel/calendar-dates.ts';
import { calendarDateField } from '../kernel/fields.ts';
import { findInstant, isTimeZone } from '../kernel/time-zones.ts';
import * as texts from './en.ts';

/** What narrows a list to days, both included: whole days on the clocks of `timeZone`. */
export const dayRangeFields = {
  /** Only of this day or later. */
  from: z.optional(calendarDateField),
  /** Only of this day or earlier. */
  until: z.optional(calendarDateField),
  /** Whose days (`America/New_York`); UTC by default. */
  timeZone: z.optional(z.string().check(z.refine(isTimeZone, texts.zoneProblem))),
};
type DayRange = { [Name in keyof typeof dayRangeFields]?: string | undefined };

/** Refuses a last day before the first: it would look as if nothing had happened. */
export const isDayRangeInOrder = z.refine<DayRange>(
  ({ from, until }) => from === undefined || until === undefined || from <= until,
  { path: ['until'], error: texts.daysReversed },
);

/** The first instant of the range and the first one after it; undefined where it has no such end. */
export function findDayRange({ from, until, timeZone = 'UTC' }: DayRange): {
  start: Date | undefined;
  end: Date | undefined;
} {
  const findStart = (day: string) => findInstant({ day, minute: 0 }, timeZone);
  return {
    start: from === undefined ? undefined : findStart(from),
    end: until === undefined ? undefined : findStart(addDays(until, 1)),
  };
}
