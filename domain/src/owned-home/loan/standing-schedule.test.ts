import { describe, expect, it } from 'vitest';
import { addDays } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { fromCents } from '../../loans/cents.ts';
import { computeSchedule } from '../../loans/schedule.ts';
import { createStatement } from '../escrow/escrow-statement.ts';
import type { HomeRecord } from '../home-record.ts';
import { findLoanBalance } from '../loan-balance.ts';
import { findNextPayment } from '../next-payment.ts';
import { compareRecast, computeExtraEffect, findLoanAhead } from './loan-bench.ts';
import { estimatePayoff } from './payoff-estimate.ts';
import { groupByYear, listStandingRows } from './standing-schedule.ts';

/** 300,000.00 at 6 %: 1,798.65 a month, of which the first has 1,500.00 of interest. */
const loan = {
  ...{ servicer: null, loanKind: 'conventional' as const, amount: 30_000_000, ratePercent: '6' },
  ...{ termMonths: 360, firstPaymentOn: '2023-08-01', originalValue: null },
  ...{ mortgageInsuranceMonthly: 15_000 as number | null, escrowMonthly: 60_000 as number | null },
  ...{ balance: null as number | null, balanceOn: null as string | null },
};
const stated = { ...loan, balance: 20_000_000, balanceOn: '2025-12-15' };
const today = '2026-01-07';

describe('the present schedule', () => {
  it('is that of the note where nothing else was paid', () => {
    const note = computeSchedule({
      ...{ principal: fromCents(loan.amount), ratePercent: new Decimal(6), termMonths: 360 },
    });
    const rows = listStandingRows(loan, [], today);
    expect(rows.map(({ dueOn: _, ...row }) => row)).toEqual(note.rows);
    expect([rows[0]?.dueOn, rows.at(-1)?.dueOn]).toEqual(['2023-08-01', '2053-07-01']);
  });

  const extras = [
    { paidOn: '2023-06-20', extraPrincipal: 2_000_000 },
    { paidOn: '2023-07-01', extraPrincipal: 60_000 },
    { paidOn: '2023-07-20', extraPrincipal: 50_000 },
    { paidOn: '2023-08-10', extraPrincipal: 1_000_000 },
    { paidOn: '2025-12-20', extraPrincipal: 30_000 },
    { paidOn: '2026-01-05', extraPrincipal: 777 },
  ];
  it.each([
    ['of the note', loan, []],
    ['with principal on top', loan, extras],
    ['from a statement on', stated, []],
    ['from a statement on, with principal on top', stated, extras],
    [
      'from a statement before the first payment, with principal on top',
      { ...loan, balance: 27_000_000, balanceOn: '2023-06-25' },
      extras,
    ],
    ['until a lump sum cleared it', loan, [{ paidOn: '2024-02-10', extraPrincipal: 40_000_000 }]],
  ])('has the balance of each day, %s', (_name, kept, paid) => {
    const records = [kept, ...paid].map((content, place): HomeRecord => {
      const kind = place === 0 ? 'loan' : 'payment';
      return { id: String(place), kind, content, changedAt: '2026-01-07T18:00:00.000Z' };
    });
    for (let day = kept.balanceOn ?? '2023-06-05'; day <= today; day = addDays(day, 3)) {
      const rows = listStandingRows(kept, paid, day);
      const last = rows.filter(({ dueOn }) => dueOn <= day).at(-1);
      const payoff = estimatePayoff(kept, paid, { day, today: day });
      const { balance, nextDueOn } = findLoanBalance(records, day) ?? {};
      expect(payoff.principal).toBe(balance);
      if (last !== undefined && kept.balanceOn === null && paid.length === 0)
        expect(last.balance).toBe(balance);
      if (nextDueOn !== null) expect(rows.find(({ dueOn }) => dueOn > day)?.dueOn).toBe(nextDueOn);
    }
  });

  it('sums to the cent by year', () => {
    const [first, second] = groupByYear(listStandingRows(loan, extras, today));
    expect(first).toMatchObject({ year: '2023', extra: 3_110_000 });
    expect(first?.rows).toHaveLength(5);
    expect(second?.rows).toHaveLength(12);
    expect((first?.balance ?? 0) - (second?.principal ?? 0)).toBe(second?.balance);
  });
});

describe('principal paid on top before the first payment', () => {
  // Closed on June 5, first payment on August 1.
  it.each([
    ['soon after closing', '2023-06-20', 2_000_000],
    ['a month before the payment is due', '2023-07-01', 2_000_000],
    ['on a loan that this one replaced', '2021-06-20', 0],
  ])('%s', (_name, paidOn, counted) => {
    const paid = [{ paidOn, extraPrincipal: 2_000_000 }];
    const records = [loan, ...paid].map((content, place): HomeRecord => {
      const kind = place === 0 ? 'loan' : 'payment';
      return { id: String(place), kind, content, changedAt: '2026-01-07T18:00:00.000Z' };
    });
    const day = '2023-07-10';
    expect(findLoanBalance(records, day)?.balance).toBe(30_000_000 - counted);
    expect(estimatePayoff(loan, paid, { day, today: day })).toMatchObject({
      ...{ principal: 30_000_000 - counted, since: '2023-07-01', days: 9 },
    });
    expect(findLoanBalance(records, '2023-08-01')?.balance).toBe(29_970_135 - counted);
    const [first] = listStandingRows(loan, paid, day);
    expect(first).toMatchObject({ extra: counted, balance: 29_970_135 - counted });
  });
});

