import { describe, expect, it } from 'vitest';
import { FALLBACK_TIME_ZONE, findInstant, getWallClock, isTimeZone } from './time-zones.ts';

describe('a time zone', () => {
  it.each([
    ['America/New_York', true],
    ['America/Argentina/Buenos_Aires', true],
    ['Pacific/Honolulu', true],
    ['UTC', true],
    ['US/Eastern', true],
    [FALLBACK_TIME_ZONE, true],
    ['', false],
    ['+05:00', false],
    ['America/Springfield', false],
    ['America/New_York; drop table users', false],
    ['A'.repeat(65), false],
  ])('%s: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});

describe('what the clocks show', () => {
  it.each([
    ['2026-11-21T12:00:30.000Z', 'America/New_York', '2026-11-21', 7 * 60],
    ['2026-11-21T04:59:59.000Z', 'America/New_York', '2026-11-20', 23 * 60 + 59],
    ['2026-11-21T05:00:00.000Z', 'America/New_York', '2026-11-21', 0],
    ['2026-03-08T06:59:00.000Z', 'America/New_York', '2026-03-08', 60 + 59],
    ['2026-03-08T07:00:00.000Z', 'America/New_York', '2026-03-08', 3 * 60],
    ['2026-11-01T05:30:00.000Z', 'America/New_York', '2026-11-01', 90],
    ['2026-11-01T06:30:00.000Z', 'America/New_York', '2026-11-01', 90],
    ['2026-07-01T12:00:00.000Z', 'America/Phoenix', '2026-07-01', 5 * 60],
    ['2026-07-01T00:00:00.000Z', 'Asia/Kathmandu', '2026-07-01', 5 * 60 + 45],
  ])('at %s in %s', (instant, zone, day, minute) => {
    expect(getWallClock(new Date(instant), zone)).toEqual({ day, minute });
  });
});

describe('the instant of a time on the clocks', () => {
  it.each([
    ['an ordinary day', '2026-11-21', 7 * 60, 'America/New_York', '2026-11-21T12:00:00.000Z'],
    ['an hour the clocks skip', '2026-03-08', 150, 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['just before it', '2026-03-08', 119, 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['just after it', '2026-03-08', 180, 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['an hour that comes twice', '2026-11-01', 90, 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['after an hour that came twice', '2026-11-01', 120, 'America/New_York', '2026-11-01T07:00:00.000Z'],
    ['half an hour skipped', '2026-10-04', 135, 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['midnight skipped', '2026-09-06', 0, 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['a zone without changes', '2026-03-08', 150, 'America/Phoenix', '2026-03-08T09:30:00.000Z'],
    ['far east of UTC', '2026-01-01', 0, 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  ])('on %s', (_, day, minute, zone, instant) => {
    expect(findInstant({ day, minute }, zone).toISOString()).toBe(instant);
  });
});
