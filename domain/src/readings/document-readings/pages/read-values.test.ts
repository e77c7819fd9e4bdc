import { expect, it } from 'vitest';
import { findDay, findTerm, parsePrintedAmount } from './read-values.ts';

it.each([
  ['($10,000)', '-10000'],
  ['$ (10,000)', '-10000'],
  ['$-10,000', '-10000'],
  ['-$ 55.30', '-55.30'],
  ['– $10,000', '-10000'],
  ['(12)', undefined],
  ['$10,000)', undefined],
  ['$26-$2,207', undefined],
  ['26-2207', undefined],
])('the amount of %s is %s', (text, amount) => {
  expect(parsePrintedAmount(text)).toBe(amount);
});

it.each([
  ['30 years', '30 years'],
  ['10 years, 6 months', '10 years, 6 months'],
  ['30 years PURPOSE Purchase', '30 years'],
  ['Fixed', undefined],
])('the term of %s is %s', (text, term) => {
  expect(findTerm(text)).toBe(term);
});

it('reads days in words', () => {
  expect(findDay('August 29, 2026')).toBe('2026-08-29');
});
