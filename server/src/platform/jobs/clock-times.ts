export const clockIntervals = ['minute', 'hour', 'night'] as const;

export type ClockInterval = (typeof clockIntervals)[number];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Of each the cron line in UTC, how often it comes, and so long after the beginning of the day (UTC) it first does, in ms. */
const times: Record<ClockInterval, { cron: string; length: number; offset: number }> = {
  minute: { cron: '* * * * *', length: MINUTE_MS, offset: 0 },
  hour: { cron: '0 * * * *', length: 60 * MINUTE_MS, offset: 0 },
  night: { cron: '17 3 * * *', length: DAY_MS, offset: (3 * 60 + 17) * MINUTE_MS },
};

export const cronOf = (every: ClockInterval): string => times[every].cron;

/** A run that begins so shortly before a time, by a clock that is late, is the run of that time. */
const TOLERANCE_MS = 5_000;

/** Since when the next run is due, in ms, after one that began at `startedAt`; 0 where none is due yet. */
export function findOverdue(every: ClockInterval, startedAt: Date, now: Date): number {
  const { length, offset } = times[every];
  const since = startedAt.getTime() + TOLERANCE_MS - offset;
  const next = (Math.floor(since / length) + 1) * length + offset;
  return Math.max(0, now.getTime() - next);
}
