import { finalCash, totalSummary } from '../model/closing-totals.ts';
import { type CashRow, cashRows, type MadeClosing, type SummaryPart } from '../model/form-model.ts';
import { printCents } from '../model/printing.ts';
import { drawFoot, LEFT, RIGHT } from './closing-foot.ts';
import type { Sheet } from './sheet.ts';

const LABELS: Readonly<Record<CashRow, readonly string[]>> = {
  total_closing_costs: ['Total Closing Costs (J)'],
  closing_costs_paid_before: ['Closing Costs Paid Before Closing'],
  closing_costs_financed: ['Closing Costs Financed', '(Paid from your Loan Amount)'],
  down_payment: ['Down Payment/Funds from Borrower'],
  deposit: ['Deposit'],
  funds_for_borrower: ['Funds for Borrower'],
  seller_credits: ['Seller Credits'],
  adjustments: ['Adjustments and Other Credits'],
  cash_to_close: ['Cash to Close'],
};
const REASONS: Readonly<Partial<Record<CashRow, string>>> = {
  total_closing_costs: '• See Total Loan Costs (D) and Total Other Costs (I)',
  closing_costs_paid_before: '• You paid these Closing Costs before closing',
  seller_credits: '• See Seller Credits in Section L',
  adjustments: '• See details in Sections K and L',
};

/** Page 3: what changed in the cash to close, and the summaries of both sides. */
export function drawTransactions(sheet: Sheet, form: MadeClosing): void {
  drawCash(sheet, form);
  sheet.heading(LEFT, 283, 'Summaries of Transactions');
  sheet.text(223, 283, 'Use this table to see a summary of your transaction.', { size: 8.5, bold: true });
  const sides = [
    { left: LEFT, right: 338, title: 'BORROWER’S TRANSACTION', due: 'K', paid: 'L' },
    { left: 366, right: RIGHT, title: 'SELLER’S TRANSACTION', due: 'M', paid: 'N' },
  ] as const;
  for (const { left, right, title, due, paid } of sides) {
    sheet.text(left + 5, 300, title, { size: 7.5, bold: true });
    const rows = [due, paid].reduce((sum, name) => sum + countRows(form.summaries[name]), 0);
    const step = Math.min(12.9, 485 / (rows + 4));
    let at = 316;
    for (const name of [due, paid]) {
      at = drawSummary(sheet, form, { name, left, right, at, step });
    }
    drawCalculation(sheet, form, { due, paid, left, right });
  }
  drawFoot(sheet, 3);
}

function drawCash(sheet: Sheet, form: MadeClosing): void {
  sheet.heading(LEFT, 58, 'Calculating Cash to Close', 166);
  sheet.text(223, 57, 'Use this table to see what has changed from your Loan Estimate.', {
    size: 8.5,
    bold: true,
    room: 430,
  });
  sheet.band(LEFT, 63, RIGHT - LEFT, 17);
  for (const [x, text] of [
    [242, 'Loan Estimate'],
    [311, 'Final'],
  ] as const)
    sheet.text(x, 75, text, { size: 7.5, bold: true, align: 'center', room: 62 });
  sheet.text(353, 75, 'Did this change?', { size: 7.5, bold: true });
  const final = finalCash(form);
  let at = 92;
  for (const row of cashRows) {
    for (const [index, text] of LABELS[row].entries()) {
      if (index > 0) at += 11;
      sheet.text(46, at, text, { size: 7.5, bold: row === 'cash_to_close', room: 155 });
    }
    const isLast = row === 'cash_to_close';
    const print = (cents: number) => (cents === 0 ? '$0' : printCents(cents));
    sheet.text(272, at, print(form.estimated[row]), { size: 7.5, align: 'right', bold: isLast, room: 60 });
    sheet.text(340, at, print(final[row]), { size: 7.5, align: 'right', bold: isLast, room: 60 });
    const changed = form.estimated[row] !== final[row];
    if (!isLast) sheet.text(353, at, changed ? 'YES' : 'NO', { size: 7.5, bold: true });
    if (!isLast && changed) sheet.text(380, at, REASONS[row] ?? '• This amount changed', { size: 7.5 });
    sheet.line(LEFT, at + 5, RIGHT, at + 5, 0.3);
    at += 16;
  }
}

