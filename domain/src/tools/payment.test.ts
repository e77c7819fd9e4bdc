import { describe, expect, test } from 'vitest';
import { Decimal } from '../kernel/decimals.ts';
import { computePayment } from './payment.ts';
import file from './vectors/payment-amortization.json' with { type: 'json' };

type Vector = {
  id: string;
  kind: string;
  inputs: { principal: string; ratePercent: string; termMonths: number };
  expected: Record<'payment' | 'paymentUnrounded' | 'totalInterest', string | undefined>;
};
const vectors = file as unknown as Vector[];

describe('the payment tool', () => {
  const mine = vectors.filter(
    ({ kind }) => kind === 'payment' || kind === 'total_interest_unrounded_payment',
  );

  test.each(mine)('agrees with $id', ({ inputs, expected }) => {
    const result = computePayment(inputs);
    if (expected.payment !== undefined) expect(result.payment).toBe(expected.payment);
    if (expected.totalInterest !== undefined) expect(result.totalInterest).toBe(expected.totalInterest);
    if (expected.paymentUnrounded !== undefined) {
      // The longest vector was made with 28 digits: its last ones are its own rounding.
      const places = Math.min(20, new Decimal(expected.paymentUnrounded).decimalPlaces());
      expect(new Decimal(result.paymentUnrounded).toFixed(places)).toBe(
        new Decimal(expected.paymentUnrounded).toFixed(places),
      );
    }
  });

  test.each([
    ['nothing', '0', '6.5', 360, '0.00', '0.00'],
    ['one month', '1000', '6', 1, '1005.00', '5.00'],
    ['half a cent at one month', '999.36', '6.25', 1, '1004.57', '5.21'],
    ['half a cent at 0 %', '100.05', '0', 30, '3.34', '0.00'],
    ['a rate next to nothing', '10000000000', '0.000001', 600, '16666670.84', '2504.17'],
    ['fifty years at 100 %', '1000000000', '100', 600, '83333333.33', '49000000000.00'],
    ['a billion dollars', '1000000000', '6.875', 360, '6569288.14', '1364943729.23'],
  ])('%s', (_name, principal, ratePercent, termMonths, payment, totalInterest) => {
    expect(computePayment({ principal, ratePercent, termMonths })).toMatchObject({ payment, totalInterest });
  });

  test('explains each of its figures', () => {
    const result = computePayment({ principal: '162000', ratePercent: '3.875', termMonths: 360 });
    for (const { figure, value } of result.workings) {
      expect(result[figure as 'payment']).toBe(value);
    }
  });
});
