import { Decimal } from '../../../../kernel/decimals.ts';
import type { ReadCostLine } from '../../form-reading.ts';
import { plain } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';
import { inRow } from '../engine/find-in-rows.ts';
import { getValueAfter } from '../engine/find-value.ts';
import type { PaperPage, PaperSchema } from '../engine/paper-schema.ts';
import { parsePaperAmount } from '../engine/paper-values.ts';
import type { PaperValues } from '../engine/prove-paper.ts';
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

/** An initial or annual escrow account statement (12 CFR 1024.17(g) and (i)). */
export const escrowStatement: PaperSchema = {
  kind: 'escrow_statement',
  known: {
    title:
      /^((annual|initial) )?escrow account (disclosure )?(statement|analysis)|^(annual|initial) escrow account|^escrow analysis( statement)?/i,
    labels: [
      /^((monthly|anticipated|projected) )?((payment|deposit)s? )?to (the )?escrow/i,
      /^((anticipated|projected|scheduled) )?((payment|disbursement)s? )?from (the )?escrow|^disbursements?/i,
      /^(projected |required |escrow )?balance|^projected$/i,
      /^(starting|beginning|initial) balance|^initial deposit|^balance forward/i,
      /^(low(est)? point|low balance|cushion|required (minimum|low))/i,
      /^(escrow )?(shortage|surplus|deficiency)/i,
      /^month\b/i,
      /^(your )?(new |total )?(monthly )?(escrow|mortgage) payment/i,
      /^county tax|^property tax|^(homeowner'?s|hazard) insurance/i,
    ],
    fewest: 5,
  },
  hasWrappedLabels: true,
  needs: ['starting_balance'],
  fields: {
    statement: [
      inRow(/\b(annual|initial) escrow account/i, 'words'),
      inRow(/^escrow account disclosure statement (annual|initial)/i, 'words'),
    ],
    statement_date: [{ labels: [/^(statement|analysis|disclosure) date/i, /^date( prepared)?/i], is: 'day' }],
    period_start: [
      { labels: [/^(projection|computation|escrow|analysis)? ?(period|year)/i], is: 'period-start' },
    ],
    period_end: [
      { labels: [/^(projection|computation|escrow|analysis)? ?(period|year)/i], is: 'period-end' },
    ],
    starting_balance: [
      {
        labels: [/^(starting|beginning|initial|opening) (escrow )?(balance|deposit)/i, /^balance forward/i],
        is: 'amount',
      },
    ],
    monthly_payment: [
      {
        labels: [
          /^(your )?(new )?(monthly )?escrow (payment|deposit)( amount)?/i,
          /^monthly (payment|deposit) to (the )?escrow( account)?/i,
        ],
        is: 'amount',
      },
    ],
  },
  lines: (pages) => ({ months: listStatementMonths(pages) }),
  checks: [
    {
      name: 'running_balance',
      fields: ['starting_balance'],
      sections: ['months'],
      proves: true,
      holds: holdsBalances,
    },
    {
      name: 'monthly_payment',
      fields: ['monthly_payment'],
      proves: true,
      holds: ({ amount, lines: { months = [] } }) => {
        const payment = amount('monthly_payment');
        const paid = months.map((line) => new Decimal(line.amount)).filter((each) => !each.isZero());
        return payment === undefined || paid.length < 2 ? undefined : paid.every((each) => each.eq(payment));
      },
    },
  ],
};

/** Each balance is the one before, with what was paid in and without what was paid out. */
function holdsBalances({ amount, lines: { months = [] } }: PaperValues): boolean | undefined {
  let balance = amount('starting_balance');
  if (balance === undefined || months.length < 2) return undefined;
  for (const { amount: paidIn, more = [] } of months) {
    const [paidOut, after] = more;
    if (paidOut === undefined || after === undefined) return undefined;
    balance = balance.plus(paidIn).minus(new Decimal(paidOut).abs());
    if (!balance.eq(after)) return false;
  }
  return true;
}
