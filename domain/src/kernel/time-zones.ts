/** Where no zone is known yet: at most two hours away from every clock of the 48 states between the oceans. */
export const FALLBACK_TIME_ZONE = 'America/Chicago';

/** The zone where the day ends last, so that no buyer's current day counts as past. */
export const LAST_TIME_ZONE = 'Pacific/Honolulu';

const MAX_NAME_LENGTH = 64;

/** Whether a text names a zone of the IANA database that this runtime knows; a bare offset such as +05:00 is none. */
export function isTimeZone(name: string): boolean {
  if (name.length > MAX_NAME_LENGTH || !/^[A-Za-z]/.test(name)) return false;
  try {
    findFormat(name);
    return true;
  } catch {
    return false;
  }
}

/** What a wall clock shows: the calendar day, YYYY-MM-DD, and the minute of the day, 0 to 1439. */
export type WallClock = { day: string; minute: number };

export function getWallClock(instant: Date, timeZone: string): WallClock {
  const parts = new Map(
    findFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '00';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/**
 * The first instant at which the clocks of a zone show a time. A time that comes twice when the clocks go back means the
 * first of the two; one that the clocks skip means the instant at which they jump over it.
 */
export function findInstant({ day, minute }: WallClock, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00.000Z`) + minute * MINUTE_MS;
  // Clocks change by a few hours at most and not twice in two days, so these are the two offsets that may apply.
  const before = readOffset(asUtc - DAY_MS, timeZone);
  const after = readOffset(asUtc + DAY_MS, timeZone);
  const fitting = [asUtc - before, asUtc - after].filter(
    (candidate) => candidate + readOffset(candidate, timeZone) === asUtc,
  );
  if (fitting.length > 0) return new Date(Math.min(...fitting));
  return findChange(asUtc - after, asUtc - before, before, timeZone);
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The minute in which the offset stops being `before`; the clocks change somewhere between the two instants. */
function findChange(from: number, until: number, before: number, timeZone: string): Date {
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.ceil(until / MINUTE_MS)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (readOffset(middle * MINUTE_MS, timeZone) === before) low = middle + 1;
    else high = middle;
  }
  return new Date(low * MINUTE_MS);
}

/** How far the zone's clocks are ahead of UTC, in milliseconds; whole minutes. */
function readOffset(time: number, timeZone: string): number {
  const { day, minute } = getWallClock(new Date(time), timeZone);
  return Date.parse(`${day}T00:00:00.000Z`) + minute * MINUTE_MS - Math.floor(time / MINUTE_MS) * MINUTE_MS;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function findFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}
