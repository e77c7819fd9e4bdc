import type { ReadCostLine } from '../../../form-reading.ts';
import { plain } from '../../../pages/find-cells.ts';
import type { Cell } from '../../../pages/page-text.ts';
import { getValueAfter } from '../../engine/find-value.ts';
import type { PaperPage } from '../../engine/paper-schema.ts';
import { parsePaperAmount } from '../../engine/paper-values.ts';
import { listTableRows } from '../../engine/table-cells.ts';

export const OPENING: readonly RegExp[] = [
  /^(beginning|opening|starting|previous|prior) (statement |ledger )?balance/i,
];
export const CLOSING: readonly RegExp[] = [
  /^(ending|closing|new|current|final) (statement |ledger )?balance/i,
];
export const DEPOSITS =
  /^(total )?(deposits?|credits?|additions?)( ?(and|&|\/|,)? ?(other )?(deposits?|credits?|additions?|interest))*/i;
export const WITHDRAWALS =
  /^(total )?(withdrawals?|debits?|subtractions?)( ?(and|&|\/|,)? ?(other )?(withdrawals?|debits?|subtractions?|charges))*/i;
/** What takes money out where a bank prints it without a sign. */
const OUT = /withdraw|debit|subtract|check|fee|charge|payment|purchase/i;

/** The lines between the first and last balance of a summary, below zero where they take money out. */
export function listSummary(pages: readonly PaperPage[]): ReadCostLine[] {
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
