import { formatWeekdayDate, parseWeekday } from '../../kernel/calendar-dates.ts';
import { findHoliday } from '../../programs/dates/business-days.ts';
import { listFederalHolidays } from '../../programs/dates/federal-holidays.ts';
import type { DocumentFact } from './date-facts.ts';
import * as texts from './en.ts';

const [SUNDAY, SATURDAY] = [0, 6];

/** What is wrong with a closing day, the gravest first; null where nothing is. `earliest` is the first day the law allows. */
export function findClosingProblem(
  closing: string,
  { today, earliest }: { today: string; earliest: string | undefined },
): string | null {
  if (closing < today) return texts.closingPassed;
  if (earliest !== undefined && closing < earliest) return texts.closingTooEarly(formatWeekdayDate(earliest));
  const holiday = findHoliday(closing);
  if (holiday !== undefined) return texts.closingOnHoliday(holiday.name);
  const weekday = parseWeekday(closing);
  if (weekday === SUNDAY || weekday === SATURDAY)
    return texts.closingOnWeekend(texts.weekdays[weekday] ?? '');
  const observed = findObserved(closing);
  return observed === undefined ? null : texts.holidayObserved(observed);
}

/** New Year's Day of the next year may be kept on the last day of this one. */
function findObserved(day: string): string | undefined {
  const year = Number(day.slice(0, 4));
  return [year, year + 1].flatMap(listFederalHolidays).find(({ observed }) => observed === day)?.name;
}

/** A lock may end on the day of closing, not before it. */
export function findLockProblem(lockEnds: string, closing: string | undefined): string | null {
  return closing !== undefined && lockEnds < closing ? texts.lockEndsFirst(formatWeekdayDate(closing)) : null;
}

/** What is needed until the loan is applied for has served by then. */
export function findDocumentProblem(
  { goodUntil, validFor }: DocumentFact,
  closing: string | undefined,
): string | null {
  const isNeeded = closing !== undefined && validFor.neededUntil === 'funding';
  return isNeeded && goodUntil < closing ? texts.expiresBeforeClosing(formatWeekdayDate(closing)) : null;
}
