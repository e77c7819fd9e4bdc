import { countDaysBetween, formatCalendarDate } from '../kernel/calendar-dates.ts';
import * as texts from './en.ts';
import type { WeeklyRate } from './weekly-rates.contract.ts';

/** The last week known to this release. Copies of the survey's file in several public repositories agree on it. */
export const shippedWeek: WeeklyRate = { week: '2026-10-08', percent30: '7.4', percent15: '6.73' };

export const surveySource = { title: texts.survey, url: 'https://www.freddiemac.com/pmms' };

const THIRTY_YEARS = 360;
const FIFTEEN_YEARS = 180;
/** A week comes out every seven days; one that is missing is no news yet. */
const MAX_CURRENT_DAYS = 14;

/** The rate to plan with; `week` is null where the survey has no loan of that term and the nearest one is our assumption. */
export type PlanningRate = { ratePercent: string; week: string | null };

export function findPlanningRate(
  { week, percent30, percent15 }: WeeklyRate,
  termMonths: number,
): PlanningRate {
  if (termMonths === THIRTY_YEARS) return { ratePercent: percent30, week };
  if (termMonths === FIFTEEN_YEARS && percent15 !== null) return { ratePercent: percent15, week };
  const nearest = termMonths <= FIFTEEN_YEARS ? (percent15 ?? percent30) : percent30;
  return { ratePercent: nearest, week: null };
}

/**
 * Where a rate comes from: the survey's day, with the word "last" once it is old, or our assumption. A day before the survey's is a built
 * page's, which knows none: it says "last" too, so that its text is not another, and another height, once the page is alive.
 */
export function describeRateSource(week: string | null, on: string, locale?: string): string {
  if (week === null) return texts.ourAssumption;
  const day = formatCalendarDate(week, locale);
  const age = countDaysBetween(week, on);
  return age < 0 || age > MAX_CURRENT_DAYS ? texts.lastSurvey(day) : texts.surveyOf(day);
}

/** The later of two weeks; the first where they are of one day. */
export function pickNewerWeek(one: WeeklyRate, other: WeeklyRate): WeeklyRate {
  return other.week > one.week ? other : one;
}
