import { Decimal } from '../../../../kernel/decimals.ts';
import type { ReadCostLine } from '../../form-reading.ts';
import { plain } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';
import { inRow } from '../engine/find-in-rows.ts';
import { findNameAboveAddress } from '../engine/find-names.ts';
import { getValueAfter } from '../engine/find-value.ts';
import { pageNumbers } from '../engine/page-numbers.ts';
import type { FoundField, PaperPage, PaperSchema } from '../engine/paper-schema.ts';
import { parsePaperAmount } from '../engine/paper-values.ts';
import { areInOrder, checkOneWay, type PaperValues, sumOf } from '../engine/prove-paper.ts';
import { findHeading, listTableRows } from '../engine/table-cells.ts';

const amount = (labels: readonly RegExp[]) => [{ labels, is: 'amount-with-cents' }] as const;
const balance = (labels: readonly RegExp[]) => [
  ...amount(labels),
  // "Beginning balance on July 1, 2026  $1,234.56"
  ...labels.map((label) =>
    inRow(new RegExp(`${label.source}(?: (?:on|as of))? .{0,20}?(-?\\$ ?-?[\\d,]+\\.\\d{2})`, 'i'), 'amount'),
  ),
];

/** A transaction begins with its day, with or without the year. */
const DAY =
  /^(\d{1,2}[/-]\d{1,2}(?:[/-](?:20)?\d{2})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:, \d{4})?)\b/i;

const OTHER_SECTION =
  /^(checks? paid|atm|electronic|other|service|fees|daily|withdrawals|debits|subtractions|purchases|card)/i;

type Money = { cell: Cell; value: string };

/** What the headings of a list say of its amounts: a column of its own, all of a section, or a sign. */
type Section = { columns?: { headings: readonly Cell[]; into: Cell }; isInto: boolean; isSigned: boolean };

