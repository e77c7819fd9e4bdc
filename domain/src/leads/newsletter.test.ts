import { expect, test } from 'vitest';
import { getNewsletterStatus } from './newsletter.ts';

const day = new Date('2026-11-01T00:00:00Z');

test.each([
  ['asked for alone', null, null, 'waiting'],
  ['confirmed', day, null, 'confirmed'],
  ['confirmed and ended', day, day, 'unsubscribed'],
  ['ended before it was confirmed', null, day, 'unsubscribed'],
] as const)('a subscription that was %s', (_, confirmedAt, unsubscribedAt, status) => {
  expect(getNewsletterStatus({ confirmedAt, unsubscribedAt })).toBe(status);
});
