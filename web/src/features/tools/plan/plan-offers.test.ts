import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { describe, expect, test } from 'vitest';
import { listPlanOffers, packOffers } from './plan-offers.ts';

const TODAY = '2026-11-25';
const saved = [
  { name: 'First Bank', ratePercent: '6.5' },
  { name: 'Second Bank', ratePercent: '6.25' },
];

describe('offers open', () => {
  test.each<[string, Facts, unknown]>([
    ['with those of the plan', { offers: saved, price: 40_000_000 }, { columns: saved, areSaved: true }],
    [
      'with one of the plan and room for another',
      { offers: saved.slice(0, 1) },
      { columns: [saved[0], {}], areSaved: true },
    ],
    [
      'with the lender, the rate and the deposit of the plan where none is saved',
      {
        ...{ price: 40_000_000, downPayment: 6_000_000, termMonths: 180 },
        ...{ lender: 'First Bank', ratePercent: '6.5', deposit: 400_000 },
      },
      {
        columns: [
          {
            ...{ name: 'First Bank', ratePercent: '6.5' },
            ...{ loanAmount: '340,000', deposit: '4,000', termYears: '15' },
          },
          { loanAmount: '340,000', deposit: '4,000', termYears: '15' },
        ],
        areSaved: false,
      },
    ],
    [
      'with the loan of the plan twice where none is saved',
      { offers: [], price: 40_000_000, downPayment: 6_000_000, termMonths: 180 },
      {
        columns: [
          { loanAmount: '340,000', termYears: '15' },
          { loanAmount: '340,000', termYears: '15' },
        ],
        areSaved: false,
      },
    ],
    [
      'without a term that is no whole number of years',
      { price: 40_000_000, downPayment: 6_000_000, termMonths: 182 },
      { columns: [{ loanAmount: '340,000' }, { loanAmount: '340,000' }], areSaved: false },
    ],
    ['with nothing of a plan without a price', { savings: 9_000_000 }, undefined],
    ['with nothing where nothing is borrowed', { price: 10_000_000, downPayment: 10_000_000 }, undefined],
  ])('%s', (_, facts, opened) => {
    expect(listPlanOffers(facts, TODAY)).toEqual(opened);
  });
});

test('offers are kept as they were typed, without what is empty', () => {
  expect(packOffers([{ name: ' First Bank ', A: '' }, { name: '', A: '  ' }, { A: '1,200' }])).toEqual([
    { name: 'First Bank' },
    { A: '1,200' },
  ]);
});
