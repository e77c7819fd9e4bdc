import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import vectors from '../../tools/vectors/escrow-analysis.json' with { type: 'json' };
import { checkStatement } from './check-statement.ts';
import { createStatement, createStatementMonth, type EscrowStatement } from './escrow-statement.ts';

const bill = (month: number, dollars: number, item: 'tax' | 'insurance' | 'other' = 'tax') => ({
  ...{ month, item, amount: dollars * 100 },
});
/** Appendix E: the first month is July, bills in July, September and December as HUD's example has them. */
const appendixE = createStatement({
  ...{ startMonth: 7, startYear: 2026 },
  bills: [bill(7, 500), bill(9, 360), bill(12, 700)],
  ...{ startingBalance: 104_000, requiredStart: 104_000, cushion: 26_000, payment: 13_000 },
});
/** HUD, 60 FR 8829, I-8: the year from September. */
const hudI8 = createStatement({
  ...{ startMonth: 9, startYear: 2026 },
  bills: [bill(10, 680), bill(11, 600), bill(7, 1_000, 'insurance')],
  ...{ startingBalance: 132_000, requiredStart: 109_000, surplus: 23_000, payment: 19_000 },
});
const countOf = (amount: { times: (by: number) => { toNumber(): number } } | undefined) =>
  amount?.times(100).toNumber();

describe('official examples typed as statements', () => {
  test('Appendix E, Example I: 1,040 at the start, 130 a month', () => {
    const { verdict, analysis, comparisons } = checkStatement(appendixE);
    expect(countOf(analysis?.requiredStart)).toBe(104_000);
    expect(analysis?.target.map(Number)).toEqual([
      670, 800, 570, 700, 830, 260, 390, 520, 650, 780, 910, 1_040,
    ]);
    expect(verdict).toEqual({ state: 'within', most: 13_000, mostAfter: 13_000, asked: 13_000, over: 0 });
    expect(comparisons.every(({ agrees }) => agrees)).toBe(true);
  });

  test('HUD I-8: 1,090 at the start, 230 over and to be refunded', () => {
    const { verdict, analysis, mustRefund, choices } = checkStatement(hudI8);
    expect([analysis?.requiredStart, analysis?.surplus].map(countOf)).toEqual([109_000, 23_000]);
    expect([verdict.state, mustRefund]).toEqual(['within', 23_000]);
    expect(choices).toEqual(['surplus-refund-in-30-days']);
  });

  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const analyses = vectors.filter(({ kind }) => kind === 'escrow_analysis') as unknown as {
    id: string;
    inputs: {
      bills: { month: number; amount: string }[];
      startMonth?: string;
      balance: string;
      cushionMonths: number;
      current: boolean;
    };
    expected: { requiredStart: string; surplus: string; shortage: string; deficiency: string };
  }[];
  test.each(analyses)('vector $id, by the names of its months', ({ inputs, expected }) => {
    const startMonth = months.indexOf(inputs.startMonth ?? 'Jan') + 1;
    const { analysis } = checkStatement(
      createStatement({
        startMonth,
        bills: inputs.bills.map(({ month, amount }) => ({
          ...{
            month: ((startMonth + month - 2) % 12) + 1,
            item: 'tax',
            amount: Math.round(Number(amount) * 100),
          },
        })),
        startingBalance: Math.round(Number(inputs.balance) * 100),
        ...{ cushionMonths: inputs.cushionMonths, isCurrent: inputs.current },
      }),
    );
    expect({
      requiredStart: analysis?.requiredStart.toFixed(2),
      surplus: analysis?.surplus.toFixed(2),
      shortage: analysis?.shortage.toFixed(2),
      deficiency: analysis?.deficiency.toFixed(2),
    }).toEqual({
      requiredStart: expected.requiredStart,
      surplus: expected.surplus,
      shortage: expected.shortage,
      deficiency: expected.deficiency,
    });
  });
});

