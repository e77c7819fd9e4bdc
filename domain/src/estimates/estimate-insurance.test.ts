import { describe, expect, test } from 'vitest';
import type { EstimateInput } from '../tools/estimate/estimate-input.ts';
import { computeEstimate } from './computed-estimate.ts';

const purchase: EstimateInput = { salePrice: '400000', downPayment: '20000', ratePercent: '6.5' };

function ask(more: Partial<EstimateInput>) {
  const result = computeEstimate({ ...purchase, ...more }, '2026-11-21');
  const lines = result.pages.flatMap(({ sections }) => sections.flatMap(({ lines: all }) => all));
  const line = lines.find(({ id }) => id === 'projectedMi1');
  return { ...result, line, working: result.workings.find(({ figure }) => figure === line?.figure) };
}

describe('a conventional loan without mortgage insurance says why', () => {
  const asEntered = 'None, as entered. Above 80% of the price lenders usually ask for it';
  const notNeeded = 'None: the loan is at most 80% of the price';

  test.each<[string, Partial<EstimateInput>, string, string | undefined]>([
    ['0% at 95%', { miPercent: '0' }, asEntered, 'The loan is 95% of the price'],
    ['a premium of nothing at 95%', { miMonthlyUnrounded: '0' }, asEntered, 'The loan is 95% of the price'],
    ['0% at 80%', { miPercent: '0', downPayment: '80000' }, notNeeded, undefined],
    ['nothing entered at 80.004%', { downPayment: '79984' }, notNeeded, undefined],
    ['nothing entered at 80%', { downPayment: '80000' }, notNeeded, undefined],
  ])('%s', (_, more, formula, notice) => {
    const { working, notices, page1 } = ask(more);
    expect(page1.projected.map(({ mi }) => mi)).toEqual(['-']);
    expect(working?.formula).toBe(formula);
    expect(working?.source === null).toBe(formula === asEntered);
    if (notice === undefined) expect(notices).toEqual([]);
    else
      expect(notices[0]).toBe(
        `No mortgage insurance is counted, as entered. ${notice}, and above 80% lenders usually ask for it.`,
      );
  });
});

test.each<[string, Partial<EstimateInput>, string]>([
  ['the schedule', { downPayment: '40000' }, 'Due for 109 payments, until the loan is 78% of the price;'],
  [
    // After 180 payments 80.3% of the price is owed.
    'the middle of the term',
    { downPayment: '12000', ratePercent: '10.5' },
    'Due for 180 payments, until the middle of the term;',
  ],
])('insurance that ends by %s says so', (_, more, note) => {
  expect(ask(more).line?.note).toBe(`${note} shown in whole years.`);
});
