import { addDays, readWeekday } from '../kernel/calendar-dates.ts';
import { createGeneralRule, findHoliday } from '../programs/dates/business-days.ts';
import { listFederalHolidays } from '../programs/dates/federal-holidays.ts';
import * as texts from './en/formulas.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/** Monday to Friday, neither on a federal holiday nor on the day on which one is kept. */
export const isContractBusinessDay = createGeneralRule({ opensSaturdays: false });

/** Why a day is no business day, as "a Saturday"; null where it is one. */
export function describeClosedDay(day: string): string | null {
  const holiday = describeHoliday(day);
  if (holiday !== null) return holiday;
  const weekday = readWeekday(day);
  if (weekday === SATURDAY) return texts.aSaturday;
  return weekday === SUNDAY ? texts.aSunday : null;
}

/** Federal holidays on weekdays after one day and through another, in their order, each as it reads in a sentence. */
export function listHolidaysBetween(after: string, through: string): string[] {
  const found: string[] = [];
  for (let day = addDays(after, 1); day <= through; day = addDays(day, 1)) {
    const weekday = readWeekday(day);
    const holiday = weekday === SATURDAY || weekday === SUNDAY ? null : describeHoliday(day);
    if (holiday !== null) found.push(holiday);
  }
  return found;
}

function describeHoliday(day: string): string | null {
  const holiday = findHoliday(day);
  if (holiday !== undefined) return texts.aHoliday(holiday.name);
  const year = Number(day.slice(0, 4));
  const kept = [year, year + 1].flatMap(listFederalHolidays).find(({ observed }) => observed === day);
  return kept === undefined ? null : texts.holidayKept(kept.name);
}
