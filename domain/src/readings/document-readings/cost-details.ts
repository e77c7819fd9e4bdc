import { findAmountPlace, findRowAmount, parseTotal, splitAmounts } from './both-forms/amount-place.ts';
import {
  type FieldReading,
  markWords,
  parseField,
  type ReadCostLine,
  removeMissing,
} from './form-reading.ts';
import { findGutter } from './pages/columns.ts';
import { cellsRightOf, cellsWithin, findCell } from './pages/find-cells.ts';
import { joinWords, listRows } from './pages/find-rows.ts';
import { type Cell, cover } from './pages/page-text.ts';
import { parsePrintedAmount } from './pages/read-values.ts';
import { spaceWords } from './pages/space-words.ts';
import { joinWrappedLines, type TableLine } from './pages/wrapped-lines.ts';

const SECTION = /^([A-J])\. ?(?=[A-Z])/;
const LAST_SECTION_LINE = /^(calculating cash to close|adjustable (payment|interest rate).*)$/i;
const OTHER = /^other$/i;
const D_AND_I = /^d( ?\+ ?[i1l|]?)?$/i;

export type CostDetails = { fields: Record<string, FieldReading>; lines: Record<string, ReadCostLine[]> };

/** Closing Cost Details: sections A to J with their lines, and the cash to close (12 CFR 1026.37(f) to (h)). */
export function parseCostDetails(cells: readonly Cell[]): CostDetails {
  const found: CostDetails = { fields: {}, lines: {} };
  const columns = splitSides(cells).map(splitAmounts);
  for (const column of columns) getColumn(column, found);
  const cash = columns.map(readCashToClose).find((each) => Object.keys(each).length > 0);
  return { fields: { ...found.fields, ...cash }, lines: found.lines };
}

/** Loan costs and other costs beside each other, or all in one column. */
function splitSides(cells: readonly Cell[]): (readonly Cell[])[] {
  const headOf = (pattern: RegExp, usual: RegExp) => findCell(cells, pattern) ?? findCell(cells, usual);
  const loan = headOf(/^a\. ?origination charges$/i, /^loan costs$/i);
  const other = headOf(/^e\. ?taxes and other government fees$/i, /^other costs$/i);
  if (other === undefined) return [cells];
  if (loan !== undefined && other.box.x - loan.box.x < other.box.width / 2) return [cells];
  const top = Math.min(other.baseline, loan?.baseline ?? Infinity) - 2 * other.box.height;
  const middle = findGutter(cellsWithin(cells, { top }), other.box.x + 1) ?? other.box.x - 4;
  return [cells.filter(({ box }) => box.x < middle), cells.filter(({ box }) => box.x >= middle)];
}

const isHeading = (text: string) =>
  SECTION.test(text) ||
  OTHER.test(text) ||
  D_AND_I.test(text) ||
  LAST_SECTION_LINE.test(text) ||
  /^lender credits$/i.test(text);

function getColumn(column: readonly Cell[], found: CostDetails): void {
  let section: string | undefined;
  const place = findAmountPlace(column);
  const rows = listRows(column).map((row): TableLine => {
    const amount = findRowAmount(row, place);
    return { words: row.filter((cell) => cell !== amount), amounts: amount === undefined ? [] : [amount] };
  });
  for (const { words, amounts, isUncertain } of joinWrappedLines(rows, isHeading)) {
    const [first] = words;
    const [amount] = amounts;
    if (first === undefined) continue;
    const text = joinWords(words);
    const value = amount && parsePrintedAmount(amount.text);
    const name = SECTION.exec(text)?.[1] ?? (section === 'G' && OTHER.test(text) ? 'H' : undefined);
    const line = { row: [...words, ...amounts], amount, column };
    if (name !== undefined) {
      section = /total/i.test(text) ? undefined : name;
      found.fields[name] = parseTotal(line);
      if (section !== undefined) found.lines[section] = [];
    } else if (/^lender credits$/i.test(text)) {
      section = undefined;
      found.fields.lender_credits = parseTotal(line, putCredit);
    } else if (D_AND_I.test(text) && section === undefined) {
      Object.assign(found.fields, removeMissing({ d_plus_i: parseField(value, amount) }));
    } else if (LAST_SECTION_LINE.test(text)) section = undefined;
    else if (section !== undefined && amount !== undefined && value !== undefined) {
      const box = line.row.reduce((all, cell) => cover(all, cell.box), first.box);
      found.lines[section]?.push({
        ...splitLabel(section, words.map((cell) => cell.text).join(' ')),
        ...{ amount: value, page: first.page, box, state: 'read', ...markWords(words) },
        ...(isUncertain && { areWordsUncertain: true }),
      });
    }
  }
}

/** Prepaids have how long they last in parentheses, and escrow how much each month for how many. */
function splitLabel(section: string, words: string): { label: string; detail: string | null } {
  const text = words.replace(/\s+/g, ' ').trim();
  const [, label, detail] = /^(.{1,200}?) ?\( ?(.{1,200}?) ?\)?$/.exec(text) ?? [];
  if (section === 'F' && label !== undefined && detail !== undefined)
    return { label, detail: spaceWords(detail) };
  const [, name, each] = /^(.{1,200}?)(?: ?\$| [Ss]| )([\d,.]{1,20} ?per ?month ?for ?.+)$/i.exec(text) ?? [];
  if (section === 'G' && name !== undefined && each !== undefined)
    return { label: name, detail: spaceWords(each) };
  return { label: text.replace(/^(\d{0,4}\.?\d{1,6}) %/, '$1%'), detail: null };
}

const CASH_LINES: readonly (readonly [string, RegExp])[] = [
  ['closing_costs', /^total closing costs\b/i],
  ['closing_costs_financed', /^closing costs financed/i],
  ['down_payment', /^down payment/i],
  ['deposit', /^deposit$/i],
  ['funds_for_borrower', /^funds for borrower$/i],
  ['seller_credits', /^seller credits$/i],
  ['adjustments', /^adjustments and other credits/i],
  ['cash_to_close', /^(estimated )?cash to close$/i],
];

function readCashToClose(column: readonly Cell[]): Record<string, FieldReading> {
  const heading = findCell(column, /^calculating cash to close$/i);
  if (heading === undefined) return {};
  const table = cellsWithin(column, { top: heading.baseline });
  return removeMissing(
    Object.fromEntries(
      CASH_LINES.map(([name, label]) => {
        const found = findCell(table, label);
        const cell =
          found && cellsRightOf(table, found).find(({ text }) => parsePrintedAmount(text) !== undefined);
        const value = parsePrintedAmount(cell?.text ?? '');
        return [name, parseField(value === undefined ? undefined : putSign(name, value), cell)];
      }),
    ),
  );
}

/** A deposit is what is taken off, without its sign; credits of the seller are below zero (12 CFR 1026.37(h)(1)(iv), (vi)). */
function putSign(name: string, value: string): string {
  const plain = value.replace(/^-/, '');
  if (name === 'deposit') return plain;
  return name === 'seller_credits' && Number(plain) !== 0 ? `-${plain}` : value;
}

/** Credits are below zero, whether or not their sign was read (12 CFR 1026.37(g)(6)(ii)). */
const putCredit = (value: string): string => (Number(value) > 0 ? `-${value}` : value);
