import { addMonths, countDaysBetween } from '../../kernel/calendar-dates.ts';

export const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof seasons)[number];

/** Seasons of three whole months, winter from December on. */
const firstDays: Record<Season, string> = {
  spring: '03-01',
  summer: '06-01',
  fall: '09-01',
  winter: '12-01',
};

/** The first day of the season that lies nearest to a day, before or after it. */
export function findNearestStart(season: Season, day: string): string {
  const year = Number(day.slice(0, 4));
  const starts = [year - 1, year, year + 1].map((each) => `${each}-${firstDays[season]}`);
  const distance = (start: string) => Math.abs(countDaysBetween(start, day));
  return starts.reduce((nearest, start) => (distance(start) < distance(nearest) ? start : nearest));
}

/** The day from which a task of a season is due first: today within the season, else the day on which it begins next. */
export function findFirstDue(season: Season, today: string): string {
  const year = Number(today.slice(0, 4));
  const starts = [year - 1, year, year + 1].map((each) => `${each}-${firstDays[season]}`);
  if (starts.some((start) => start <= today && today < addMonths(start, 3))) return today;
  return starts.find((start) => start > today) ?? today;
}
