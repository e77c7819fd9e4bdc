import { expect, test } from 'vitest';
import { toToolInputs } from './calculator-inputs.ts';
import type { Facts } from './plan-facts.ts';

const TODAY = '2026-11-25';
const read = (facts: Facts) => toToolInputs('credit-price', facts, TODAY);

test('kind and use of a home have the names of the price grid', () => {
  expect(read({ propertyType: 'condo', occupancy: 'secondHome' })).toMatchObject({
    homeKind: 'condo',
    occupancy: 'second_home',
  });
  expect(read({ propertyType: 'townhouse', occupancy: 'primaryResidence' })).toMatchObject({
    homeKind: 'house',
    occupancy: 'main',
  });
});

test.each([
  ['fico', 742, '700-759'],
  ['unknown', 742, '700-759'],
  ['vantage', undefined, undefined],
] as const)('a score of the model %s is taken as %s', (model, taken, band) => {
  const creditScore = { score: 742, model, bureau: 'unknown', on: null } as const;
  expect(read({ creditScore }).creditScore).toBe(taken);
  expect(toToolInputs('monthly-payment', { creditScore }, TODAY).creditScore).toBe(taken);
  expect(toToolInputs('affordability', { creditScore }, TODAY).creditScoreBand).toBe(band);
});
