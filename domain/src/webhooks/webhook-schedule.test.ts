import { describe, expect, it } from 'vitest';
import { MAX_TRIES, parseRetryAfter, planNextDelivery } from './webhook-schedule.ts';

const now = new Date('2026-11-22T12:00:00Z');
const secondsUntil = (at: Date | undefined) => at && (at.getTime() - now.getTime()) / 1000;

describe('when a delivery is tried again (Standard Webhooks, example retry schedule)', () => {
  it.each([
    [1, 5],
    [2, 300],
    [3, 1_800],
    [4, 7_200],
    [5, 18_000],
    [6, 36_000],
    [7, 50_400],
    [8, 72_000],
    [9, 86_400],
  ])('after %i tries: in %i seconds', (tries, seconds) => {
    expect(secondsUntil(planNextDelivery(tries, now, { chance: 0 }))).toBe(seconds);
  });

  it('is at most a tenth later, by chance', () => {
    expect(secondsUntil(planNextDelivery(2, now, { chance: 0.999 }))).toBeCloseTo(329.97);
  });

  it('is given up after ten tries', () => {
    expect(MAX_TRIES).toBe(10);
    expect(planNextDelivery(MAX_TRIES, now, { chance: 0 })).toBeUndefined();
  });

  it.each([
    [1, 60_000, 60],
    [2, 60_000, 300],
    [1, 400 * 86_400_000, 86_400],
    [1, -1, 5],
  ])('after %i tries and Retry-After of %i ms: in %i seconds', (tries, retryAfterMs, seconds) => {
    expect(secondsUntil(planNextDelivery(tries, now, { chance: 0, retryAfterMs }))).toBe(seconds);
  });
});

describe('Retry-After (RFC 9110 10.2.3)', () => {
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1e9', undefined],
    ['2026-11-22', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j ms', (header, milliseconds) => {
    expect(parseRetryAfter(header, now)).toBe(milliseconds);
  });
});
