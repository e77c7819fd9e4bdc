import { expect, test } from 'vitest';
import { toCents, toDollars } from './plan-price.ts';

test.each([
  [28_990_000, '289900'],
  [191_041, '1910.41'],
  [5, '0.05'],
  [0, '0'],
  [-1_000_050, '-10000.50'],
])('%i cents are %s dollars, and back', (cents, dollars) => {
  expect([toDollars(cents), toCents(dollars)]).toEqual([dollars, cents]);
});

test.each([
  ['28,990', 2_899_000],
  ['-10,000', -1_000_000],
  ['1910.4', 191_040],
  ['355370.739', 35_537_073],
])('%s is read', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});
