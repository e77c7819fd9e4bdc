import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar-dates.ts';
import { describeReminder, findPaperReminder, findRemindedSpan } from './paper-reminders.ts';

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
    expect(findPaperReminder(CHANGED, addDays(CHANGED, days))).toBe(number);
  });

  it('is looked for exactly among the changes that may lead to one', () => {
    const today = '2026-12-24';
    const { from, until } = findRemindedSpan(today);
    expect(findPaperReminder(from, today)).toBe(4);
    expect(findPaperReminder(addDays(from, -1), today)).toBeUndefined();
    expect(findPaperReminder(until, today)).toBe(1);
    expect(findPaperReminder(addDays(until, 1), today)).toBeUndefined();
  });

  it('says when it is the last', () => {
    expect([1, 2, 3].map(describeReminder)).toEqual([undefined, undefined, undefined]);
    expect(describeReminder(4)).toMatch(/last reminder/);
  });
});
