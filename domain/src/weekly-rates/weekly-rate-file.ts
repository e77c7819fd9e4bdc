import { isCalendarDate } from '../kernel/calendar-dates.ts';
import { parseRecords } from '../kernel/tables/table-records.ts';
import * as texts from './en.ts';
import type { WeeklyRate } from './weekly-rates.contract.ts';

/** Why a file is not the survey's; its message names the line. Nothing of the file counts then. */
export class WeeklyRateRefusal extends Error {}

/** Every week since 1971 takes some 150 kB. */
export const MAX_RATE_FILE_BYTES = 2 * 1024 * 1024;
/** The survey has been between 2.65 and 18.63 percent since it began. */
const MIN_PERCENT = 1;
const MAX_PERCENT = 25;

/** Freddie Mac's own file and FRED's copy, which may lack the 15 years. */
const layouts = [
  { day: 'date', thirty: 'pmms30', fifteen: 'pmms15' },
  { day: 'observation_date', thirty: 'mortgage30us', fifteen: 'mortgage15us' },
];

/**
 * The newest week of a file with a rate of 30 years. Throws `WeeklyRateRefusal` at the first line that is wrong: a day that is none, is not
 * after the one before, or is after `today`; a rate beyond what can be; and where the newest week is older than `heldWeek`.
 */
export function parseWeeklyRates(text: string, today: string, heldWeek: string): WeeklyRate {
  const [head, ...records] = parseRecords(text);
  const names = (head?.fields ?? []).map((name) => name.trim().toLowerCase());
  const layout = layouts.find(({ day, thirty }) => names.includes(day) && names.includes(thirty));
  if (layout === undefined) throw new WeeklyRateRefusal(texts.noColumns);
  let before = '';
  let newest: (WeeklyRate & { line: number }) | undefined;
  for (const { line, fields, fault } of records) {
    if (fault !== undefined) throw new WeeklyRateRefusal(texts.brokenLine(line));
    if (fields.every((field) => field.trim() === '')) continue;
    const read = (name: string) => fields[names.indexOf(name)]?.trim() ?? '';
    const week = parseDay(read(layout.day));
    if (week === undefined) throw new WeeklyRateRefusal(texts.noDay(line, quote(read(layout.day))));
    if (week <= before) throw new WeeklyRateRefusal(texts.outOfOrder(line, week));
    if (week > today) throw new WeeklyRateRefusal(texts.aheadOfToday(line, week));
    before = week;
    const [percent30, percent15] = [layout.thirty, layout.fifteen].map((name) => parseRate(read(name), line));
    if (percent30) newest = { line, week, percent30, percent15: percent15 ?? null };
  }
  if (newest === undefined) throw new WeeklyRateRefusal(texts.noWeek);
  const { line, ...rate } = newest;
  if (rate.week < heldWeek) throw new WeeklyRateRefusal(texts.olderThanHeld(line, rate.week, heldWeek));
  return rate;
}

/** "10/8/2026" or "2026-10-08" as a calendar day. */
function parseDay(text: string): string | undefined {
  const parts = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [, month = '', day = '', year = ''] = parts ?? [];
  const date = parts === null ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && isRealDay(date) ? date : undefined;
}

/** The survey began in 1971, before the days that the product's own dates may have. */
function isRealDay(date: string): boolean {
  return isCalendarDate(date.replace(/^19/, '20')) && date >= '1971-01-01';
}

/** A rate without zeros at its end; null where the cell says there is none. */
function parseRate(text: string, line: number): string | null {
  if (text === '' || text === '.') return null;
  const rate = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(rate >= MIN_PERCENT && rate <= MAX_PERCENT))
    throw new WeeklyRateRefusal(texts.noRate(line, quote(text)));
  return String(rate);
}

/** Enough of a cell to find it by. */
const MAX_QUOTED_LETTERS = 40;
const quote = (text: string) => text.slice(0, MAX_QUOTED_LETTERS);
