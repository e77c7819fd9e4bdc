import { describe, expect, it } from 'vitest';
import { findWrittenDay, findWrittenPeriod } from './written-days.ts';

describe('a day as papers write it', () => {
  it.each([
    ['7/4/2026', '2026-07-04'],
    ['07-04-26', '2026-07-04'],
    ['2026-07-04', '2026-07-04'],
    ['July 4, 2026', '2026-07-04'],
    ['Jul. 4 2026', '2026-07-04'],
    ['Jul 4,2026', '2026-07-04'],
    ['Jul 4.2026', '2026-07-04'],
    ['04 JUL 2026', '2026-07-04'],
    ['Sept. 4, 2026', '2026-09-04'],
    ['February 30, 2026', undefined],
    ['13/01/2026', undefined],
    ['Julep 4, 2026', undefined],
    ['555-12-2026', undefined],
    ['no day', undefined],
  ])('%s', (text, day) => {
    expect(findWrittenDay(text)).toBe(day);
  });
});

describe('a period as papers write it', () => {
  it.each<[string, [string, string] | undefined]>([
    ['07/01/2026 - 07/31/2026', ['2026-07-01', '2026-07-31']],
    ['July 1, 2026 through July 31, 2026', ['2026-07-01', '2026-07-31']],
    ['July 1 – July 31, 2026', ['2026-07-01', '2026-07-31']],
    ['12/15 - 01/14/2027', ['2026-12-15', '2027-01-14']],
    ['07/31/2026 to 07/01/2026', undefined],
    ['July 31, 2026', undefined],
  ])('%s', (text, period) => {
    expect(findWrittenPeriod(text)).toEqual(period && { start: period[0], end: period[1] });
  });
});
