import { describe, expect, test } from 'vitest';
import { computeEstimate } from './computed-estimate.ts';
import { findScoreBand, pricedScoreBands, priceEstimateScore } from './score-price.ts';

const on = '2026-11-25';
const house = { salePrice: '450000', downPayment: '90000', ratePercent: '6.5' } as const;
const condo = { ...house, propertyType: 'condo', occupancy: 'primaryResidence' } as const;

const ask = (input: Parameters<typeof priceEstimateScore>[0], band: number) => {
  const found = priceEstimateScore(input, band, on);
  if (found.kind !== 'priced') return found.kind;
  const { percent, loan, dollars, monthly, table } = found;
  return [percent.toFixed(3), loan.toFixed(2), dollars.toFixed(2), monthly.toFixed(2), table.from];
};

describe('the agencies’ price of a score on the loan of an estimate', () => {
  // 360,000 of 450,000 is 80 percent; the payment by P i / (1 - (1 + i)^-360) at 6.5 %.
  test.each([
    [house, 720, ['1.250', '360000.00', '4500.00', '28.44', '2025-11-17']],
    [condo, 720, ['2.000', '360000.00', '7200.00', '45.51', '2025-11-17']],
    [house, 0, ['2.750', '360000.00', '9900.00', '62.57', '2025-11-17']],
    [{ ...house, program: 'fha' } as const, 720, 'no-grid'],
    [{ ...house, termMonths: 180 }, 720, 'short-term'],
    [{ ...house, salePrice: '1200000', downPayment: '240000' }, 740, 'above-limit'],
    [
      { ...house, salePrice: '1200000', downPayment: '240000', state: 'HI' },
      740,
      ['0.875', '960000.00', '8400.00', '53.09', '2025-11-17'],
    ],
    [{ ...house, termMonths: 181 }, 780, ['0.375', '360000.00', '1350.00', '11.72', '2025-11-17']],
  ])('%o from %i', (input, band, expected) => {
    expect(ask(input, band)).toEqual(expected);
  });

  test('each band costs the same at each of its scores, and no figure of the estimate moves with it', () => {
    expect(pricedScoreBands.map(findScoreBand)).toEqual(pricedScoreBands);
    expect([300, 639, 640, 718, 850].map(findScoreBand)).toEqual([0, 0, 640, 700, 780]);
    const before = JSON.stringify(computeEstimate(house, on));
    priceEstimateScore(house, 720, on);
    expect(JSON.stringify(computeEstimate(house, on))).toBe(before);
    expect(before).not.toContain('loan-level-price');
  });
});
