import { describe, expect, test } from 'vitest';
import { type EstimateInput, estimateInput, estimateScenarios } from '../tools/estimate/estimate-input.ts';
import file from '../tools/vectors/estimate.json' with { type: 'json' };
import { computeEstimate } from './computed-estimate.ts';

describe.each(file)('$id of 12 CFR 1026 Appendix H, from its inputs', ({ inputs, expected }) => {
  const input: EstimateInput = estimateInput.parse(inputs);
  const estimate = computeEstimate(input, '2013-02-15');

  test('page 1', () => {
    expect(estimate.page1).toEqual(expected.page1);
  });

  test('page 2, whose totals add the rounded lines: G is 413 of 202 and 211', () => {
    expect(estimate.page2).toEqual(expected.page2);
  });

  test('page 3, from unrounded parts', () => {
    expect(estimate.page3).toEqual(expected.page3);
  });

  test('nothing is assumed beyond the kind of loan, and nothing is doubtful', () => {
    expect(estimate.assumptions.map(({ field }) => field)).toEqual(['program']);
    expect(estimate.notices).toEqual([]);
  });
});

test.each(estimateScenarios)('planned sections are named with the totals of page 2, %s', (scenario) => {
  const purchase = { salePrice: '915551.81', downPayment: '15379', ratePercent: '6.5', scenario };
  const { assumptions, page2 } = computeEstimate(purchase, '2026-11-21');
  const named = assumptions.filter(({ field }) => /^[ABCEH]$/.test(field));
  expect(named.map(({ field }) => field)).toEqual(['A', 'B', 'C', 'E', 'H']);
  for (const { field, value } of named) expect(value).toBe(`$${page2[field as 'A' | 'B' | 'C' | 'E' | 'H']}`);
});
