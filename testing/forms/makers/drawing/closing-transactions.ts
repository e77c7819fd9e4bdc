import { finalCash, totalSummary } from '../../made/model/closing-totals.ts';
import {
  type CashRow,
  cashRows,
  type MadeClosing,
  type SummaryLine,
  type SummaryPart,
} from '../../made/model/form-model.ts';
import { grid, head, label, rule } from './blocks.ts';
import { breakFee, sectionHead } from './cost-rows.ts';
import type { Paper } from './paper.ts';
import { amount, money } from './print.ts';

const LABELS: Readonly<Record<CashRow, readonly string[]>> = {
  total_closing_costs: ['Total Closing Costs (J)'],
  closing_costs_paid_before: ['Closing Costs Paid', 'Before Closing'],
  closing_costs_financed: ['Closing Costs Financed', '(Paid from your Loan Amount)'],
  down_payment: ['Down Payment/Funds', 'from Borrower'],
  deposit: ['Deposit'],
  funds_for_borrower: ['Funds for Borrower'],
  seller_credits: ['Seller Credits'],
  adjustments: ['Adjustments and', 'Other Credits'],
  cash_to_close: ['Cash to Close'],
};
const REASONS: Readonly<Partial<Record<CashRow, string>>> = {
  total_closing_costs: '• See Total Loan Costs (D) and Total Other Costs (I)',
  closing_costs_paid_before: '• You paid these Closing Costs before closing',
  seller_credits: '• See Seller Credits in Section L',
  adjustments: '• See details in Sections K and L',
};

type SummaryName = 'K' | 'L' | 'M' | 'N';

const NAMES: Readonly<Record<SummaryName, string>> = {
  K: 'Due from Borrower at Closing',
  L: 'Paid Already by or on Behalf of Borrower at Closing',
  M: 'Due to Seller at Closing',
  N: 'Due from Seller at Closing',
};

/** Lines that the form has printed (1026.38(j) and (k)), also where this loan leaves them empty. */
const PRINTED: Readonly<Record<SummaryName, readonly string[]>> = {
  K: [
    'Sale Price of Property',
    'Sale Price of Any Personal Property Included in Sale',
    'Closing Costs Paid at Closing (J)',
  ],
  L: ['Deposit', 'Loan Amount', 'Existing Loan(s) Assumed or Taken Subject to', 'Seller Credit'],
  M: ['Sale Price of Property', 'Sale Price of Any Personal Property Included in Sale'],
  N: [
    ...[
      'Excess Deposit',
      'Closing Costs Paid at Closing (J)',
      'Existing Loan(s) Assumed or Taken Subject to',
    ],
    ...['Payoff of First Mortgage Loan', 'Payoff of Second Mortgage Loan', 'Seller Credit'],
  ],
};

/** One of the four sections of the summaries; the baseline after it. */
function drawSummary(
  paper: Paper,
  form: MadeClosing,
  name: SummaryName,
  { from, to }: { from: number; to: number },
  y: number,
): number {
  const { profile, step } = paper;
  const edge = paper.edge(`${name} amounts`, to - 10, 'left');
  const column = { from: edge - (to - from) * 0.24, to: edge };
  let at = sectionHead(paper, { from, to }, y, {
    ...{ letter: name, words: NAMES[name], cents: totalSummary(form, name), column, isWhole: false },
  });
  let number = 0;
  for (const [index, part] of form.summaries[name].entries()) {
    if (part.heading !== null) {
      paper.text(from + 3, at, part.heading, { bold: true, room: to - from - 6 });
      at += step * 1.02;
    }
    for (const line of index === 0 ? withPrinted(name, part) : part.lines) {
      number += 1;
      const isUsed = line.cents !== 0;
      const hasNumber = profile.numbers === 'all' || (profile.numbers === 'used' && isUsed);
      const digits = String(number).padStart(2, '0');
      const isJoined = hasNumber && profile.more?.hasJoinedNumbers;
      if (hasNumber && !isJoined) paper.text(from + 3, at, digits, { shade: 0.4 });
      const x = from + 3 + (profile.numbers === 'none' || isJoined ? 0 : paper.size() * 1.8);
      const room = column.from - x - 4;
      const own = line.detail === null ? line.label : `${line.label} ${line.detail}`;
      const words = isJoined ? `${digits} ${own}` : own;
      const lines = isUsed ? breakFee(paper, words, room) : [words];
      paper.stack(x, at, lines, { room: isUsed ? room : to - x - 4, isData: isUsed });
      if (isUsed) amount(paper, column, at, line.cents, { isWhole: false });
      at += step * 1.02 + (lines.length - 1) * paper.size() * 1.25;
      if (profile.rules !== 'none') rule(paper, from, to, at - step * 0.74);
    }
  }
  return at + step * 0.3;
}

/** The first part of a summary with the lines that are printed on every form, in the order of the form. */
function withPrinted(name: SummaryName, { lines }: SummaryPart): SummaryLine[] {
  const printed = PRINTED[name].map(
    (label) => lines.find((line) => line.label === label) ?? { label, cents: 0, detail: null },
  );
  return [...printed, ...lines.filter(({ label }) => !PRINTED[name].includes(label))];
}

