import { describe, expect, it } from 'vitest';
import { createStatement, createStatementMonth, type EscrowStatement } from '../escrow/escrow-statement.ts';
import { escrowStatementKind } from '../escrow/escrow-statement-kind.ts';
import { followNotice } from '../escrow/notice-steps.ts';
import { checkRecord, type HomeRecord } from '../home-record.ts';
import { listRecordDates } from '../home-record-kinds.ts';
import { servicerNoticeKind } from './servicer-notice.ts';

const today = '2026-08-20';
const row = (kind: string, content: object, id = kind): HomeRecord => ({
  ...{ id, kind, changedAt: '2026-08-20T12:00:00.000Z', content: content as Record<string, unknown> },
});
const bill = { month: 6, item: 'tax', amount: 360_000 } as const;
const older = createStatement({ startMonth: 7, startYear: 2025, bills: [bill] });

describe('a statement that is refused', () => {
  const context = { records: [row('escrow-statement', older)], today };
  it.each<[string, object, string, string]>([
    [
      '13 months',
      { lastYear: Array.from({ length: 13 }, (_, i) => createStatementMonth((i % 12) + 1)) },
      'lastYear',
      'A year has 12 months',
    ],
    ['a bill below zero', { bills: [{ ...bill, amount: -1 }] }, 'bills', 'above $0'],
    [
      'a deposit below zero',
      { lastYear: [createStatementMonth(1, { actualDeposit: -1 })] },
      'lastYear',
      'amount in dollars',
    ],
    ['a month 13', { bills: [{ ...bill, month: 13 }] }, 'bills', 'from 0 to 12'],
    ['a cushion of three months', { cushionMonths: 3 }, 'cushionMonths', 'from 0 to 2'],
    ['a year that overlaps', { startMonth: 3, startYear: 2026 }, 'startMonth', 'covers March 2026 too'],
    ['the same year again', { startMonth: 7, startYear: 2025 }, 'startMonth', 'covers July 2025 too'],
    [
      'a year that runs into a later one',
      { startMonth: 1, startYear: 2025 },
      'startMonth',
      'covers July 2025 too',
    ],
    ['an analysis of tomorrow', { analyzedOn: '2026-08-21' }, 'analyzedOn', 'up to today'],
    ['over and short at once', { surplus: 100, shortage: 100 }, 'surplus', 'either over or short'],
    [
      'a refund before the analysis',
      { analyzedOn: '2026-08-01', refundedOn: '2026-07-31' },
      'refundedOn',
      'before the analysis',
    ],
    [
      'a month that is left out',
      { lastYear: [createStatementMonth(3), createStatementMonth(5)] },
      'lastYear',
      'After March comes April, not May',
    ],
  ])('%s', (_name, more, field, words) => {
    const { problems = {} } = checkRecord(
      escrowStatementKind,
      createStatement({ startMonth: 7, startYear: 2026, ...more } as Partial<EscrowStatement>),
      context,
    );
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toContain(words);
  });

  it.each<[string, object]>([
    ['the year after', { startMonth: 7, startYear: 2026 }],
    ['a year that a new servicer cut short', { startMonth: 3, startYear: 2025, yearMonths: 4 }],
    [
      'a balance below zero, months over the end of a year',
      {
        startYear: 2024,
        startMonth: 7,
        startingBalance: -12_000,
        lastYear: [createStatementMonth(12), createStatementMonth(1)],
      },
    ],
  ])('but not %s', (_name, more) => {
    const content = createStatement(more as Partial<EscrowStatement>);
    expect(checkRecord(escrowStatementKind, content, context)).toEqual({ value: content });
  });
});

describe('dates of a statement', () => {
  const dates = (content: EscrowStatement, others: HomeRecord[] = []) => {
    const record = row('escrow-statement', content);
    return listRecordDates(record, { records: [record, ...others], today }).map(({ name, day, over }) => [
      ...[name, day, over],
    ]);
  };
  const next = ['next-statement', '2027-07-30', false];

  it.each<[string, Partial<EscrowStatement>, unknown[][]]>([
    ['the next statement, 30 days after the last day of the year', {}, [next]],
    [
      'a refund 30 days after the analysis',
      { analyzedOn: '2026-07-10', surplus: 5_000 },
      [['refund', '2026-08-09', false], next],
    ],
    [
      'over once it came',
      { analyzedOn: '2026-07-10', surplus: 5_000, refundedOn: '2026-08-01' },
      [['refund', '2026-08-09', true], next],
    ],
    ['none below $50', { analyzedOn: '2026-07-10', surplus: 4_999 }, [next]],
    ['none where payments were late', { analyzedOn: '2026-07-10', surplus: 5_000, isCurrent: false }, [next]],
    ['none without the day of the analysis', { surplus: 5_000 }, [next]],
    [
      'as the rule gives it where the statement leaves it out',
      { analyzedOn: '2026-07-10', bills: [bill], startingBalance: 900_000 },
      [['refund', '2026-08-09', false], next],
    ],
  ])('%s', (_name, more, expected) => {
    expect(dates(createStatement({ startMonth: 7, startYear: 2026, ...more }))).toEqual(expected);
  });

  it('the next statement is over once it is entered', () => {
    const later = row('escrow-statement', createStatement({ startMonth: 7, startYear: 2026 }), 'later');
    expect(dates(older, [later])).toEqual([['next-statement', '2026-07-30', true]]);
  });
});