/** Each deposit of the lists of transactions: its words, its amount, its day as printed. */
function listDeposits(pages: readonly PaperPage[]): ReadCostLine[] {
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

const OPENING: readonly RegExp[] = [
  /^(beginning|opening|starting|previous|prior) (statement |ledger )?balance/i,
];

const CLOSING: readonly RegExp[] = [/^(ending|closing|new|current|final) (statement |ledger )?balance/i];

const DEPOSITS =
  /^(total )?(deposits?|credits?|additions?)( ?(and|&|\/|,)? ?(other )?(deposits?|credits?|additions?|interest))*/i;

const WITHDRAWALS =
  /^(total )?(withdrawals?|debits?|subtractions?)( ?(and|&|\/|,)? ?(other )?(withdrawals?|debits?|subtractions?|charges))*/i;

/** What takes money out where a bank prints it without a sign. */
const OUT = /withdraw|debit|subtract|check|fee|charge|payment|purchase/i;

/** The lines between the first and last balance of a summary, below zero where they take money out. */
function listSummary(pages: readonly PaperPage[]): ReadCostLine[] {
  for (const { cells } of pages) {
    const rows = listTableRows(cells);
    const start = rows.findIndex((row) => isLine(row, OPENING));
    const end = rows.findIndex((row, index) => index > start && isLine(row, CLOSING));
    // A summary has some lines; a list of all transactions has more, and its balances are at its ends as well.
    if (start < 0 || end < 0 || end - start > 12) continue;
    const lines = rows.slice(start + 1, end).map(readLine);
    if (lines.length > 0 && lines.every((line) => line !== undefined)) return lines;
  }
  return [];
}

const isLine = (row: readonly Cell[], labels: readonly RegExp[]) =>
  row.some((cell) => labels.some((label) => getValueAfter(cell, label) !== undefined)) &&
  readLine(row) !== undefined;

/** Words and the last amount of a line: counts of transactions come before it. */
function readLine(row: readonly Cell[]): ReadCostLine | undefined {
  const [label, ...rest] = row;
  const cell = rest.findLast(({ text }) => /\.\d{2}\D?$/.test(text));
  const value = cell && parsePaperAmount(cell.text);
  if (label === undefined || cell === undefined || value === undefined || !/\p{L}{3}/u.test(label.text))
    return undefined;
  const words = plain(label.text).replace(/ ?[-+]$/, '');
  const isOut = OUT.test(words) && !/deposit|credit|addition/i.test(words);
  const amount = isOut && !value.startsWith('-') && Number(value) !== 0 ? `-${value}` : value;
  return { label: words, amount, detail: null, page: cell.page, box: cell.box, state: 'read' };
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

/** A statement of a deposit account. The account's number is kept by its last four digits. */
export const bankStatement: PaperSchema = {
  kind: 'bank_statement',
  known: {
    title:
      /^((account|bank|checking|savings|monthly|combined) )?statement( of account)?$|^(your )?account statement/i,
    labels: [
      ...OPENING,
      ...CLOSING,
      DEPOSITS,
      WITHDRAWALS,
      /^(primary )?account (number|no\.?|#)|^account ending/i,
      /^statement (period|date)/i,
      /^(checking|savings|account|balance) summary|^summary of accounts?/i,
      /^transaction (history|detail)|^account activity|^daily (ending )?balance/i,
      /^checks paid/i,
    ],
    fewest: 4,
    unless: [/^minimum payment/i, /^credit limit/i, /^escrow/i, /^outstanding principal/i],
  },
  hasWrappedLabels: true,
  needs: ['opening', 'closing'],
  fields: {
    institution: [
      inRow(
        /^(?!.*\b(?:your|our|this)\b)((?:.{2,40} )?(?:bank|credit union|fcu|federal savings|savings bank|financial|trust company)(?: of .{3,25})?(?:,? (?:n\.?a\.?|fsb|na|inc\.?))?)$/i,
        'words',
      ),
      atCell,
    ],
    account_number: [
      {
        labels: [
          /^(primary |checking |savings )?account (number|no\.?|#)/i,
          /^account ending( in)?/i,
          /^account/i,
        ],
        is: 'last-four',
      },
    ],
    holder: [
      { labels: [/^account (owner|holder)(\(s\)|s)?/i, /^member name|^customer name/i], is: 'words' },
      findNameAboveAddress('person'),
    ],
    period_start: [
      {
        labels: [
          /^statement period/i,
          /^for the period/i,
          /^period( covered)?/i,
          /^for\b/i,
          /^(?=\p{L}{3,9} \d|\d{1,2}\/)/iu,
        ],
        is: 'period-start',
      },
      { labels: [/^(statement )?(period )?(begin(ning)?|start) date/i], is: 'day' },
    ],
    period_end: [
      {
        labels: [
          /^statement period/i,
          /^for the period/i,
          /^period( covered)?/i,
          /^for\b/i,
          /^(?=\p{L}{3,9} \d|\d{1,2}\/)/iu,
        ],
        is: 'period-end',
      },
      { labels: [/^(statement )?(period )?end(ing)? date/i, /^statement date/i], is: 'day' },
    ],
    opening: balance(OPENING),
    deposits: amount([DEPOSITS]),
    withdrawals: amount([WITHDRAWALS]),
    closing: balance(CLOSING),
    pages: [pageNumbers],
  },
  lines: (pages) => ({ summary: listSummary(pages), deposits: listDeposits(pages) }),
  checks: [
    {
      name: 'opening+in-out=closing',
      fields: ['opening', 'closing', 'deposits', 'withdrawals'],
      sections: ['summary'],
      proves: true,
      holds: holdsBalance,
    },
    {
      name: 'deposits_sum',
      fields: ['deposits'],
      sections: ['deposits'],
      proves: true,
      holds: ({ amount: read, lines: { deposits = [] } }) => {
        const total = read('deposits');
        if (total === undefined || deposits.length === 0) return undefined;
        return sumOf(deposits.map((line) => new Decimal(line.amount)))?.eq(total);
      },
    },
    {
      name: 'period_in_order',
      fields: ['period_start', 'period_end'],
      proves: false,
      holds: ({ text }) => areInOrder(text('period_start'), text('period_end')),
    },
  ],
};

function holdsBalance({ amount: read, lines: { summary = [] } }: PaperValues) {
  return checkOneWay(
    sumOf([read('closing'), read('opening')?.negated()]),
    [
      {
        sum: summary.length === 0 ? undefined : sumOf(summary.map((line) => new Decimal(line.amount))),
        of: ['summary'],
      },
      {
        sum: sumOf([read('deposits'), read('withdrawals')?.abs().negated()]),
        of: ['deposits', 'withdrawals'],
      },
    ],
    ['opening', 'closing'],
  );
}

/** Beside other words of its line, in a cell of its own. */
function atCell(pages: Parameters<FoundField>[0]): ReturnType<FoundField> {
  const name = /^(?!.*\b(?:your|our|this|account)\b).{2,40} (?:bank|credit union)(?:,? n\.?a\.?)?$/i;
  for (const { cells } of pages) {
    const cell = cells.find(({ text }) => name.test(text) && !/[/:]/.test(text));
    if (cell !== undefined) return { value: cell.text, cell };
  }
  return undefined;
}
