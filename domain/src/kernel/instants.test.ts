import { describe, expect, it } from 'vitest';
import { formatAge, formatInstant } from './instants.ts';

describe('an instant in words', () => {
  it.each([
    ['medium', 'Jan 7, 2027, 5:00 PM'],
    ['long', 'January 7, 2027 at 5:00 PM'],
    ['evidence', 'January 7, 2027 at 5:00:00 PM EST'],
    ['stamp', 'Jan 7, 2027, 5:00:00 PM EST'],
    ['deadline', 'Thu, Jan 7, 5:00 PM EST'],
    ['yearless', 'Jan 7, 5:00 PM'],
    ['time', '5:00 PM'],
    ['seconds', '5:00:00 PM'],
  ] as const)('is written %s: %s', (style, text) => {
    const written = formatInstant('2027-01-07T22:00:00.000Z', style, { timeZone: 'America/New_York' });
    expect(written.replaceAll(/\s/g, ' ')).toBe(text);
  });

  it('reads the same from a date and from milliseconds, each in its own zone', () => {
    const at = new Date('2027-01-07T02:00:00.000Z');
    const inZone = (timeZone: string) => formatInstant(at, 'medium', { timeZone }).replaceAll(/\s/g, ' ');
    expect(inZone('UTC')).toBe('Jan 7, 2027, 2:00 AM');
    expect(inZone('America/Chicago')).toBe('Jan 6, 2027, 8:00 PM');
    expect(formatInstant(at.getTime(), 'medium', { timeZone: 'UTC' })).toBe(
      formatInstant(at, 'medium', { timeZone: 'UTC' }),
    );
  });
});

describe('how long ago an instant was', () => {
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
});
