import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/tools/screens.ts';
import { formatCalendarDate, isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { Unit } from './tool-definition.ts';

/** A figure of the wire as it is read: "$1,910", "6.875%", "2 years 3 months". Cents of a planning figure are in its working. */
export function formatFigure(value: string, unit: Unit): string {
  switch (unit) {
    case 'dollars':
      return formatWholeDollars(value);
    case 'percent':
      return `${value}%`;
    case 'months':
      return formatMonths(Number(value));
    case 'count':
      return whole.format(Number(value));
    case 'date':
      return isCalendarDate(value) ? formatCalendarDate(value, locale) : value;
    case 'text':
      return value;
  }
}

/** Exact to the last digit, however large: the digits are written as they came, never made into a number. */
export function formatDollars(value: string): string {
  const [, minus = '', digits = '0', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(value) ?? [];
  return `${minus === '' ? '' : '−'}$${digits.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction}`;
}

/** To the nearest dollar, half a dollar up: the cents of a planning figure promise more than it knows. */
export function formatWholeDollars(value: string): string {
  const [, minus = '', digits = '0', tenths = '0'] = /^(-?)(\d+)(?:\.(\d))?/.exec(value) ?? [];
  const whole = Number(tenths) >= 5 ? String(BigInt(digits) + 1n) : digits;
  return formatDollars(/^0*$/.test(whole) ? '0' : `${minus}${whole}`);
}

/** A planning figure to the dollar, cut and not rounded up: what is the most stays within it. */
export function dropCents(value: string): string {
  return value.replace(/\.\d+$/, '').replace(/^-0$/, '0');
}

/** Without cents and short, for the axis of a chart: "$250K", "$1.5M". */
export function formatRoundDollars(dollars: number): string {
  return rounded.format(dollars);
}

/** "2 years 3 months", which breaks between its parts alone. */
export function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [count(years, 'year'), count(rest, 'month')].filter((part) => part !== '');
  return parts.join(' ') || texts.months;
}

function count(number: number, word: string): string {
  if (number === 0) return '';
  return `${whole.format(number)}\u00a0${word}${number === 1 ? '' : 's'}`;
}

const whole = new Intl.NumberFormat(locale);
const rounded = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  // WebKit alone writes "$100.0K" without this, and the built page would be rendered again there.
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});
