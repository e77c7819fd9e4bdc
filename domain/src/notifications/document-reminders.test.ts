import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/calendar-dates.ts';
import {
  describePlannedClosing,
  describeReminder,
  findDocumentReminder,
  findRemindedSpan,
} from './document-reminders.ts';

const CHANGED = '2026-11-01';

describe('a reminder of owed papers', () => {
  it.each([
    ['on the day of the change', 0, undefined],
    ['two days after', 2, undefined],
    ['three days after', 3, 1],
    ['made up for within the week', 9, 1],
    ['a week later', 10, 2],
    ['two weeks later', 17, 3],
    ['three weeks later', 24, 4],
    ['until that week is over', 30, 4],
    ['then no more', 31, undefined],
    ['nor after a year', 365, undefined],
    ['nor when the change lies ahead, seen from a zone further west', -1, undefined],
  ])('%s', (_, days, number) => {
    expect(findDocumentReminder(CHANGED, addDays(CHANGED, days))).toBe(number);
  });

  it('is looked for exactly among the changes that may lead to one', () => {
    const today = '2026-12-24';
    const { from, until } = findRemindedSpan(today);
    expect(findDocumentReminder(from, today)).toBe(4);
    expect(findDocumentReminder(addDays(from, -1), today)).toBeUndefined();
    expect(findDocumentReminder(until, today)).toBe(1);
    expect(findDocumentReminder(addDays(until, 1), today)).toBeUndefined();
  });

  it('says when it is the last', () => {
    expect([1, 2, 3].map(describeReminder)).toEqual([undefined, undefined, undefined]);
    expect(describeReminder(4)).toMatch(/last reminder/);
  });
});

it.each([
  [null, undefined],
  ['2026-11-24', undefined],
  ['2026-11-25', 'You plan to close on Wednesday, Nov 25, 2026, today.'],
  ['2026-12-11', 'You plan to close on Friday, Dec 11, 2026, in 16 days.'],
])('a planned closing on %j is described as %j', (closing, words) => {
  expect(describePlannedClosing(closing, '2026-11-25')).toBe(words);
});
