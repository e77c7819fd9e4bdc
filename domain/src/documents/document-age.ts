import { addDays, formatCalendarDate } from '../kernel/calendar-dates.ts';
import type { MilestoneSlug } from '../kernel/milestone-slugs.ts';
import * as texts from './en/document-age.ts';

/**
 * How long lenders take a paper of one kind. `days` counts from the day on the paper; `printed` is for papers that say
 * themselves when they end. Once `neededUntil` is completed the document has served, and its age no longer matters.
 */
export type DocumentValidity = { neededUntil: MilestoneSlug } & ({ days: number } | { printed: true });

/** The last day on which a document is taken. `date` is the day on it, or, where it says so itself, the day it ends. */
export function computeLastGoodDay(validFor: DocumentValidity, date: string): string {
  return 'days' in validFor ? addDays(date, validFor.days) : date;
}

/** Which day of a document the reviewer has to read, in words. */
export function describeDocumentDate(validFor: DocumentValidity): string {
  return 'days' in validFor ? texts.dateOnDocument : texts.expiresOn;
}

/** What a buyer should know of the age before handing a document in. */
export function describeValidity(validFor: DocumentValidity): string {
  return 'days' in validFor ? texts.ageLimitHint(validFor.days) : texts.validityHint;
}

/** Why a document of a date cannot be accepted. */
export type DocumentDateProblem = { kind: 'not-yet' } | { kind: 'too-old'; goodUntil: string };

/** Why a document of this date cannot be accepted, or nothing where it can. */
export function findDocumentDateProblem(
  validFor: DocumentValidity,
  date: string,
  today: string,
): DocumentDateProblem | undefined {
  if ('days' in validFor && date > addDays(today, 1)) return { kind: 'not-yet' };
  const last = computeLastGoodDay(validFor, date);
  if (last >= today) return undefined;
  return { kind: 'too-old', goodUntil: last };
}

/** How many days before its last good day a buyer is notified; `expired` from the day after it on. */
export const expiryNotices = [14, 3, 'expired'] as const;
export type ExpiryNotice = (typeof expiryNotices)[number];

/**
 * Which notice about a document's age is due on this day, or none. A notice missed while the server was down is sent later, until the day
 * of the next one. What the notice of the acceptance already said is not repeated.
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

/** The next day on which a notice can fall due, after `today`; none once all have. */
export function findNextExpiryNoticeDay(lastGoodDay: string, today: string): string | undefined {
  return expiryNotices
    .map((notice) => addDays(lastGoodDay, notice === 'expired' ? 1 : -notice))
    .find((day) => day > today);
}

/** What the buyer reads with a notice. */
export function describeExpiry(notice: ExpiryNotice, lastGoodDay: string): string {
  const day = formatCalendarDate(lastGoodDay);
  return notice === 'expired' ? texts.expiredNotice(day) : texts.expiringNotice(day);
}
