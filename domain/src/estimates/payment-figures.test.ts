import { describe, expect, test } from 'vitest';
import { computeMonthlyPayment } from '../tools/monthly-payment/monthly-payment.ts';
import { summarizeEstimate } from './computed-estimate.ts';
import { listPaymentFigures } from './payment-figures.ts';

const on = '2026-06-15';

describe('an estimate in the questions of the monthly payment calculator', () => {
  test.each([
    [{ salePrice: '450000', downPayment: '45000' }],
    [{ salePrice: '450000', downPayment: '135000', termMonths: 180, ratePercent: '5.875' }],
    [{ salePrice: '289900', miPercent: '0.9', escrowTaxMonthly: '310' }],
  ])('makes the same payment there, to the dollar: %o', (input) => {
    const { termMonths = '', duesMonthly, ...figures } = listPaymentFigures(input, on) ?? {};
    const answer = computeMonthlyPayment(
      { price: '', downPayment: '', ratePercent: '', ...figures, termMonths: Number(termMonths) * 12 },
      on,
    );
    expect(duesMonthly).toBe('');
    const shown = Number(summarizeEstimate(input, on).monthlyTotal.replaceAll(',', ''));
    expect(Math.abs(Number(answer.total) - shown)).toBeLessThanOrEqual(1.5);
  });

  test('is not made of a loan whose program has insurance of its own', () => {
    expect(listPaymentFigures({ salePrice: '300000', program: 'fha' }, on)).toBeUndefined();
  });
});
