import * as texts from './en.ts';
import { perLocale } from './locales.ts';

const SIZE_UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A file size for people: base 1024, at most two decimals, Bytes to GB (specification 9). */
export function formatFileSize(bytes: number, locale?: string): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return texts.zeroBytes;
  const power = Math.min(Math.floor(Math.log2(bytes) / 10), SIZE_UNITS.length - 1);
  return `${amount(locale).format(Number((bytes / 1024 ** power).toFixed(2)))} ${SIZE_UNITS[power]}`;
}

const amount = perLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }),
);

/** A count with its thousands apart: "1,850". */
export function formatCount(value: number, locale?: string): string {
  return count(locale).format(value);
}

const count = perLocale((locale) => new Intl.NumberFormat(locale));

/** The day of an instant where the reader is: "Mar 5, 2026". */
export function formatShortDate(instant: string, locale?: string): string {
  return shortDate(locale).format(new Date(instant));
}

const shortDate = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

/** The day of a document in the Document Center, with its two-digit day: "Mar 05, 2026" (specification 9). */
export function formatDocumentDate(instant: string, locale?: string): string {
  return documentDate(locale).format(new Date(instant));
}

const documentDate = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: '2-digit', year: 'numeric' }),
);

/** How long ago an instant was, in its largest whole unit: "3 days", "2 hours", "1 minute"; what has just begun is a minute old. */
export function formatAge(instant: string, now: Date, locale?: string): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - Date.parse(instant)) / 60_000));
  if (minutes < 60) return age(locale).minute.format(minutes);
  return minutes < MINUTES_OF_A_DAY
    ? age(locale).hour.format(Math.floor(minutes / 60))
    : age(locale).day.format(Math.floor(minutes / MINUTES_OF_A_DAY));
}

const MINUTES_OF_A_DAY = 24 * 60;

const age = perLocale((locale) => {
  const inUnit = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return { minute: inUnit('minute'), hour: inUnit('hour'), day: inUnit('day') };
});
