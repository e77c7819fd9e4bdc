import type { CostLine } from '../../../form-reading.ts';
import { plain } from '../../../pages/find-cells.ts';
import type { Cell } from '../../../pages/page-text.ts';
import { readAfter } from '../../engine/find-value.ts';
import type { PaperPage } from '../../engine/paper-schema.ts';
import { readPaperAmount } from '../../engine/paper-values.ts';
import { findHeading, listRows } from '../../engine/table-cells.ts';

const MONTH =
  /^((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? ?(?:20)?\d{0,4}|\d{1,2}\/(?:\d{1,2}\/)?(?:20)?\d{2})(?: |$)/i;
const INTO = [
  /^((monthly|projected|scheduled|your) )?(payment|deposit)s?( ?\(?to (the )?escrow( account)?\)?| to (the )?escrow( account)?)?/i,
  /^to (the )?escrow( account)?/i,
];
const OUT = [
  /^((projected|scheduled|our) )?(payment|disbursement)s?( ?\(?from (the )?escrow( account)?\)?| from (the )?escrow( account)?)/i,
  /^((projected|scheduled) )?disbursements?/i,
  /^from (the )?escrow( account)?/i,
];
const BALANCE = [
  /^((projected|escrow|estimated|anticipated|ending|account|running) )*(escrow )?(account )?balance/i,
  /^projected$/i,
];

type Columns = { headings: readonly Cell[]; into: Cell; out: Cell; balance: Cell };

/** The months of the account: `amount` is paid in; `more` is what is paid out and the balance after it, `detail` what is paid. */
export function listMonths(pages: readonly PaperPage[]): CostLine[] {
  const found: CostLine[] = [];
  let columns: Columns | undefined;
  for (const { cells } of pages)
    for (const row of listRows(cells)) {
      const heads = readColumns(row);
      // Past months have a table of their own behind the projection of the next.
      if (heads !== undefined && found.length > 0) return found;
      columns = heads ?? columns;
      const line = columns && readMonth(row, columns);
      if (line !== undefined) found.push(line);
    }
  return found;
}

function readColumns(row: readonly Cell[]): Columns | undefined {
  const of = (labels: readonly RegExp[], taken?: Cell) =>
    row.find((cell) => cell !== taken && labels.some((label) => readAfter(cell, label) === ''));
  const out = of(OUT);
  const [into, balance] = [of(INTO, out), of(BALANCE)];
  return into && out && balance ? { headings: row, into, out, balance } : undefined;
}

function readMonth(row: readonly Cell[], { headings, into, out, balance }: Columns): CostLine | undefined {
  const month = MONTH.exec(plain(row[0]?.text ?? ''))?.[1]?.trim();
  if (month === undefined) return undefined;
  const amounts = row.flatMap((cell) => {
    const value = readPaperAmount(cell.text);
    return value === undefined || cell === row[0] ? [] : [{ cell, value }];
  });
  const under = (heading: Cell) => amounts.find(({ cell }) => findHeading(headings, cell) === heading)?.value;
  const last = amounts.find(({ cell }) => findHeading(headings, cell) === balance);
  if (last === undefined) return undefined;
  const words = row
    .filter((cell) => !amounts.some((each) => each.cell === cell))
    .map(({ text }) => plain(text))
    .join(' ')
    .slice(month.length)
    .trim();
  return {
    ...{ label: month, amount: under(into) ?? '0', detail: words === '' ? null : words },
    more: [under(out) ?? '0', last.value],
    ...{ page: last.cell.page, box: last.cell.box, state: 'read' },
  };
}
