import { expect, it } from 'vitest';
import { formatAge } from './format-age.ts';

it.each([
  ['2026-11-30T11:59:50.000Z', '1 minute'],
  ['2026-11-30T12:00:10.000Z', '1 minute'],
  ['2026-11-30T11:01:00.000Z', '59 minutes'],
  ['2026-11-30T11:00:00.000Z', '1 hour'],
  ['2026-11-29T12:00:01.000Z', '23 hours'],
  ['2026-11-27T11:00:00.000Z', '3 days'],
])('%s is %s', (instant, expected) => {
  expect(formatAge(instant, new Date('2026-11-30T12:00:00.000Z'), 'en-US')).toBe(expected);
});
