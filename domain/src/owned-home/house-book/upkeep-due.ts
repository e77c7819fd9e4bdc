import { addMonths } from '../../kernel/calendar-dates.ts';
import { findNearestStart, type Season } from './seasons.ts';

export type UpkeepInterval = {
  season: Season | null;
  everyMonths: number;
  firstDueOn: string;
  lastDoneOn: string | null;
};

/**
 * The day on which a task is due next: so many months after it was done, and of a season the beginning of that season which lies nearest,
 * so that a task done early or late comes back with its season. It may have passed already.
 */
export function findNextDue({ season, everyMonths, firstDueOn, lastDoneOn }: UpkeepInterval): string {
  if (lastDoneOn === null) return firstDueOn;
  const day = addMonths(lastDoneOn, everyMonths);
  return season === null ? day : findNearestStart(season, day);
}
