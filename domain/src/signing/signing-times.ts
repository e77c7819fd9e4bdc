const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a sealed file waits for Complete before it is cleared away. */
export const PREPARED_KEPT_MS = 60 * MINUTE_MS;
/** How long a document may stay open for signing; someone may read it over a day. */
export const OPEN_KEPT_MS = DAY_MS;

/** How many documents an account may have open for signing; the oldest goes when another is opened. */
export const MAX_OPEN_SIGNINGS = 20;

/** Whether a signing that was begun and never completed may go. */
export function isAbandoned(signing: { openedAt: Date; preparedAt: Date | null }, now: Date): boolean {
  const since = (instant: Date) => now.getTime() - instant.getTime();
  return (
    since(signing.openedAt) >= OPEN_KEPT_MS ||
    (signing.preparedAt !== null && since(signing.preparedAt) >= PREPARED_KEPT_MS)
  );
}

/** A signature is dated today where the signer is: at most a day away from the server's day in UTC. */
export function isSigningDay(date: string, now: Date): boolean {
  return Math.abs(Date.parse(`${date}T12:00:00Z`) - now.getTime()) <= 1.5 * DAY_MS;
}
