import { getRefusal } from '@porchlight/testing/tools/get-refusal.ts';
import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { refinanceInput } from './refinance.contract.ts';
import { computeRefinance } from './refinance.ts';

const ON = '2026-11-21';
const compute = (input: unknown) => computeRefinance(refinanceInput.parse(input), ON);
const loan = { balance: '250000', currentRate: '7.5', remainingMonths: 340, newRate: '6.25', newMonths: 360 };

describe('break-even', () => {
  test.each([
    ['counts interest, not the payment alone', { ...loan, costsPaidInCash: '5200' }, 22, 21, null],
    ['never comes at a higher rate', { ...loan, newRate: '7.75', costsPaidInCash: '3000' }, null, null, null],
    [
      'is lost again by a longer term',
      {
        balance: '200000',
        currentRate: '7',
        remainingMonths: 240,
        newRate: '6.25',
        newMonths: 360,
        costsPaidInCash: '2000',
      },
      7,
      18,
      132,
    ],
    ['is there at once where nothing is paid', loan, 0, 0, null],
    [
      'comes with a higher payment too, over a shorter term',
      { ...loan, newMonths: 180, costsPaidInCash: '5200' },
      null,
      19,
      null,
    ],
    ['counts financed costs', { ...loan, costsFinanced: '5200' }, 26, 23, null],
  ])('%s', (_name, input, simpleBreakEvenMonths, breakEvenMonths, aheadUntilMonth) => {
    expect(compute(input)).toMatchObject({ simpleBreakEvenMonths, breakEvenMonths, aheadUntilMonth });
  });

  test('is the month in which paid, owed and costs together are less than they would have been', () => {
    const result = compute({ ...loan, costsPaidInCash: '3000', costsFinanced: '2200', cashOut: '10000' });
    const isAhead = result.months.map(({ currentPaid, currentBalance, newPaid, newBalance }) =>
      new Decimal(newPaid)
        .plus(newBalance)
        .plus(3000)
        .minus(10000)
        .lessThan(new Decimal(currentPaid).plus(currentBalance)),
    );
    expect(isAhead.indexOf(true) + 1).toBe(result.breakEvenMonths);
    expect(result.months.map(({ gain }) => Number(gain) > 0)).toEqual(isAhead);
  });
});

describe('what else it answers', () => {
  test('dates both last payments and says what a longer term adds', () => {
    expect(compute({ ...loan, firstPaymentDate: '2027-01-01' })).toMatchObject({
      currentPayoffDate: '2055-04-01',
      newPayoffDate: '2056-12-01',
      payoffMonthsLater: 20,
    });
    expect(compute(loan).newPayoffDate).toBe('2056-11-01');
  });

  test('says what keeping up the current payment does', () => {
    expect(compute(loan)).toMatchObject({ samePayment: { payments: 255, interest: '201647.78' } });
    expect(compute({ ...loan, newMonths: 120 }).samePayment).toBeNull();
  });

  test.each([
    [
      '1600',
      [
        'At $1,600.00 a month today’s loan is not paid off in 28 years 4 months: the last payment would be $207,693.68. Check the time left and the payment.',
      ],
    ],
    ['1776.02', []],
    ['1775', []],
    [undefined, []],
  ])('says whether $%s pays off the current loan', (currentPayment, notes) => {
    expect(compute({ ...loan, currentPayment }).notes).toEqual(notes);
  });

  test('adds cash taken out and financed costs to the loan', () => {
    const result = compute({ ...loan, cashOut: '30000', costsFinanced: '5000', homeValue: '400000' });
    expect(result).toMatchObject({ newLoanAmount: '285000.00', loanToValuePercent: '71.25' });
  });

  test('tells the gain after the months a home is kept', () => {
    const result = compute({ ...loan, costsPaidInCash: '5200', monthsKept: 12 });
    expect(result.gainWhenDone).toBe(result.months[11]?.gain);
    expect(Number(result.gainWhenDone)).toBeLessThan(0);
  });

  test('gives no figure that is not a number at 0 percent', () => {
    const result = compute({ ...loan, currentRate: '0', newRate: '0', newMonths: 1 });
    expect(result).toMatchObject({ interestNew: '0.00', breakEvenMonths: null, lifetimeCostChange: '0.00' });
    expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity/);
  });
});

test.each([
  ['nothing owed', { ...loan, balance: '0' }, 'balance'],
  ['a current payment of the interest', { ...loan, currentPayment: '1562.50' }, 'currentPayment'],
  ['a home worth nothing', { ...loan, homeValue: '0' }, 'homeValue'],
])('refuses %s', (_name, input, field) => {
  expect(getRefusal(() => compute(input))).toHaveProperty(field);
});
