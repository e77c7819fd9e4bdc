import { isCalendarDate } from '../../kernel/calendar-dates.ts';
import { findAmountQuestion, parseDollars } from '../../kernel/money.ts';
import { parseTableDay } from '../../kernel/tables/table-days.ts';
import { findTableLayout, isBlankRecord, type TableLayout } from '../../kernel/tables/table-layout.ts';
import { parseRecords, type TableRecord } from '../../kernel/tables/table-records.ts';
import * as texts from '../en.ts';
import { type Content, checkRecord } from '../home-record.ts';
import { MAX_PAYMENTS, paymentKind } from '../kinds/payment.ts';
import { type ColumnMapping, type PaymentColumn, recognizeColumns } from './payment-columns.ts';

type Payment = Content<typeof paymentKind>;

/** A file that is not read further than this many lines for every payment that can be kept. */
const LINES_EACH = 4;

/** `headings` of its columns, numbered where the file has none. */
export type PaymentFile = {
  headings: readonly string[];
  isNumbered: boolean;
  lines: readonly TableRecord[];
  layout: TableLayout;
};
export type OpenedFile =
  | { file: PaymentFile; refused?: never }
  | { refused: { why: 'empty' } | { why: 'too-long'; rows: number }; file?: never };

/** The table of a file, wherever it begins and whatever separates its cells; lines without anything in them are omitted. */
export function parsePaymentFile(text: string): OpenedFile {
  const rows = (text.match(/[^\r\n]*\S[^\r\n]*/g) ?? []).length - 1;
  if (rows > MAX_PAYMENTS * LINES_EACH) return { refused: { why: 'too-long', rows } };
  const layout = findTableLayout(text, countKnownHeadings);
  if (layout === undefined) return { refused: { why: 'empty' } };
  const lines = parseRecords(text, layout.separator).filter(
    (record) => record.line > layout.headingLine && !isBlankRecord(record),
  );
  const [first] = lines;
  if (first === undefined) return { refused: { why: 'empty' } };
  if (lines.length > MAX_PAYMENTS) return { refused: { why: 'too-long', rows: lines.length } };
  const isNumbered = layout.headings === null;
  return { file: { headings: layout.headings ?? first.fields, isNumbered, lines, layout } };
}

const countKnownHeadings = (cells: readonly string[]) =>
  recognizeColumns(cells).filter((column) => column !== undefined && column !== 'none').length;

/** Which amounts of a file are payments: a servicer's list has them above zero, a bank's list of what went out below. */
export type PaymentSign = 'above' | 'below';

/** How many totals of the file are above and below zero. */
export function countSigns({ lines }: PaymentFile, mapping: ColumnMapping): Record<PaymentSign, number> {
  const totals = lines.map(({ fields }) => parseCentsCell(findCell(fields, mapping, 'total')) ?? 0);
  return {
    above: totals.filter((total) => total > 0).length,
    below: totals.filter((total) => total < 0).length,
  };
}

/** `line` is that of the file, counted from 1. `otherSign` has the lines of refunds and reversals, which are omitted. */
export type ReadPayments = {
  payments: readonly { line: number; content: Payment }[];
  wrong: readonly { line: number; problem: string }[];
  otherSign: readonly number[];
};

/**
 * The payments of the file and what is wrong with each line that is none. Amounts of the sign that is not asked for (by default the one
 * fewer totals have) are refunds. The mapping has what is needed (`findMappingProblems`).
 */
export function getPaymentFile(
  file: PaymentFile,
  mapping: ColumnMapping,
  today: string,
  sign: PaymentSign = findUsualSign(countSigns(file, mapping)),
): ReadPayments {
  const { headings, lines } = file;
  const payments: { line: number; content: Payment }[] = [];
  const wrong: { line: number; problem: string }[] = [];
  const otherSign: number[] = [];
  for (const { line, fields, fault } of lines) {
    const total = parseCentsCell(findCell(fields, mapping, 'total')) ?? 0;
    if (sign === 'below' ? total > 0 : total < 0) {
      otherSign.push(line);
      continue;
    }
    const read =
      fault === 'open-quote'
        ? texts.quoteNotClosed
        : fields.length < headings.length
          ? texts.columnsMissing(fields.length, headings.length)
          : readLine(fields, mapping, sign);
    const checked = typeof read === 'string' ? read : checkRecord(paymentKind, read, { records: [], today });
    if (typeof checked === 'string') wrong.push({ line, problem: checked });
    else if (checked.problems !== undefined)
      wrong.push({ line, problem: Object.values(checked.problems)[0] ?? texts.amountMissing });
    else payments.push({ line, content: checked.value });
  }
  return { payments, wrong, otherSign };
}

/** The sign that most totals have; above zero where neither has more. */
export const findUsualSign = ({ above, below }: Record<PaymentSign, number>): PaymentSign =>
  below > above ? 'below' : 'above';

/** The content of a payment, or what is wrong with its line. */
function readLine(fields: readonly string[], mapping: ColumnMapping, sign: PaymentSign): Payment | string {
  const cell = (column: PaymentColumn) => findCell(fields, mapping, column).trim();
  const days: Record<string, string | null> = {};
  for (const column of ['paidOn', 'dueOn'] as const) {
    const text = cell(column);
    const day = text === '' ? null : parseDayCell(text);
    if (day === undefined) return texts.dayNotRead(text);
    days[column] = day;
  }
  const { paidOn = null, dueOn = null } = days;
  if (paidOn === null) return texts.dayMissing;
  const amounts: Partial<Record<PaymentColumn, number | null>> = {};
  for (const column of ['total', 'principal', 'interest', 'escrow', 'extraPrincipal'] as const) {
    const text = cell(column);
    const cents = parseCentsCell(text);
    if (cents === undefined) return findAmountQuestion(text) ?? texts.amountNotRead(text);
    if (cents !== null && cents < 0 && sign === 'above') return texts.amountNegative(text);
    amounts[column] = cents === null ? null : Math.abs(cents);
  }
  const { total = null, principal = null, interest = null, escrow = null, extraPrincipal = null } = amounts;
  if (total === null || total === 0) return texts.amountMissing;
  return { paidOn, dueOn, total, principal, interest, escrow, extraPrincipal: extraPrincipal ?? 0 };
}

const findCell = (fields: readonly string[], mapping: ColumnMapping, column: PaymentColumn): string =>
  fields[mapping.indexOf(column)] ?? '';

/** A day of this century as spreadsheets and banks write it (`parseTableDay`). */
export function parseDayCell(text: string): string | undefined {
  const day = parseTableDay(text);
  return day !== undefined && isCalendarDate(day) ? day : undefined;
}

/**
 * Whole cents of "$1,234.56", "1234.5", "(1,234.56)", "-$1,234.56" and "1,234.56-", the last three below zero; null for an empty cell. What may be
 * meant in two ways is undefined (`findAmountQuestion` asks), as is anything that is no amount.
 */
export function parseCentsCell(text: string): number | null | undefined {
  const plain = text.replace(/\s/g, '').replace(/USD/i, '').replace('−', '-');
  if (plain === '' || plain === '-') return null;
  const inner = /^\((.*)\)$/.exec(plain)?.[1];
  const unsigned = inner ?? plain.replace(/^-|^\$-|-$/, '');
  const [whole = '', fraction = ''] = parseDollars(unsigned)?.split('.') ?? [];
  if (whole === '' || !/^\d{0,2}0*$/.test(fraction)) return undefined;
  const amount = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  const isNegative = inner !== undefined || unsigned.replace('$', '') !== plain.replace('$', '');
  return isNegative && amount !== 0 ? -amount : amount;
}
