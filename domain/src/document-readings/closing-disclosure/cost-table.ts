import { Decimal } from '../../kernel/decimals.ts';
import { readTotal } from '../both-forms/amount-place.ts';
import {
  type CostColumn,
  type CostLine,
  costColumns,
  type FieldReading,
  keepFound,
  markWords,
  readField,
} from '../form-reading.ts';
import { findCell, plain } from '../pages/find-cells.ts';
import { isAmount, isMoney, joinWords, listRows, nearestColumn } from '../pages/find-rows.ts';
import { type Cell, cover } from '../pages/page-text.ts';
import { readAmount } from '../pages/read-values.ts';
import { splitClosingLabel } from './line-words.ts';

export type CostTable = { fields: Record<string, FieldReading>; lines: Record<string, CostLine[]> };

const SECTION = /^([A-J])\. ?(?=[A-Z])/;
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
export function readCostTable(cells: readonly Cell[], width: number): CostTable {
  const middles = findColumns(cells, width);
  // Amounts stand right of where the first column begins.
  const start = (middles[0] ?? 0) - ((middles[1] ?? 0) - (middles[0] ?? 0)) / 2;
  const table: CostTable = { fields: {}, lines: {} };
  const top = findCell(cells, /^loan costs$/i)?.baseline ?? 0;
  let section: string | undefined;
  const below = cells.filter(({ baseline }) => baseline > top);
  // The number of a line is no amount.
  const column = below.filter((cell) => !isAmount(cell) || isMoney(cell));
  for (const row of listRows(below)) {
    const words = row.filter((cell) => cell.box.x < start - 2 && !(isMoney(cell) && cell.box.x > start - 12));
    const amounts = row.filter((cell) => !words.includes(cell) && isMoney(cell));
    const [first] = words;
    if (first === undefined) continue;
    const text = joinWords(words);
    const head = words.find((cell) => SECTION.test(plain(cell.text)));
    const name = head && SECTION.exec(plain(head.text))?.[1];
    if (name !== undefined) {
      section = /total/i.test(text) ? undefined : name;
      const [total] = amounts;
      table.fields[name] = readTotal({ row, amount: total, column });
      if (section !== undefined) table.lines[section] = [];
    } else if (readTotals(text, { row, amounts, column }, middles, table)) section = undefined;
    else if (section !== undefined && amounts.length > 0)
      table.lines[section]?.push(readLine(section, words, amounts, middles));
  }
  return table;
}

/** The middles of the five columns, by their heads where all are found. */
function findColumns(cells: readonly Cell[], width: number): number[] {
  const middle = ({ box }: Cell) => box.x + box.width / 2;
  const heads = (pattern: RegExp) => cells.filter(({ text }) => pattern.test(plain(text))).map(middle);
  const [at, before] = [heads(/^at closing$/i).slice(0, 2), heads(/^before closing$/i).slice(0, 2)];
  const others = findCell(cells, /^(paid by )?others$/i);
  const found = [at[0], before[0], at[1], before[1], others && middle(others)];
  const usual = USUAL_MIDDLES.map((share) => share * width);
  const known = found.every((each) => each !== undefined) ? (found as number[]) : usual;
  return known.every((each, index) => index === 0 || each > (known[index - 1] ?? 0)) ? known : usual;
}

/** Subtotals and credits, which are no lines of a section. */
function readTotals(
  text: string,
  { row, amounts, column }: { row: readonly Cell[]; amounts: readonly Cell[]; column: readonly Cell[] },
  middles: readonly number[],
  { fields }: CostTable,
): boolean {
  if (/^lender credits\b/i.test(text)) {
    fields.lender_credits = readTotal({ row, amount: amounts[0], column }, putCredit);
    return true;
  }
  const names = SUBTOTALS.find(([pattern]) => pattern.test(text))?.[1];
  if (names === undefined) return false;
  for (const [index, name] of names.entries()) {
    if (name === undefined) continue;
    const amount = amounts.find((cell) => nearestColumn(cell, middles) === index);
    Object.assign(
      fields,
      keepFound({ [name]: readField((amount && readAmount(amount.text)) ?? null, amount ?? row[0]) }),
    );
  }
  return true;
}

function readLine(
  section: string,
  words: readonly Cell[],
  amounts: readonly Cell[],
  middles: readonly number[],
): CostLine {
  const columns: Partial<Record<CostColumn, string>> = {};
  for (const cell of amounts) {
    const column = costColumns[nearestColumn(cell, middles)];
    const value = readAmount(cell.text);
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
function addPaid({ borrowerAtClosing, borrowerBeforeClosing }: NonNullable<CostLine['columns']>): string {
  if (borrowerAtClosing === undefined || borrowerBeforeClosing === undefined)
    return borrowerAtClosing ?? borrowerBeforeClosing ?? '0';
  return new Decimal(borrowerAtClosing).plus(borrowerBeforeClosing).toFixed(2);
}

/** Credits are below zero, whether or not their sign was read (12 CFR 1026.38(h)(3)). */
const putCredit = (value: string): string => (Number(value) > 0 ? `-${value}` : value);