/** Received Monday, August 3, 2026; Labor Day is September 7 (vector noe-aug). */
const notice = {
  notice: 'error',
  ...{ about: 'The payment is too high.', address: null, sentOn: '2026-07-30' },
  ...{ receivedOn: '2026-08-03', acknowledgedOn: null, extendedOn: null, documentsAskedOn: null },
  ...{ documentsOn: null, answeredOn: null },
} as const;

describe('a notice to the servicer', () => {
  const by = (more: object, on = today) =>
    followNotice({ ...notice, ...more }, on)?.steps.map((step) => `${step.step} ${step.by} ${step.state}`);

  it.each<[string, object, string[] | undefined]>([
    ['nothing until it was received', { receivedOn: null }, undefined],
    ['5 and 30 days', {}, ['acknowledge 2026-08-10 late', 'answer 2026-09-15 ahead']],
    [
      'acknowledged',
      { acknowledgedOn: '2026-08-10' },
      ['acknowledge 2026-08-10 done', 'answer 2026-09-15 ahead'],
    ],
    [
      'an answer acknowledges too',
      { answeredOn: '2026-08-12' },
      ['acknowledge 2026-08-10 done-late', 'answer 2026-09-15 done'],
    ],
    [
      '15 more days',
      { extendedOn: '2026-08-14', acknowledgedOn: '2026-08-05' },
      ['acknowledge 2026-08-10 done', 'answer 2026-10-06 ahead'],
    ],
    [
      'documents within 15',
      { answeredOn: '2026-08-07', documentsAskedOn: '2026-08-10' },
      ['acknowledge 2026-08-10 done', 'answer 2026-09-15 done', 'documents 2026-08-31 ahead'],
    ],
    [
      'no documents for information',
      { notice: 'information', answeredOn: '2026-08-07', documentsAskedOn: '2026-08-10' },
      ['acknowledge 2026-08-10 done', 'answer 2026-09-15 done'],
    ],
  ])('%s', (_name, more, expected) => {
    expect(by(more)).toEqual(expected);
  });

  it('no bad report for 60 days, of an error alone', () => {
    expect(followNotice(notice, today)).toMatchObject({
      noAdverseReportingUntil: '2026-10-02',
      isLate: true,
    });
    expect(followNotice({ ...notice, notice: 'information' }, today)?.noAdverseReportingUntil).toBeNull();
  });

  it('its days are dates, over once done', () => {
    const listed = (more: object) =>
      listRecordDates(row('servicer-notice', { ...notice, ...more }), { records: [], today });
    expect(listed({ acknowledgedOn: '2026-08-06' })).toMatchObject([
      { name: 'acknowledge', day: '2026-08-10', over: true },
      { name: 'answer', day: '2026-09-15', over: false, title: expect.stringContaining('notice of error') },
    ]);
    expect(listed({ receivedOn: null })).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['received before sent', { receivedOn: '2026-07-29' }, ['receivedOn']],
    ['acknowledged before received', { acknowledgedOn: '2026-08-01' }, ['acknowledgedOn']],
    ['answered without receipt', { receivedOn: null, answeredOn: '2026-08-10' }, ['receivedOn']],
    ['sent tomorrow', { receivedOn: null, sentOn: '2026-08-21' }, ['sentOn']],
    [
      'more time asked for after the 30 days',
      { receivedOn: '2026-06-01', sentOn: null, extendedOn: '2026-08-03' },
      ['extendedOn'],
    ],
    ['nothing said', { about: ' ' }, ['about']],
  ])('%s is refused', (_name, more, fields) => {
    const { problems = {} } = checkRecord(servicerNoticeKind, { ...notice, ...more }, { records: [], today });
    expect(Object.keys(problems)).toEqual(fields);
  });
});
