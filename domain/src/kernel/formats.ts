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
