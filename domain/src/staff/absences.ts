import { addDays } from '../kernel/calendar-dates.ts';

/** The most days of one absence, both ends included: a year typed wrong would hand cases over for good. */
export const MAX_ABSENCE_DAYS = 366;

/** Calendar days, both included. */
export type AbsenceDays = { from: string; until: string };

/** Why such an absence cannot be stored on the day `today`: the reason's last word; undefined where it can. */
export function findAbsenceProblem(
  { from, until }: AbsenceDays,
  today: string,
): 'absence-reversed' | 'absence-over' | 'absence-too-long' | undefined {
  if (until < from) return 'absence-reversed';
  if (until < today) return 'absence-over';
  return until >= addDays(from, MAX_ABSENCE_DAYS) ? 'absence-too-long' : undefined;
}

export function isAwayOn({ from, until }: AbsenceDays, day: string): boolean {
  return from <= day && day <= until;
}

/** The first day on which someone is back. */
export function getReturnDay({ until }: AbsenceDays): string {
  return addDays(until, 1);
}
