import { addDays } from '../kernel/calendar-dates.ts';
import { findInstant, getWallClock } from '../kernel/time-zones.ts';
import type { NotificationKind } from './notifications.ts';
import { isSecurityNotice, type NotificationPreferences } from './preferences.ts';
import { waitForQuietToEnd } from './quiet-hours.ts';

/** How a notification goes out by mail: in an email of its own or in the digest, and not before `dueAt`. */
export type PlannedEmail = { form: 'own' | 'digest'; dueAt: Date };

/** How long an email of its own waits for what else happens, so that several go as one. Security does not wait. */
export const BATCH_MINUTES = 15;

/** The email about something that happened at `now`, or nothing where the buyer wants none. */
export function planEmail(
  kind: NotificationKind,
  now: Date,
  preferences: NotificationPreferences,
): PlannedEmail | undefined {
  if (isSecurityNotice(kind)) return { form: 'own', dueAt: now };
  const { email } = preferences.kinds[kind];
  const { quietHours, timeZone } = preferences;
  if (email === 'off') return undefined;
  if (email === 'at-once') {
    const batchEnd = new Date(now.getTime() + BATCH_MINUTES * 60_000);
    return { form: 'own', dueAt: waitForQuietToEnd(batchEnd, quietHours, timeZone) };
  }
  return { form: 'digest', dueAt: findNextDigest(now, preferences) };
}

/** The next time the digest goes out, after `now`; one whose hour is a quiet one waits until the quiet hours end. */
export function findNextDigest(
  now: Date,
  {
    timeZone,
    digestHour,
    quietHours,
  }: Pick<NotificationPreferences, 'timeZone' | 'digestHour' | 'quietHours'>,
): Date {
  const { day } = getWallClock(now, timeZone);
  const findSlot = (date: string) =>
    waitForQuietToEnd(findInstant({ day: date, minute: digestHour * 60 }, timeZone), quietHours, timeZone);
  // Yesterday's may have waited until this morning.
  return [findSlot(addDays(day, -1)), findSlot(day)].find((slot) => slot > now) ?? findSlot(addDays(day, 1));
}

/** A notification whose email waits. */
export type WaitingEmail = {
  kind: NotificationKind;
  emailForm: 'own' | 'digest' | null;
  emailDueAt: Date | null;
};

/** Whether an email can be sent together with others: security notices have their own email, and digest kinds wait for the digest. */
export function isBatched({ kind, emailForm }: WaitingEmail): boolean {
  return emailForm === 'own' && !isSecurityNotice(kind);
}

/** What goes out at `now` of what waits: all that is due, and once one of a batch is, the whole batch. */
export function listDueEmails<Row extends WaitingEmail>(waiting: readonly Row[], now: Date): Row[] {
  const isDue = ({ emailDueAt }: Row) => emailDueAt !== null && emailDueAt <= now;
  const isBatchDue = waiting.some((row) => isDue(row) && isBatched(row));
  return waiting.filter((row) => isDue(row) || (isBatchDue && isBatched(row)));
}
