import type { MilestoneSlug } from '../milestones/milestones.ts';
import { addDays, formatCalendarDate } from '../shared/calendar-dates.ts';

/**
 * How long lenders take a paper of one kind. `days` counts from the day on the paper; `printed` is for papers that say
 * themselves when they end. Once `neededUntil` is completed the paper has served, and its age no longer matters.
 */
export type PaperValidity = { neededUntil: MilestoneSlug } & ({ days: number } | { printed: true });

/** The last day on which a paper is taken. `date` is the day on it, or, where it says so itself, the day it ends. */
export function computeLastGoodDay(validFor: PaperValidity, date: string): string {
  return 'days' in validFor ? addDays(date, validFor.days) : date;
}

/** Which day of a paper the reviewer has to read, in words. */
export function namePaperDate(validFor: PaperValidity): string {
  return 'days' in validFor ? 'Date on the document' : 'Expires on';
}

/** What a buyer should know of the age before handing a paper in. */
export function describeValidity(validFor: PaperValidity): string {
  return 'days' in validFor
    ? `Lenders take it for ${validFor.days} days from the date on it.`
    : 'It has to be valid until you close.';
}

/** Why a paper of this date cannot be accepted, or nothing where it can. */
export function findPaperDateProblem(
  validFor: PaperValidity,
  date: string,
  today: string,
): string | undefined {
  if ('days' in validFor && date > addDays(today, 1)) return 'This day has not come yet. Check the date.';
  const last = computeLastGoodDay(validFor, date);
  if (last >= today) return undefined;
  return `It was good until ${formatCalendarDate(last)}. Send it back as too old.`;
}

/** How many days before its last good day a buyer is told; `expired` from the day after it on. */
export const expiryNotices = [14, 3, 'expired'] as const;
export type ExpiryNotice = (typeof expiryNotices)[number];

/**
 * Which notice about a paper's age is due on this day, or none. One that no server was there to give is made up for until the
 * next one's day comes. What the buyer was told with the acceptance itself is not told again.
 *
 * @param acceptedOn the day on which it was accepted, where the buyer is
 */
export function findExpiryNotice(
  lastGoodDay: string,
  acceptedOn: string,
  today: string,
): ExpiryNotice | undefined {
  if (today > lastGoodDay) return 'expired';
  const newest = ([14, 3] as const).findLast((days) => today >= addDays(lastGoodDay, -days));
  return newest !== undefined && acceptedOn <= addDays(lastGoodDay, -newest) ? newest : undefined;
}

/** What the buyer reads with a notice. */
export function describeExpiry(notice: ExpiryNotice, lastGoodDay: string): string {
  const day = formatCalendarDate(lastGoodDay);
  return notice === 'expired'
    ? `It was good until ${day} and is asked for again.`
    : `It is good until ${day}. Hand in a newer one before then.`;
}
