import { listUnexplained } from '@porchlight/testing/tools/unexplained-figures.ts';
import { describe, expect, test } from 'vitest';
import { InputRefusal } from '../input-refusal.ts';
import { type DtiResult, dtiInput } from './dti.contract.ts';
import { computeDti } from './dti.ts';

const ON = '2026-11-21';
const answer = (input: object): DtiResult => computeDti(dtiInput.parse(input), ON);
const plain = { grossMonthlyIncome: '10000', housingPaymentPitia: '3100', otherMonthlyDebts: '1200' };
const residual = {
  federalStateTax: '1000',
  socialSecurityMedicare: '765',
  region: 'Northeast',
  familySize: 2,
  loanAmount: '300000',
};

describe('the debt-to-income tool', () => {
  /** Sources of each line: Fannie Mae B3-6-02; HUD 4000.1 matrix, 2018 reprint; USDA as lenders reprint it; TOTAL from memory. */
  test.each([
    ['fannieDu50', null, '50'],
    ['fhaManual3143', '31', '43'],
    ['fhaManual3747', '37', '47'],
    ['fhaManual4050', '40', '50'],
    ['fhaTotal', '46.9', '56.9'],
    ['usda2941', '29', '41'],
    ['usda3244', '32', '44'],
  ])('draws %s at %s / %s', (id, frontMaxPercent, backMaxPercent) => {
    const limit = answer(plain).limits.find((one) => one.id === id);
    expect(limit).toMatchObject({ frontMaxPercent, backMaxPercent });
  });

  test.each([
    ['4500.49', '45.00', true],
    ['4500.50', '45.01', false],
  ])(
    'housing of $%s of 10,000 is shown as %s and keeps 45 percent: %s',
    (housingPaymentPitia, shown, keeps) => {
      const { backPercent, within } = answer({ grossMonthlyIncome: '10000', housingPaymentPitia });
      expect([backPercent, within.fannieManual45]).toEqual([shown, keeps]);
    },
  );

  test('says which lines are lenders’ practice alone', () => {
    const practice = answer(plain).limits.filter(({ standing }) => standing === 'practice');
    expect(practice.map(({ id }) => id)).toEqual(['fhaTotal']);
  });

  test('gives the lines of one program alone', () => {
    const { limits, within } = answer({ ...plain, program: 'usda' });
    expect(limits.map(({ id }) => id)).toEqual(['usda2941', 'usda3244']);
    expect(within).toEqual({ usda2941: false, usda3244: true });
  });

  test('explains each figure with its own value', () => {
    const result = answer({ ...plain, residual });
    const shown = Object.fromEntries(result.workings.map(({ figure, value }) => [figure, value]));
    expect(listUnexplained(result)).toEqual([]);
    expect(shown.frontPercent).toBe(result.frontPercent);
    expect(shown.backPercent).toBe(result.backPercent);
    expect(shown['residual.residual']).toBe(result.residual?.residual);
    expect(shown['residual.required']).toBe('755.00');
  });

  test('an income for a year is its twelfth a month', () => {
    const { grossMonthlyIncome: _, ...others } = plain;
    const yearly = answer({ ...others, grossAnnualIncome: '120000', residual });
    const monthly = answer({ ...plain, residual });
    expect({ ...yearly, workings: [] }).toEqual({ ...monthly, workings: [] });
    expect(yearly.workings[0]?.inputs).toContainEqual({ name: 'grossAnnualIncome', value: '120000' });
    expect(yearly.workings[0]?.inputs).toContainEqual({ name: 'grossMonthlyIncome', value: '10000.00' });
    expect(() => answer({ ...others, grossAnnualIncome: '0' })).toThrow(
      expect.objectContaining({ fields: { grossAnnualIncome: expect.any(String) } }),
    );
    expect(() => answer({ ...plain, grossAnnualIncome: '120000' })).toThrow(InputRefusal);
    expect(() => answer(others)).toThrow(InputRefusal);
  });

  test("a state decides VA's region", () => {
    const { region, ...others } = residual;
    const byState = answer({ ...plain, residual: { ...others, state: 'ma' } });
    expect(byState.residual).toEqual(answer({ ...plain, residual: { ...others, region } }).residual);
    expect(() => answer({ ...plain, residual: others })).toThrow(InputRefusal);
  });

  test('debts above the income are a ratio above 100, and what is left is below nothing', () => {
    const result = answer({ ...plain, otherMonthlyDebts: '1000000000', residual });
    expect(result.backPercent).toBe('10000031.00');
    expect(result.residual).toMatchObject({ residual: '-999994865.00', passes: false, isMoreAskedFor: true });
    expect(Object.values(result.within).every((isWithin) => !isWithin)).toBe(true);
  });

  test('an income of nothing is refused', () => {
    expect(() => answer({ ...plain, grossMonthlyIncome: '0.00' })).toThrow(InputRefusal);
  });
});
