import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { InputRefusal } from '../input-refusal.ts';
import file from '../vectors/apr.json' with { type: 'json' };
import { type AprInput, aprInput } from './apr.contract.ts';
import { computeApr } from './apr.ts';

type Payments = NonNullable<AprInput['payments']>;
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

  const dated = vectors.flatMap(({ id, inputs, ...answer }) => {
    const { unitPeriod, payments, ...others } = inputs;
    if (unitPeriod === undefined || others.advances === undefined || payments === undefined) return [];
    return [{ id, ...answer, unitPeriod, others, payments: listDays(payments, unitPeriod) }];
  });
  test.each(dated)(
    '$id by the day of every payment',
    ({ others, payments, unitPeriod, expected, tolerance }) => {
      const { aprPercent } = computeApr(aprInput.parse({ ...others, payments, unitPeriod }));
      expectNear(aprPercent, expected.aprPercent, tolerance);
      if (expected.aprPercentUnrounded === undefined) return;
      expectNear(aprPercent, expected.aprPercentUnrounded, '0.00000001');
    },
  );
  test.each(dated)('$id without a unit-period', ({ others, payments, unitPeriod, expected, tolerance }) => {
    const answer = computeApr(aprInput.parse({ ...others, payments }));
    expect(answer).toMatchObject({ unitPeriod, unitPeriodBasis: 'derived' });
    expectNear(answer.aprPercent, expected.aprPercent, tolerance);
    if (expected.aprPercentUnrounded === undefined) return;
    expectNear(answer.aprPercent, expected.aprPercentUnrounded, '0.00000001');
  });

  test('example (c)(6)(iii): a mortgage with a payment of its own each year', () => {
    const amounts = [
      ...['291.81', '300.18', '308.78', '317.61', '326.65', '335.92', '345.42', '355.15', '365.12', '375.33'],
      ...['385.76', '385.42', '385.03', '384.62', '384.17', '383.67', '383.13', '382.54', '381.90', '381.20'],
      ...['380.43', '379.60', '378.68', '377.69', '376.60', '375.42', '374.13', '372.72', '371.18', '369.50'],
    ];
    const payments = Array.from({ length: 360 }, (_, month) => ({
      date: addMonths('1978-06-01', month),
      amount: amounts[Math.floor(month / 12)],
    }));
    const advances = [{ date: '1978-04-10', amount: '39688.56' }];
    const { aprPercent, unitPeriod } = computeApr(aprInput.parse({ advances, payments }));
    expectNear(aprPercent, '9.800112669684', '0.00000001');
    expect(unitPeriod).toEqual({ base: 'month', multiple: 1 });
  });
});

describe('a unit-period that is not given', () => {
  const advances = [{ date: '2026-01-15', amount: '1000' }];
  const ask = (more: object) => computeApr(aprInput.parse({ advances, ...more }));

  test.each<[string, object, string, string]>([
    [
      'a series says it by its last day',
      { first: '2026-01-29', count: 26, amount: '40', last: { date: '2027-01-14', amount: '40' } },
      'derived',
      '2 weeks',
    ],
    [
      'a series of one is one payment',
      { first: '2026-04-15', count: 1, amount: '1040' },
      'derived',
      '3 months',
    ],
    [
      'a series of more does not say it',
      { first: '2026-02-15', count: 3, amount: '340' },
      'assumed',
      'month',
    ],
    ['counted payments do not say it', [{ t: 1, amount: '1010' }], 'assumed', 'month'],
  ])('%s', (_, payments, unitPeriodBasis, words) => {
    const answer = ask({ payments });
    expect(answer.unitPeriodBasis).toBe(unitPeriodBasis);
    const shown = answer.workings.find(({ figure }) => figure === 'unitPeriodsPerYear');
    expect(shown?.inputs[0]?.value).toBe(words);
  });

  test('a year is the longest: two years are counted by years', () => {
    const answer = computeApr(
      aprInput.parse({
        advances: [{ date: '1978-01-03', amount: '1000' }],
        payments: [{ date: '1980-01-03', amount: '1240' }],
      }),
    );
    expect([answer.aprPercentDisclosed, answer.unitPeriodsPerYear]).toEqual(['11.355', '1']);
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
    expect(once('1979-07-03').unitPeriodsPerYear).toBe('1');
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
    'all paid before the advance',
    {
      advances: [{ date: '2026-02-02', amount: '1000' }],
      payments: [{ date: '2026-02-01', amount: '1001' }],
    },
    'payments',
  ],
  [
    'a last payment before the first',
    {
      advances: [{ date: '2026-02-02', amount: '1000' }],
      payments: {
        first: '2026-03-02',
        count: 3,
        amount: '340',
        last: { date: '2026-03-01', amount: '340' },
      },
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

function expectNear(actual: string, wanted: string, tolerance: string): void {
  expect(new Decimal(actual).minus(wanted).abs().toNumber()).toBeLessThanOrEqual(Number(tolerance));
}

/** The payments by their days; those of a series are so many unit-periods after its first. */
function listDays(payments: Payments, { base, multiple }: NonNullable<AprInput['unitPeriod']>) {
  if (Array.isArray(payments)) return payments;
  const { first, count, amount, last } = payments;
  const days = Array.from({ length: count }, (_, number) => {
    const steps = number * multiple;
    if (base === 'day' || base === 'week') {
      return { date: addDays(first, steps * (base === 'week' ? 7 : 1)), amount };
    }
    if (base !== 'semimonth') return { date: addMonths(first, steps * (base === 'year' ? 12 : 1)), amount };
    const month = addMonths(first, Math.floor(steps / 2));
    return { date: steps % 2 === 0 ? month : addDays(month, 15), amount };
  });
  return last === undefined ? days : [...days.slice(0, -1), last];
}
