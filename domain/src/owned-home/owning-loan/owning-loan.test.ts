import { describe, expect, test } from 'vitest';
import { Decimal } from '../../kernel/decimals.ts';
import { hasGoodPaymentHistory, type InsuredLoan, listInsuranceExits } from './pmi-exits.ts';
import { computeRecast, type RecastLoan } from './recast.ts';

describe('recast', () => {
  const loan = (more: Partial<RecastLoan> = {}): RecastLoan => ({
    balanceCents: 28_000_000,
    ratePercent: new Decimal('6.5'),
    monthsLeft: 330,
    lumpSumCents: 5_000_000,
    feeCents: 25_000,
    ...more,
  });
  test.each<[string, Partial<RecastLoan>, object]>([
    [
      'a fee that comes back in a month',
      {},
      {
        oldPaymentCents: 182_333,
        newPaymentCents: 149_773,
        monthlySavingCents: 32_560,
        monthsToEarnBackFee: 1,
      },
    ],
    ['no fee', { feeCents: 0 }, { monthsToEarnBackFee: 0 }],
    ['a fee that comes back to the cent', { feeCents: 65_120 }, { monthsToEarnBackFee: 2 }],
    ['a cent more', { feeCents: 65_121 }, { monthsToEarnBackFee: 3 }],
    ['a fee beyond the term', { feeCents: 32_560 * 330 + 1 }, { monthsToEarnBackFee: null }],
    ['a cent changes no payment', { lumpSumCents: 1 }, { monthlySavingCents: 0, monthsToEarnBackFee: null }],
    [
      'without interest',
      { ratePercent: new Decimal(0), monthsLeft: 100 },
      { oldPaymentCents: 280_000, newPaymentCents: 230_000, interestBeforeCents: 0, interestAfterCents: 0 },
    ],
    [
      'a payment above the level one',
      { paymentCents: 200_000 },
      { oldPaymentCents: 200_000, newPaymentCents: 149_773, monthlySavingCents: 50_227 },
    ],
    [
      'the last payment',
      { monthsLeft: 1 },
      { newPaymentCents: 23_124_583, paidWithoutRecast: { months: 1, interestCents: 124_583 } },
    ],
  ])('%s', (_name, more, expected) => {
    expect(computeRecast(loan(more))).toMatchObject(expected);
  });

  test('the lump sum alone, with the old payment kept, takes less interest than a recast', () => {
    const { interestBeforeCents, interestAfterCents, paidWithoutRecast } = computeRecast(loan());
    expect(interestAfterCents).toBeLessThan(interestBeforeCents);
    expect(paidWithoutRecast.interestCents).toBeLessThan(interestAfterCents);
    expect(paidWithoutRecast.months).toBeLessThan(330);
  });
});

describe('the end of private mortgage insurance', () => {
  /** The official sample H-25(B), whose insurance ends after 80 premiums. */
  const sample = (
    more: Partial<InsuredLoan> = {},
    terms: Partial<InsuredLoan['terms']> = {},
  ): InsuredLoan => ({
    terms: { principal: new Decimal(162_000), ratePercent: new Decimal('3.875'), termMonths: 360, ...terms },
    originalValueCents: 18_000_000,
    firstPaymentDate: '2026-06-01',
    extraPayments: [],
    ...more,
  });
  test('by the schedule', () => {
    expect(listInsuranceExits(sample())).toEqual({
      requestBySchedule: { payment: 68, date: '2032-01-01', balanceCents: 14_388_437 },
      requestByPayments: { payment: 68, date: '2032-01-01', balanceCents: 14_388_437 },
      automatic: { payment: 80, date: '2033-01-01', balanceCents: 14_025_451 },
      finalDate: '2041-06-01',
    });
  });

  test('paying ahead moves the request alone', () => {
    const extraPayments = [{ amount: new Decimal(10_000), every: 'once', fromPayment: 12 } as const];
    const exits = listInsuranceExits(sample({ extraPayments }));
    expect(exits.requestByPayments?.payment).toBeLessThan(68);
    expect(exits).toMatchObject({ requestBySchedule: { payment: 68 }, automatic: { payment: 80 } });
  });

  test('a term of an odd number of months ends in the month after the middle', () => {
    expect(listInsuranceExits(sample({}, { termMonths: 361 })).finalDate).toBe('2041-06-01');
  });

  test('a loan of 80 percent never had it', () => {
    expect(listInsuranceExits(sample({ originalValueCents: 20_250_000 }))).toEqual({
      requestBySchedule: null,
      requestByPayments: null,
      automatic: null,
      finalDate: null,
    });
  });

  test.each<[string, string, number, boolean]>([
    ['29 days late last month', '2026-10-01', 29, true],
    ['30 days late last month', '2026-10-01', 30, false],
    ['30 days late a year ago to the day', '2025-11-26', 30, false],
    ['30 days late more than a year ago', '2025-11-01', 30, true],
    ['60 days late more than a year ago', '2025-11-01', 60, false],
    ['60 days late two years ago to the day', '2024-11-26', 60, false],
    ['60 days late before that', '2024-11-25', 60, true],
    ['late after the day that counts', '2026-11-26', 90, true],
  ])('%s: good history %s', (_name, due, daysLate, isGood) => {
    expect(hasGoodPaymentHistory([{ due, daysLate }], '2026-11-26')).toBe(isGood);
  });
});
