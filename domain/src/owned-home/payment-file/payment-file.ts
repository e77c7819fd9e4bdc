import { type CsvRecord, readCsvRecords } from '../../kernel/csv-records.ts';
import * as texts from '../en/loan.ts';
import { type Content, checkRecord } from '../home-record.ts';
import { MOST_PAYMENTS, paymentKind } from '../kinds/payment.ts';
import { readCentsCell, readDayCell } from './payment-cells.ts';
import type { ColumnMapping, PaymentColumn } from './payment-columns.ts';

type Payment = Content<typeof paymentKind>;

/** A file that is not read further than this many lines for every payment that can be kept. */
const LINES_EACH = 4;

/** `headings` of its columns, numbered where the first line is a payment already. */
export type PaymentFile = { headings: readonly string[]; isNumbered: boolean; lines: readonly CsvRecord[] };
export type OpenedFile =
  | { file: PaymentFile; refused?: never }
  | { refused: { why: 'empty' } | { why: 'too-long'; rows: number }; file?: never };

/** Commas, semicolons and tabs separate, whichever the first line has most of; lines without anything in them are left out. */
export function openPaymentFile(text: string): OpenedFile {
  const plain = text.replace(/^\uFEFF/, '');
  const rows = (plain.match(/[^\r\n]*\S[^\r\n]*/g) ?? []).length - 1;
  if (rows > MOST_PAYMENTS * LINES_EACH) return { refused: { why: 'too-long', rows } };
  const records = readCsvRecords(plain, findSeparator(plain)).filter(({ fields }) =>
    fields.some((field) => field.trim() !== ''),
  );
  const [first, ...rest] = records;
  if (first === undefined) return { refused: { why: 'empty' } };
  const isNumbered = first.fields.some((field) => readDayCell(field) !== undefined);
  const lines = isNumbered ? records : rest;
  if (lines.length === 0) return { refused: { why: 'empty' } };
  if (lines.length > MOST_PAYMENTS) return { refused: { why: 'too-long', rows: lines.length } };
  return { file: { headings: first.fields.map((field) => field.trim()), isNumbered, lines } };
}

function findSeparator(text: string): string {
  const first = (/[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** `line` is that of the file, counted from 1. */
export type ReadPayments = {
  payments: readonly { line: number; content: Payment }[];
  wrong: readonly { line: number; problem: string }[];
};

/**
 * The payments of the file and what is wrong with each line that is none. Where every total is below zero, as in a bank's list of what was
 * paid, the sign is dropped. The mapping has what is needed (`findMappingProblems`).
 */
export function readPaymentFile(
  { headings, lines }: PaymentFile,
  mapping: ColumnMapping,
  today: string,
): ReadPayments {
  const payments: { line: number; content: Payment }[] = [];
  const wrong: { line: number; problem: string }[] = [];
  const totals = lines.map(({ fields }) => readCentsCell(findCell(fields, mapping, 'total')));
  const isDebits = totals.every((total) => typeof total !== 'number' || total < 0);
  for (const { line, fields, isCut } of lines) {
    const short = fields.length < headings.length;
    const read =
      isCut === true
        ? texts.quoteNotClosed
        : short
          ? texts.columnsMissing(fields.length, headings.length)
          : readLine(fields, mapping, isDebits);
    const checked = typeof read === 'string' ? read : checkRecord(paymentKind, read, { records: [], today });
    if (typeof checked === 'string') wrong.push({ line, problem: checked });
    else if (checked.problems !== undefined)
      wrong.push({ line, problem: Object.values(checked.problems)[0] ?? texts.amountMissing });
    else payments.push({ line, content: checked.value });
  }
  return { payments, wrong };
}

/** The content of a payment, or what is wrong with its line. */
function readLine(fields: readonly string[], mapping: ColumnMapping, isDebits: boolean): Payment | string {
  const cell = (column: PaymentColumn) => findCell(fields, mapping, column).trim();
  const days: Record<string, string | null> = {};
  for (const column of ['paidOn', 'dueOn'] as const) {
    const text = cell(column);
    const day = text === '' ? null : readDayCell(text);
    if (day === undefined) return texts.dayNotRead(text);
    days[column] = day;
  }
  const { paidOn = null, dueOn = null } = days;
  if (paidOn === null) return texts.dayMissing;
  const amounts: Partial<Record<PaymentColumn, number | null>> = {};
  for (const column of ['total', 'principal', 'interest', 'escrow', 'extraPrincipal'] as const) {
    const text = cell(column);
    const cents = readCentsCell(text);
    if (cents === undefined) return texts.amountNotRead(text);
    if (cents !== null && cents < 0 && !isDebits) return texts.amountNegative(text);
    amounts[column] = cents === null ? null : Math.abs(cents);
  }
  const { total = null, principal = null, interest = null, escrow = null, extraPrincipal = null } = amounts;
  if (total === null || total === 0) return texts.amountMissing;
  return { paidOn, dueOn, total, principal, interest, escrow, extraPrincipal: extraPrincipal ?? 0 };
}

const findCell = (fields: readonly string[], mapping: ColumnMapping, column: PaymentColumn): string =>
  fields[mapping.indexOf(column)] ?? '';
