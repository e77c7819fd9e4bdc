import { type FieldReading, parseChoice, parseField, removeMissing } from '../form-reading.ts';
import { cellsWithin, findCell } from '../pages/find-cells.ts';
import { findRows, isMoney, nearestColumn } from '../pages/find-rows.ts';
import type { Cell } from '../pages/page-text.ts';
import { loadAnswer, parsePrintedAmount } from '../pages/read-values.ts';

/** Rows that the regulation has below zero, whether or not their sign is printed or was read (12 CFR 1026.38(i)(2), (3), (7)). */
const TAKEN_OFF = /^(closing_costs_paid_before|closing_costs_financed|seller_credits)$/;

/** A deposit is what is taken off, without its sign. */
function putSign(name: string, amount: string): string {
  const plain = amount.replace(/^-/, '');
  if (name === 'deposit') return plain;
  return TAKEN_OFF.test(name) && Number(plain) !== 0 ? `-${plain}` : amount;
}

const ROWS = [
  ['total_closing_costs', /^total closing costs\b/i],
  ['closing_costs_paid_before', /^closing costs paid before closing$/i],
  ['closing_costs_financed', /^closing costs financed\b/i],
  ['down_payment', /^down payment\b/i],
  ['deposit', /^deposit$/i],
  ['funds_for_borrower', /^funds for borrower$/i],
  ['seller_credits', /^seller credits$/i],
  ['adjustments', /^adjustments and other credits$/i],
  ['cash_to_close', /^cash to close$/i],
] as const;

/** No row of this table has a number of its own, so that a bare 0 is an amount. */
const isCash = (cell: Cell) => isMoney(cell) || cell.text.trim() === '0';

/** Calculating Cash to Close: the estimate, what it came to, and whether that changed (12 CFR 1026.38(i)). */
export function parseCashTable(cells: readonly Cell[]): Record<string, FieldReading> {
  const heading = findCell(cells, /^calculating cash to close$/i);
  if (heading === undefined) return {};
  const end = findCell(cells, /^summaries of transactions$/i, { top: heading.baseline });
  const table = cellsWithin(cells, { top: heading.baseline, bottom: (end?.baseline ?? Infinity) - 2 });
  const finalHead = findCell(table, /^final$/i);
  // The sentence beside the heading names the Loan Estimate too.
  const besideFinal = finalHead && { top: finalHead.baseline - 1.5 * finalHead.box.height };
  const middle = (head: Cell | undefined) => head && head.box.x + head.box.width / 2;
  const [estimate, final] = [middle(findCell(table, /^loan estimate$/i, besideFinal)), middle(finalHead)];
  const answers = findCell(table, /^did this change\??$/i)?.box.x ?? Infinity;
  if (estimate === undefined || final === undefined) return {};
  const found: Record<string, FieldReading | undefined> = {};
  for (const { name, cells: row } of findRows(table, ROWS)) {
    const amounts = row.filter((cell) => isCash(cell) && cell.box.x < answers - 4);
    const value = (column: number) => {
      const cell = amounts.find((each) => nearestColumn(each, [estimate, final]) === column);
      const amount = parsePrintedAmount(cell?.text ?? '');
      return parseField(amount === undefined ? undefined : putSign(name, amount), cell);
    };
    found[`${name}_estimate`] = value(0);
    found[`${name}_final`] = value(1);
    const answer = row.find(({ box, text }) => box.x >= answers - 6 && loadAnswer(text) !== undefined);
    if (name !== 'cash_to_close')
      found[`${name}_changed`] = parseChoice(loadAnswer(answer?.text ?? ''), answer);
  }
  const cash = found.cash_to_close_final;
  return removeMissing({ ...found, cash_to_close: cash && { ...cash } });
}
