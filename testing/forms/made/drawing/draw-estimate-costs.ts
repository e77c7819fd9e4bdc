import { totalEstimate } from '../model/estimate-totals.ts';
import type { CostSection, EstimateLine, MadeEstimate } from '../model/form-model.ts';
import { printWhole } from '../model/printing.ts';
import { drawFoot, LEFT, RIGHT } from './estimate-foot.ts';
import { drawAdjustable } from './shared-tables.ts';
import type { Sheet } from './sheet.ts';

const HEADS: Readonly<Record<CostSection, string>> = {
  ...{ A: 'A. Origination Charges', B: 'B. Services You Cannot Shop For', C: 'C. Services You Can Shop For' },
  ...{
    E: 'E. Taxes and Other Government Fees',
    F: 'F. Prepaids',
    G: 'G. Initial Escrow Payment at Closing',
    H: 'H. Other',
  },
};

/** Page 2: the costs by section, the cash to close and the tables of an adjustable loan. */
export function drawCosts(sheet: Sheet, form: MadeEstimate): void {
  sheet.text(LEFT, 66, 'Closing Cost Details', { size: 13, bold: true });
  sheet.line(LEFT, 73, RIGHT, 73, 1.5);
  const totals = totalEstimate(form);
  const side = (left: number, right: number) => {
    const head = (at: number, text: string, amount: string) => {
      sheet.band(left, at - 13, right - left, 17);
      sheet.text(left + 5, at, text, { bold: true, room: right - left - 70 });
      sheet.text(right - 6, at, amount, { bold: true, align: 'right' });
    };
    const line = (at: number, { label, cents, detail }: EstimateLine, isBlank = false) => {
      sheet.text(left + 5, at, detail === null ? label : `${label} ${detail}`, { room: right - left - 60 });
      if (!isBlank) sheet.text(right - 6, at, printWhole(cents), { align: 'right' });
    };
    return { head, line };
  };
  const amount = (cents: number) => (cents === 0 ? '' : printWhole(cents));
  const loan = side(LEFT, 342);
  sheet.heading(LEFT, 98, 'Loan Costs');
  let at = 117;
  for (const [name, slots] of [
    ['A', 12],
    ['B', 13],
    ['C', 14],
  ] as const) {
    loan.head(at, HEADS[name], amount(totals[name]));
    for (const [index, row] of form.sections[name].entries()) loan.line(at + 15 + index * 12, row);
    at += 15 + Math.max(slots, form.sections[name].length + 1) * 12;
  }
  loan.head(at, 'D. TOTAL LOAN COSTS (A + B + C)', amount(totals.D));
  const other = side(362, RIGHT);
  sheet.heading(362, 98, 'Other Costs');
  at = 117;
  for (const [name, slots] of [
    ['E', 3],
    ['F', 6],
    ['G', 7],
    ['H', 6],
  ] as const) {
    other.head(at, HEADS[name], amount(totals[name]));
    const rows = [...form.sections[name].map((row) => ({ row, isBlank: false })), ...blankRows(name, form)];
    for (const [index, { row, isBlank }] of rows.entries()) other.line(at + 15 + index * 12, row, isBlank);
    at += 15 + Math.max(slots, rows.length + 1) * 12;
  }
  other.head(at, 'I. TOTAL OTHER COSTS (E + F + G + H)', amount(totals.I));
  other.head(at + 32, 'J. TOTAL CLOSING COSTS', printWhole(totals.J));
  other.line(at + 48, { label: 'D + I', cents: totals.D + totals.I, detail: null });
  other.line(at + 61, { label: 'Lender Credits', cents: form.credits, detail: null }, form.credits === 0);
  drawCash(sheet, form, at + 92);
  if (form.air !== null)
    drawAdjustable(sheet, { ap: form.ap, air: null }, { left: LEFT, top: 720, width: 295 });
  if (form.air !== null)
    drawAdjustable(sheet, { ap: null, air: form.air }, { left: 362, top: 745, width: 295 });
  drawFoot(sheet, 2);
}

/** Lines that the form has printed and this loan leaves empty. */
function blankRows(name: CostSection, form: MadeEstimate): { row: EstimateLine; isBlank: boolean }[] {
  const has = (words: string) => form.sections[name].some(({ label }) => label.toLowerCase().includes(words));
  const blank = (label: string, detail: string | null) => ({
    row: { label, cents: 0, detail },
    isBlank: true,
  });
  if (name === 'E') return has('transfer') ? [] : [blank('Transfer Taxes', null)];
  if (name === 'F')
    return has('mortgage insurance') ? [] : [blank('Mortgage Insurance Premium', '(     months)')];
  if (name === 'G')
    return has('mortgage insurance') ? [] : [blank('Mortgage Insurance', '          per month for     mo.')];
  return [];
}

function drawCash(sheet: Sheet, form: MadeEstimate, top: number): void {
  const totals = totalEstimate(form);
  sheet.heading(362, top, 'Calculating Cash to Close', 190);
  const rows: readonly (readonly [string, number])[] = [
    ['Total Closing Costs (J)', totals.J],
    ['Closing Costs Financed (Paid from your Loan Amount)', 0],
    ['Down Payment/Funds from Borrower', totals.down],
    ['Deposit', -form.deposit],
    ['Funds for Borrower', 0],
    ['Seller Credits', form.sellerCredits],
    ['Adjustments and Other Credits', form.adjustments],
  ];
  for (const [index, [label, cents]] of rows.entries()) {
    sheet.text(367, top + 20 + index * 15.5, label, { room: 225 });
    sheet.text(651, top + 20 + index * 15.5, printWhole(cents), { align: 'right' });
    sheet.line(362, top + 24 + index * 15.5, RIGHT, top + 24 + index * 15.5, 0.3);
  }
  sheet.text(367, top + 131, 'Estimated Cash to Close', { bold: true });
  sheet.text(651, top + 131, printWhole(totals.cash), { align: 'right' });
}
