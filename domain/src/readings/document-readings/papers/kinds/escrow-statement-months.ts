import type { ReadCostLine } from '../../form-reading.ts';
import { plain } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';
import { getValueAfter } from '../engine/find-value.ts';
import type { PaperPage } from '../engine/paper-schema.ts';
import { parsePaperAmount } from '../engine/paper-values.ts';
import { findHeading, listTableRows } from '../engine/table-cells.ts';

const MONTH =
  /^((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? ?(?:20)?\d{0,4}|\d{1,2}\/(?:\d{1,2}\/)?(?:20)?\d{2})(?: |$)/i;
const INTO = [
  /^((monthly|projected|scheduled|anticipated|your) )?(payment|deposit)s?( ?\(?to (the )?escrow( account)?\)?| to (the )?escrow( account)?)?/i,
  /^to (the )?escrow( account)?/i,
];
const OUT = [
  /^((projected|scheduled|anticipated|our) )?(payment|disbursement)s?( ?\(?from (the )?escrow( account)?\)?| from (the )?escrow( account)?)/i,
  /^((projected|scheduled) )?disbursements?/i,
  /^from (the )?escrow( account)?/i,
];
const BALANCE = [
  /^((projected|escrow|estimated|anticipated|ending|account|running) )*(escrow )?(account )?balance/i,
  /^projected$/i,
];

type Columns = { headings: readonly Cell[]; into: Cell; out: Cell; balance: Cell };
type Month = { row: readonly Cell[]; amounts: readonly { cell: Cell; value: string }[] };

/** The months of the account: `amount` is paid in; `more` is what is paid out and the balance after it, `detail` what is paid. */
export function listStatementMonths(pages: readonly PaperPage[]): ReadCostLine[] {
  const months: Month[] = [];
  let columns: Columns | undefined;
  for (const { cells } of pages)
    for (const row of listTableRows(cells)) {
      const heads = readColumns(row);
      // Past months have a table of their own behind the projection of the next.
      if (heads !== undefined && months.length > 0) return parseMonths(months, columns);
      columns = heads ?? columns;
      if (columns !== undefined && MONTH.test(plain(row[0]?.text ?? ''))) months.push(listAmounts(row));
    }
  return parseMonths(months, columns);
}

function listAmounts(row: readonly Cell[]): Month {
  const amounts = row.flatMap((cell) => {
    // A mark behind a balance says that it is the lowest.
    const value = parsePaperAmount(cell.text.replace(/ ?\*$/, ''));
    return value === undefined || cell === row[0] ? [] : [{ cell, value }];
  });
  return { row, amounts };
}

function parseMonths(months: readonly Month[], columns: Columns | undefined): ReadCostLine[] {
  if (columns === undefined) return [];
  const find = findByEdge(months, columns) ?? ((cell: Cell) => findHeading(columns.headings, cell));
  return months.flatMap((month) => readMonth(month, columns, find) ?? []);
}

/** Points that the right edges of a column’s amounts are within, of which one may have a mark behind it. */
const SAME_EDGE = 6;

/**
 * The heading of an amount by its right edge, where the amounts have as many of them as there are headings of amounts: a heading on the left of
 * its column may be nearer to the amounts of another.
 */
function findByEdge(
  months: readonly Month[],
  { headings, into, out, balance }: Columns,
): ((cell: Cell) => Cell | undefined) | undefined {
  const right = ({ box }: Cell) => box.x + box.width;
  const edges: number[] = [];
  for (const { amounts } of months)
    for (const { cell } of amounts)
      if (!edges.some((edge) => Math.abs(edge - right(cell)) <= SAME_EDGE)) edges.push(right(cell));
  edges.sort((one, other) => one - other);
  const heads = headings.filter((cell) => [into, out, balance].includes(cell) || /balance/i.test(cell.text));
  if (edges.length !== heads.length) return undefined;
  return (cell) => heads[edges.findIndex((edge) => Math.abs(edge - right(cell)) <= SAME_EDGE)];
}

function readColumns(row: readonly Cell[]): Columns | undefined {
  const of = (labels: readonly RegExp[], taken?: Cell) =>
    row.find((cell) => cell !== taken && labels.some((label) => getValueAfter(cell, label) === ''));
  const out = of(OUT);
  const [into, balance] = [of(INTO, out), of(BALANCE)];
  return into && out && balance ? { headings: row, into, out, balance } : undefined;
}

function readMonth(
  { row, amounts }: Month,
  { into, out, balance }: Columns,
  find: (cell: Cell) => Cell | undefined,
): ReadCostLine | undefined {
  const month = MONTH.exec(plain(row[0]?.text ?? ''))?.[1]?.trim();
  const under = (heading: Cell) => amounts.find(({ cell }) => find(cell) === heading);
  const last = under(balance);
  if (month === undefined || last === undefined) return undefined;
  const words = row
    .filter((cell) => !amounts.some((each) => each.cell === cell))
    .map(({ text }) => plain(text))
    .join(' ')
    .slice(month.length)
    .trim();
  return {
    ...{ label: month, amount: under(into)?.value ?? '0', detail: words === '' ? null : words },
    more: [under(out)?.value ?? '0', last.value],
    ...{ page: last.cell.page, box: last.cell.box, state: 'read' },
  };
}
