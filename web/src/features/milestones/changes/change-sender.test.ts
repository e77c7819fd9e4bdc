import type { FailureCode } from '@porchlight/domain/kernel/errors.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RequestFailure } from '../../../platform/api/failure.ts';
import { createChangeSender } from './change-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A sender whose server answers with the failures listed for a change, one for each try, and then takes it. */
function openSender(
  answers: Record<string, (FailureCode | 'OFFLINE')[]> = {},
  browser = { online: true, isOwner: true },
) {
  const waiting = ['a', 'b', 'c'].map((change) => ({ key: `key-${change}`, change }));
  const sent: string[] = [];
  const tries: string[] = [];
  const dropped: string[] = [];
  const sender = createChangeSender<string>({
    list: () => waiting,
    remove: (keys) => waiting.splice(0, waiting.length, ...waiting.filter(({ key }) => !keys.includes(key))),
    send: async (change) => {
      tries.push(change);
      const code = answers[change]?.shift();
      if (code !== undefined) throw { code, message: 'Refused.', fields: {} } satisfies RequestFailure;
      sent.push(change);
    },
    parseFailure: (error) => error as RequestFailure,
    isStillOwner: async () => browser.isOwner,
    isOnline: () => browser.online,
    onDropped: (change, { code }) => dropped.push(`${change} ${code}`),
    onHeldUp: () => undefined,
    runInTurn: (work) => work(),
  });
  return { sender, waiting, sent, tries, dropped, browser };
}

describe('changes on their way to the server', () => {
  test('are sent in the order they were made, each once', async () => {
    const { sender, waiting, sent } = openSender();
    await sender.run();
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(waiting).toEqual([]);
    expect(sender.isHeldUp()).toBe(false);
  });

  test('wait without a connection, and go once it is back', async () => {
    const { sender, sent, tries, browser } = openSender({}, { online: false, isOwner: true });
    await sender.run();
    expect([tries, sender.isHeldUp()]).toEqual([[], true]);
    browser.online = true;
    await sender.run();
    expect([sent, sender.isHeldUp()]).toEqual([['a', 'b', 'c'], false]);
  });

  test.each(['OFFLINE', 'UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED'] as const)(
    'hold the line after %s and are tried again after 1 s, then 2 s, in the same order',
    async (code) => {
      const { sender, sent, tries } = openSender({ a: [code, code] });
      await sender.run();
      expect([sent, sender.isHeldUp()]).toEqual([[], true]);
      await vi.advanceTimersByTimeAsync(999);
      expect(tries).toEqual(['a']);
      await vi.advanceTimersByTimeAsync(1);
      expect(tries).toEqual(['a', 'a']);
      await vi.advanceTimersByTimeAsync(2000);
      expect([sent, sender.isHeldUp()]).toEqual([['a', 'b', 'c'], false]);
    },
  );

  test.each(['NOT_FOUND', 'MILESTONE_LOCKED', 'BAD_INPUT'] as const)(
    'that can never succeed (%s) are dropped and reported, and the rest goes on',
    async (code) => {
      const { sender, waiting, sent, dropped } = openSender({ b: [code] });
      await sender.run();
      expect([sent, dropped, waiting]).toEqual([['a', 'c'], [`b ${code}`], []]);
    },
  );

  test('stay when the session has ended, and nothing is tried until asked', async () => {
    const { sender, waiting, tries } = openSender({ a: ['NOT_SIGNED_IN'] });
    await sender.run();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([tries, waiting.length]).toEqual([['a'], 3]);
  });

  test('are never sent as somebody else who signed in meanwhile', async () => {
    const { sender, waiting, tries } = openSender({}, { online: true, isOwner: false });
    await sender.run();
    expect([tries, waiting.length]).toEqual([[], 3]);
  });

  test('made while others are being sent are not forgotten', async () => {
    const { sender, waiting, sent } = openSender();
    const running = sender.run();
    waiting.push({ key: 'key-d', change: 'd' });
    void sender.run();
    await running;
    expect(sent).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are left alone once the account is gone', async () => {
    const { sender, tries } = openSender({ a: ['OFFLINE'] });
    await sender.run();
    sender.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toEqual(['a']);
  });
});
