import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseFailure } from './failure.ts';
import { fetchWithTimeout, TIMEOUT_MS } from './fetch-with-timeout.ts';
import { shouldReadAgain } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A network that takes requests and answers none. */
const silent = () => new Promise<Response>(() => undefined);

test.each([
  ['a read', 'https://porchlight.example/api/x', {}, 0, TIMEOUT_MS],
  ['a read of a request', new Request('https://porchlight.example/api/x'), {}, 0, TIMEOUT_MS],
  ['a change', 'https://porchlight.example/api/x', { method: 'POST' }, 0, TIMEOUT_MS],
  ['a file of 1 MB', 'https://porchlight.example/api/x', { method: 'POST' }, 1e6, TIMEOUT_MS + 40_000],
])(
  '%s that is not answered ends by itself, with a sentence, and is not read again',
  async (_, input, init, bytes, ms) => {
    let ended: unknown;
    const request = fetchWithTimeout(input, init, bytes, silent).catch((error: unknown) => {
      ended = error;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await request;
    expect(parseFailure(ended)).toMatchObject({
      code: 'OFFLINE',
      message: expect.stringContaining('could not reach the server'),
    });
    expect(shouldReadAgain(0, ended)).toBe(false);
  },
);

test('an answer, a failure of the network and a stop of the page come through', async () => {
  const answer = new Response('x');
  expect(await fetchWithTimeout('/x', {}, 0, async () => answer)).toBe(answer);
  const failed = new TypeError('Failed to fetch');
  await expect(fetchWithTimeout('/x', {}, 0, () => Promise.reject(failed))).rejects.toBe(failed);
  const stopping = new AbortController();
  const stopped = fetchWithTimeout('/x', { signal: stopping.signal }, 0, silent);
  stopping.abort(new Error('left'));
  await expect(stopped).rejects.toThrow('left');
});