describe('the next payment', () => {
  const row = (kind: string, content: object): HomeRecord => ({
    ...{ id: kind, kind, content: content as Record<string, unknown>, changedAt: '2026-01-07T18:00:00.000Z' },
  });
  const statement = (more: object) =>
    row('escrow-statement', createStatement({ startMonth: 11, startYear: 2025, payment: 56_000, ...more }));

  it('names its parts, and sums those that are known', () => {
    expect(findNextPayment([row('loan', loan)], '2023-07-01')).toEqual({
      ...{ dueOn: '2023-08-01', total: 254_865, principal: 29_865, interest: 150_000 },
      ...{ escrow: 60_000, mortgageInsurance: 15_000 },
    });
    const bare = { ...loan, escrowMonthly: null, mortgageInsuranceMonthly: null };
    expect(findNextPayment([row('loan', bare)], '2023-08-01')).toMatchObject({
      total: 179_865,
      interest: 149_851,
    });
    expect(findNextPayment([row('loan', loan)], '2053-07-01')).toBeUndefined();
    expect(findNextPayment([], '2023-07-01')).toBeUndefined();
  });

  it.each([
    ['the one entered with the loan', loan, [], '2025-11-15', 60_000],
    ['that of a statement whose year has begun', loan, [statement({})], '2025-11-15', 56_000],
    ['on its first day too', loan, [statement({})], '2025-10-31', 56_000],
    ['not before its year', loan, [statement({})], '2025-09-30', 60_000],
    [
      'that of the newer of two statements',
      loan,
      [statement({}), statement({ startYear: 2024, payment: 50_000 })],
      '2025-11-15',
      56_000,
    ],
    ['not of a statement that names none', loan, [statement({ payment: null })], '2025-11-15', 60_000],
    [
      'that of a statement beside none of the loan',
      { ...loan, escrowMonthly: null },
      [statement({})],
      '2025-11-15',
      56_000,
    ],
    ['after its year still', loan, [statement({})], '2026-12-15', 56_000],
    [
      'that of the loan’s statement from after its year',
      { ...loan, balance: 28_000_000, balanceOn: '2026-11-10' },
      [statement({})],
      '2026-12-15',
      60_000,
    ],
  ] as const)('has the escrow in force: %s', (_, of, statements, day, escrow) => {
    expect(findNextPayment([row('loan', of), ...statements], day)?.escrow).toBe(escrow);
  });
});

describe('a payoff', () => {
  // 299,701.35 x 6 % / 365 = 49.266...
  it.each([
    [
      'before the first due date',
      '2023-07-11',
      { since: '2023-07-01', days: 10, perDay: 4_932, interest: 49_320 },
    ],
    ['on a due date', '2023-08-01', { principal: 29_970_135, days: 0, interest: 0, total: 29_970_135 }],
    [
      'between two',
      '2023-08-16',
      { since: '2023-08-01', days: 15, perDay: 4_927, interest: 73_905, total: 30_044_040 },
    ],
    ['after the end', '2053-08-01', { principal: 0, interest: 0, total: 0 }],
  ])('%s', (_name, day, expected) => {
    expect(estimatePayoff(loan, [], { day, today: '2023-07-05' })).toMatchObject(expected);
  });
});

describe('money on top', () => {
  const ahead = findLoanAhead(loan, { balance: 28_000_000, nextDueOn: '2026-02-01' });
  if (ahead === undefined) throw new Error('The loan lies ahead.');

  it('begins with the payments that are left', () => {
    expect(ahead).toMatchObject({ monthsLeft: 330, payment: 179_865, nextDueOn: '2026-02-01' });
    expect(findLoanAhead(loan, { balance: 0, nextDueOn: null })).toBeUndefined();
  });

  it('nothing saves nothing', () => {
    const effect = computeExtraEffect(ahead, { monthly: 0, yearly: 0, once: 0 });
    expect(effect).toMatchObject({ monthsSaved: 0, interestSaved: 0 });
    expect(effect.paidOffOn).toBe(
      `${2026 + Math.floor(effect.months / 12)}-${String((effect.months % 12) + 1).padStart(2, '0')}-01`,
    );
  });

  it.each([
    ['monthly', { monthly: 20_000, yearly: 0, once: 0 }],
    ['yearly', { monthly: 0, yearly: 100_000, once: 0 }],
    ['once', { monthly: 0, yearly: 0, once: 1_000_000 }],
  ])('%s is what the schedule of the calculator has', (_name, plan) => {
    const terms = { principal: fromCents(28_000_000), ratePercent: new Decimal(6), termMonths: 330 };
    const every = plan.monthly > 0 ? 'month' : plan.yearly > 0 ? 'year' : 'once';
    const amount = fromCents(plan.monthly + plan.yearly + plan.once);
    const payment = fromCents(179_865);
    const plain = computeSchedule(terms, { payment });
    const paid = computeSchedule(terms, { payment, extraPayments: [{ amount, every, fromPayment: 1 }] });
    expect(computeExtraEffect(ahead, plan)).toMatchObject({
      monthsSaved: plain.rows.length - paid.rows.length,
      interestSaved: plain.totalInterest - paid.totalInterest,
    });
    expect(plain.totalInterest).toBeGreaterThan(paid.totalInterest);
  });

  it('a recast lowers the payment of the note, keeping it costs less interest', () => {
    const recast = compareRecast(ahead, { lumpSum: 5_000_000, fee: 25_000 });
    expect(recast).toMatchObject({
      oldPaymentCents: 179_865,
      monthlySavingCents: 179_865 - recast.newPaymentCents,
    });
    expect(recast.newPaymentCents).toBeLessThan(recast.oldPaymentCents);
    expect(recast.paidWithoutRecast.interestCents).toBeLessThan(recast.interestAfterCents);
  });
});
