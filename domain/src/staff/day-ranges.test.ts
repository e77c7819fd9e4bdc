import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dayRangeFields, findDayRange, isDayRangeInOrder } from './day-ranges.ts';

const day = (from?: string, until?: string, timeZone?: string) => ({ from, until, timeZone });

describe('the instants of a range of days', () => {
  it.each([
    ['no day at all', day(), undefined, undefined],
    [
      'days without a zone, which are those of UTC',
      day('2026-11-21', '2026-11-21'),
      '2026-11-21T00:00',
      '2026-11-22T00:00',
    ],
    [
      'a day in New York',
      day('2026-11-21', '2026-11-21', 'America/New_York'),
      '2026-11-21T05:00',
      '2026-11-22T05:00',
    ],
    [
      'the day of 23 hours',
      day('2026-03-08', '2026-03-08', 'America/New_York'),
      '2026-03-08T05:00',
      '2026-03-09T04:00',
    ],
    [
      'the day of 25 hours',
      day('2026-11-01', '2026-11-01', 'America/New_York'),
      '2026-11-01T04:00',
      '2026-11-02T05:00',
    ],
    [
      'a day east of UTC',
      day('2026-11-21', '2026-11-22', 'Asia/Kathmandu'),
      '2026-11-20T18:15',
      '2026-11-22T18:15',
    ],
    ['a first day alone', day('2026-11-21', undefined, 'Pacific/Honolulu'), '2026-11-21T10:00', undefined],
    ['a last day alone', day(undefined, '2026-12-31', 'Pacific/Honolulu'), undefined, '2027-01-01T10:00'],
    ['the last day there is', day(undefined, '2099-12-31'), undefined, '2100-01-01T00:00'],
  ])('%s', (_name, range, start, end) => {
    const { start: first, end: past } = findDayRange(range);
    expect([first?.toISOString().slice(0, 16), past?.toISOString().slice(0, 16)]).toEqual([start, end]);
  });
});

describe('a range of days as it is asked for', () => {
  const input = z.object(dayRangeFields).check(isDayRangeInOrder);
  it.each([
    ['nothing', {}, undefined],
    ['one day', { from: '2026-11-21', until: '2026-11-21', timeZone: 'America/New_York' }, undefined],
    ['a last day before the first', { from: '2026-11-22', until: '2026-11-21' }, 'until'],
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['a day out of bounds', { until: '1999-12-31' }, 'until'],
    ['an instant', { from: '2026-11-21T00:00:00Z' }, 'from'],
    ['a bare offset', { timeZone: '+05:00' }, 'timeZone'],
    ['a zone that does not exist', { timeZone: 'America/Springfield' }, 'timeZone'],
  ])('%s: %o is refused at %s', (_name, given, field) => {
    expect(input.safeParse(given).error?.issues[0]?.path[0]).toBe(field);
  });
});
