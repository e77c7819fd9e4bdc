import { describe, expect, it } from 'vitest';
import { pauseAfterOutage, planNextTry } from './email-retries.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('an email that was put off', () => {
  it.each([
    [1, 1],
    [2, 2],
    [4, 8],
    [7, 60],
    [40, 60],
  ])('after %i tries waits %i minutes', (tries, minutes) => {
    expect(planNextTry(tries, NOW, inMinutes(10_000))).toEqual(inMinutes(minutes));
  });

  it.each([
    ['a minute too late', 59, undefined],
    ['at the very end', 60, undefined],
    ['just in time', 61, inMinutes(60)],
  ])('is not tried again once its time is over: %s', (_, expires, expected) => {
    expect(planNextTry(7, NOW, inMinutes(expires))).toEqual(expected);
  });
});

it.each([
  [1, 5_000],
  [2, 10_000],
  [6, 160_000],
  [7, 300_000],
  [99, 300_000],
])('after %i connections that failed nothing is sent for %i ms', (failures, pause) => {
  expect(pauseAfterOutage(failures)).toBe(pause);
});
