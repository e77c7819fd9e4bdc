import { describe, expect, it } from 'vitest';
import { isAbandoned, isSigningDay } from './signing-times.ts';

const now = new Date('2026-11-21T10:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('a signing that was begun', () => {
  it.each([
    ['opened a moment ago', before(0), null, false],
    ['opened hours ago and still being read', before(23), null, false],
    ['opened a day ago', before(24), null, true],
    ['sealed a moment ago', before(5), before(0.9), false],
    ['sealed an hour ago', before(5), before(1), true],
  ])('%s', (_, openedAt, preparedAt, isOld) => {
    expect(isAbandoned({ openedAt, preparedAt }, now)).toBe(isOld);
  });
});

describe('the day of signing', () => {
  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-11-21', true],
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('%s', (date, isToday) => {
    expect(isSigningDay(date, now)).toBe(isToday);
  });

  it('is any that it is somewhere on Earth at the moment', () => {
    expect(isSigningDay('2026-11-22', new Date('2026-11-21T10:00:01Z'))).toBe(true);
    expect(isSigningDay('2026-11-20', new Date('2026-11-21T11:59:59Z'))).toBe(true);
  });
});
