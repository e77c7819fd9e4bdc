import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { InputRefusal } from '../input-refusal.ts';
import file from '../vectors/payment-amortization.json' with { type: 'json' };
import type { AmortizationInput, AmortizationResult } from './amortization.contract.ts';
import { computeAmortization } from './amortization.ts';

type Vector = {
  id: string;
  kind: string;
  inputs: AmortizationInput & { balance?: string };
  expected: Record<string, unknown>;
};
const vectors = file as unknown as Vector[];
const ofKind = (wanted: string) => vectors.filter(({ kind }) => kind === wanted);

const loan = { principal: '425000', ratePercent: '6.875', termMonths: 360 };

describe('vectors', () => {
  test.each(ofKind('amortization_totals'))('$id', ({ inputs, expected }) => {
    expect(computeAmortization(inputs)).toMatchObject(expected);
  });

  test.each(ofKind('amortization_partial'))('$id', ({ inputs, expected }) => {
    expect(computeAmortization(inputs)).toMatchObject(expected);
  });

  test.each(ofKind('equal_principal'))('$id', ({ inputs, expected }) => {
    expect(computeAmortization({ ...inputs, method: 'equalPrincipal' })).toMatchObject(expected);
  });

  test.each(ofKind('amortization_rows'))('$id', ({ inputs, expected }) => {
    const { balance, rows } = computeAmortization({ ...inputs, afterMonths: 32 });
    expect(balance).toBe(expected.balanceAfter32Payments);
    expect(rows[31]?.balance).toBe(balance);
  });

  test.each(ofKind('interest_rounding_tie'))('$id', ({ inputs, expected }) => {
    const { balance: principal = '', ratePercent } = inputs;
    const { first } = computeAmortization({ principal, ratePercent, termMonths: 360 });
    expect(first?.interest).toBe(expected.halfUp);
    expect(Number(first?.interestUnrounded)).toBe(Number(expected.exactInterest));
  });
});

describe('edges', () => {
  test('nothing borrowed has no payments', () => {
    const result = computeAmortization({ ...loan, principal: '0', payment: '100' });
    expect(result).toMatchObject({
      payment: '0.00',
      payments: 0,
      lastPayment: '0.00',
      totalPaid: '0.00',
      balanceAfter60: '0.00',
      balanceAfterHalfTerm: '0.00',
      first: null,
      rows: [],
    });
  });

  test.each<[string, AmortizationInput, Partial<AmortizationResult>]>([
    [
      'one month',
      { principal: '1000', ratePercent: '6', termMonths: 1 },
      { payment: '1005.00', payments: 1, lastPayment: '1005.00', balanceAfterHalfTerm: '1000.00' },
    ],
    [
      '0 %: cents left over come with the last payment',
      { principal: '200000', ratePercent: '0', termMonths: 240 },
      { payment: '833.33', payments: 240, lastPayment: '834.13', totalInterest: '0.00' },
    ],
    [
      'a payment rounded up ends the loan early, without empty payments',
      { principal: '100', ratePercent: '0', termMonths: 360 },
      { payment: '0.28', payments: 358, lastPayment: '0.04', totalPaid: '100.00' },
    ],
    [
      'a payment that rounds to nothing leaves all to the last one',
      { principal: '1', ratePercent: '0', termMonths: 360 },
      { payment: '0.00', payments: 360, lastPayment: '1.00', totalPaid: '1.00' },
    ],
    [
      'fifty years at 100 % pay interest, and the loan at the end',
      { principal: '1000000000', ratePercent: '100', termMonths: 600 },
      { payment: '83333333.33', payments: 600, lastPayment: '1083333333.33' },
    ],
    [
      'a billion dollars',
      { principal: '1000000000', ratePercent: '6.875', termMonths: 360 },
      { payment: '6569288.14', payments: 360 },
    ],
    [
      'a payment of half the loan',
      { principal: '1000', ratePercent: '12', termMonths: 12, payment: '600' },
      { payments: 2, lastPayment: '414.10', totalInterest: '14.10' },
    ],
    [
      'a payment over the loan',
      { principal: '1000', ratePercent: '12', termMonths: 12, payment: '5000' },
      { payments: 1, payment: '1010.00', lastPayment: '1010.00', totalPaid: '1010.00' },
    ],
    [
      'the day of the last payment',
      { principal: '1000', ratePercent: '12', termMonths: 14, firstPaymentDate: '2026-12-31' },
      { lastPaymentDate: '2028-01-31' },
    ],
  ])('%s', (_name, input, expected) => {
    const result = computeAmortization(input);
    expect(result).toMatchObject(expected);
    expectSound(input, result);
  });

  test.each<[string, AmortizationInput, string]>([
    ['a payment of the interest', { ...loan, payment: '2434.90' }, 'payment'],
    ['a payment below the interest', { ...loan, payment: '0' }, 'payment'],
    ['interest only to the end', { ...loan, interestOnlyMonths: 360 }, 'interestOnlyMonths'],
    ['more months than the loan has', { ...loan, afterMonths: 361 }, 'afterMonths'],
    [
      'rate changes out of order',
      {
        ...loan,
        rateChanges: [
          { fromPayment: 20, ratePercent: '7' },
          { fromPayment: 10, ratePercent: '8' },
        ],
      },
      'rateChanges',
    ],
    [
      'equal principal and interest only',
      { ...loan, method: 'equalPrincipal', interestOnlyMonths: 12 },
      'method',
    ],
    ['a payment and interest only', { ...loan, payment: '3000', interestOnlyMonths: 12 }, 'payment'],
  ])('refuses %s', (_name, input, field) => {
    expect(() => computeAmortization(input)).toThrow(InputRefusal);
    try {
      computeAmortization(input);
    } catch (error) {
      expect((error as InputRefusal).fields).toHaveProperty(field);
    }
  });
});

