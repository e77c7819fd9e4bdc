import { Decimal } from '../../../kernel/decimals.ts';
import { parseTotal } from '../both-forms/amount-place.ts';
import {
  type CostColumn,
  costColumns,
  type FieldReading,
  markWords,
  parseField,
  type ReadCostLine,
  removeMissing,
} from '../form-reading.ts';
import { findCell, plain } from '../pages/find-cells.ts';
import { isAmount, isMoney, joinWords, listRows, nearestColumn } from '../pages/find-rows.ts';
import { splitAt } from '../pages/label-cells.ts';
import { type Cell, cover } from '../pages/page-text.ts';
import { parsePrintedAmount } from '../pages/read-values.ts';
import { joinWrappedLines, type TableLine } from '../pages/wrapped-lines.ts';
import { splitClosingLabel } from './line-words.ts';

export type CostTable = { fields: Record<string, FieldReading>; lines: Record<string, ReadCostLine[]> };

const SECTION = /^([A-J])\. ?(?=[A-Z])/;
const OTHER = /^other$/i;
const SUBTOTALS: readonly (readonly [RegExp, readonly (string | undefined)[]])[] = [
  [/^loan costs subtotals/i, ['loan_costs_at_closing', 'loan_costs_before_closing']],
  [/^other costs subtotals/i, ['other_costs_at_closing', 'other_costs_before_closing']],
  [
    /^closing costs subtotals/i,
    [
      ...['closing_costs_at_closing', 'closing_costs_before_closing', 'closing_costs_seller_at_closing'],
      ...['closing_costs_seller_before_closing', 'closing_costs_by_others'],
    ],
  ],
];
/** Where the middles of the columns are on form H-25, as a share of the width of the page. */
const USUAL_MIDDLES = [0.543, 0.632, 0.721, 0.809, 0.896];

/** Closing Cost Details: sections A to J with what the borrower, the seller and others pay of each line (12 CFR 1026.38(f) to (h)). */
export function parseCostTable(cells: readonly Cell[], width: number): CostTable {
  const top = findCell(cells, /^loan costs$/i)?.baseline ?? 0;
  const middles = findColumns(cells, width);
  // Amounts are printed right of where the first column begins.
  const start = (middles[0] ?? 0) - ((middles[1] ?? 0) - (middles[0] ?? 0)) / 2;
  const table: CostTable = { fields: {}, lines: {} };
  let section: string | undefined;
  const below = cells.filter(({ baseline }) => baseline > top).flatMap((cell) => splitAmounts(cell, start));
  // The number of a line is no amount.
  const column = below.filter((cell) => !isAmount(cell) || isMoney(cell));
  const rows = listRows(below).map((row): TableLine => {
    // A section's total may follow its name.
    const isHead = SECTION.test(joinWords(row));
    const isWords = (cell: Cell) =>
      !(isHead && isMoney(cell)) &&
      cell.box.x < start - 2 &&
      !(isMoney(cell) && cell.box.x + cell.box.width / 2 > start - 2);
    const words = row.filter(isWords);
    return { words, amounts: row.filter((cell) => !words.includes(cell) && isMoney(cell)) };
  });
  for (const { words, amounts, isUncertain } of joinWrappedLines(rows, isHeading)) {
    const text = joinWords(words);
    if (text === '') continue;
    const head = words.find((cell) => SECTION.test(plain(cell.text)));
    const name =
      (head && SECTION.exec(plain(head.text))?.[1]) ??
      (section === 'G' && OTHER.test(text) ? 'H' : undefined);
    const line = { row: [...words, ...amounts], amounts, column };
    if (name !== undefined) {
      section = /total/i.test(text) ? undefined : name;
      table.fields[name] = parseTotal({ ...line, amount: amounts[0] });
      if (section !== undefined) table.lines[section] = [];
    } else if (readTotals(text, line, middles, table)) section = undefined;
    else if (section !== undefined && amounts.length > 0)
      table.lines[section]?.push({
        ...readLine(section, words, amounts, middles),
        ...(isUncertain && { areWordsUncertain: true }),
      });
  }
  return table;
}

const isHeading = (text: string) =>
  SECTION.test(text) ||
  OTHER.test(text) ||
  /^lender credits\b/i.test(text) ||
  SUBTOTALS.some(([pattern]) => pattern.test(text));

const middleOf = ({ box }: Cell) => box.x + box.width / 2;

/**
 * The middles of the five columns: of their heads, moved to the amounts below, which are set to another edge. Of amounts in five places each is
 * a column without heads.
 */
