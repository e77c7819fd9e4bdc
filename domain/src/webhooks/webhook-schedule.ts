const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * How long after a try that failed the next one comes, in milliseconds: ten tries in a little more than three days
 * (Standard Webhooks, "Deliverability and reliability").
 */
export const RETRY_DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

export const MAX_TRIES = RETRY_DELAYS_MS.length + 1;

/** No receiver puts a try off for longer than this with Retry-After. */
const MAX_RETRY_AFTER_MS = 24 * HOUR;

/** A delay is longer by up to this part of it, so that what failed together does not come back together. */
const JITTER = 0.1;

/** An endpoint that has taken nothing for so long is switched off. */
export const SWITCHED_OFF_AFTER_MS = 5 * 24 * HOUR;

/** How long the secret before a rotation still signs as well. */
export const FORMER_SECRET_MS = 24 * HOUR;

/** Each is one more signature in a header, which some receivers keep short. */
export const MAX_FORMER_SECRETS = 5;

/**
 * When the next try is, after `tries` of them have failed, or nothing when that was the last. `chance` is from 0 to below 1;
 * `retryAfterMs` is what the receiver asked for.
 */
export function planNextDelivery(
  tries: number,
  now: Date,
  { chance, retryAfterMs = 0 }: { chance: number; retryAfterMs?: number | undefined },
): Date | undefined {
  const delay = RETRY_DELAYS_MS[tries - 1];
  if (delay === undefined) return undefined;
  const asked = Math.min(Math.max(retryAfterMs, 0), MAX_RETRY_AFTER_MS);
  return new Date(now.getTime() + Math.max(Math.round(delay * (1 + JITTER * chance)), asked));
}

/** Retry-After in milliseconds (RFC 9110 10.2.3: seconds, or a date); nothing for what is neither. */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  if (!/^[A-Z][a-z]{2}, .+ GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
