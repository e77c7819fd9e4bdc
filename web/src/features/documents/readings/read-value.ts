import * as texts from '@porchlight/content/en/document-readings.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCalendarDate, isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { findShape } from '@porchlight/domain/readings/document-readings/kept/correct-field.ts';
import type { ReadValue } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';

/** Figures that are no amounts of money. */
const PERCENTAGES = new Set(['rate', 'rate_max', 'apr', 'tip']);
const COUNTS = new Set(['score', 'range_low', 'range_high', 'year', 'property_count', 'pages']);

/** Fields that may be a range of amounts: payments of a month, by years. */
const RANGES = /_month$/;

/** A value as it is read: "$27,791", "4.617%", "Feb 15, 2013", "Yes". */
export function formatReadValue(name: string, value: ReadValue): string {
  if (value === null) return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) return value.map((each) => writeText(name, each)).join('; ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([label, is]) => `${label}: ${is ? texts.yes : texts.no}`)
      .join('; ');
  return writeText(name, value);
}

function writeText(name: string, text: string): string {
  const shape = findShape(name, text);
  if (shape === 'day') return formatCalendarDate(text, locale);
  if (shape === 'amount') return formatFigureText(name, text);
  if (text === 'yes' || text === 'no') return text === 'yes' ? texts.yes : texts.no;
  const [, day = '', hour = '', minute = '', zone = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d) ?(.*)$/.exec(text) ?? [];
  if (isCalendarDate(day))
    return texts.untilTime(formatCalendarDate(day, locale), Number(hour), minute, zone);
  const [, ...range] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  // A file number such as "26-2207" is written like a range of amounts.
  const isRange = range.length > 0 && RANGES.test(name);
  return isRange ? range.map((each) => formatFigureText(name, each)).join('–') : text;
}

function formatFigureText(name: string, amount: string): string {
  if (PERCENTAGES.has(name)) return `${amount}%`;
  return COUNTS.has(name) ? amount : formatDollars(amount);
}
