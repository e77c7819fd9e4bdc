/** How long a request waits for its answer. */
export const TIMEOUT_MS = 60_000;

/**
 * Like `fetch`, and ends by itself: a request that has no answer in time rejects with a DOMException, for which `parseFailure` has a sentence. A
 * body of so many `bytes` has the time as well that a connection of 25 bytes a millisecond needs for it.
 */
export function fetchWithTimeout(
  input: RequestInfo,
  init: RequestInit = {},
  bytes = 0,
  send: typeof fetch = fetch,
): Promise<Response> {
  const stop = new AbortController();
  // An address has no signal.
  const given = init.signal ?? (input as Request).signal ?? stop.signal;
  const signal = AbortSignal.any([stop.signal, given]);
  setTimeout(() => stop.abort(), TIMEOUT_MS + bytes / 25);
  return new Promise((resolve, reject) => {
    // An answer that was asked for before the page's program ran knows of no signal.
    signal.onabort = () => reject(signal.reason);
    send(input, { ...init, signal }).then(resolve, reject);
  });
}