const seed = Math.trunc(Math.random() * 2 ** 31);
test(`a year may begin in any month: the bills keep their calendar months (seed ${seed})`, () => {
  const bills = fc.array(
    fc.record({ month: fc.integer({ min: 0, max: 12 }), cents: fc.integer({ min: 1, max: 2_000_000 }) }),
    { minLength: 1, maxLength: 16 },
  );
  fc.assert(
    fc.property(bills, fc.integer({ min: 1, max: 12 }), (typed, startMonth) => {
      const { analysis } = checkStatement(
        createStatement({
          startMonth,
          bills: typed.map(({ month, cents }) => ({ month, item: 'other', amount: cents })),
          startingBalance: 0,
        }),
      );
      const dueIn = (month: number) =>
        typed
          .filter((each) => each.month === 0 || each.month === month)
          .reduce((sum, { cents }) => sum + cents, 0);
      const calendar = Array.from({ length: 12 }, (_, place) => ((startMonth - 1 + place) % 12) + 1);
      const year = calendar.reduce((sum, month) => sum + dueIn(month), 0);
      const monthly = Math.floor((year + 6) / 12);
      let [balance, lowest] = [0, 0];
      for (const month of calendar) {
        balance += monthly - dueIn(month);
        lowest = Math.min(lowest, balance);
      }
      expect(countOf(analysis?.requiredStart)).toBe(Math.floor((year * 2 + 6) / 12) - lowest);
    }),
    { seed, numRuns: 2_000 },
  );
});

/** 4,800 a year: 400 a month, 1,200 at the start (vector esc-on-target). */
const year: Partial<EscrowStatement> = {
  bills: [bill(5, 1_800), bill(7, 1_200), bill(11, 1_800)],
  ...{ startingBalance: 120_000, payment: 40_000 },
};
describe('the answer', () => {
  it.each<[string, Partial<EscrowStatement>, object]>([
    ['a dollar more is rounding', { payment: 40_100 }, { state: 'within' }],
    ['a cent beyond it is not', { payment: 40_101 }, { state: 'too-much', over: 101, most: 40_000 }],
    ['less than the rule allows is within it', { payment: 30_000 }, { state: 'within' }],
    [
      'a shortage over 12 months',
      { startingBalance: 0, payment: 50_000 },
      { state: 'within', most: 50_000, mostAfter: 50_000 },
    ],
    [
      'a deficiency over the first two',
      { startingBalance: -10_000, payment: 55_001 },
      { state: 'within', most: 55_000, mostAfter: 50_000 },
    ],
    ['no bills', { bills: [] }, { state: 'cannot-tell', because: 'bills' }],
    ['no balance', { startingBalance: null }, { state: 'cannot-tell', because: 'balance' }],
    ['no payment', { payment: null }, { state: 'cannot-tell', because: 'payment' }],
    [
      'a deficiency where payments were late',
      { startingBalance: -10_000, isCurrent: false },
      { state: 'cannot-tell', because: 'not-current' },
    ],
    ['a shortage where payments were late', { startingBalance: 0, isCurrent: false }, { state: 'within' }],
    ['a start $7 above', { requiredStart: 120_700 }, { state: 'within' }],
    ['a start above that', { requiredStart: 120_701 }, { state: 'differs' }],
    ['a start below', { requiredStart: 80_000 }, { state: 'within' }],
    ['a cushion above two months', { cushion: 80_101 }, { state: 'differs' }],
    ['a shortage that is none', { shortage: 50_000 }, { state: 'differs' }],
    [
      'a month that does not add up',
      { lastActualStart: 10_000, lastYear: [month(1, 40_000, 0, 60_000)] },
      { state: 'differs' },
    ],
  ])('%s', (_name, more, expected) => {
    expect(checkStatement(createStatement({ ...year, ...more })).verdict).toMatchObject(expected);
  });
});

