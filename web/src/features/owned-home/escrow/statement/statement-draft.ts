import * as texts from '@porchlight/content/en/owned-home-escrow-form.ts';
import {
  createStatement,
  type EscrowStatement,
  type StatementMonth,
} from '@porchlight/domain/owned-home/escrow/escrow-statement.ts';
import { type EscrowItem, EVERY_MONTH } from '@porchlight/domain/owned-home/escrow/escrow-statement-kind.ts';
import { formatTypedCents, parseTypedCents } from '../../../tools/plan/typed-cents.ts';
import {
  createRecordDraft,
  getRecordDraft,
  parseSigned,
  type RecordDraft,
} from '../../records/record-layout.ts';
import { numberChoices, statementFields } from './statement-layout.ts';

export type DraftBill = { key: string; month: string; item: EscrowItem; amount: string };
export const monthCells = [
  'projectedDeposit',
  'projectedPaid',
  'projectedBalance',
  'actualDeposit',
  'actualPaid',
  'actualBalance',
] as const;
export type MonthCell = (typeof monthCells)[number];
export type DraftMonth = Readonly<Record<MonthCell, string>>;

/** A statement as its form holds it. `key` identifies a row while others come and go; last year's months follow one another. */
export type StatementDraft = {
  fields: RecordDraft;
  bills: readonly DraftBill[];
  firstMonth: string;
  months: readonly DraftMonth[];
};

export const MONTHS = 12;
let lastKey = 0;
export const createBill = (more: Partial<DraftBill> = {}): DraftBill => {
  lastKey += 1;
  return { key: String(lastKey), month: '', item: 'tax', amount: '', ...more };
};
export const emptyMonth = Object.fromEntries(monthCells.map((cell) => [cell, ''])) as DraftMonth;

/** A stored statement, or a new one that begins with what the last one lets be known. */
export function createStatementDraft(
  stored: EscrowStatement | undefined,
  begin: Partial<EscrowStatement>,
): StatementDraft {
  const content = stored ?? createStatement(begin);
  const bills = content.bills.map(({ month, item, amount }) =>
    createBill({ month: String(month), item, amount: formatTypedCents(amount) }),
  );
  return {
    fields: createRecordDraft(statementFields, content),
    bills: bills.length > 0 ? bills : [createBill(), createBill({ item: 'insurance' })],
    firstMonth: String(content.lastYear[0]?.month ?? content.startMonth),
    months: content.lastYear.map(
      (month) =>
        Object.fromEntries(monthCells.map((cell) => [cell, formatTypedCents(month[cell])])) as DraftMonth,
    ),
  };
}

export const billControl = (key: string, part: 'month' | 'amount') => `bill-${key}-${part}`;
export const cellControl = (place: number, cell: MonthCell) => `month-${place}-${cell}`;
export const monthAfter = (firstMonth: string, place: number) => ((Number(firstMonth) - 1 + place) % 12) + 1;

/**
 * The statement as it can be checked, with what of its rows cannot be read, by control. What is wrong elsewhere is left for the check of
 * the record. A bill without month and amount is a row that was not used.
 */
export function getStatement(draft: StatementDraft): {
  content: Record<keyof EscrowStatement, unknown>;
  problems: Record<string, string>;
} {
  const problems: Record<string, string> = {};
  const typed = getRecordDraft(statementFields, draft.fields);
  for (const name of numberChoices) typed[name] = Number(typed[name] || Number.NaN);
  const bills = draft.bills.filter(({ month, amount }) => month !== '' || amount.trim() !== '');
  for (const { key, month, amount } of bills) {
    if (month === '') problems[billControl(key, 'month')] = texts.chooseMonth;
    const cents = parseSigned(amount);
    if (cents === null || !(cents > 0))
      problems[billControl(key, 'amount')] = (cents ?? 0) < 0 ? texts.noMinus : texts.enterBillAmount;
  }
  for (const [place, month] of draft.months.entries())
    for (const cell of monthCells) {
      const cents = readCell(cell, month[cell]);
      const name = texts.cells[getCellName(cell)];
      if (Number.isNaN(cents))
        problems[cellControl(place, cell)] =
          (parseSigned(month[cell]) ?? 0) < 0 ? texts.noMinus : texts.enterCellAmount(name);
    }
  const content = {
    ...typed,
    bills: bills.map(({ month, item, amount }) => ({
      ...{ month: month === '' ? Number.NaN : Number(month), item, amount: parseTypedCents(amount) },
    })),
    lastYear: draft.months.map((month, place) => ({
      month: monthAfter(draft.firstMonth, place),
      ...(Object.fromEntries(monthCells.map((cell) => [cell, readCell(cell, month[cell])])) as Omit<
        StatementMonth,
        'month'
      >),
    })),
  };
  return { content: content as Record<keyof EscrowStatement, unknown>, problems };
}

export const getCellName = (cell: MonthCell) =>
  cell.replace(/^(projected|actual)/, '').toLowerCase() as keyof typeof texts.cells;

function readCell(cell: MonthCell, typed: string): number | null {
  return cell.endsWith('Balance') ? parseSigned(typed) : parseTypedCents(typed);
}

/** The statement as far as it can be read while it is typed: what cannot be is taken as not entered. */
export function previewStatement(draft: StatementDraft): EscrowStatement {
  const { content } = getStatement(draft);
  const whole = createStatement();
  const known = Object.fromEntries(
    Object.entries(content).filter(
      ([, value]) => value !== undefined && value !== '' && !Number.isNaN(value),
    ),
  ) as Partial<EscrowStatement>;
  const { bills, lastYear } = content as Pick<EscrowStatement, 'bills' | 'lastYear'>;
  return {
    ...whole,
    ...known,
    bills: bills.filter(({ month, amount }) => month >= EVERY_MONTH && amount > 0),
    lastYear: lastYear.map((month) => ({
      ...month,
      ...Object.fromEntries(
        monthCells.filter((cell) => Number.isNaN(month[cell])).map((cell) => [cell, null]),
      ),
    })),
  };
}
