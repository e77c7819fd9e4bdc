import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { computeRatios, isWithinDtiLimit, listDtiLimits, roundVaRatio } from './debt-to-income.ts';
import { computeResidualIncome, findRequiredResidual, needsMoreResidual } from './residual-income.ts';
import { findVaRegion } from './residual-income-table.ts';

const ON = '2026-11-21';
const dollars = (text: string) => new Decimal(text);

function listWithin(income: string, housing: string, debts: string): string[] {
  const ratios = computeRatios(dollars(income), dollars(housing), dollars(debts));
  return listDtiLimits(ON)
    .limits.filter((limit) => isWithinDtiLimit(ratios, limit))
    .map(({ id }) => id);
}

describe('debt-to-income lines', () => {
  test.each([
    ['10000', '3100', '1200', true],
    // 31.00 and 43.00 percent as they are shown, and 31.01 and 43.01.
    ['10000', '3100.49', '1199.50', true],
    ['10000', '3100.50', '1199.50', false],
    ['10000', '3100', '1200.49', true],
    ['10000', '3100', '1200.50', false],
    ['1000000000', '310000000', '120000000', true],
  ])('income %s, housing %s, debts %s keep FHA 31/43: %s', (income, housing, debts, within) => {
    expect(listWithin(income, housing, debts).includes('fhaManual3143')).toBe(within);
  });

  test.each([
    ['41.49', '41', true],
    ['41.5', '42', false],
    ['35.6', '36', true],
    ['41', '41', true],
  ])("VA's ratio of %s counts as %s", (back, rounded, within) => {
    expect(roundVaRatio(dollars(back)).toString()).toBe(rounded);
    expect(
      listWithin('10000', '1000', dollars(back).minus(10).times(100).toString()).includes('va41Guide'),
    ).toBe(within);
  });

  test('every line has a name of its own and a source', () => {
    const { limits } = listDtiLimits(ON);
    expect(new Set(limits.map(({ id }) => id)).size).toBe(limits.length);
    for (const { source } of limits) expect(source.title).not.toBe('');
  });
});

describe('VA residual income', () => {
  test.each([
    ['Northeast', 1, '79999.99', '390'],
    ['Northeast', 2, '80000', '755'],
    ['South', 4, '350000', '1003'],
    ['Midwest', 7, '280000', '1199'],
    ['Midwest', 8, '280000', '1199'],
    ['West', 6, '79999', '1079'],
    ['West', 5, '80000', '1158'],
  ] as const)('%s, family of %i, loan %s: %s', (region, familySize, loan, required) => {
    const answer = findRequiredResidual({ region, familySize, loanAmount: dollars(loan) }, ON);
    expect(answer.required.toString()).toBe(required);
    expect(answer.requiredAbove41.toString()).toBe(dollars(required).times('1.2').toString());
  });

  test('what is left may be below nothing', () => {
    const budget = {
      grossIncome: dollars('1000'),
      incomeTax: dollars('100'),
      socialSecurityMedicare: dollars('76.50'),
      housingPayment: dollars('900'),
      maintenanceUtilities: dollars('0'),
      debts: dollars('0'),
      childCare: dollars('0'),
    };
    expect(computeResidualIncome(budget).toString()).toBe('-76.5');
  });

  test.each([
    ['41', false],
    ['42', true],
  ])('a ratio of %s calls for a fifth more: %s', (ratio, more) => {
    expect(needsMoreResidual(dollars(ratio))).toBe(more);
  });

  test.each([
    ['NY', 'Northeast'],
    ['oh', 'Midwest'],
    ['TX', 'South'],
    ['CA', 'West'],
    ['ZZ', undefined],
  ])('%s is in the %s', (state, region) => {
    expect(findVaRegion(state)).toBe(region);
  });
});
