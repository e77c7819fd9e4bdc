import { FORMAT_LOCALE, perLocale } from './locales.ts';

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
