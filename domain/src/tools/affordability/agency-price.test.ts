import { expect, test } from 'vitest';
import { affordabilityInput } from './affordability.contract.ts';
import { computeAffordability } from './affordability.ts';

const ask = (more: object) =>
  computeAffordability(
    affordabilityInput.parse({
      grossMonthlyIncome: '9000',
      downPayment: '60000',
      ratePercent: '6.5',
      pmiPercentOfLoanIfLtvOver80: '0.6',
      ...more,
    }),
    '2026-11-25',
  );

test('is that of the first answer’s loan, at the lowest score of the band, with its working and its grid', () => {
  const { agencyPrice, maxLoan, ltvPercent, workings, tables, housing } = ask({ creditScoreBand: '700-759' });
  expect(Number(ltvPercent)).toBeGreaterThan(80);
  expect(Number(ltvPercent)).toBeLessThan(85);
  // 1.5 percent of the loan between 80 and 85 percent, from 700 up.
  expect(agencyPrice).toEqual({
    score: 700,
    percent: '1.500',
    dollars: (Math.round(Number(maxLoan) * 1.5) / 100).toFixed(2),
  });
  expect(workings.find(({ figure }) => figure === 'agencyPrice')?.value).toBe(agencyPrice?.dollars);
  expect(tables.map(({ id }) => id)).toContain('loan-level-price-2025');
  // It is no part of the payment.
  expect(housing).toEqual(ask({}).housing);
});

test.each([
  ['without a score', {}],
  ['for a term that the grid does not price', { creditScoreBand: '760-up', termMonths: 180 }],
  ['where nothing is lent', { creditScoreBand: '760-up', monthlyDebts: '9000' }],
])('there is none %s', (_, more) => {
  const { agencyPrice, agencyPriceReason, tables } = ask(more);
  expect([agencyPrice, agencyPriceReason]).toEqual([null, null]);
  expect(tables.map(({ id }) => id)).not.toContain('loan-level-price-2025');
});

test('above the limit that holds in every county there is none, and the answer says why', () => {
  const rich = { creditScoreBand: '760-up', grossMonthlyIncome: '40000', downPayment: '600000' };
  const { agencyPrice, agencyPriceReason, maxLoan, tables } = ask(rich);
  expect(Number(maxLoan)).toBeGreaterThan(832_750);
  expect([agencyPrice, agencyPriceReason]).toEqual([null, 'limit']);
  expect(tables.map(({ id }) => id)).not.toContain('loan-level-price-2025');
  expect(ask({ ...rich, loanLimit: '832750' }).agencyPrice).not.toBeNull();
});
