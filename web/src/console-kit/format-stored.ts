import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/shared/console-kit.ts';
import { formatCalendarDate, isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A value of a record whose fields the page does not know, its dates and times as everywhere in the console; '' for none. */
export function formatStored(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isCalendarDate(value)) return formatCalendarDate(value, locale);
  return INSTANT.test(value) ? formatInstant(value, 'medium', { locale }) : value;
}
