import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startPoller } from './poller.ts';

it('begins no round while another is under way, and stops when that one is over', async () => {
  let underWay = 0;
  let most = 0;
  let ended = 0;
  const rounds = startPoller(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await pause(40);
    underWay -= 1;
    ended += 1;
  }, 5);
  await rounds.first;
  expect(ended).toBe(1);
  await pause(100);
  await rounds.stop();
  const endedAtStop = ended;
  expect([most, underWay]).toEqual([1, 0]);
  expect(endedAtStop).toBeGreaterThan(1);
  await pause(60);
  expect(ended).toBe(endedAtStop);
});
