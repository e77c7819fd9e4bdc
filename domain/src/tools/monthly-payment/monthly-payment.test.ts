import { describe, expect, test } from 'vitest';
import { InputRefusal } from '../input-refusal.ts';
import { monthlyPaymentInput } from './monthly-payment.contract.ts';
import { computeMonthlyPayment } from './monthly-payment.ts';

const on = '2026-06-15';
const home = { price: '289900', downPayment: '28990', ratePercent: '6.5', termMonths: 360 };

describe('what a home costs each month', () => {
  test('each part is rounded to the cent and then added', () => {
    const result = computeMonthlyPayment(
      { ...home, propertyTaxYearly: '3479.99', homeInsuranceYearly: '1920', duesMonthly: '35.5' },
      on,
    );
    // 260,910 x 0.46 % / 12 = 100.0155; 3,479.99 / 12 = 289.999...
    expect(result).toMatchObject({
      loan: '260910.00',
      loanToValuePercent: '90.00',
      payment: '1649.13',
      mortgageInsurance: '100.02',
      propertyTax: '290.00',
      homeInsurance: '160.00',
      dues: '35.50',
      total: '2234.65',
    });
  });

  test('insurance ends at 78 percent by schedule, and may be asked away at 80', () => {
    const { premiums, premiumRequestPayment, rows, premiumTotal } = computeMonthlyPayment(home, on);
    const owed = (payment: number) => Number(rows[payment - 1]?.balance);
    expect(owed(premiums)).toBeLessThanOrEqual(289_900 * 0.78);
    expect(owed(premiums - 1)).toBeGreaterThan(289_900 * 0.78);
    expect(owed(premiumRequestPayment ?? 0)).toBeLessThanOrEqual(289_900 * 0.8);
    expect(premiumTotal).toBe('10902.18');
  });

  test('a premium that a lender named takes the place of the assumed one, and of its table', () => {
    const result = computeMonthlyPayment({ ...home, premiumPercent: '0.6' }, on);
    expect(result).toMatchObject({ mortgageInsurance: '130.46', tables: [] });
  });

  test('a fifth paid down needs no insurance', () => {
    const result = computeMonthlyPayment({ ...home, downPayment: '57980' }, on);
    expect(result).toMatchObject({
      mortgageInsurance: '0.00',
      premiums: 0,
      total: result.payment,
      tables: [],
    });
  });

  test.each([
    [
      { ...home, downPayment: '289900' },
      { loan: '0.00', total: '0.00', payments: 0 },
    ],
    [
      { ...home, price: '0', downPayment: '0' },
      { loanToValuePercent: '0.00', total: '0.00' },
    ],
    [
      { ...home, ratePercent: '0', termMonths: 1, downPayment: '100000' },
      { payment: '189900.00', totalInterest: '0.00' },
    ],
  ])('%j', (input, expected) => {
    const result = computeMonthlyPayment(input, on);
    expect(result).toMatchObject(expected);
    expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity/);
  });

  test('a down payment over the price is refused at its field', () => {
    const ask = () => computeMonthlyPayment({ ...home, downPayment: '300000' }, on);
    expect(ask).toThrow(InputRefusal);
    expect(ask).toThrow('The down payment is more than the price.');
  });

  test('every figure that has a working names it as the answer does', () => {
    const result = computeMonthlyPayment(home, on);
    for (const { figure, value } of result.workings) {
      if (!(figure in result)) continue;
      expect(String(result[figure as keyof typeof result]), figure).toBe(value);
    }
    expect(monthlyPaymentInput.safeParse(home).success).toBe(true);
  });
});
