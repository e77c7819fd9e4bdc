import { expect, test } from 'vitest';
import { monthlyPaymentInput } from '../tools/monthly-payment/monthly-payment.contract.ts';
import { computeMonthlyPayment } from '../tools/monthly-payment/monthly-payment.ts';
import { computeFirstPayment } from './first-payment.ts';
import { listPaymentAssumptions } from './payment-assumptions.ts';

const assumed = listPaymentAssumptions('2026-11-29');
const cents = (dollars: number) => dollars * 100;

test.each([
  [350_000, 35_000],
  [289_900, 28_990],
  [400_000, 80_000],
  [400_000, 12_000],
  [250_000, 0],
  [1_000_000, 150_000],
])(
  'a price of $%i with $%i down comes to what the calculator says, within a dollar',
  (price, downPayment) => {
    const answer = computeMonthlyPayment(
      monthlyPaymentInput.parse({
        price: String(price),
        downPayment: String(downPayment),
        ratePercent: String(assumed.ratePercent),
        termMonths: assumed.termMonths,
        propertyTaxYearly: String((price * assumed.taxPercent) / 100),
        homeInsuranceYearly: String((price * assumed.insurancePercent) / 100),
      }),
      '2026-11-25',
    );
    const first = computeFirstPayment({ price: cents(price), downPayment: cents(downPayment) }, assumed);
    expect(Math.abs((first?.total ?? 0) - Number(answer.total))).toBeLessThanOrEqual(1);
    expect(Math.abs((first?.mortgageInsurance ?? 0) - Number(answer.mortgageInsurance))).toBeLessThanOrEqual(
      1,
    );
  },
);

test.each([
  ['no price', 0, 0],
  ['more paid down than the price', 100, 200],
  ['a price beyond $100,000,000', 10_000_000_001, 0],
  ['a price that cannot be read', Number.NaN, 0],
])('%s has no answer', (_, price, downPayment) => {
  expect(computeFirstPayment({ price, downPayment }, assumed)).toBeUndefined();
});

test('a home that is paid in full has taxes and insurance', () => {
  const first = computeFirstPayment({ price: cents(240_000), downPayment: cents(240_000) }, assumed);
  expect(first).toEqual({ total: 300, mortgageInsurance: 0 });
});
