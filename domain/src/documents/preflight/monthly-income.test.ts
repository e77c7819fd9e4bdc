import { expect, it } from 'vitest';
import { getMonthlyIncome } from './monthly-income.ts';

it.each<[string, Parameters<typeof getMonthlyIncome>[0], string | undefined]>([
  ['a year’s wages', [{ fact: 'incomeWages', value: { cents: 13_200_000, per: 'year' } }], '11000'],
  [
    'wages a month and what comes beside them',
    [
      { fact: 'incomeWages', value: { cents: 500_000, per: 'month' } },
      { fact: 'incomeOther', value: { cents: 1_200_000, per: 'year' } },
    ],
    '6000',
  ],
  ['what is no income', [{ fact: 'savings', value: 5_000_000 }], undefined],
  ['an income that was taken out', [{ fact: 'incomeWages', value: null }], undefined],
  ['nothing', [], undefined],
])('%s', (_name, facts, income) => {
  expect(getMonthlyIncome(facts)).toBe(income);
});