function findColumns(cells: readonly Cell[], width: number): number[] {
  const heads = (pattern: RegExp) => cells.filter(({ text }) => pattern.test(plain(text)));
  const [at, before] = [heads(/^at closing$/i).slice(0, 2), heads(/^before closing$/i).slice(0, 2)];
  const others = findCell(cells, /^(paid by )?others$/i);
  const found = [at[0], before[0], at[1], before[1], others].flatMap((cell) =>
    cell === undefined ? [] : [middleOf(cell)],
  );
  const isOrdered = found.every((each, index) => index === 0 || each > (found[index - 1] ?? 0));
  if (found.length < 5 || !isOrdered) return USUAL_MIDDLES.map((share) => share * width);
  const left = (found[0] ?? 0) - ((found[1] ?? 0) - (found[0] ?? 0)) / 2;
  const shifts = cells
    .filter((cell) => isMoney(cell) && cell.box.x + cell.box.width > left)
    .map((cell) => middleOf(cell) - (found[nearestColumn(cell, found)] ?? 0))
    .sort((one, other) => one - other);
  const shift = shifts[Math.floor(shifts.length / 2)] ?? 0;
  return found.map((each) => each + shift);
}

const ENDS_WITH_AMOUNT = /^(.*[^\s–—−-]) ((?:[-–—−] ?)?\(?\$? ?[-–—−]?[\d,]*\d\.\d{2}\)?)$/;

/** Words that grew together with amounts right of them, and amounts of several columns, each in a cell of its own. */
function splitAmounts(cell: Cell, start: number): Cell[] {
  const [, words, amount] = ENDS_WITH_AMOUNT.exec(cell.text) ?? [];
  if (words === undefined || amount === undefined || isAmount(cell)) return [cell];
  const [left, right] = splitAt(cell, [words, amount]);
  if (left === undefined || right === undefined || middleOf(right) < start) return [cell];
  return [...splitAmounts(left, start), right];
}

/** Subtotals and credits, which are no lines of a section. */
function readTotals(
  text: string,
  { row, amounts, column }: { row: readonly Cell[]; amounts: readonly Cell[]; column: readonly Cell[] },
  middles: readonly number[],
  { fields }: CostTable,
): boolean {
  if (/^lender credits\b/i.test(text)) {
    fields.lender_credits = parseTotal({ row, amount: amounts[0], column }, putCredit);
    return true;
  }
  const names = SUBTOTALS.find(([pattern]) => pattern.test(text))?.[1];
  if (names === undefined) return false;
  for (const [index, name] of names.entries()) {
    if (name === undefined) continue;
    const amount = amounts.find((cell) => nearestColumn(cell, middles) === index);
    const field = parseField((amount && parsePrintedAmount(amount.text)) ?? null, amount ?? row[0]);
    // Empty only in a table of which amounts were found.
    if (field !== undefined && amount === undefined && !column.some(isMoney)) field.state = 'unread';
    Object.assign(fields, removeMissing({ [name]: field }));
  }
  return true;
}

function readLine(
  section: string,
  words: readonly Cell[],
  amounts: readonly Cell[],
  middles: readonly number[],
): ReadCostLine {
  const columns: Partial<Record<CostColumn, string>> = {};
  for (const cell of amounts) {
    const column = costColumns[nearestColumn(cell, middles)];
    const value = parsePrintedAmount(cell.text);
    if (column !== undefined && value !== undefined) columns[column] = value;
  }
  const cells = [...words, ...amounts];
  const box = cells.reduce((all, cell) => cover(all, cell.box), (cells[0] as Cell).box);
  return {
    ...splitClosingLabel(section, words),
    amount: addPaid(columns),
    columns,
    ...{ page: cells[0]?.page ?? 1, box, state: 'read', ...markWords(words) },
  };
}

/** What the borrower pays at closing and before it, as printed where it is one figure. */
function addPaid({ borrowerAtClosing, borrowerBeforeClosing }: NonNullable<ReadCostLine['columns']>): string {
  if (borrowerAtClosing === undefined || borrowerBeforeClosing === undefined)
    return borrowerAtClosing ?? borrowerBeforeClosing ?? '0';
  return new Decimal(borrowerAtClosing).plus(borrowerBeforeClosing).toFixed(2);
}

/** Credits are below zero, whether or not their sign was read (12 CFR 1026.38(h)(3)). */
const putCredit = (value: string): string => (Number(value) > 0 ? `-${value}` : value);
