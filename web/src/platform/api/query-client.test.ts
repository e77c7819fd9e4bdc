import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { FailedCall } from './failure.ts';
import { CACHE_KEPT_MS, computeRetryWait, createQueryClient, shouldReadAgain } from './query-client.ts';

test('data that no page shows is kept for 5 minutes (specification 9)', () => {
  expect(CACHE_KEPT_MS).toBe(300_000);
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(CACHE_KEPT_MS);
});

test('the waits between retries double and are capped at 30 seconds (specification 9)', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(computeRetryWait)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

test.each([
  ['no connection', new TypeError('Failed to fetch'), true],
  ['a failure on the server', new FailedCall({ code: 'INTERNAL', message: '' }), true],
  ['the records out of reach', new FailedCall({ code: 'UNAVAILABLE', message: '' }), true],
  ['nobody signed in', new FailedCall({ code: 'NOT_SIGNED_IN', message: '' }), false],
  ['nothing there', new FailedCall({ code: 'NOT_FOUND', message: '' }), false],
  ['too many tries', new FailedCall({ code: 'RATE_LIMITED', message: '' }), false],
])('a read that met %s is tried again 3 times or not at all', (_, error, again) => {
  expect([0, 2, 3].map((failures) => shouldReadAgain(failures, error))).toEqual([again, again, false]);
});

test('what is sent without a connection fails at once, and is not sent once there is one', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  let tries = 0;
  const sending = client.getMutationCache().build(client, {
    mutationFn: async () => {
      tries++;
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(sending.execute(undefined)).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(tries).toBe(1);
});
