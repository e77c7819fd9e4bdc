const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = MINUTE_MS;
const MAX_PAUSE_MS = 60 * MINUTE_MS;

/**
 * When an email that was put off is tried again: after 1, 2, 4 ... minutes, at most an hour; nothing when that would be
 * after `expiresAt`. `tries` counts those made, 1 and up. RFC 5321 4.5.4.1 asks for at least half an hour between tries
 * with the reader's own server; these go to the operator's, which does that itself.
 */
export function planNextTry(tries: number, now: Date, expiresAt: Date): Date | undefined {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), MAX_PAUSE_MS);
  const next = new Date(now.getTime() + pause);
  return next < expiresAt ? next : undefined;
}

/** How long nothing is sent, in ms, after so many connections in a row that did not come about: 5 s doubling to 5 min. */
export function pauseAfterOutage(failures: number): number {
  return Math.min(5_000 * 2 ** (failures - 1), 5 * MINUTE_MS);
}