const HEADS = {
  K: 'K. Due from Borrower at Closing',
  L: 'L. Paid Already by or on Behalf of Borrower at Closing',
  M: 'M. Due to Seller at Closing',
  N: 'N. Due from Seller at Closing',
} as const;

const countRows = (parts: readonly SummaryPart[]) =>
  parts.reduce((sum, { heading, lines }) => sum + (heading === null ? 0 : 1) + Math.max(lines.length, 2), 0);

function drawSummary(
  sheet: Sheet,
  form: MadeClosing,
  {
    name,
    left,
    right,
    at: top,
    step,
  }: { name: 'K' | 'L' | 'M' | 'N'; left: number; right: number; at: number; step: number },
): number {
  let at = top;
  const look = { size: Math.min(7.5, step * 0.6) };
  sheet.band(left, at - step * 0.8, right - left, step * 1.1);
  sheet.text(left + 5, at, HEADS[name], { ...look, bold: true, room: right - left - 75 });
  sheet.text(right, at, printCents(totalSummary(form, name)), { ...look, bold: true, align: 'right' });
  let number = 0;
  for (const { heading, lines } of form.summaries[name]) {
    if (heading !== null) {
      at += step;
      sheet.text(left + 5, at, heading, { ...look, bold: true });
    }
    for (let slot = 0; slot < Math.max(lines.length, 2); slot += 1) {
      at += step;
      number += 1;
      sheet.text(left + 4, at, String(number).padStart(2, '0'), { ...look, gray: true });
      const line = lines[slot];
      if (line === undefined) continue;
      const words = line.detail === null ? line.label : `${line.label} ${line.detail}`;
      sheet.text(left + 20, at, words, { ...look, room: right - left - 85 });
      if (line.cents !== 0) sheet.text(right - 4, at, printCents(line.cents), { ...look, align: 'right' });
    }
  }
  return at + step * 1.3;
}

function drawCalculation(
  sheet: Sheet,
  form: MadeClosing,
  { due, paid, left, right }: { due: 'K' | 'M'; paid: 'L' | 'N'; left: number; right: number },
): void {
  const isBuyer = due === 'K';
  const [total, taken] = [totalSummary(form, due), totalSummary(form, paid)];
  sheet.band(left, 808, right - left, 16);
  sheet.text(left + 5, 819, 'CALCULATION', { size: 7.5, bold: true });
  const rows: readonly (readonly [string, number])[] = [
    [`Total Due ${isBuyer ? 'from Borrower' : 'to Seller'} at Closing (${due})`, total],
    [
      isBuyer
        ? 'Total Paid Already by or on Behalf of Borrower at Closing (L)'
        : 'Total Due from Seller at Closing (N)',
      -taken,
    ],
  ];
  for (const [index, [label, cents]] of rows.entries()) {
    sheet.text(left + 5, 835 + index * 13, label, { size: 7.2, room: right - left - 70 });
    sheet.text(right - 3, 835 + index * 13, printCents(cents), { size: 7.2, align: 'right' });
  }
  const rest = total - taken;
  const who = isBuyer ? 'Borrower' : 'Seller';
  const isFrom = isBuyer ? rest >= 0 : rest < 0;
  sheet.text(left + 5, 867, isBuyer ? 'Cash to Close' : 'Cash', { size: 8.5, bold: true });
  const x = left + (isBuyer ? 73 : 32);
  sheet.box(x, 867, isFrom);
  sheet.text(x + 12, 867, 'From', { size: 8.5, bold: true });
  sheet.box(x + 42, 867, !isFrom);
  sheet.text(x + 54, 867, `To ${who}`, { size: 8.5, bold: true });
  sheet.text(right - 3, 867, printCents(Math.abs(rest)), { size: 8.5, bold: true, align: 'right' });
}
