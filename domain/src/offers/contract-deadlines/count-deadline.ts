import { addDays, formatWeekdayDate, parseWeekday } from '../../kernel/calendar-dates.ts';
import { findInstant, getWallClock } from '../../kernel/time-zones.ts';
import { addBusinessDays, createGeneralRule, findHoliday } from '../../programs/dates/business-days.ts';
import { listFederalHolidays } from '../../programs/dates/federal-holidays.ts';
import type { TermLength } from './contract-term.ts';
import * as texts from './en.ts';

/** The last day of a term. `countedTo` is where counting ended, before the roll; `formula` says in sentences how it came about. */
export type CountedDeadline = { day: string; countedTo: string; formula: string; notes: string[] };

const SATURDAY = 6;

const SUNDAY = 0;

/** Monday to Friday, neither on a federal holiday nor on the day on which one is kept. */
const isContractBusinessDay = createGeneralRule({ opensSaturdays: false });

/** Why a day is no business day, as "a Saturday"; null where it is one. */
function describeClosedDay(day: string): string | null {
  const holiday = describeHoliday(day);
  if (holiday !== null) return holiday;
  const weekday = parseWeekday(day);
  if (weekday === SATURDAY) return texts.aSaturday;
  return weekday === SUNDAY ? texts.aSunday : null;
}

/** Federal holidays on weekdays after one day and through another, in their order, each as it reads in a sentence. */
function listHolidaysBetween(after: string, through: string): string[] {
  const found: string[] = [];
  for (let day = addDays(after, 1); day <= through; day = addDays(day, 1)) {
    const weekday = parseWeekday(day);
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

/** Counts a term from its day 0, which is never counted itself; 0 days is that day. Calendar days. */
export function countDeadline(dayZero: string, term: TermLength): CountedDeadline {
  const { days, counting } = term;
  const countedTo =
    counting === 'business' ? addBusinessDays(dayZero, days, isContractBusinessDay) : addDays(dayZero, days);
  const day = rollDay(countedTo, term);
  const closed = describeClosedDay(countedTo);
  const zeroClosed = days === 0 ? null : describeClosedDay(dayZero);
  const dependsOnHolidays = counting === 'business' || term.roll !== 'none';
  return {
    day,
    countedTo,
    formula: [describeCount(dayZero, term, countedTo), ...describeRoll(closed, term, day)].join(' '),
    notes: [
      ...(zeroClosed === null ? [] : [texts.dayZeroClosed(zeroClosed)]),
      ...(dependsOnHolidays ? [texts.stateHolidays] : []),
    ],
  };
}

/** When a deadline is over. `notes` say what a night on which clocks change does to its hour. */
export type DeadlineEnd = { endsAt: Date; sentence: string; notes: string[] };

/**
 * The instant at which a deadline is over: at its minute on the clocks where the home is, or with the day, at the first instant of the
 * next one. An hour that comes twice means the first; one that the clocks skip, the instant of the jump.
 */
export function findDeadlineEnd(day: string, minute: number | null, timeZone: string): DeadlineEnd {
  if (minute === null) {
    const endsAt = findInstant({ day: addDays(day, 1), minute: 0 }, timeZone);
    return { endsAt, sentence: texts.endsWithDay, notes: [] };
  }
  const endsAt = findInstant({ day, minute }, timeZone);
  return {
    endsAt,
    sentence: texts.endsAtClock(texts.clockTime(minute)),
    notes: describeClockChange(endsAt, minute, timeZone),
  };
}

const HOUR_MS = 3_600_000;

function describeClockChange(endsAt: Date, minute: number, timeZone: string): string[] {
  const shown = getWallClock(endsAt, timeZone);
  if (shown.minute !== minute) return [texts.skippedHour(texts.clockTime(shown.minute))];
  const later = getWallClock(new Date(endsAt.getTime() + HOUR_MS), timeZone);
  return later.day === shown.day && later.minute === minute ? [texts.repeatedHour] : [];
}

function rollDay(day: string, { roll }: TermLength): string {
  if (roll === 'none' || isContractBusinessDay(day)) return day;
  return addBusinessDays(day, roll === 'next_business_day' ? 1 : -1, isContractBusinessDay);
}

function describeCount(dayZero: string, { days, counting }: TermLength, countedTo: string): string {
  const [zero, last] = [formatWeekdayDate(dayZero), formatWeekdayDate(countedTo)];
  if (days === 0) return texts.onDayZero(zero);
  const count = Math.abs(days);
  const length = counting === 'business' ? texts.businessDays(count) : texts.calendarDays(count);
  const counted = days > 0 ? texts.countedForward(zero, length, last) : texts.countedBack(zero, length, last);
  if (counting === 'calendar') return counted;
  const [after, through] = days > 0 ? [dayZero, countedTo] : [addDays(countedTo, -1), addDays(dayZero, -1)];
  const holidays = listHolidaysBetween(after, through);
  const skipped =
    holidays.length === 0 ? texts.weekendsNotCounted : texts.notCounted(holidays.join(texts.and));
  return `${counted} ${skipped}`;
}

function describeRoll(closed: string | null, { roll }: TermLength, day: string): string[] {
  if (closed === null) return [];
  if (roll === 'none') return [texts.stays(closed)];
  const moved = formatWeekdayDate(day);
  return [roll === 'next_business_day' ? texts.movedOn(closed, moved) : texts.movedBack(closed, moved)];
}
