import { describe, expect, it } from 'vitest';
import { findCutoff, formatPeriod } from './retention.ts';

describe('what has been kept for long enough', () => {
  it.each([
    ['2026-11-22T03:17:00Z', { days: 30 }, '2026-10-23T03:17:00Z', '30 days'],
    ['2026-11-22T03:17:00Z', { days: 1 }, '2026-11-21T03:17:00Z', '1 day'],
    ['2026-11-22T03:17:00Z', { years: 4 }, '2022-11-22T03:17:00Z', '4 years'],
    ['2028-02-29T00:00:00Z', { years: 1 }, '2027-02-28T00:00:00Z', '1 year'],
    ['2028-02-29T00:00:00Z', { years: 4 }, '2024-02-29T00:00:00Z', '4 years'],
  ])('at %s with %j began by %s', (now, keptFor, cutoff, text) => {
    expect(findCutoff(new Date(now), { keptFor })).toEqual(new Date(cutoff));
    expect(formatPeriod({ keptFor })).toBe(text);
  });
});
