import { describe, expect, test } from 'vitest';
import { Decimal } from '../kernel/decimals.ts';
import { computeDisputeClock, findDisputeNoticeDay } from './dispute-clocks.ts';
import { groupInquiries } from './inquiry-windows.ts';
import { findRepresentativeScore } from './representative-score.ts';
import { findLastStatement, findNextStatement } from './statement-days.ts';
import { computeClosing, computeUtilization, listCardPayments } from './utilization.ts';

const card = (balance: string, limit: string | null) => ({
  balance: new Decimal(balance),
  limit: limit === null ? null : new Decimal(limit),
});
const line = (percent: string) => new Decimal(percent);

describe('the score that counts', () => {
  test.each([
    [[[720, 690, 705]], [705], 705],
    [[[701, 688]], [688], 688],
    [[[701]], [701], 701],
    [[[690, 690, 720]], [690], 690],
    [[[null, 701, 688]], [688], 688],
    [
      [
        [780, 760, 770],
        [650, 700],
      ],
      [770, 650],
      650,
    ],
    [[[700], [null, null]], [700, null], null],
    [[[]], [null], null],
    [[], [], null],
  ])('of %j is %j, and %s for the price', (scores, perBorrower, used) => {
    expect(findRepresentativeScore(scores)).toEqual({ perBorrower, used });
  });
});

describe('utilization', () => {
  test('a balance over its limit is more than all of it', () => {
    const found = computeUtilization([card('550', '500')], line('30'));
    expect([found.totalPercent?.toFixed(2), found.cardsOverLimit, found.payToReachTotal.toFixed(2)]).toEqual([
      '110.00',
      [0],
      '400.00',
    ]);
  });

  test('a card without a limit counts in neither balance nor limit', () => {
    const found = computeUtilization([card('500', null), card('300', '1000')], line('10'));
    expect(found.totalPercent?.toFixed(2)).toBe('30.00');
    expect(found.perCardPercent.map((percent) => percent?.toFixed(2) ?? null)).toEqual([null, '30.00']);
    expect([found.payToBringEveryCard.toFixed(2), found.cardsWithoutLimit]).toEqual(['200.00', [0]]);
  });

  test('exactly at the line nothing is due, and no part of a cent is left over it', () => {
    expect(computeUtilization([card('300', '1000')], line('30')).payToReachTotal.toFixed(2)).toBe('0.00');
    // 9 percent of 333.33 is 29.9997: 29.99 may stay, so a balance of 30 pays a cent.
    expect(computeUtilization([card('30', '333.33')], line('9')).payToReachTotal.toFixed(2)).toBe('0.01');
    expect(computeUtilization([card('1', '1000')], line('0')).payToReachTotal.toFixed(2)).toBe('1.00');
  });

  test('what brings every card under the line brings the total there too', () => {
    const cards = [card('2700', '3000'), card('0', '7000'), card('450', '500')];
    const target = line('30');
    const payments = listCardPayments(cards, target);
    expect(payments.map((one) => [one.card, one.pay.toFixed(2), one.balanceAfter.toFixed(2)])).toEqual([
      [0, '1800.00', '900.00'],
      [2, '300.00', '150.00'],
    ]);
    const paid = cards.map((one, place) => ({
      ...one,
      balance: payments.find((payment) => payment.card === place)?.balanceAfter ?? one.balance,
    }));
    const after = computeUtilization(paid, target);
    expect([after.cardsOverTarget, after.payToReachTotal.toFixed(2)]).toEqual([[], '0.00']);
  });

  test('the fullest card is paid first', () => {
    const payments = listCardPayments([card('400', '1000'), card('95', '100'), card('5', null)], line('30'));
    expect(payments.map((one) => one.card)).toEqual([1, 0]);
  });
});

describe('closing a card', () => {
  test.each([
    [[card('900', '3000'), card('0', '7000')], 1, '9.00', '30.00', true],
    [[card('0', '3000'), card('0', '7000')], 1, '0.00', '0.00', false],
    [[card('900', '3000'), card('100', null)], 1, '30.00', '30.00', false],
    [[card('900', '3000'), card('100', '1000')], 1, '25.00', '33.33', true],
    [[card('900', '3000')], 0, '30.00', undefined, true],
    [[card('900', null)], 0, undefined, undefined, false],
  ])('%#: %j', (cards, closed, before, after, rises) => {
    const found = computeClosing(cards, closed);
    expect([found.before?.toFixed(2), found.after?.toFixed(2), found.rises]).toEqual([before, after, rises]);
  });
});

describe('the next statement', () => {
  test.each([
    [15, '2026-11-25', '2026-12-15'],
    [28, '2026-11-25', '2026-11-28'],
    [25, '2026-11-25', '2026-12-25'],
    [31, '2026-11-25', '2026-11-30'],
    [31, '2027-02-28', '2027-03-31'],
    [30, '2027-01-31', '2027-02-28'],
    [1, '2026-12-31', '2027-01-01'],
  ])('of day %i after %s is %s', (day, today, next) => {
    expect(findNextStatement(day, today)).toBe(next);
  });

  test.each([
    [15, '2026-11-25', '2026-11-15'],
    [28, '2026-11-25', '2026-10-28'],
    [25, '2026-11-25', '2026-11-25'],
    [31, '2027-03-01', '2027-02-28'],
    [1, '2027-01-01', '2027-01-01'],
  ])('of day %i was last, up to %s, on %s', (day, today, last) => {
    expect(findLastStatement(day, today)).toBe(last);
  });
});

describe('a dispute', () => {
  const clock = (more: string | null, afterFreeAnnualReport = false) =>
    computeDisputeClock({
      agencyReceived: '2026-07-06',
      moreInformationReceived: more,
      afterFreeAnnualReport,
    });

  test.each([
    [null, false, '2026-08-05', 30, false],
    ['2026-07-06', false, '2026-08-20', 45, true],
    ['2026-08-05', false, '2026-08-20', 45, true],
    ['2026-08-06', false, '2026-08-05', 30, false],
    [null, true, '2026-08-20', 45, false],
    ['2026-07-20', true, '2026-08-20', 45, false],
  ])(
    'with more information on %s, after a free report: %s, is due on %s',
    (more, free, due, days, isExtended) => {
      expect(clock(more, free)).toMatchObject({ due, days, isExtended, furnisherNoticeDue: '2026-07-13' });
    },
  );

  test.each([
    ['2026-07-31', '2026-08-07'],
    // Thanksgiving, a weekend, and a Saturday's July 4 that is kept on Friday.
    ['2026-11-25', '2026-12-03'],
    ['2026-06-30', '2026-07-08'],
  ])('completed on %s is answered in writing by %s', (completed, due) => {
    expect(findDisputeNoticeDay(completed)).toBe(due);
  });
});

describe('inquiries', () => {
  test.each([
    [['2026-03-02', '2026-03-09', '2026-03-16'], 14, 1],
    [['2026-03-17', '2026-03-02', '2026-03-09'], 14, 2],
    [['2026-03-02', '2026-04-16'], 45, 1],
    [['2026-03-02', '2026-04-17'], 45, 2],
    [['2026-03-02', '2026-03-02'], 14, 1],
    [[], 14, 0],
  ])('%j within %i days count as %i', (dates, days, count) => {
    expect(groupInquiries(dates, days)).toHaveLength(count);
  });
});
