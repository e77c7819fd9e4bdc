import { describe, expect, test } from 'vitest';
import { factGroups } from './fact-groups.ts';
import { type Fact, factNames, parseFact } from './plan-facts.ts';

const TODAY = '2026-11-25';

describe('a value of a fact', () => {
  test.each<[Fact, unknown]>([
    ['price', 28_990_000],
    ['ratePercent', '6.875'],
    ['incomeWages', { cents: 9_000_000, per: 'year' }],
    ['creditScore', { score: 742, model: 'fico', bureau: 'experian', on: '2026-11-20' }],
    ['creditScore', { score: 742, model: 'unknown', bureau: 'unknown', on: null }],
    ['place', { state: 'OH', county: null }],
    ['priceRange', { from: 25_000_000, to: 30_000_000 }],
    ['closingDay', TODAY],
    ['program', 'va'],
    ['offers', [{ name: 'First Bank', ratePercent: '6.5' }]],
  ])('is taken for %s', (fact, value) => {
    expect(parseFact(fact, value, TODAY)).toEqual({ value });
  });

  test.each<[Fact, unknown, RegExp]>([
    ['price', 289_900.5, /./],
    ['price', -1, /0 or more/],
    ['price', '289900', /./],
    ['ratePercent', '101', /percentage/],
    ['ratePercent', 6.5, /percentage/],
    ['place', { state: null, county: 'Franklin' }, /state/],
    ['place', { county: 'Franklin' }, /state/],
    ['place', { state: 'Ohio', county: null }, /state/],
    ['priceRange', { from: 30_000_000, to: 25_000_000 }, /lower price first/],
    ['closingDay', '2026-11-24', /today or later/],
    ['closingDay', '2027-02-30', /./],
    ['creditScore', { score: 900, model: 'fico', bureau: 'experian', on: null }, /300 to 850/],
    ['creditScore', { score: 700, model: 'fico', bureau: 'experian', on: '2026-12-01' }, /earlier/],
    ['timeline', 'soon', /list/],
    ['people', 0, /1 to 20/],
    ['lender', ' ', /lender/],
  ])('is refused for %s: %j', (fact, value, words) => {
    expect(parseFact(fact, value, TODAY).problem).toMatch(words);
  });

  test('has one place on the page, but for offers, which have a page of their own', () => {
    expect([...Object.values(factGroups).flat(), 'offers'].sort()).toEqual([...factNames].sort());
  });
});
