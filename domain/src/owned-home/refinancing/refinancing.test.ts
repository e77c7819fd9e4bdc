import { describe, expect, test } from 'vitest';
import { type CancelQuestion, findCancelRight } from './cancel-right.ts';
import { type CashQuestion, compareCashChoices } from './cash-choices.ts';
import { getCashQuestion, type TypedCashQuestion } from './cash-question.ts';

describe('the right to cancel', () => {
  const asked = (more: Partial<CancelQuestion>): CancelQuestion => {
    const signedOn = more.signedOn ?? '2024-08-03';
    return {
      ...{ form: 'newLender', isPrincipalResidence: true, signedOn },
      ...{ noticeGiven: signedOn, disclosuresGiven: signedOn, ...more },
    };
  };
  /** Days of vectors/trid_timing.json: Saturdays count, Sundays and the eleven holidays do not. */
  test.each<[string, Partial<CancelQuestion>, string | null, string | null, string]>([
    ['signed on a Saturday', {}, '2024-08-07', '2024-08-08', 'whole'],
    ['over a leap day', { signedOn: '2024-03-01' }, '2024-03-05', '2024-03-06', 'whole'],
    ['over Christmas', { signedOn: '2026-12-23' }, '2026-12-28', '2026-12-29', 'whole'],
    ['over Juneteenth', { signedOn: '2026-06-17' }, '2026-06-22', '2026-06-23', 'whole'],
    ['the notice came later', { noticeGiven: '2024-08-05' }, '2024-08-08', '2024-08-09', 'whole'],
    ['without disclosures', { disclosuresGiven: null }, '2027-08-03', null, 'whole'],
    ['a credit line', { form: 'creditLine' }, '2024-08-07', '2024-08-08', 'whole'],
    ['new money of the same lender', { form: 'sameLenderNewMoney' }, '2024-08-07', '2024-08-08', 'newMoney'],
    ['no new money of the same lender', { form: 'sameLender' }, null, null, 'nothing'],
    ['a purchase', { form: 'purchase' }, null, null, 'nothing'],
    ['another home', { isPrincipalResidence: false }, null, null, 'nothing'],
  ])('%s', (_name, more, endsOn, moneyFrom, covers) => {
    expect(findCancelRight(asked(more))).toMatchObject({ endsOn, moneyFrom, covers });
  });
  test('what is no day is refused', () => {
    expect(() => findCancelRight(asked({ signedOn: '2024-02-30' }))).toThrow(RangeError);
  });
});

describe('cash out, a credit line, or neither', () => {
  const question: CashQuestion = {
    ...{ value: 40_000_000, balance: 20_000_000, cash: 5_000_000, yearsKept: 5 },
    current: { ratePercent: '4', months: 240 },
    cashOut: { ratePercent: '6', months: 360, costs: 700_000 },
    creditLine: { ratePercent: '8', months: 240, costs: 50_000 },
  };
  test('payments and shares are those of the loans', () => {
    const { nothing, cashOut, creditLine } = compareCashChoices(question);
    // Level payments: 200,000 at 4% over 240; 250,000 at 6% over 360; 50,000 at 8% over 240.
    expect([nothing.payment, cashOut.payment, creditLine.payment]).toEqual([
      121_196,
      149_888,
      121_196 + 41_822,
    ]);
    expect([nothing.ltvPercent, cashOut.ltvPercent, creditLine.ltvPercent]).toEqual([
      '50.00',
      '62.50',
      '62.50',
    ]);
    expect(nothing.costOfCash).toBe(0);
  });
  test('giving up a low rate costs more than a dear second loan', () => {
    const { cashOut, creditLine } = compareCashChoices(question);
    expect(creditLine.costOfCash).toBeLessThan(cashOut.costOfCash);
    expect(cashOut.costOfCash - cashOut.interestAndCosts).toBe(
      creditLine.costOfCash - creditLine.interestAndCosts,
    );
  });
  test('a lower rate of the whole loan may be worth more than the cash costs', () => {
    const better = compareCashChoices({
      ...question,
      current: { ratePercent: '9', months: 240 },
      cashOut: { ratePercent: '5', months: 240, costs: 0 },
    });
    expect(better.cashOut.costOfCash).toBeLessThan(0);
  });
  test('what is paid off by then is owed no longer', () => {
    const { nothing, creditLine } = compareCashChoices({
      ...question,
      current: { ratePercent: '4', months: 36 },
      yearsKept: 40,
    });
    expect([nothing.owedThen, creditLine.owedThen]).toEqual([0, 0]);
  });
});

describe('what is typed', () => {
  const typed: TypedCashQuestion = {
    ...{ value: 40_000_000, balance: 20_000_000, cash: 5_000_000, cashOutCosts: 0, lineCosts: 0, years: 5 },
    ...{ months: 240, cashOutMonths: 360, lineMonths: 240, rate: '4', cashOutRate: '6', lineRate: '8' },
  };
  test('is a question', () => {
    expect(getCashQuestion(typed)).toMatchObject({ value: { cash: 5_000_000, yearsKept: 5 } });
  });
  test.each<[Partial<TypedCashQuestion>, string]>([
    [{ value: 0 }, 'value'],
    [{ balance: Number.NaN }, 'balance'],
    [{ cash: 10_000_000_001 }, 'cash'],
    [{ cashOutCosts: -1 }, 'cashOutCosts'],
    [{ rate: '0' }, 'rate'],
    [{ lineRate: '25.1' }, 'lineRate'],
    [{ cashOutRate: 'six' }, 'cashOutRate'],
    [{ months: 11 }, 'months'],
    [{ lineMonths: 12.5 }, 'lineMonths'],
    [{ years: 41 }, 'years'],
  ])('is refused: %o', (more, field) => {
    const read = getCashQuestion({ ...typed, ...more });
    expect(Object.keys('problems' in read ? read.problems : {})).toEqual([field]);
  });
});
