import * as texts from './en.ts';
import { perLocale } from './locales.ts';

/**
 * Calendar days: dates without a time or a zone, written YYYY-MM-DD. They sort as text. Instants are another thing; see
 * `fields.ts`.
 */
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The years a buyer's date may lie in; outside them it is a slip of the hand. */
export const EARLIEST_DATE = '2000-01-01';
export const LATEST_DATE = '2099-12-31';

/** Whether a text names a day that exists, between the earliest and the latest date. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = SHAPE.exec(text) ?? [];
  if (text < EARLIEST_DATE || text > LATEST_DATE) return false;
  return Number(month) >= 1 && Number(month) <= 12 && isDayOfMonth(Number(year), Number(month), Number(day));
}

/** The calendar day on which an instant falls where the reader is. */
export function getCalendarDay(instant: Date): string {
  const [year, month, day] = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Days from one calendar day to another; negative when the second comes first. */
export function countDaysBetween(from: string, to: string): number {
  return (toUtc(to) - toUtc(from)) / DAY_MS;
}

/** The calendar day so many days later, or earlier where `days` is negative. */
export function addDays(date: string, days: number): string {
  return new Date(toUtc(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day so many months later; the month's last day where it has no such day: Jan 31 and a month is Feb 28 or 29. */
export function addMonths(date: string, months: number): string {
  const [, year, month, day] = SHAPE.exec(date) ?? [];
  const first = Date.UTC(Number(year), Number(month) - 1 + months, 1);
  const lastDay = new Date(Date.UTC(Number(year), Number(month) + months, 0)).getUTCDate();
  return new Date(first + (Math.min(Number(day), lastDay) - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** The first day of the month after the one in which a day lies. */
export function findNextMonth(date: string): string {
  return addMonths(`${date.slice(0, 8)}01`, 1);
}

/** The day of the week: 0 is Sunday, 6 Saturday. */
export function parseWeekday(date: string): number {
  return new Date(toUtc(date)).getUTCDay();
}

/** How far a day lies from today, in words: "in 12 days", "today", "3 days ago". */
export function describeDistance(date: string, today: string): string {
  const days = countDaysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? texts.inDays(days) : texts.daysAgo(-days);
}

const form = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const plainDate = perLocale((locale) => new Intl.DateTimeFormat(locale, form));
const longDate = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);
const monthName = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const weekdayDate = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', ...form }));

/** A calendar day, the same wherever the reader is: "Mar 5, 2026". */
export function formatCalendarDate(date: string, locale?: string): string {
  return plainDate(locale).format(toUtc(date));
}

/** A calendar day with its weekday: "Thursday, Mar 5, 2026". */
export function formatWeekdayDate(date: string, locale?: string): string {
  return weekdayDate(locale).format(toUtc(date));
}

/** A calendar day with its month in full, as letters and legal texts have it: "March 5, 2026". */
export function formatLongDate(date: string, locale?: string): string {
  return longDate(locale).format(toUtc(date));
}

/** A month by its number, 1 to 12, as a word: "December". */
export function formatMonth(month: number, locale?: string): string {
  return monthName(locale).format(Date.UTC(2001, month - 1));
}

/** Midnight UTC represents the day, so that no zone and no clock change can move it. */
function toUtc(date: string): number {
  const [, year, month, day] = SHAPE.exec(date) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

function isDayOfMonth(year: number, month: number, day: number): boolean {
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const dayForm = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const shortDay = perLocale((locale) => new Intl.DateTimeFormat(locale, dayForm));
const weekdayDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', ...dayForm }));

/** A calendar day of about now, without its year: "Jan 7". */
export function formatShortDay(date: string, locale?: string): string {
  return shortDay(locale).format(toUtc(date));
}

/** A calendar day that may be of another year than today's, which is named then: "Jan 7", "Jan 7, 2034". */
export function formatNearDay(date: string, today: string, locale?: string): string {
  return date.slice(0, 4) === today.slice(0, 4)
    ? formatShortDay(date, locale)
    : formatCalendarDate(date, locale);
}

/** The same as the short day, with its weekday: "Thursday, Jan 7". */
export function formatWeekdayDay(date: string, locale?: string): string {
  return weekdayDay(locale).format(toUtc(date));
}