describe('extra payments', () => {
  test.each<[string, AmortizationInput['extraPayments'], number, string]>([
    ['each month', [{ amount: '200', every: 'month' }], 295, '455394.36'],
    ['each year', [{ amount: '2400', every: 'year', fromPayment: 12 }], 297, '460176.83'],
    ['once', [{ amount: '25000', every: 'once', fromPayment: 13 }], 305, '450381.73'],
  ])('%s', (_name, extraPayments, payments, totalInterest) => {
    const input = { ...loan, extraPayments };
    const result = computeAmortization(input);
    expect(result).toMatchObject({ payments, totalInterest, saved: { months: 360 - payments } });
    expectSound(input, result);
  });

  test('more than is owed ends the loan cleanly', () => {
    const result = computeAmortization({ ...loan, extraPayments: [{ amount: '10000000', every: 'month' }] });
    expect(result).toMatchObject({ payments: 1, payment: '2791.95', totalPaid: '427434.90' });
    expect(result.rows).toEqual([
      {
        number: 1,
        payment: '2791.95',
        interest: '2434.90',
        principal: '357.05',
        extra: '424642.95',
        balance: '0.00',
      },
    ]);
  });

  test('of a few cents may cost interest where they round a later payment down, and the answer says so', () => {
    const terms = { principal: '5896.91', ratePercent: '3.4', termMonths: 87, interestOnlyMonths: 12 };
    const input: AmortizationInput = { ...terms, extraPayments: [{ amount: '0.09', every: 'once' }] };
    const result = computeAmortization(input);
    expect(result.saved).toEqual({ months: 0, interest: '-0.06' });
    expect(result.workings.find(({ figure }) => figure === 'saved')?.value).toBe('-0.06');
    expectSound(input, result);
  });

  test('lower what is owed before a rate changes', () => {
    const input: AmortizationInput = {
      ...loan,
      rateChanges: [{ fromPayment: 61, ratePercent: '8' }],
      extraPayments: [{ amount: '50000', every: 'once' }],
    };
    const [, second] = computeAmortization(input).steps;
    const [, plain] = computeAmortization({ ...input, extraPayments: [] }).steps;
    expect(Number(second?.payment)).toBeLessThan(Number(plain?.payment));
    expectSound(input, computeAmortization(input));
  });
});

describe('the adjustable rate of form H-24(C)', () => {
  const result = computeAmortization({
    principal: '211000',
    ratePercent: '4',
    termMonths: 360,
    interestOnlyMonths: 60,
    adjustableRate: {
      firstChangePayment: 61,
      changeEveryMonths: 36,
      indexPercent: '0.16',
      marginPercent: '4',
      firstCapPercent: '2',
      periodicCapPercent: '2',
      lifetimeCapPercent: '8',
      floorPercent: '3.25',
    },
  });

  test('at its worst pays what the form prints', () => {
    const printed = result.adjustable?.highest.map(({ fromPayment, ratePercent, payment }) => [
      fromPayment,
      ratePercent,
      new Decimal(payment).toFixed(0),
    ]);
    expect(printed).toEqual([
      [1, '4', '703'],
      [61, '6', '1359'],
      [97, '8', '1604'],
      [133, '10', '1842'],
      [169, '12', '2068'],
    ]);
    expect(result.adjustable?.highestPaymentFrom).toBe(169);
  });

  test('at its best pays what the form prints', () => {
    const [, lowest] = result.adjustable?.lowest ?? [];
    expect(lowest).toMatchObject({ fromPayment: 61, ratePercent: '3.25' });
    expect(new Decimal(lowest?.payment ?? 0).toFixed(0)).toBe('1028');
  });

  test('follows index plus margin where the index stays', () => {
    expect(result.steps.map(({ ratePercent }) => ratePercent)).toEqual(['4', '4.16']);
    expect(new Decimal(result.disclosure?.totalInterest ?? 0).div(2110).toFixed(2)).toMatch(/^81\./);
  });
});

/** What every schedule must do, whatever was asked. */
function expectSound({ principal }: AmortizationInput, { rows, ...result }: AmortizationResult): void {
  const sum = (key: 'interest' | 'principal' | 'extra') =>
    rows.reduce((total, row) => total.plus(row[key]), new Decimal(0));
  expect(sum('principal').plus(sum('extra')).toFixed(2)).toBe(new Decimal(principal).toFixed(2));
  expect(sum('interest').toFixed(2)).toBe(result.totalInterest);
  expect(rows.at(-1)?.balance).toBe('0.00');
  expect(rows.length).toBe(result.payments);
  expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity/);
}
