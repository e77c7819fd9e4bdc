import { describe, expect, it } from 'vitest';
import { decodeTable } from '../../kernel/tables/table-bytes.ts';
import type { HomeRecord } from '../home-record.ts';
import { findMappingProblems, recognizeColumns } from './payment-columns.ts';
import {
  countSigns,
  getPaymentFile,
  parseCentsCell,
  parseDayCell,
  parsePaymentFile,
} from './payment-file.ts';
import { planImport } from './payment-import.ts';

const today = '2026-01-07';
const open = (text: string) => {
  const { file } = parsePaymentFile(text);
  if (file === undefined) throw new Error('The file is refused.');
  return file;
};
const read = (text: string) => {
  const file = open(text);
  return getPaymentFile(file, recognizeColumns(file.headings), today);
};
const payment = {
  ...{ paidOn: '2025-12-01', dueOn: '2025-12-01', total: 254_865, principal: 29_865 },
  ...{ interest: 150_000, escrow: 60_000, extraPrincipal: 0 },
};

describe('headings', () => {
  it.each<[string, (string | undefined)[]]>([
    [
      'Payment Date,Due Date,Total Amount,Principal,Interest,Escrow',
      ['paidOn', 'dueOn', 'total', 'principal', 'interest', 'escrow'],
    ],
    [
      'Escrow,Interest,Principal,Total,Due,Date',
      ['escrow', 'interest', 'principal', 'total', 'dueOn', 'paidOn'],
    ],
    [
      'Transaction Date,Description,Principal Balance,Principal Paid,Additional Principal,Amount',
      ['paidOn', 'none', 'none', 'principal', 'extraPrincipal', 'total'],
    ],
    [
      'posted,payment amount,principal curtailment,late fee,interest rate',
      ['paidOn', 'total', 'extraPrincipal', 'none', 'none'],
    ],
    ['Date,Total,Zahlung', ['paidOn', 'total', undefined]],
    ['Date,Posted date,Total', ['paidOn', undefined, 'total']],
    ['Date,Amount due,Total paid', ['paidOn', 'none', 'total']],
  ])('%s', (headings, expected) => {
    expect(recognizeColumns(headings.split(','))).toEqual(expected);
  });

  it('what a mapping lacks is named', () => {
    expect(findMappingProblems(['total', undefined, 'total', 'none'])).toEqual({
      ...{ unchosen: [1], twice: ['total'], missing: ['paidOn'] },
    });
    expect(findMappingProblems(['paidOn', 'total'])).toEqual({ unchosen: [], twice: [], missing: [] });
  });
});

describe('cells', () => {
  it.each([
    ['1/5/2026', '2026-01-05'],
    ['01-05-26', '2026-01-05'],
    ['2026-1-5', '2026-01-05'],
    ['46027', '2026-01-05'],
    ['46027.5', '2026-01-05'],
    ['Jan 5, 2026', '2026-01-05'],
    ['5-Jan-26', '2026-01-05'],
    ['20260105', '2026-01-05'],
    ['10000', undefined],
    ['1/5/1926', undefined],
    ['2026-01-05T08:00:00Z', '2026-01-05'],
    ['1/5/2026 8:00 AM', '2026-01-05'],
    ['13/1/2026', undefined],
    ['2/30/2026', undefined],
    ['Jan 5', undefined],
    ['', undefined],
  ])('the day %s', (text, day) => expect(parseDayCell(text)).toBe(day));

  it.each<[string, number | null | undefined]>([
    ['$1,234.56', 123_456],
    ['1234.5', 123_450],
    ['1234', 123_400],
    ['.75', 75],
    ['$ 1,234,567.89', 123_456_789],
    ['(1,234.56)', -123_456],
    ['-$12.00', -1_200],
    ['$-12.00', -1_200],
    ['1,234.56-', -123_456],
    ['$1,234.56-', -123_456],
    ['−12.00', -1_200],
    ['2548.6500', 254_865],
    ['12.3456', undefined],
    ['(0.00)', 0],
    ['', null],
    [' - ', null],
    ['1.234,56', undefined],
    ['12,34', undefined],
    ['1.234', undefined],
    ['twelve', undefined],
    ['$', undefined],
    ['99999999999999999', undefined],
  ])('the amount %s', (text, cents) => expect(parseCentsCell(text)).toBe(cents));
});

