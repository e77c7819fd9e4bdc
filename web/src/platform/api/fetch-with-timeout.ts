/** How long a read and a change wait for their answer. */
export const READ_TIMEOUT_MS = 30_000;
export const CHANGE_TIMEOUT_MS = 60_000;
/** Of a body that goes up: what the slowest connection still carries. */
const MIN_BYTES_PER_SECOND = 25_000;

/**
 * Like `fetch`, and ends by itself: a request that has no answer in time rejects with a TimeoutError, for which `readFailure` has a sentence. A
 * body of so many `bytes` has the time that a slow connection needs for it as well.
 */
export function fetchWithTimeout(
  input: RequestInfo,
  init: RequestInit = {},
  bytes = 0,
  send: typeof fetch = fetch,
): Promise<Response> {
  // An address has neither a method nor a signal.
  const request = input as Request;
  const isRead = /^(GET|HEAD)?$/.test(init.method ?? request.method ?? '');
  const given = init.signal ?? request.signal;
  const stop = new AbortController();
  const signal = given ? AbortSignal.any([stop.signal, given]) : stop.signal;
  setTimeout(
    () => stop.abort(new DOMException('', 'TimeoutError')),
    (isRead ? READ_TIMEOUT_MS : CHANGE_TIMEOUT_MS) + (bytes / MIN_BYTES_PER_SECOND) * 1000,
  );
  return new Promise((resolve, reject) => {
    // An answer that was asked for before the page's program ran knows of no signal.
    signal.onabort = () => reject(signal.reason);
    send(input, { ...init, signal }).then(resolve, reject);
  });
}

/** Whether a request ended because no answer came in time. */
export const isTimeout = (error: unknown): boolean => (error as Error | undefined)?.name === 'TimeoutError';
