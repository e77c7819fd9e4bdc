import { describe, expect, it } from 'vitest';
import { findDueReminder, findNextReminderDay, requestReminderDays } from './near-dates.ts';

const LONG_AGO = '2026-01-01T12:00:00.000Z';

describe('a date’s reminder', () => {
  it.each([
    ['eight days before', '2026-11-28', '2026-11-20T15:00:00.000Z', LONG_AGO, 'America/New_York', undefined],
    ['a week before', '2026-11-28', '2026-11-21T15:00:00.000Z', LONG_AGO, 'America/New_York', 7],
    [
      'a week before begins at midnight',
      '2026-11-28',
      '2026-11-21T05:00:00.000Z',
      LONG_AGO,
      'America/New_York',
      7,
    ],
    ['not before it', '2026-11-28', '2026-11-21T04:59:59.000Z', LONG_AGO, 'America/New_York', undefined],
    [
      'the same instant, further west',
      '2026-11-28',
      '2026-11-21T05:00:00.000Z',
      LONG_AGO,
      'America/Los_Angeles',
      undefined,
    ],
    [
      'the same instant, in Honolulu',
      '2026-11-27',
      '2026-11-21T05:00:00.000Z',
      LONG_AGO,
      'Pacific/Honolulu',
      7,
    ],
    [
      'late, after two days without a server',
      '2026-11-28',
      '2026-11-23T15:00:00.000Z',
      LONG_AGO,
      'America/New_York',
      7,
    ],
    ['the day before', '2026-11-28', '2026-11-27T15:00:00.000Z', LONG_AGO, 'America/New_York', 1],
    ['on the day', '2026-11-28', '2026-11-28T05:00:00.000Z', LONG_AGO, 'America/New_York', 0],
    ['until the day is over', '2026-11-28', '2026-11-29T04:59:00.000Z', LONG_AGO, 'America/New_York', 0],
    ['the day after', '2026-11-28', '2026-11-29T05:00:00.000Z', LONG_AGO, 'America/New_York', -1],
    ['made up for within a week', '2026-11-28', '2026-12-06T04:59:00.000Z', LONG_AGO, 'America/New_York', -1],
    ['never later', '2026-11-28', '2026-12-06T05:00:00.000Z', LONG_AGO, 'America/New_York', undefined],
    [
      'set when it had passed',
      '2026-11-28',
      '2026-11-29T15:00:00.000Z',
      '2026-11-29T14:00:00.000Z',
      'America/New_York',
      undefined,
    ],
    [
      'set three days before',
      '2026-11-28',
      '2026-11-25T15:00:00.000Z',
      '2026-11-25T14:00:00.000Z',
      'America/New_York',
      undefined,
    ],
    [
      'set three days before, the day before',
      '2026-11-28',
      '2026-11-27T15:00:00.000Z',
      '2026-11-25T14:00:00.000Z',
      'America/New_York',
      1,
    ],
    [
      'set on the very day',
      '2026-11-28',
      '2026-11-28T15:00:00.000Z',
      '2026-11-28T14:00:00.000Z',
      'America/New_York',
      0,
    ],
    [
      'set the evening before, UTC already the next day',
      '2026-11-28',
      '2026-11-28T03:00:00.000Z',
      '2026-11-28T02:00:00.000Z',
      'America/New_York',
      1,
    ],
    [
      'over the night clocks go back',
      '2026-11-02',
      '2026-11-01T04:00:00.000Z',
      LONG_AGO,
      'America/New_York',
      1,
    ],
    [
      'over the night clocks go ahead',
      '2026-03-09',
      '2026-03-08T05:00:00.000Z',
      LONG_AGO,
      'America/New_York',
      1,
    ],
    ['over the end of February', '2028-03-07', '2028-02-29T12:00:00.000Z', LONG_AGO, 'America/New_York', 7],
  ])('%s', (_, date, now, setAt, zone, expected) => {
    expect(findDueReminder({ date, setAt: new Date(setAt) }, new Date(now), zone)).toBe(expected);
  });
});

describe('a reminder of the day by which staff ask for a document', () => {
  it.each([
    ['2026-11-24', undefined, '2026-11-25'],
    ['2026-11-25', 3, '2026-11-29'],
    ['2026-11-28', 3, '2026-11-29'],
    ['2026-11-29', -1, undefined],
    ['2026-12-05', -1, undefined],
    ['2026-12-06', undefined, undefined],
  ])('of November 28 is on %s', (today, due, next) => {
    const date = { date: '2026-11-28', setAt: new Date(LONG_AGO) };
    const noon = new Date(`${today}T18:00:00.000Z`);
    expect(findDueReminder(date, noon, 'America/Chicago', requestReminderDays)).toBe(due);
    expect(findNextReminderDay(date.date, today, requestReminderDays)).toBe(next);
  });

  it('is not given where it was asked for within the three days', () => {
    const date = { date: '2026-11-28', setAt: new Date('2026-11-26T18:00:00.000Z') };
    const noon = new Date('2026-11-27T18:00:00.000Z');
    expect(findDueReminder(date, noon, 'America/Chicago', requestReminderDays)).toBeUndefined();
  });
});