describe('a file of payments', () => {
  const rows =
    'Date,Due date,Total,Principal,Interest,Escrow\n12/01/2025,12/01/2025,"$2,548.65",298.65,1500.00,600.00';
  it.each([
    ['commas', rows],
    ['CRLF and a mark of byte order', `\uFEFF${rows.replace('\n', '\r\n')}\r\n\r\n`],
    ['semicolons', rows.replaceAll(/,(?=[A-Z0-9"])(?!\d{3}\.\d\d")/g, ';')],
    ['tabs', rows.replaceAll(/,(?!\d{3}\.\d\d")/g, '\t')],
    [
      'another order',
      'Total,Escrow,Interest,Principal,Due date,Date\n2548.65,600,1500,298.65,2025-12-01,2025-12-01',
    ],
    ['pipes', rows.replaceAll(/,(?!\d{3}\.\d\d")/g, '|')],
    ['amounts below zero alone', rows.replace('"$2,548.65",298.65', '"($2,548.65)",-298.65')],
  ])('with %s', (_name, text) => {
    expect(read(text)).toEqual({ payments: [{ line: 2, content: payment }], wrong: [], otherSign: [] });
  });

  it.each([
    ['a title and empty lines', 'Payment history\nLoan 0012345,,,,,\n\n', 5],
    ['the separator that Excel is told', 'sep=,\r\n', 3],
    ['a line of its filter', 'Date range,"Jan 1, 2025 to Dec 31, 2025"\n', 3],
  ])('with %s above its headings', (_name, above, line) => {
    expect(read(above + rows)).toMatchObject({ payments: [{ line, content: payment }], wrong: [] });
  });

  it('in UTF-16 with tabs, as Excel’s Unicode text, is read', () => {
    const tabs = `\uFEFF${rows.replaceAll(/,(?!\d{3}\.\d\d")/g, '\t')}`;
    const bytes = Uint8Array.from(
      [...tabs].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]),
    );
    const { payments, wrong } = read(decodeTable(bytes)?.text ?? '');
    expect([payments, wrong]).toEqual([[{ line: 2, content: payment }], []]);
  });

  it('has refunds of the sign that fewer lines have, and is read the other way when asked', () => {
    const text = 'Date,Amount\n1/5/2025,-2548.65\n2/5/2025,-2548.65\n2/9/2025,100.00\n3/5/2025,"2,548.65-"';
    const file = open(text);
    const mapping = recognizeColumns(file.headings);
    expect(countSigns(file, mapping)).toEqual({ above: 1, below: 3 });
    const { payments, wrong, otherSign } = getPaymentFile(file, mapping, today);
    expect(payments.map(({ line, content }) => [line, content.total])).toEqual([
      [2, 254_865],
      [3, 254_865],
      [5, 254_865],
    ]);
    expect([wrong, otherSign]).toEqual([[], [4]]);
    const other = getPaymentFile(file, mapping, today, 'above');
    expect(other.payments.map(({ line }) => line)).toEqual([4]);
    expect(other.otherSign).toEqual([2, 3, 5]);
  });

  it('asks about an amount that may be meant in two ways', () => {
    expect(read('Date,Amount\n1/5/2025,"254,86"').wrong).toEqual([
      { line: 2, problem: expect.stringContaining('254.86') },
    ]);
  });

  it('goes on after a line whose quotation mark is never closed', () => {
    const { payments, wrong } = read('Date,Amount,Memo\n1/5/2025,5,"open\n2/5/2025,6,b\n3/5/2025,7,c');
    expect(payments.map(({ line }) => line)).toEqual([3, 4]);
    expect(wrong).toEqual([{ line: 2, problem: 'A quotation mark on this line is never closed.' }]);
  });

  it('without headings is numbered, and its first line is a payment', () => {
    const file = open('12/01/2025,2548.65\n11/01/2025,2548.65');
    expect(file).toMatchObject({ isNumbered: true });
    expect(file.lines).toHaveLength(2);
    expect(getPaymentFile(file, ['paidOn', 'total'], today).payments.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('names each wrong line by its number', () => {
    const text = [
      'Date,Total,Principal,Memo',
      '12/01/2025,2548.65,298.65,"two',
      'lines"',
      '13/01/2025,2548.65,298.65,',
      '12/01/2025,abc,,',
      '12/01/2025,(1200.00),,tax bill',
      '12/01/2026,2548.65,,',
      '12/01/2025,100.00,298.65,',
      '12/01/2025,,,',
      ',5.00,,',
      '12/01/2025,2548.65',
      '"12/01/2025,2548.65',
    ].join('\n');
    const { payments, wrong, otherSign } = read(text);
    expect(payments.map(({ line }) => line)).toEqual([2]);
    expect(otherSign).toEqual([6]);
    expect(wrong.map(({ line, problem }) => [line, problem.slice(0, 24)])).toEqual([
      [4, '“13/01/2025” is not a da'],
      [5, '“abc” is not an amount. '],
      [7, 'Enter a day up to today.'],
      [8, 'Principal, interest, esc'],
      [9, 'The amount is missing.'],
      [10, 'The day it was paid is m'],
      [11, 'This line has 2 columns '],
      [12, 'A quotation mark on this'],
    ]);
  });

  it.each([
    ['nothing', '', { why: 'empty' }],
    ['headings alone', 'Date,Total\n\n', { why: 'empty' }],
    ['961 payments', `Date,Total\n${'12/01/2025,5\n'.repeat(961)}`, { why: 'too-long', rows: 961 }],
    ['100,000 rows', `Date,Total\n${'12/01/2025,5\n'.repeat(100_000)}`, { why: 'too-long', rows: 100_000 }],
  ])('with %s is refused', (_name, text, refused) => {
    expect(parsePaymentFile(text)).toEqual({ refused });
  });

  it('of 960 payments is taken', () => {
    expect(open(`Date,Total\n${'12/01/2025,5\n'.repeat(960)}`).lines).toHaveLength(960);
  });
});

describe('an import', () => {
  const makeId = (key: string) => `id of ${key}`;
  const store = (plan: ReturnType<typeof planImport>): HomeRecord[] =>
    plan.fresh.map(({ id, content }) => ({
      id,
      kind: 'payment',
      content,
      changedAt: '2026-01-07T18:00:00.000Z',
    }));
  const extra = { ...payment, dueOn: null, total: 5_000, principal: null, interest: null, escrow: null };

  it('of the same file twice stores once, and keeps lines that are alike apart', () => {
    const first = planImport([payment, extra, extra], [], makeId);
    expect(new Set(first.fresh.map(({ id }) => id)).size).toBe(3);
    expect(planImport([payment, extra, extra], store(first), makeId)).toMatchObject({
      ...{ fresh: [], alreadyStored: 3, sameDueDate: 0 },
    });
  });

  it('leaves out what is for a due date that is ticked off already', () => {
    const ticked = store(planImport([{ ...payment, total: 250_000 }], [], makeId));
    expect(planImport([payment, extra], ticked, makeId)).toMatchObject({
      ...{ fresh: [{ content: extra }], alreadyStored: 0, sameDueDate: 1 },
    });
  });

  const undated = { ...payment, dueOn: null, principal: null, interest: null, escrow: null };
  it.each([
    ['a servicer’s line', payment, "its bank's, without a due date", { ...undated, paidOn: '2025-12-04' }, 1],
    ['a bank’s line', { ...undated, paidOn: '2025-12-04' }, "its servicer's, with one", payment, 1],
    ['a line', undated, 'the same day and amount, divided otherwise', { ...undated, interest: 150_000 }, 1],
    ['a bank’s line', undated, 'one of the next month', { ...undated, paidOn: '2026-01-02' }, 0],
    ['a servicer’s line', payment, 'another amount', { ...undated, total: 254_866 }, 0],
  ])('counts %s and %s once', (_one, first, _other, second, alreadyStored) => {
    const plan = planImport([second], store(planImport([first], [], makeId)), makeId);
    expect([plan.alreadyStored, plan.fresh.length]).toEqual([alreadyStored, 1 - alreadyStored]);
  });

  it('has one stored payment answer for one line of another look', () => {
    const stored = store(planImport([extra], [], makeId));
    const lines = [1, 2].map((interest) => ({ ...extra, interest }));
    expect(planImport(lines, stored, makeId)).toMatchObject({ fresh: [{}], alreadyStored: 1 });
  });

  it('counts a line that is in the file twice for one due date once', () => {
    expect(planImport([payment, payment], [], makeId)).toMatchObject({ fresh: [{}], repeated: 1 });
  });

  it('says when there would be more than can be kept', () => {
    const many = Array.from({ length: 960 }, (_, place) => ({ ...extra, total: place + 10 }));
    const full = store(planImport(many, [], makeId));
    expect(planImport([extra], full, makeId).tooMany).toBe(961);
    expect(planImport(many, full, makeId).tooMany).toBeNull();
  });
});
