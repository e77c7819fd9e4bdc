import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../shared/calendar-dates.ts';
import { Decimal } from '../shared/decimals.ts';
import { type AprInput, aprEndpoint, aprInput } from './apr.contract.ts';
import { computeApr } from './apr.ts';
import { InputRefusal } from './input-refusal.ts';
import file from './vectors/apr.json' with { type: 'json' };

type Series = { first: string; count: number; amount: string };
type Vector = {
  id: string;
  inputs: AprInput;
  expected: { aprPercent: string; aprPercentUnrounded?: string };
  tolerance: string;
};
const vectors = file as unknown as Vector[];

describe('12 CFR 1026 appendix J and other published answers', () => {
  test.each(vectors)('$id', ({ inputs, expected, tolerance }) => {
    const { aprPercent } = computeApr(aprInput.parse(inputs));
    expectNear(aprPercent, expected.aprPercent, tolerance);
    if (expected.aprPercentUnrounded === undefined) return;
    expectNear(aprPercent, expected.aprPercentUnrounded, '0.00000001');
  });

  const series = vectors.flatMap(({ id, inputs, expected }) => {
    const { payments } = inputs;
    if (payments === undefined || Array.isArray(payments) || payments.last !== undefined) return [];
    return [
      {
        id,
        inputs: {
          ...inputs,
          payments: listDays(payments, inputs.unitPeriod ?? { base: 'month', multiple: 1 }),
        },
        expected,
      },
    ];
  });
  test.each(series)('$id by the day of every payment', ({ inputs, expected: { aprPercentUnrounded } }) => {
    expectNear(computeApr(aprInput.parse(inputs)).aprPercent, `${aprPercentUnrounded}`, '0.00000001');
  });
});

describe('other forms', () => {
  test('a mortgage prints the APR of form H-24(B)', () => {
    const { aprPercentDisclosed, amountFinanced } = computeApr(
      aprInput.parse({
        loanAmount: '162000',
        ratePercent: '3.875',
        termMonths: 360,
        prepaidFinanceCharges: {
          points: '405',
          underwriting: '1097',
          prepaidInterest: '262',
          monitoring: '107',
        },
        miMonthly: '82.35',
        miPayments: 80,
      }),
    );
    expect([aprPercentDisclosed, amountFinanced]).toEqual(['4.274', '160129.00']);
  });

  test('a mortgage without charges has the rate of its note', () => {
    const { aprPercent, aprPercentDisclosed } = computeApr(
      aprInput.parse({ loanAmount: '100000', ratePercent: '4', termMonths: 600 }),
    );
    expect([aprPercent, aprPercentDisclosed]).toEqual(['4.000000000000', '4']);
  });

  test('nothing charged is 0 percent', () => {
    const { aprPercent, financeCharge } = computeApr(
      aprInput.parse({ amountFinanced: '300', payments: [1, 2, 3].map((t) => ({ t, amount: '100' })) }),
    );
    expect([aprPercent, financeCharge]).toEqual(['0.000000000000', '0.00']);
  });

  test.each([3, 7, 30, 360, 599])('a loan without interest over %d months is 0 percent', (termMonths) => {
    const { aprPercent } = computeApr(aprInput.parse({ loanAmount: '100', ratePercent: '0', termMonths }));
    expect(aprPercent).toBe('0.000000000000');
  });

  test('a year is twelve months, or days over 365', () => {
    const year = (date: string) =>
      computeApr(
        aprInput.parse({
          unitPeriod: { base: 'year' },
          advances: [{ date: '2026-01-15', amount: '1000' }],
          payments: [{ date, amount: '1150' }],
        }),
      ).aprPercent;
    // 1150 = 1000 (1 + i)(1 + i / 2), and the same with 60 / 365.
    expectNear(year('2027-07-15'), '9.687194', '0.000001');
    expectNear(year('2027-03-16'), '12.656217', '0.000001');
  });

  test('one payment within a year has the term as its period', () => {
    const once = (date: string) =>
      computeApr(
        aprInput.parse({
          advances: [{ date: '1978-01-03', amount: '1000' }],
          payments: [{ date, amount: '1080' }],
        }),
      );
    expect(once('1978-09-15').aprPercentDisclosed).toBe('11.451');
    // 8 % in nine months.
    expect(once('1978-10-03')).toMatchObject({
      aprPercentDisclosed: '10.667',
      unitPeriodsPerYear: '1.333333333333',
    });
    expect(once('1979-07-03').unitPeriodsPerYear).toBe('12');
  });

  test('the ends of months are a month apart', () => {
    const payments = ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'];
    const { aprPercent } = computeApr(
      aprInput.parse({
        advances: [{ date: '2026-01-31', amount: '1000' }],
        payments: payments.map((date) => ({ date, amount: '255' })),
      }),
    );
    const regular = computeApr(
      aprInput.parse({ amountFinanced: '1000', payments: [1, 2, 3, 4].map((t) => ({ t, amount: '255' })) }),
    );
    expect(aprPercent).toBe(regular.aprPercent);
  });
});

test.each<[string, unknown, string]>([
  ['no payments', { amountFinanced: '1000' }, 'payments'],
  ['nothing advanced', { payments: [{ t: 1, amount: '10' }] }, 'advances'],
  ['an amount financed of nothing', { amountFinanced: '0', payments: [{ t: 1, amount: '10' }] }, 'advances'],
  ['less paid than advanced', { amountFinanced: '1000', payments: [{ t: 1, amount: '999.99' }] }, 'payments'],
  ['all paid at once', { amountFinanced: '1000', payments: [{ t: 0, amount: '1001' }] }, 'payments'],
  [
    'days without a first day',
    { amountFinanced: '1000', payments: [{ date: '2026-02-01', amount: '1001' }] },
    'advances',
  ],
  [
    'payment before the advance',
    {
      advances: [{ date: '2026-02-02', amount: '1000' }],
      payments: [{ date: '2026-02-01', amount: '1001' }],
    },
    'payments',
  ],
  ['a mortgage without a rate', { loanAmount: '1000', termMonths: 12 }, 'ratePercent'],
  [
    'charges over the loan',
    { loanAmount: '1000', ratePercent: '5', termMonths: 12, prepaidFinanceCharges: { points: '1001' } },
    'prepaidFinanceCharges',
  ],
])('refuses %s', (_name, input, field) => {
  let refusal: unknown;
  try {
    computeApr(aprInput.parse(input));
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(InputRefusal);
  expect((refusal as InputRefusal).fields).toHaveProperty(field);
});

test('carries a worked example that is true', () => {
  const { input, answer } = aprEndpoint['~orpc'].meta.example as { input: unknown; answer: object };
  expect(computeApr(aprInput.parse(input))).toMatchObject(answer);
});

function expectNear(actual: string, wanted: string, tolerance: string): void {
  expect(new Decimal(actual).minus(wanted).abs().toNumber()).toBeLessThanOrEqual(Number(tolerance));
}

/** The days of a series, each so many unit-periods after its first. */
function listDays({ first, count, amount }: Series, { base, multiple }: NonNullable<AprInput['unitPeriod']>) {
  return Array.from({ length: count }, (_, number) => {
    const steps = number * multiple;
    if (base === 'day' || base === 'week') {
      return { date: addDays(first, steps * (base === 'week' ? 7 : 1)), amount };
    }
    if (base !== 'semimonth') return { date: addMonths(first, steps * (base === 'year' ? 12 : 1)), amount };
    const month = addMonths(first, Math.floor(steps / 2));
    return { date: steps % 2 === 0 ? month : addDays(month, 15), amount };
  });
}
