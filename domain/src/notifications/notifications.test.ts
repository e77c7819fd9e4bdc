import { describe, expect, it } from 'vitest';
import { describeBadge, SAMPLE_BADGE } from './badge.ts';
import { formatRelativeTime } from './relative-time.ts';

describe('the number on the bell', () => {
  it.each([
    [0, undefined],
    [-1, undefined],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [4_000, '9+'],
  ])('for %i unread is %s', (unread, badge) => {
    expect(describeBadge(unread)).toBe(badge);
  });

  it('is 3 for visitors (specification 9)', () => {
    expect(SAMPLE_BADGE).toBe(3);
  });
});

describe('how long ago something was', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  it.each([
    ['2026-11-21T12:00:05.000Z', 'just now'],
    ['2026-11-21T11:59:01.000Z', 'just now'],
    ['2026-11-21T11:59:00.000Z', '1 minute ago'],
    ['2026-11-21T11:00:01.000Z', '59 minutes ago'],
    ['2026-11-21T11:00:00.000Z', '1 hour ago'],
    ['2026-11-20T12:00:01.000Z', '23 hours ago'],
    ['2026-11-20T12:00:00.000Z', '1 day ago'],
    ['2026-11-14T12:00:01.000Z', '6 days ago'],
    ['2026-11-14T12:00:00.000Z', 'Nov 14, 2026'],
  ])('%s reads %s', (instant, words) => {
    expect(formatRelativeTime(instant, now)).toBe(words);
  });
});
