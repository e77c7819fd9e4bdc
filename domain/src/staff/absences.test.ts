import { describe, expect, it } from 'vitest';
import { findAbsenceProblem, getReturnDay, isAwayOn } from './absences.ts';

const today = '2027-01-04';

describe('an absence', () => {
  it.each([
    ['2027-01-04', '2027-01-04', undefined],
    ['2026-12-20', '2027-01-04', undefined],
    ['2027-02-01', '2028-02-01', undefined],
    ['2027-02-01', '2028-02-02', 'absence-too-long'],
    ['2027-01-06', '2027-01-05', 'absence-reversed'],
    ['2026-12-20', '2027-01-03', 'absence-over'],
  ] as const)('from %s until %s has the problem %s', (from, until, problem) => {
    expect(findAbsenceProblem({ from, until }, today)).toBe(problem);
  });

  it.each([
    ['2027-01-03', false],
    ['2027-01-04', true],
    ['2027-01-31', true],
    ['2027-02-01', false],
  ])('holds on its first and last day: %s, %s', (day, isAway) => {
    expect(isAwayOn({ from: today, until: '2027-01-31' }, day)).toBe(isAway);
  });

  it('is over on the day after its last', () => {
    expect(getReturnDay({ from: today, until: '2027-01-31' })).toBe('2027-02-01');
  });
});
