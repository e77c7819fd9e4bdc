import { addDays, parseWeekday } from '../../kernel/calendar-dates.ts';
import { type FederalHoliday, listFederalHolidays } from './federal-holidays.ts';

/** Whether a calendar day is a business day, by one of the two meanings of 12 CFR 1026.2(a)(6). */
export type BusinessDayRule = (date: string) => boolean;

const SUNDAY = 0;
const SATURDAY = 6;

/**
 * The specific meaning (rescission, waiting periods, receipt of mail): every day but Sundays and the legal public holidays on
 * their statutory dates. Saturdays count, and so does the Friday or Monday on which offices close for a holiday of a weekend.
 */
export function isSpecificBusinessDay(date: string): boolean {
  return parseWeekday(date) !== SUNDAY && findHoliday(date) === undefined;
}

/**
 * The general meaning: a day on which the creditor's offices are open to the public for substantially all of its business. Here
 * a creditor that is open Monday to Friday, on Saturdays if it says so, and closed on federal holidays, on the statutory day
 * and the one on which it is kept.
 */
export function createGeneralRule(hours: { opensSaturdays: boolean }): BusinessDayRule {
  return (date) => {
    const weekday = parseWeekday(date);
    if (weekday === SUNDAY || (weekday === SATURDAY && !hours.opensSaturdays)) return false;
    return !listHolidaysAround(date).some(
      ({ statutory, observed }) => statutory === date || observed === date,
    );
  };
}

/** The holiday that the law puts on a day. */
export function findHoliday(date: string): FederalHoliday | undefined {
  return listFederalHolidays(readYear(date)).find(({ statutory }) => statutory === date);
}

/** The so many-th business day after a day, or before it where `count` is negative; the day itself is never counted. */
export function addBusinessDays(date: string, count: number, isBusinessDay: BusinessDayRule): string {
  const step = Math.sign(count);
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

const readYear = (date: string): number => Number(date.slice(0, 4));

/** New Year's Day of the next year may be kept on the last day of this one. */
function listHolidaysAround(date: string): FederalHoliday[] {
  const year = readYear(date);
  return [...listFederalHolidays(year), ...listFederalHolidays(year + 1)];
}
