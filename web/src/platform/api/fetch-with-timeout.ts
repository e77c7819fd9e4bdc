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
  const given = input instanceof Request ? input : undefined;
  const isRead = ['GET', 'HEAD'].includes(init.method ?? given?.method ?? 'GET');
  const timeoutMs = (isRead ? READ_TIMEOUT_MS : CHANGE_TIMEOUT_MS) + (bytes / MIN_BYTES_PER_SECOND) * 1000;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new DOMException('', 'TimeoutError')), timeoutMs);
  const signals = [timeout.signal, init.signal ?? given?.signal].filter(
    (signal) => signal instanceof AbortSignal,
  );
  const signal = AbortSignal.any(signals);
  return new Promise((resolve, reject) => {
    // An answer that was asked for before the page's program ran knows of no signal.
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    send(input, { ...init, signal }).then(resolve, (error: unknown) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

/** Whether a request ended because no answer came in time. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';