describe('whom a difference is good for', () => {
  it.each<[string, Partial<EscrowStatement>, object]>([
    ['rounding, for neither', { requiredStart: 120_700 }, { agrees: true, favors: null }],
    ['a start above the rule', { requiredStart: 120_701 }, { agrees: false, favors: 'servicer' }],
    ['a start below it', { requiredStart: 80_000 }, { agrees: false, favors: 'owner' }],
    ['a cushion above it', { cushion: 80_101 }, { agrees: false, favors: 'servicer' }],
    ['a cushion below it', { cushion: 40_000 }, { agrees: false, favors: 'owner' }],
    ['a shortage above it', { shortage: 50_000 }, { agrees: false, favors: 'servicer' }],
    ['a shortage below it', { startingBalance: 0, shortage: 50_000 }, { agrees: false, favors: 'owner' }],
    [
      'a deficiency below it',
      { startingBalance: -30_000, deficiency: 0 },
      { agrees: false, favors: 'owner' },
    ],
    ['a surplus below it', { startingBalance: 150_000, surplus: 0 }, { agrees: false, favors: 'servicer' }],
    ['a surplus above it', { surplus: 30_000 }, { agrees: false, favors: 'owner' }],
  ])('%s', (_name, more, expected) => {
    expect(checkStatement(createStatement({ ...year, ...more })).comparisons).toMatchObject([expected]);
  });

  it('leaves a statement within the rule that asks less throughout, and asks nothing about it', () => {
    // The rule has a start of 1,200 and a shortage of 1,200; the statement a small one, which may be asked at once.
    const less = {
      startingBalance: 0,
      requiredStart: 50_000,
      shortage: 5_000,
      fullPayment: 'asked' as const,
    };
    const { verdict, questions, comparisons } = checkStatement(createStatement({ ...year, ...less }));
    expect([verdict.state, questions]).toEqual(['within', []]);
    expect(comparisons.map(({ favors }) => favors)).toEqual(['owner', 'owner']);
  });
});

describe('what the rule does not list is a question', () => {
  it.each<[string, Partial<EscrowStatement>, string[]]>([
    ['all of a large shortage at once', { startingBalance: 0, fullPayment: 'asked' }, ['pay-in-full']],
    ['offered too', { startingBalance: 80_000, fullPayment: 'offered' }, ['pay-in-full']],
    ['a small shortage may be asked at once', { startingBalance: 80_001, fullPayment: 'asked' }, []],
    ['a shortage over 6 months', { startingBalance: 0, spreadMonths: 6 }, ['spread-too-short']],
    ['a small shortage in one payment', { startingBalance: 80_001, spreadMonths: 1 }, []],
    ['a small shortage over 2 months', { startingBalance: 80_001, spreadMonths: 2 }, ['spread-too-short']],
    ['over 12', { startingBalance: 0, spreadMonths: 12 }, []],
    [
      'a deficiency of a month at once',
      { startingBalance: -40_000, spreadMonths: 1 },
      ['spread-too-short', 'deficiency-at-once'],
    ],
    ['$50.00 over kept', { startingBalance: 125_000, surplusUse: 'credit' }, ['credit-not-refund']],
    ['$49.99 over kept', { startingBalance: 124_999, surplusUse: 'credit' }, []],
    [
      'kept where payments were late',
      { startingBalance: 150_000, surplusUse: 'credit', isCurrent: false },
      [],
    ],
  ])('%s', (_name, more, expected) => {
    expect(checkStatement(createStatement({ ...year, ...more })).questions).toEqual(expected);
  });
});

describe('months that do not add up', () => {
  it('are named once each, on their side', () => {
    const { monthsOff } = checkStatement(
      createStatement({
        ...{ lastProjectedStart: 104_000, lastActualStart: 100_000 },
        lastYear: [
          {
            ...month(7, 13_000, 50_000, 63_000),
            projectedDeposit: 13_000,
            projectedPaid: 50_000,
            projectedBalance: 67_000,
          },
          month(8, 13_000, 0, 90_000),
          month(9, 13_000, 36_000, 67_000),
        ],
      }),
    );
    expect(monthsOff).toEqual([{ place: 1, month: 8, side: 'actual', expected: 76_000, stated: 90_000 }]);
  });

  it.each([
    ['$2 of rounding', 10_200, 0],
    ['a cent more', 10_201, 1],
    ['below zero', -10_000, 1],
  ])('%s', (_name, balance, count) => {
    const statement = createStatement({ lastActualStart: 0, lastYear: [month(1, 10_000, 0, balance)] });
    expect(checkStatement(statement).monthsOff).toHaveLength(count);
  });
});

function month(number: number, actualDeposit: number, actualPaid: number, actualBalance: number) {
  return createStatementMonth(number, { actualDeposit, actualPaid, actualBalance });
}
