import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/tools/screens.ts';
import { formatCalendarDate, isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { Unit } from './tool-definition.ts';

/** A figure of the wire as it is read: "$1,910", "6.875%", "2 years 3 months". Cents of a planning figure are in its working. */
export function formatFigure(value: string, unit: Unit): string {
  switch (unit) {
    case 'dollars':
      return formatDollars(value, 'whole');
    case 'percent':
      return `${value}%`;
    case 'months':
      return formatMonths(Number(value));
    case 'count':
      return formatCount(Number(value), locale);
    case 'date':
      return isCalendarDate(value) ? formatCalendarDate(value, locale) : value;
    case 'text':
      return value;
  }
}

/** A planning figure to the dollar, cut and not rounded up: what is the most stays within it. */
export function dropCents(value: string): string {
  return value.replace(/\.\d+$/, '').replace(/^-0$/, '0');
}

/** "2 years 3 months", which breaks between its parts alone. */
export function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [count(years, 'year'), count(rest, 'month')].filter((part) => part !== '');
  return parts.join(' ') || texts.months;
}

function count(number: number, word: string): string {
  if (number === 0) return '';
  return `${formatCount(number, locale)}\u00a0${word}${number === 1 ? '' : 's'}`;
}
