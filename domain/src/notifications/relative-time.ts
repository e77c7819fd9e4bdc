import { formatShortDate } from '../kernel/formats.ts';
import { perLocale } from '../kernel/locales.ts';
import * as texts from './en.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From this age on the date says more than the distance. */
const DATED_FROM_MS = 7 * DAY_MS;

const distance = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));

/** How long ago an instant was, in words: "just now", "5 minutes ago", and from a week on the date. A clock that is behind reads "just now". */
export function formatRelativeTime(instant: string, now: Date, locale?: string): string {
  const age = now.getTime() - new Date(instant).getTime();
  if (age < MINUTE_MS) return texts.justNow;
  if (age < HOUR_MS) return distance(locale).format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return distance(locale).format(-Math.floor(age / HOUR_MS), 'hour');
  if (age < DATED_FROM_MS) return distance(locale).format(-Math.floor(age / DAY_MS), 'day');
  return formatShortDate(instant, locale);
}