/** Page 3 of the Closing Disclosure (12 CFR 1026.38(i) to (k)); the lowest baseline. */
export function drawTransactions(paper: Paper, form: MadeClosing): number {
  const { left, right, step } = paper;
  let at = drawCash(paper, form);
  const begin = head(paper, { from: left, to: right }, at, 'Summaries of Transactions');
  const hint = 'Use this table to see a summary of your transaction.';
  const isBeside = paper.profile.heads.look === 'black';
  paper.text(isBeside ? begin.end + 20 : left + 4, isBeside ? begin.base : begin.y, hint, {
    bold: true,
    times: 0.95,
  });
  at = begin.y + (isBeside ? 0 : step * 1.1);
  const gap = (right - left) * 0.03;
  const middle = (left + right) / 2;
  const sides = [
    { from: left, to: middle - gap / 2, title: 'BORROWER’S TRANSACTION', due: 'K', paid: 'L' },
    { from: middle + gap / 2, to: right, title: 'SELLER’S TRANSACTION', due: 'M', paid: 'N' },
  ] as const;
  const low = sides.map(({ from, to, title, due, paid }) => {
    paper.text(from + 3, at, title, { bold: true });
    let own = at + step * 1.3;
    for (const name of [due, paid]) own = drawSummary(paper, form, name, { from, to }, own);
    return own;
  });
  const below = Math.max(...low) + step * 0.3;
  const ends = sides.map((side) => drawCalculation(paper, form, side, below));
  return Math.max(...ends);
}

/** Calculating Cash to Close (1026.38(i)). */
function drawCash(paper: Paper, form: MadeClosing): number {
  const { left, right, profile, step } = paper;
  const wide = right - left;
  const begin = head(paper, { from: left, to: right }, paper.top, 'Calculating Cash to Close');
  const hint = 'Use this table to see what has changed from your Loan Estimate.';
  const isBeside = profile.heads.look === 'black';
  paper.text(isBeside ? begin.end + 20 : left + 4, isBeside ? begin.base : begin.y, hint, {
    bold: true,
    times: 0.95,
  });
  let at = begin.y + (isBeside ? 0 : step * 1.2);
  const top = at - step;
  const ends = [0.42, 0.56].map((share, index) => paper.edge(`cash ${index}`, left + wide * share, 'left'));
  const cells = ends.map((to) => ({ from: to - wide * 0.12, to }));
  const answerAt = left + wide * 0.6;
  if (profile.hasBands) paper.band(left, at - step * 0.9, wide, step * 1.3);
  for (const [index, words] of ['Loan Estimate', 'Final'].entries())
    paper.text(
      profile.amounts.align === 'left' ? (cells[index]?.from ?? left) : (cells[index]?.to ?? left),
      at,
      words,
      {
        ...{ bold: true, align: profile.amounts.align === 'left' ? 'left' : 'right' },
      },
    );
  paper.text(answerAt, at, 'Did this change?', { bold: true });
  at += step * 1.3;
  const final = finalCash(form);
  for (const row of cashRows) {
    const bold = row === 'cash_to_close';
    const room = (cells[0]?.from ?? right) - left - 8;
    const lines = label(paper, left + 3, at, LABELS[row], { bold, wide: room });
    for (const [index, cents] of [form.estimated[row], final[row]].entries()) {
      const cell = cells[index];
      if (cell !== undefined)
        amount(paper, cell, at, cents, {
          isWhole: cents === 0 || (index === 0 && profile.hasWholeEstimates),
          bold,
        });
    }
    const changed = form.estimated[row] !== final[row];
    if (!bold) paper.text(answerAt, at, changed ? 'YES' : 'NO', { bold: true, isData: true });
    if (!bold && changed)
      paper.text(answerAt + wide * 0.05, at, REASONS[row] ?? '• This amount changed', {
        ...{ isData: true, room: right - answerAt - wide * 0.05 },
      });
    at += step * 1.12 + (lines - 1) * paper.size() * 1.25;
    rule(paper, left, right, at - step * 0.8);
  }
  grid(paper, [left, ...cells.map(({ from }) => from - 2), answerAt - 5, right], top, at - step * 0.8);
  return at;
}

type Side = { from: number; to: number; due: 'K' | 'M'; paid: 'L' | 'N' };

function drawCalculation(paper: Paper, form: MadeClosing, { from, to, due, paid }: Side, y: number): number {
  const { profile, step } = paper;
  const isBuyer = due === 'K';
  const [total, taken] = [totalSummary(form, due), totalSummary(form, paid)];
  if (profile.hasBands) paper.band(from, y - step * 0.85, to - from, step * 1.2);
  paper.text(from + 3, y, 'CALCULATION', { bold: true });
  const edge = paper.edge(`${due} amounts`, to - 10, 'left');
  const column = { from: edge - (to - from) * 0.24, to: edge };
  let at = y + step * 1.2;
  const rows: readonly (readonly [readonly string[], number])[] = [
    [[`Total Due ${isBuyer ? 'from Borrower' : 'to Seller'} at Closing (${due})`], total],
    [
      isBuyer
        ? ['Total Paid Already by or on Behalf', 'of Borrower at Closing (L)']
        : ['Total Due from Seller at Closing (N)'],
      -taken,
    ],
  ];
  for (const [names, cents] of rows) {
    const lines = label(paper, from + 3, at, names, { wide: column.from - from - 6 });
    amount(paper, column, at, cents, { isWhole: false });
    at += step * 1.1 + (lines - 1) * paper.size() * 1.25;
  }
  const rest = total - taken;
  const isFrom = isBuyer ? rest >= 0 : rest < 0;
  at += step * 0.2;
  rule(paper, from, to, at - step * 1.1);
  let x = paper.text(from + 3, at, isBuyer ? 'Cash to Close' : 'Cash', { bold: true }) + 8;
  x = paper.choice(x, at, isFrom, 'From', { bold: true }) + 8;
  paper.choice(x, at, !isFrom, `To ${isBuyer ? 'Borrower' : 'Seller'}`, { bold: true });
  paper.text(column.to, at, money(profile, Math.abs(rest), false), {
    bold: true,
    align: 'right',
    isData: true,
  });
  return at;
}
