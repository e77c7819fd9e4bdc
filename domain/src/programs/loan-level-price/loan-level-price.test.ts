import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { findLoanLevelPrice, listScoreSteps, measureGridLtv, type PricedLoan } from './loan-level-price.ts';

const ON = '2026-11-25';
const loan = (amount: string, more: Partial<PricedLoan> = {}): PricedLoan => ({
  purpose: 'purchase',
  score: 660,
  loan: new Decimal(amount),
  value: new Decimal('300000'),
  attributes: [],
  ...more,
});

describe('loan-to-value of the grid', () => {
  test.each([
    ['240000', '80.00', 80, '75.01-80.00'],
    ['240003', '80.00', 80, '75.01-80.00'],
    ['240029.99', '80.00', 80, '75.01-80.00'],
    ['240030', '80.01', 81, '80.01-85.00'],
    ['285000', '95.00', 95, '90.01-95.00'],
    ['285030', '95.01', 96, '>95.00'],
    ['0.01', '0.00', 0, '0-30.00'],
  ])('%s of 300,000 is %s, used as %i', (amount, truncated, wholePercent, band) => {
    const found = measureGridLtv(new Decimal(amount), new Decimal('300000'));
    expect({ ...found, truncated: found.truncated.toFixed(2) }).toEqual({ truncated, wholePercent, band });
  });
});

describe('the price', () => {
  test('falls above 85 and above 95 percent, where insurance pays first', () => {
    const percents = ['255000', '270000', '285000', '291000'].map((amount) =>
      findLoanLevelPrice(loan(amount), ON)?.percent.toFixed(3),
    );
    expect(percents).toEqual(['2.125', '1.750', '1.625', '1.250']);
  });

  test('of a cash-out refinance stops at 80 percent', () => {
    const cashOut = { purpose: 'cash_out_refinance' } as const;
    expect(findLoanLevelPrice(loan('240029.99', cashOut), ON)?.percent.toFixed(3)).toBe('4.750');
    expect(findLoanLevelPrice(loan('240030', cashOut), ON)).toBeNull();
    expect(listScoreSteps(loan('240030', cashOut), ON)).toEqual([]);
  });

  test('counts an attribute once, however often it is named', () => {
    const condo = loan('225000', { attributes: ['condo', 'condo'] });
    expect(findLoanLevelPrice(condo, ON)?.parts.map(({ part }) => part)).toEqual(['score_ltv', 'condo']);
  });

  test('is warned of when the grid was seen more than 120 days ago', () => {
    expect(findLoanLevelPrice(loan('1'), '2027-01-07')?.table.warning).toBeNull();
    expect(findLoanLevelPrice(loan('1'), '2027-01-08')?.table.warning).toMatch(
      /^Last seen unchanged on Sep 9, 2026/,
    );
  });
});

test('steps name the bands above, the next one first, and none above the highest', () => {
  const steps = listScoreSteps(loan('270000', { score: 718 }), ON);
  expect(
    steps.map(({ score, pointsNeeded, savesPercent }) => [score, pointsNeeded, savesPercent.toFixed(3)]),
  ).toEqual([
    [720, 2, '0.250'],
    [740, 22, '0.500'],
    [760, 42, '0.750'],
    [780, 62, '1.000'],
  ]);
  expect(listScoreSteps(loan('270000', { score: 780 }), ON)).toEqual([]);
});
