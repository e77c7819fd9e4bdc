import { perLocale } from '../kernel/locales.ts';

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
