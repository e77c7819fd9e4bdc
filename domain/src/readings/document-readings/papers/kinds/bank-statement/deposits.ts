import type { ReadCostLine } from '../../../form-reading.ts';
import { plain } from '../../../pages/find-cells.ts';
import type { Cell } from '../../../pages/page-text.ts';
import { getValueAfter } from '../../engine/find-value.ts';
import type { PaperPage } from '../../engine/paper-schema.ts';
import { parsePaperAmount } from '../../engine/paper-values.ts';
import { findHeading, listTableRows } from '../../engine/table-cells.ts';
import { DEPOSITS, WITHDRAWALS } from './summary.ts';

/** A transaction begins with its day, with or without the year. */
const DAY =
  /^(\d{1,2}[/-]\d{1,2}(?:[/-](?:20)?\d{2})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:, \d{4})?)\b/i;
const OTHER_SECTION =
  /^(checks? paid|atm|electronic|other|service|fees|daily|withdrawals|debits|subtractions|purchases|card)/i;

type Money = { cell: Cell; value: string };
/** What the headings of a list say of its amounts: a column of its own, all of a section, or a sign. */
type Section = { columns?: { headings: readonly Cell[]; into: Cell }; isInto: boolean; isSigned: boolean };

/** Each deposit of the lists of transactions: its words, its amount, its day as printed. */
export function listDeposits(pages: readonly PaperPage[]): ReadCostLine[] {
  const found: ReadCostLine[] = [];
  let section: Section = { isInto: false, isSigned: false };
  for (const { cells } of pages)
    for (const row of listTableRows(cells)) {
      section = readHeading(row) ?? section;
      const line = readDeposit(row, section);
      if (line !== undefined) found.push(line);
    }
  return found;
}

function readHeading(row: readonly Cell[]): Section | undefined {
  const text = plain(row[0]?.text ?? '');
  if (DAY.test(text)) return undefined;
  const into = row.find((cell) => getValueAfter(cell, DEPOSITS) === '');
  const out = row.find((cell) => getValueAfter(cell, WITHDRAWALS) === '');
  const isHead = row.some((cell) => /^(date|description|transaction)/i.test(cell.text));
  if (into !== undefined && out !== undefined && isHead)
    return { columns: { headings: row, into }, isInto: false, isSigned: false };
  const hasAmount = row.some(({ text: words }) => parsePaperAmount(words) !== undefined);
  if (isHead && row.some((cell) => /^amount/i.test(cell.text)))
    return row.some((cell) => /balance/i.test(cell.text)) ? { isInto: false, isSigned: true } : undefined;
  if (row.length === 1 && into === row[0] && into !== undefined) return { isInto: true, isSigned: false };
  return !hasAmount && row.length <= 2 && OTHER_SECTION.test(text)
    ? { isInto: false, isSigned: false }
    : undefined;
}

function readDeposit(row: readonly Cell[], { columns, isInto, isSigned }: Section): ReadCostLine | undefined {
  const day = DAY.exec(plain(row[0]?.text ?? ''))?.[0];
  if (day === undefined) return undefined;
  const amounts = row.flatMap((cell): Money[] => {
    const value = /\.\d{2}\D?$/.test(cell.text) ? parsePaperAmount(cell.text) : undefined;
    return value === undefined ? [] : [{ cell, value }];
  });
  const money = pick(amounts);
  if (money === undefined || money.value.startsWith('-')) return undefined;
  const words = row
    .filter((cell) => !amounts.some((each) => each.cell === cell))
    .map(({ text }) => plain(text))
    .join(' ')
    .slice(day.length)
    .trim();
  return {
    label: words,
    amount: money.value,
    detail: day,
    page: money.cell.page,
    box: money.cell.box,
    state: 'read',
  };

  function pick(all: readonly Money[]): Money | undefined {
    if (columns !== undefined)
      return all.find(({ cell }) => findHeading(columns.headings, cell) === columns.into);
    if (isSigned) return all.length >= 1 ? all[0] : undefined;
    return isInto && all.length >= 1 ? all[0] : undefined;
  }
}
