import { columns, totalClosing } from '../../made/model/closing-totals.ts';
import type { ClosingLine, CostSection, MadeClosing } from '../../made/model/form-model.ts';
import { grid, head, rule, title } from './blocks.ts';
import { breakFee, type Column, sectionHead } from './cost-rows.ts';
import type { Paper } from './paper.ts';
import { amount } from './print.ts';

const NAMES: Readonly<Record<CostSection, string>> = {
  ...{
    A: 'Origination Charges',
    B: 'Services Borrower Did Not Shop For',
    C: 'Services Borrower Did Shop For',
  },
  ...{ E: 'Taxes and Other Government Fees', F: 'Prepaids', G: 'Initial Escrow Payment at Closing' },
  H: 'Other',
};
/** Lines that are numbered even where nothing is printed in them. */
const SLOTS: Readonly<Record<CostSection, number>> = { A: 4, B: 5, C: 5, E: 2, F: 5, G: 5, H: 5 };

/** Page 2 of the Closing Disclosure (12 CFR 1026.38(f) to (h)); the lowest baseline. */
export function drawCosts(paper: Paper, form: MadeClosing): number {
  const { left, right, step } = paper;
  const wide = right - left;
  const totals = totalClosing(form);
  const starts = [0.5, 0.602, 0.704, 0.8, 0.896, 1].map((share) => left + wide * share);
  const moved = paper.edge('closing columns', 0, 'left');
  const cells = columns.map((_, index): Column => {
    const [from = left, to = right] = [starts[index], starts[index + 1]];
    // In ruled cells the sign stays off the rule, and only the figures move.
    return { from: from + 2 + (paper.profile.rules === 'grid' ? 0 : moved), to: to - 2 + moved };
  });
  let at = title(paper, left, paper.top, 'Closing Cost Details', 1.6) + step * 0.4;
  drawColumnHeads(paper, starts, at);
  const begun = at;
  if (paper.profile.more?.hasBrokenColumns) at += step;
  at = head(paper, { from: left, to: (starts[0] ?? right) - 6 }, at, 'Loan Costs').y;
  const own = { from: cells[0]?.from ?? left, to: cells[1]?.to ?? right };
  // A total of what the borrower pays is across both of its columns, or in the first of them.
  const { amounts: look, rules } = paper.profile;
  const first = { from: own.from, to: own.from + (own.to - own.from) * 0.72 };
  const total = rules === 'grid' ? (cells[0] ?? own) : look.total === 'edge' ? first : own;
  const amounts = (values: readonly (number | undefined)[], below = 0) => {
    for (const [index, cents = 0] of values.entries()) {
      const cell = cells[index];
      if (cents !== 0 && cell !== undefined) amount(paper, cell, at + below, cents, { isWhole: false });
    }
  };
  const summed = (letter: string, words: string, cents: number) => {
    at = sectionHead(paper, { from: left, to: right }, at, {
      letter,
      words,
      cents,
      column: total,
      isWhole: false,
    });
  };
  const subtotals = (words: string, values: readonly number[]) => {
    paper.text(left + 3, at, words, { room: (starts[0] ?? right) - left - 10 });
    amounts(values);
    rule(paper, left, right, at + step * 0.28);
    at += step * 1.05;
  };
  const section = (name: CostSection) => {
    summed(name, NAMES[name], totals[name]);
    const { numbers } = paper.profile;
    const slots = Math.max(numbers === 'all' ? SLOTS[name] : 0, form.sections[name].length);
    for (let slot = 0; slot < slots; slot += 1) {
      const line = form.sections[name][slot];
      const number = String(slot + 1).padStart(2, '0');
      const isJoined = paper.profile.more?.hasJoinedNumbers && line !== undefined;
      if (numbers !== 'none' && !isJoined) paper.text(left + 3, at, number, { shade: 0.4 });
      const lines =
        line === undefined ? 1 : drawWords(paper, line, at, starts[0] ?? right, isJoined ? `${number} ` : '');
      const middle = paper.profile.more?.hasMiddleAmounts ? ((lines - 1) * paper.size() * 1.25) / 2 : 0;
      if (line !== undefined)
        amounts(
          columns.map((column) => line[column]),
          middle,
        );
      at += step * 1.02 + (lines - 1) * paper.size() * 1.25;
      if (paper.profile.rules !== 'none') paper.line(left, at - step * 0.74, right, at - step * 0.74, 0.25);
    }
    at += step * 0.15;
  };
  for (const name of ['A', 'B', 'C'] as const) section(name);
  summed('D', 'TOTAL LOAN COSTS (Borrower-Paid)', totals.D);
  subtotals('Loan Costs Subtotals (A + B + C)', totals.loan);
  at = head(paper, { from: left, to: (starts[0] ?? right) - 6 }, at - step * 0.4, 'Other Costs').y;
  for (const name of ['E', 'F', 'G', 'H'] as const) section(name);
  summed('I', 'TOTAL OTHER COSTS (Borrower-Paid)', totals.I);
  subtotals('Other Costs Subtotals (E + F + G + H)', totals.other);
  at += step * 0.3;
  summed('J', 'TOTAL CLOSING COSTS (Borrower-Paid)', totals.J);
  subtotals('Closing Costs Subtotals (D + I)', totals.all);
  subtotals('Lender Credits', [form.credits]);
  grid(paper, [left, ...starts], begun, at - step * 0.7);
  return at - step;
}

