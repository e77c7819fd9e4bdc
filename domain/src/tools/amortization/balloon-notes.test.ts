import { describe, expect, test } from 'vitest';
import type { AmortizationInput } from './amortization.contract.ts';
import { computeAmortization } from './amortization.ts';

describe('the last payment', () => {
  const own = { principal: '1000', ratePercent: '12', termMonths: 24 };

  test.each<[string, Partial<AmortizationInput>, RegExp, string[]]>([
    ['of a level loan', {}, /rounded to the cent$/, []],
    ['of a payment that is enough', { payment: '50' }, /left over$/, []],
    ['of extra payments', { extraPayments: [{ amount: '5', every: 'month' }] }, /left over$/, []],
    [
      'of a payment that is too low',
      { payment: '20' },
      /left over$/,
      [
        'At $20.00 a month the loan is not paid off in 2 years: the last payment would be $750.26. Check the time left and the payment.',
      ],
    ],
    [
      'of a payment too low with extra payments too',
      { payment: '20', extraPayments: [{ amount: '5', every: 'month' }] },
      /left over$/,
      [
        'At $20.00 a month the loan, extra payments included, is not paid off in 2 years: the last payment would be $620.42. Check the time left and the payment.',
      ],
    ],
  ])('%s', (_name, input, formula, notes) => {
    const result = computeAmortization({ ...own, ...input });
    expect(result.workings.find(({ figure }) => figure === 'lastPayment')?.formula).toMatch(formula);
    expect(result.notes).toEqual(notes);
  });
});
