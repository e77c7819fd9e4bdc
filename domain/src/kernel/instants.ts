import { FORMAT_LOCALE } from './locales.ts';

/** How an instant is written; the words of each are those of the locale. */
const STYLES = {
  /** "Jan 7, 2027, 5:00 PM" */
  medium: { dateStyle: 'medium', timeStyle: 'short' },
  /** "January 7, 2027 at 5:00 PM" */
  long: { dateStyle: 'long', timeStyle: 'short' },
  /** To the second with its zone, as evidence has it: "January 7, 2027 at 5:00:00 PM UTC" */
  evidence: { dateStyle: 'long', timeStyle: 'long' },
  /** The same in the narrow room of a signature field: "Jan 7, 2027, 5:00:00 PM UTC" */
  stamp: { dateStyle: 'medium', timeStyle: 'long' },
  /** With its weekday and zone, as a deadline has it: "Thu, Jan 7, 5:00 PM EST" */
  deadline: {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  /** Within the same year: "Jan 7, 5:00 PM" */
  yearless: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** "5:00 PM" */
  time: { hour: 'numeric', minute: '2-digit' },
  /** "5:00:00 PM" */
  seconds: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type InstantStyle = keyof typeof STYLES;

const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant in words, on the clocks of the reader unless a time zone is given. */
export function formatInstant(
  instant: string | number | Date,
  style: InstantStyle,
  { locale = FORMAT_LOCALE, timeZone }: { locale?: string; timeZone?: string } = {},
): string {
  const key = `${style} ${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone });
  formats.set(key, format);
  return format.format(new Date(instant));
}
