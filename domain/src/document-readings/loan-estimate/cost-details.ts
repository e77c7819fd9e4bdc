import { readTotal } from '../both-forms/amount-place.ts';
import { type CostLine, type FieldReading, keepFound, markWords, readField } from '../form-reading.ts';
import { cellsRightOf, cellsWithin, findCell, plain } from '../pages/find-cells.ts';
import { listRows } from '../pages/find-rows.ts';
import { type Cell, cover } from '../pages/page-text.ts';
import { readAmount } from '../pages/read-values.ts';
import { spaceWords } from '../pages/space-words.ts';

const SECTION = /^([A-J])\. ?(?=[A-Z])/;
const LAST_SECTION_LINE = /^(calculating cash to close|adjustable (payment|interest rate).*)$/i;

export type CostDetails = { fields: Record<string, FieldReading>; lines: Record<string, CostLine[]> };

/** Closing Cost Details in two columns: sections A to J with their lines, and the cash to close (12 CFR 1026.37(f) to (h)). */
export function readCostDetails(cells: readonly Cell[]): CostDetails {
  const other = findCell(cells, /^other costs$/i);
  const middle = (other?.box.x ?? 306) - 4;
  const [left, right] = [cellsWithin(cells, { right: middle }), cellsWithin(cells, { left: middle })];
  const found: CostDetails = { fields: {}, lines: {} };
  for (const column of [left, right]) readColumn(column, found);
  const cash = readCashToClose(right);
  const total = findCell(right, /^d( ?\+ ?[i1l|]?)?$/i);
  const credits = findCell(right, /^lender credits$/i);
  const amountOf = (label: Cell | undefined) =>
    label && cellsRightOf(right, label).find(({ text }) => readAmount(text) !== undefined);
  return {
    fields: {
      ...found.fields,
      ...keepFound({
        d_plus_i: readField(readAmount(amountOf(total)?.text ?? ''), amountOf(total)),
        lender_credits:
          credits &&
          readTotal(
            {
              row: [credits, ...cellsRightOf(right, credits)],
              ...{ amount: amountOf(credits), column: right },
            },
            putCredit,
          ),
      }),
      ...cash,
    },
    lines: found.lines,
  };
}

function readColumn(column: readonly Cell[], found: CostDetails): void {
  let section: string | undefined;
  for (const line of listRows(column)) {
    const [first, ...others] = line;
    if (first === undefined) continue;
    const text = plain(first.text);
    const name = SECTION.exec(text)?.[1];
    const amount = others.findLast((cell) => readAmount(cell.text) !== undefined);
    const value = amount && readAmount(amount.text);
    if (name !== undefined) {
      section = /total/i.test(text) ? undefined : name;
      found.fields[name] = readTotal({ row: line, amount, column });
      if (section !== undefined) found.lines[section] = [];
    } else if (LAST_SECTION_LINE.test(text)) section = undefined;
    else if (section !== undefined && amount !== undefined && value !== undefined) {
      const words = line
        .slice(0, line.indexOf(amount))
        .map((cell) => cell.text)
        .join(' ');
      const box = line.reduce((all, cell) => cover(all, cell.box), first.box);
      found.lines[section]?.push({
        ...splitLabel(section, words),
        amount: value,
        page: first.page,
        box,
        state: 'read',
        ...markWords(line.slice(0, line.indexOf(amount))),
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
  const [, name, each] = /^(.{1,200}?) ([$Ss]?[\d,.]{1,20} ?per month for ?.+)$/i.exec(text) ?? [];
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
  return keepFound(
    Object.fromEntries(
      CASH_LINES.map(([name, label]) => {
        const found = findCell(table, label);
        const cell = found && cellsRightOf(table, found).find(({ text }) => readAmount(text) !== undefined);
        const value = readAmount(cell?.text ?? '');
        return [name, readField(value === undefined ? undefined : putSign(name, value), cell)];
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
