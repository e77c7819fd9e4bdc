import { expect, test } from 'vitest';
import { completeFacts } from '../assumed-facts.ts';
import type { Facts } from '../plan-facts.ts';
import { computeCarriedPrice } from './carried-price.ts';
import { findPriceAboveIncome } from './price-above-income.ts';

const TODAY = '2026-11-25';
const WEEK = { week: '2026-11-19', percent30: '7', percent15: '6' };
const plan: Facts = {
  ...{ price: 31_800_000, downPayment: 2_000_000, ratePercent: '6.5', termMonths: 360 },
  ...{ propertyTaxYearly: 380_000, homeInsuranceYearly: 180_000 },
  incomeWages: { cents: 8_400_000, per: 'year' },
};
const carriedBy = (facts: Facts) => computeCarriedPrice(completeFacts(facts, TODAY, WEEK), TODAY);

test('a price above what the income carries is said with the figure that the what-ifs have', () => {
  expect(findPriceAboveIncome(plan, TODAY, WEEK)).toEqual({
    ...{ price: 31_800_000, carried: carriedBy(plan), program: 'conventional', countsDebts: false },
  });
  const indebted = { ...plan, monthlyDebts: 120_000, program: 'fha' as const };
  expect(findPriceAboveIncome(indebted, TODAY, WEEK)).toMatchObject({ program: 'fha', countsDebts: true });
});

test.each<[string, Facts]>([
  ['a price that the income carries', { ...plan, price: 18_000_000, propertyTaxYearly: 216_000 }],
  ['no income', { ...plan, incomeWages: undefined } as Facts],
  [
    'a range of prices alone',
    { ...plan, price: undefined, priceRange: { from: 1, to: 90_000_000 } } as Facts,
  ],
])('with %s nothing is said', (_, facts) => {
  const { incomeWages, price, ...rest } = facts;
  const known = { ...rest, ...(incomeWages && { incomeWages }), ...(price !== undefined && { price }) };
  expect(findPriceAboveIncome(known, TODAY, WEEK)).toBeNull();
});
