import { describe, expect, test } from 'vitest';
import type { Facts } from '../plan/plan-facts.ts';
import { beginOwnedHome, beginOwnedLoan } from './begin-owned-home.ts';

const today = '2027-01-10';

describe('what the form of the home begins with', () => {
  const facts: Facts = {
    ...{ price: 40_000_000, downPayment: 4_000_000, closingDay: '2027-01-04', ratePercent: '6.25' },
    ...{ place: { state: 'OH', county: 'Franklin' }, occupancy: 'primaryResidence', termMonths: 360 },
  };
  const nothing = { home: undefined, closingDay: null };
  test.each<[string, Parameters<typeof beginOwnedHome>, object]>([
    [
      'the plan',
      [facts, nothing, today],
      {
        state: 'OH',
        county: 'Franklin',
        price: 40_000_000,
        boughtOn: '2027-01-04',
        isPrincipalResidence: true,
      },
    ],
    [
      'the home under contract at its agreed price, and the day of the dates',
      [
        facts,
        { home: { address: '7 Oak Lane', state: 'OH', agreedPrice: 38_000_000 }, closingDay: '2027-01-08' },
        today,
      ],
      {
        address: '7 Oak Lane',
        state: 'OH',
        county: 'Franklin',
        price: 38_000_000,
        boughtOn: '2027-01-08',
        isPrincipalResidence: true,
      },
    ],
    [
      'no county of another state',
      [facts, { home: { address: '7 Oak Lane', state: 'KY', agreedPrice: null }, closingDay: null }, today],
      {
        address: '7 Oak Lane',
        state: 'KY',
        price: 40_000_000,
        boughtOn: '2027-01-04',
        isPrincipalResidence: true,
      },
    ],
    [
      'no closing day that lies ahead',
      [{ price: 1_000_000 }, { home: undefined, closingDay: '2027-02-01' }, today],
      { price: 1_000_000 },
    ],
    ['nothing that is not known', [{}, nothing, today], {}],
  ])('%s', (_, given, expected) => expect(beginOwnedHome(...given)).toEqual(expected));

  test('of a home that was bought for less than was planned: by the price that was paid', () => {
    const { originalValue, amount } = beginOwnedLoan({ ...facts, program: 'conventional' }, 39_500_000);
    expect([originalValue, amount]).toEqual([39_500_000, 35_500_000]);
    expect(beginOwnedLoan({}, 39_500_000)).toEqual({ originalValue: 39_500_000 });
  });

  test.each<[string, Parameters<typeof beginOwnedLoan>[0], object]>([
    [
      'a conventional loan',
      { ...facts, program: 'conventional' },
      {
        loanKind: 'conventional',
        amount: 36_000_000,
        ratePercent: '6.25',
        termMonths: 360,
        originalValue: 40_000_000,
      },
    ],
    [
      'an FHA loan without its amount, of which the fee is a part',
      { ...facts, program: 'fha' },
      { loanKind: 'fha', ratePercent: '6.25', termMonths: 360, originalValue: 40_000_000 },
    ],
    ['nothing that is not known', {}, {}],
  ])('of %s', (_, known, expected) => expect(beginOwnedLoan(known)).toEqual(expected));
});