function drawColumnHeads(paper: Paper, starts: readonly number[], y: number): void {
  const middle = (first: number, last: number) => ((starts[first] ?? 0) + (starts[last] ?? 0)) / 2;
  const look = { times: 0.9, align: 'center' as const };
  const step = paper.step * 0.95;
  const isBroken = paper.profile.more?.hasBrokenColumns;
  paper.text(middle(0, 2), y, 'Borrower-Paid', { ...look, bold: true });
  paper.text(middle(2, 4), y, 'Seller-Paid', { ...look, bold: true });
  paper.text(middle(4, 5), y, 'Paid by', { ...look, bold: true });
  paper.text(middle(4, 5), y + step, 'Others', { ...look, bold: true });
  for (const [index, words] of ['At Closing', 'Before Closing', 'At Closing', 'Before Closing'].entries())
    paper.stack(middle(index, index + 1), y + step, isBroken ? words.split(' ') : [words], {
      ...{ ...look, room: (starts[index + 1] ?? 0) - (starts[index] ?? 0) - 4 },
    });
}

/** A line's words, its detail and whom it is paid to; how many lines it took. */
function drawWords(paper: Paper, line: ClosingLine, y: number, to: number, number: string): number {
  const { profile, left } = paper;
  const from = left + 3 + (profile.numbers === 'none' || number !== '' ? 0 : paper.size() * 1.8);
  const room = to - from - 6;
  const own = line.detail === null ? line.label : `${line.label} ${line.detail}`;
  const isInline = profile.more?.hasJoinedPayees && line.payee !== null;
  const words = `${number}${own}${isInline ? ` to ${line.payee}` : ''}`;
  const payee = line.payee === null || isInline ? '' : `to ${line.payee}`;
  const payeeAt = from + room * 0.58;
  const look = { isData: true };
  if (payee === '') {
    const lines = breakFee(paper, words, room);
    paper.stack(from, y, lines, { ...look, room });
    return lines.length;
  }
  const isWide =
    paper.measure(words) > (room * 0.56) / Math.max(0.6, profile.wraps.fees) && line.detail !== null;
  const names = breakFee(paper, words, isWide ? room * 0.7 : room * 0.56);
  const x = isWide ? from + room * 0.72 : payeeAt;
  const payees = breakFee(paper, payee, to - x - 4);
  paper.stack(from, y, names, { ...look, room: x - from - 4 });
  paper.stack(x, y, payees, { ...look, room: to - x - 4 });
  return Math.max(names.length, payees.length);
}
