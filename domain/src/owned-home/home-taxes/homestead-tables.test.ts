import { describe, expect, it } from 'vitest';
import { findHomesteadRule, findStateFilingDay } from './homestead-tables.ts';

describe('the state’s day to file for the homestead exemption', () => {
  it.each([
    ['Florida, the year after', 'FL', '2026-01-02', '2027-03-01'],
    ['Florida, bought on the last day of the year', 'FL', '2026-12-31', '2027-03-01'],
    ['Georgia, the first after the purchase', 'GA', '2026-01-15', '2026-04-01'],
    ['Georgia, bought on the day itself', 'GA', '2026-04-01', '2027-04-01'],
    ['Texas, whose day was not read', 'TX', '2026-01-15', undefined],
    ['California, not read either', 'CA', '2026-01-15', undefined],
  ])('%s', (_name, state, boughtOn, expected) => {
    expect(findStateFilingDay(state, boughtOn)).toBe(expected);
  });

  it('names its source and the day it was read, and nothing of other states', () => {
    expect(findHomesteadRule('TX')).toMatchObject({ lateYears: 2, fileBy: null, readOn: '2026-11-24' });
    expect(findHomesteadRule('FL')?.source).toContain('March 1');
    expect(findHomesteadRule('CA')).toBeUndefined();
  });
});
