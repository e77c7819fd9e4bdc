import { describe, expect, it } from 'vitest';
import { findLaunchedPlace } from './waitlist.ts';
import { findLastMondays, isFeatureName } from './waitlist-console.ts';

describe('the weeks of the console', () => {
  it.each([
    ['a Sunday', '2026-11-22T23:59:59Z', ['2026-11-02', '2026-11-09', '2026-11-16']],
    ['a Monday', '2026-11-23T00:00:00Z', ['2026-11-09', '2026-11-16', '2026-11-23']],
    ['the first days of a year', '2027-01-02T12:00:00Z', ['2026-12-14', '2026-12-21', '2026-12-28']],
  ])('begin on Mondays and end with that of %s', (_, now, expected) => {
    expect(findLastMondays(new Date(now), 3)).toEqual(expected);
  });
});

describe('announcing a launch', () => {
  it.each([
    ['Offer & Negotiation', true],
    ['  offer & negotiation ', true],
    ['Offer', false],
    ['', false],
  ])('is confirmed by the whole name: %s', (typed, expected) => {
    expect(isFeatureName(typed, 'Offer & Negotiation')).toBe(expected);
  });

  it('leads to where the product has the feature, and is not for what it has not', () => {
    expect(findLaunchedPlace('mortgage-glossary')).toBe('/glossary');
    expect(findLaunchedPlace('mortgage-news')).toBeUndefined();
  });
});
