import { describe, expect, test } from 'vitest';
import { InputRefusal } from '../input-refusal.ts';
import { computeExtraPayments } from './extra-payments.ts';

const loan = { principal: '240000', ratePercent: '6.5', termMonths: 324 };

/** Counted again in whole cents, without the engine. */
function payOff(cents: number, payment: number, extraAt: (number: number) => number) {
  let [balance, interest, count] = [cents, 0, 0];
  while (balance > 0) {
    count += 1;
    const due = Math.round((balance * 650) / 120_000);
    interest += due;
    const paid = count === loan.termMonths ? balance : Math.min(payment - due, balance);
    balance -= paid;
    balance -= Math.min(extraAt(count), balance);
  }
  return { interest: (interest / 100).toFixed(2), count };
}

describe('extra payments', () => {
  test.each([
    ['each month', { extraMonthly: '200' }, () => 20_000],
    ['each year', { extraYearly: '1000' }, (number: number) => (number % 12 === 0 ? 100_000 : 0)],
    ['once', { extraOnce: '15000', oncePayment: 24 }, (number: number) => (number === 24 ? 1_500_000 : 0)],
    [
      'all of it',
      { extraMonthly: '50', extraYearly: '600', extraOnce: '5000' },
      (number: number) => 5000 + (number % 12 === 0 ? 60_000 : 0) + (number === 1 ? 500_000 : 0),
    ],
  ])('%s', (_, extras, extraAt) => {
    const result = computeExtraPayments({ ...loan, ...extras });
    const [with_, without] = [payOff(24_000_000, 157_333, extraAt), payOff(24_000_000, 157_333, () => 0)];
    expect(result).toMatchObject({
      payment: '1573.33',
      payments: with_.count,
      paymentsWithout: without.count,
      totalInterest: with_.interest,
      totalInterestWithout: without.interest,
      monthsSaved: without.count - with_.count,
      interestSaved: (Number(without.interest) - Number(with_.interest)).toFixed(2),
    });
  });

  test.each([
    ['biweekly', 26, { payments: 267, interestSaved: '56555.37', extraTotal: '0.00' }],
    ['biweeklyHeld', 12, { payments: 268, interestSaved: '53594.19', extraTotal: '34616.12' }],
  ] as const)('half every two weeks, %s', (paid, paymentsPerYear, figures) => {
    const result = computeExtraPayments({ ...loan, paid, extraMonthly: '200' });
    expect(result).toMatchObject({ payment: '1573.33', paymentsWithout: 324, paymentsPerYear, ...figures });
    expect(result.monthsSaved).toBe(324 - figures.payments);
    expect(result.halves).toMatchObject({ payment: '786.67', yearly: '20453.42' });
    expect(result.halves?.balances).toHaveLength(325);
    expect(result.halves?.balances.at(-1)).toBe('0.00');
    const shown = Object.fromEntries(result.workings.map(({ figure, value }) => [figure, value]));
    expect(shown).toMatchObject({
      payment: '1573.33',
      payments: String(figures.payments),
      paymentsWithout: '324',
      interestSaved: figures.interestSaved,
      totalInterest: result.totalInterest,
      totalInterestWithout: '269760.63',
      'halves.payment': '786.67',
      'halves.yearly': '20453.42',
    });
  });

  test('half a payment of cents that pays no principal is refused at the payment', () => {
    // Two weeks of 13 cents at 100 % are half a cent, rounded up to one, and half of two cents is no more.
    const cents = { principal: '0.13', ratePercent: '100', termMonths: 24, payment: '0.02' };
    expect(() => computeExtraPayments({ ...cents, paid: 'biweekly' })).toThrow(
      expect.objectContaining({ fields: { payment: expect.stringContaining('two weeks’ interest') } }),
    );
  });

  test('nothing extra changes nothing', () => {
    const result = computeExtraPayments({ ...loan, extraMonthly: '0' });
    expect(result).toMatchObject({ interestSaved: '0.00', monthsSaved: 0, extraTotal: '0.00' });
  });

  test('more than is owed clears the loan and takes no more', () => {
    const result = computeExtraPayments({ ...loan, extraOnce: '1000000' });
    expect(result).toMatchObject({ payments: 1, totalInterest: '1300.00' });
    expect(result.extraTotal).toBe('239726.67');
  });

  test('a payment below the interest is refused', () => {
    expect(() => computeExtraPayments({ ...loan, payment: '1300' })).toThrow(InputRefusal);
  });

  test.each([
    // 1,400 alone takes 489 payments.
    [
      '1400',
      324,
      'At $1,400.00 a month the loan is not paid off in 27 years: the last payment would be $153,594.76. Check the time left and the payment.',
    ],
    ['1400', 327, /in 27 years 3 months: .* \$151,/],
    // Level over 27 years 2 months, as a time left of 27 years has to be entered.
    ['1571.22', 324, undefined],
    ['1573.33', 324, undefined],
    ['2000', 324, undefined],
    [undefined, 324, undefined],
  ])('$%s over %s months: whether it is enough', (payment, termMonths, note) => {
    const [said, ...more] = computeExtraPayments({ ...loan, payment, termMonths, extraMonthly: '50' }).notes;
    if (typeof note === 'object') expect(said).toMatch(note);
    else expect(said).toBe(note);
    expect(more).toEqual([]);
  });

  test.each(['0', '10000000000'])('$%s owed gives figures', (principal) => {
    const result = computeExtraPayments({ ...loan, principal, extraMonthly: '1' });
    expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity/);
  });
});
