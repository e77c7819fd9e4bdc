import { describe, expect, test } from 'vitest';
import { addDays, parseWeekday } from '../../kernel/calendar-dates.ts';
import { listFederalHolidays } from '../../programs/dates/federal-holidays.ts';
import { computeErrorClock, type ServicerRequest } from './error-clock.ts';
import { guardTransfer } from './servicing-transfer.ts';

const loan = { effective: '2026-09-01', oldNotice: null, newNotice: null, payment: null };

describe('a transfer on September 1, 2026', () => {
  test('has its days', () => {
    expect(guardTransfer(loan)).toEqual({
      oldNoticeBy: '2026-08-17',
      newNoticeBy: '2026-09-16',
      protectedThrough: '2026-10-30',
      oldNoticeTiming: 'unknown',
      newNoticeTiming: 'unknown',
      isPaymentProtected: null,
    });
  });

  test.each([
    ['2026-08-17', '2026-09-16', 'in-time', 'in-time'],
    ['2026-08-18', '2026-09-17', 'late', 'late'],
    ['2026-08-17', '2026-08-17', 'in-time', 'combined'],
    ['2026-08-18', '2026-08-18', 'late', 'in-time'],
    [null, '2026-09-02', 'unknown', 'in-time'],
  ])('notices of %s and %s', (oldNotice, newNotice, oldTiming, newTiming) => {
    const { oldNoticeTiming, newNoticeTiming } = guardTransfer({ ...loan, oldNotice, newNotice });
    expect([oldNoticeTiming, newNoticeTiming]).toEqual([oldTiming, newTiming]);
  });

  test.each([
    ['2026-08-31', '2026-09-16', false],
    ['2026-09-01', '2026-09-16', true],
    ['2026-09-16', '2026-09-16', true],
    ['2026-09-17', '2026-09-16', false],
    ['2026-10-30', '2026-11-15', true],
    ['2026-10-31', '2026-11-15', false],
  ])('a payment received %s, due through %s: protected %s', (received, dueThrough, isProtected) => {
    const { isPaymentProtected } = guardTransfer({ ...loan, payment: { received, dueThrough } });
    expect(isPaymentProtected).toBe(isProtected);
  });
});

describe('what is written to a servicer', () => {
  const clock = (received: string, about: ServicerRequest = 'error', documentsAsked: string | null = null) =>
    computeErrorClock({ received, about, documentsAsked });

  test('an error received on June 15, 2026: Juneteenth and July 3 do not count', () => {
    expect(clock('2026-06-15', 'error', '2026-07-29')).toEqual({
      acknowledgeBy: '2026-06-23',
      answerDays: 30,
      answerBy: '2026-07-29',
      answerByIfExtended: '2026-08-19',
      documentsBy: '2026-08-19',
      noAdverseReportingUntil: '2026-08-14',
    });
  });

  test.each<[ServicerRequest, string, string | null, string | null]>([
    ['error', '2026-09-15', '2026-10-06', '2026-10-02'],
    ['payoff-error', '2026-08-12', null, '2026-10-02'],
    ['information', '2026-09-15', '2026-10-06', null],
    ['loan-owner', '2026-08-17', null, null],
  ])('%s received on August 3, 2026', (about, answerBy, extended, reporting) => {
    const found = clock('2026-08-03', about, '2026-08-03');
    expect([found.answerBy, found.answerByIfExtended, found.noAdverseReportingUntil]).toEqual([
      answerBy,
      extended,
      reporting,
    ]);
    expect(found.documentsBy).toBe(reporting === null ? null : '2026-08-24');
  });

  test('each day of four years agrees with a list of the days that count', () => {
    const closed = new Set(
      [2025, 2026, 2027, 2028, 2029].flatMap((year) =>
        listFederalHolidays(year).flatMap(({ statutory, observed }) => [statutory, observed]),
      ),
    );
    const every = Array.from({ length: 1500 }, (_, place) => addDays('2025-01-01', place));
    const counted = every.filter((day) => parseWeekday(day) % 6 !== 0 && !closed.has(day));
    for (const received of every.slice(0, 1400)) {
      const after = counted.filter((day) => day > received);
      const found = clock(received);
      expect([found.acknowledgeBy, found.answerBy, found.answerByIfExtended]).toEqual([
        after[4],
        after[29],
        after[44],
      ]);
    }
  });
});
