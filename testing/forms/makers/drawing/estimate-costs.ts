import { totalEstimate } from '../../made/model/estimate-totals.ts';
import type { CostSection, MadeEstimate } from '../../made/model/form-model.ts';
import { drawPaymentTable, drawRateTable } from './adjustable-tables.ts';
import { grid, head, label, rule, title } from './blocks.ts';
import { type CostRow, costRow, sectionHead } from './cost-rows.ts';
import type { Paper } from './paper.ts';
import { amount } from './print.ts';

const NAMES: Readonly<Record<CostSection, string>> = {
  ...{ A: 'Origination Charges', B: 'Services You Cannot Shop For', C: 'Services You Can Shop For' },
  ...{ E: 'Taxes and Other Government Fees', F: 'Prepaids', G: 'Initial Escrow Payment at Closing' },
  H: 'Other',
};

/** Page 2 of the Loan Estimate (12 CFR 1026.37(f) to (j)); the lowest baseline. */
export function drawCosts(paper: Paper, form: MadeEstimate): number {
  const { left, right, step } = paper;
  const totals = totalEstimate(form);
  const top = title(paper, left, paper.top, 'Closing Cost Details', 1.6);
  const gap = (right - left) * 0.035;
  const middle = (left + right) / 2;
  const sides = { loan: { from: left, to: middle - gap / 2 }, other: { from: middle + gap / 2, to: right } };
  const draw = (name: 'loan' | 'other') => {
    const side = sides[name];
    const to = paper.edge(`${name} amounts`, side.to - 12, 'left');
    const line = { from: to - (side.to - side.from) * 0.2, to };
    const own = { from: line.from, to: paper.edge(`${name} totals`, side.to - 12, 'left') };
    return { side, line, own };
  };
  const loan = draw('loan');
  let at = head(paper, loan.side, top, 'Loan Costs').y;
  const begun = at - step;
  const section = (part: typeof loan, name: CostSection, blanks: readonly CostRow[] = []) => {
    at = sectionHead(paper, part.side, at, {
      ...{ letter: name, words: NAMES[name], cents: totals[name], column: part.own, isWhole: true },
    });
    for (const row of [...form.sections[name], ...blanks]) at = costRow(paper, part.side, at, row, part.line);
    at += step * 0.5;
  };
  const total = (part: typeof loan, letter: string, words: string, cents: number) => {
    at = sectionHead(paper, part.side, at, { letter, words, cents, column: part.own, isWhole: true });
  };
  for (const name of ['A', 'B', 'C'] as const) section(loan, name);
  total(loan, 'D', 'TOTAL LOAN COSTS (A + B + C)', totals.D);
  grid(paper, [loan.side.from, loan.side.to], begun, at - step * 0.8);
  let low = at;
  const other = draw('other');
  at = head(paper, other.side, top, 'Other Costs').y;
  for (const name of ['E', 'F', 'G', 'H'] as const) section(other, name, listBlanks(name, form));
  total(other, 'I', 'TOTAL OTHER COSTS (E + F + G + H)', totals.I);
  at += step * 0.4;
  total(other, 'J', 'TOTAL CLOSING COSTS', totals.J);
  at = costRow(
    paper,
    other.side,
    at,
    { label: 'D + I', detail: null, cents: totals.D + totals.I },
    other.line,
  );
  const isBlank = form.credits === 0 && !paper.profile.amounts.hasZeros;
  at = costRow(
    paper,
    other.side,
    at,
    { label: 'Lender Credits', detail: null, cents: form.credits, isBlank },
    other.line,
  );
  grid(paper, [other.side.from, other.side.to], begun, at - step * 0.7);
  at = drawCash(paper, other.side, at + step * 0.2, form);
  if (form.air !== null) {
    if (form.ap !== null) low = drawPaymentTable(paper, loan.side, low + step * 0.5, form.ap);
    // The taller table goes where there is more room.
    if (form.ap === null && low < at) low = drawRateTable(paper, loan.side, low + step * 0.5, form.air);
    else at = drawRateTable(paper, other.side, at + step * 0.3, form.air);
  }
  return Math.max(low, at) - step;
}

/** Lines that the form has printed and this loan leaves empty. */
function listBlanks(name: CostSection, form: MadeEstimate): CostRow[] {
  const has = (words: string) => form.sections[name].some(({ label }) => label.toLowerCase().includes(words));
  const blank = (label: string, detail: string | null) => ({ label, detail, cents: 0, isBlank: true });
  if (name === 'E') return has('transfer') ? [] : [blank('Transfer Taxes', null)];
  if (name === 'F') return [blank('Mortgage Insurance Premium', '(     months)')];
  if (name === 'G') return [blank('Mortgage Insurance', '          per month for     mo.')];
  return [];
}

/** Calculating Cash to Close (1026.37(h)). */
function drawCash(paper: Paper, side: { from: number; to: number }, y: number, form: MadeEstimate): number {
  const { step } = paper;
  const totals = totalEstimate(form);
  const to = paper.edge('cash amounts', side.to - 12, 'left');
  const column = { from: to - (side.to - side.from) * 0.24, to };
  const begin = head(paper, side, y, 'Calculating Cash to Close');
  let at = begin.y;
  const rows: readonly (readonly [readonly string[], number])[] = [
    [['Total Closing Costs (J)'], totals.J],
    [['Closing Costs Financed', '(Paid from your Loan Amount)'], 0],
    [['Down Payment/Funds from Borrower'], totals.down],
    [['Deposit'], -form.deposit],
    [['Funds for Borrower'], 0],
    [['Seller Credits'], form.sellerCredits],
    [['Adjustments and Other Credits'], form.adjustments],
    [['Estimated Cash to', 'Close'], totals.cash],
  ];
  for (const [index, [names, cents]] of rows.entries()) {
    const bold = index === rows.length - 1;
    const lines = label(paper, side.from + 3, at, names, { bold, wide: column.from - side.from - 6 });
    amount(paper, column, at, cents, { isWhole: true, bold });
    at += step * 1.15 + (lines - 1) * paper.size() * 1.25;
    rule(paper, side.from, side.to, at - step * 0.8);
  }
  grid(paper, [side.from, column.from - 2, side.to], begin.y - step, at - step * 0.8);
  return at;
}
