import { addDays } from '../kernel/calendar-dates.ts';
import { findInstant, getWallClock } from '../kernel/time-zones.ts';

/** From a time of the day, HH:MM, until another; where `until` is the earlier one, over midnight. */
export type QuietHours = { from: string; until: string };

/** Whether the local time of a zone is between the two; `until` itself is no longer quiet. Equal ones never are. */
export function isQuiet(instant: Date, quietHours: QuietHours | null, timeZone: string): boolean {
  return quietHours !== null && isQuietMinute(getWallClock(instant, timeZone).minute, quietHours);
}

/** Whether a minute of the day, 0 to 1439, lies in the quiet hours. */
export function isQuietMinute(minute: number, quietHours: QuietHours): boolean {
  const [from, until] = [readMinute(quietHours.from), readMinute(quietHours.until)];
  return from <= until ? minute >= from && minute < until : minute >= from || minute < until;
}

/** The instant itself where it is not quiet, else the one at which the quiet hours around it end. */
export function waitForQuietToEnd(instant: Date, quietHours: QuietHours | null, timeZone: string): Date {
  if (quietHours === null || !isQuiet(instant, quietHours, timeZone)) return instant;
  const until = readMinute(quietHours.until);
  const { day, minute } = getWallClock(instant, timeZone);
  const end = findInstant({ day: minute < until ? day : addDays(day, 1), minute: until }, timeZone);
  // In an hour that comes twice the first end lies behind: the clocks show the time once more.
  return end > instant ? end : new Date(instant.getTime() + (until - minute) * MINUTE_MS);
}

const MINUTE_MS = 60_000;

function readMinute(time: string): number {
  const [hour = '', minute = ''] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
