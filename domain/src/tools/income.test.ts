import { describe, expect, test } from 'vitest';
import { Decimal } from '../kernel/decimals.ts';
import { doubtIncome, getIncome } from './income.ts';
import type { IncomePeriod } from './income-periods.ts';
import { InputRefusal } from './input-refusal.ts';

describe('an income that was more likely meant otherwise', () => {
  test.each<[string, IncomePeriod, ReturnType<typeof doubtIncome>]>([
    ['85000', 'month', { amount: '1020000.00', meant: 'year' }],
    ['25000', 'month', { amount: '300000.00', meant: 'year' }],
    ['24999.99', 'month', null],
    ['9000', 'month', null],
    ['0', 'month', null],
    ['85000', 'year', null],
    ['15000', 'year', null],
    ['14999.99', 'year', { amount: '1250.00', meant: 'month' }],
    ['9000', 'year', { amount: '750.00', meant: 'month' }],
    ['0', 'year', null],
    ['10000000000', 'month', { amount: '120000000000.00', meant: 'year' }],
  ])('%s a %s', (amount, period, doubt) => {
    expect(doubtIncome(new Decimal(amount), period)).toEqual(doubt);
  });
});

describe('an income on the wire', () => {
  const read = (monthly?: string, annual?: string) =>
    getIncome({ monthly: ['grossMonthlyIncome', monthly], annual: ['grossAnnualIncome', annual] });

  test('is a month’s, or the twelfth of a year’s, unrounded', () => {
    expect(read('9000')).toEqual({ income: new Decimal(9000), shown: { grossMonthlyIncome: '9000' } });
    const { income, shown } = read(undefined, '85000');
    expect(income.times(12).toFixed(20)).toBe('85000.00000000000000000000');
    expect(shown).toEqual({ grossAnnualIncome: '85000', grossMonthlyIncome: '7083.33' });
  });

  test.each<[string, string | undefined, string | undefined, string]>([
    ['both', '9000', '108000', 'grossAnnualIncome'],
    ['neither', undefined, undefined, 'grossMonthlyIncome'],
  ])('is refused where %s are given', (_, monthly, annual, field) => {
    let refusal: unknown;
    try {
      read(monthly, annual);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(InputRefusal);
    expect(Object.keys((refusal as InputRefusal).fields)).toEqual([field]);
  });
});
