import { columns, finalCash, totalClosing } from '../model/closing-totals.ts';
import type { ClosingLine, CostSection, MadeClosing } from '../model/form-model.ts';
import { printCents, printDay, printWhole } from '../model/printing.ts';
import { drawFoot, LEFT, RIGHT } from './closing-foot.ts';
import { drawContacts } from './draw-closing-contacts.ts';
import { drawAdditional } from './draw-closing-disclosures.ts';
import { drawTransactions } from './draw-closing-transactions.ts';
import { drawLoanTerms, drawProjectedPayments } from './shared-tables.ts';
import { drawSheets, type Sheet, type Typeface } from './sheet.ts';

/** Draws a Closing Disclosure as form H-25 has it (12 CFR 1026 Appendix H). */
export const drawClosing = (form: MadeClosing, typeface: Typeface): Promise<Uint8Array> =>
  drawSheets(typeface, listClosingSheets(form));

/** Its pages, to be drawn into one document with others. */
export const listClosingSheets = (form: MadeClosing): ((sheet: Sheet) => void)[] => [
  (sheet) => drawFirstPage(sheet, form),
  (sheet) => drawCosts(sheet, form),
  (sheet) => drawTransactions(sheet, form),
  (sheet) => drawAdditional(sheet, form),
  (sheet) => drawContacts(sheet, form),
];

function drawFirstPage(sheet: Sheet, form: MadeClosing): void {
  sheet.text(LEFT, 74, 'Closing Disclosure', { size: 16, bold: true });
  sheet.text(306, 60, 'This form is a statement of final loan terms and closing costs. Compare this', {
    size: 8.5,
    italic: true,
    room: 355,
  });
  sheet.text(306, 73, 'document with your Loan Estimate.', { size: 8.5, italic: true });
  sheet.line(LEFT, 83, RIGHT, 83, 1.5);
  const block = (
    x: number,
    valueAt: number,
    heading: string,
    room: number,
    rows: readonly (readonly [string, readonly string[]])[],
  ) => {
    sheet.text(x, 105, heading, { size: 9 });
    let at = 121;
    for (const [label, values] of rows) {
      sheet.text(x, at, label, { size: 7.2, bold: true, room: valueAt - x - 10 });
      for (const value of values) {
        sheet.text(valueAt, at, value, { size: 8, room });
        at += 12.7;
      }
    }
  };
  block(LEFT, 127, 'Closing Information', 128, [
    ['Date Issued', [printDay(form.dateIssued)]],
    ['Closing Date', [printDay(form.closingDate)]],
    ['Disbursement Date', [printDay(form.disbursementDate)]],
    ['Settlement Agent', [form.settlementAgent]],
    ['File #', [form.fileNumber]],
    ['Property', form.property],
    ['Sale Price', [printWhole(form.price)]],
  ]);
  block(263, 318, 'Transaction Information', 172, [
    ['Borrower', [form.borrowers, ...form.mailing]],
    ['Seller', [form.seller, ...form.sellerAddress]],
    ['Lender', [form.lender]],
  ]);
  block(498, 553, 'Loan Information', 110, [
    ['Loan Term', [`${form.years} years`]],
    ['Purpose', ['Purchase']],
    ['Product', [form.product]],
    ['', ['']],
    ['Loan Type', ['']],
    ['', ['']],
    ['Loan ID #', ['123456789']],
    ['MIC #', [form.mic ?? '']],
  ]);
  drawTypes(sheet, form);
  drawLoanTerms(sheet, form, 252, LEFT, RIGHT);
  drawProjectedPayments(sheet, form, { top: 484, left: LEFT, right: RIGHT, inCents: true });
  const totals = totalClosing(form);
  sheet.heading(LEFT, 773, 'Costs at Closing');
  sheet.text(LEFT + 7, 797, 'Closing Costs', { bold: true });
  sheet.text(220, 798, printCents(totals.J), { size: 12, room: 78 });
  sheet.text(
    303,
    797,
    `Includes ${printCents(totals.D)} in Loan Costs + ${printCents(totals.I)} in Other Costs – ${form.credits === 0 ? '$0' : printCents(-form.credits)}`,
    { size: 8.5, room: 355 },
  );
  sheet.text(303, 810, 'in Lender Credits. See page 2 for details.', { size: 8.5 });
  sheet.line(LEFT, 819, RIGHT, 819);
  sheet.text(LEFT + 7, 839, 'Cash to Close', { bold: true });
  sheet.text(220, 839, printCents(finalCash(form).cash_to_close), { size: 12, room: 78 });
  sheet.text(303, 839, 'Includes Closing Costs. See Calculating Cash to Close on page 3 for details.', {
    size: 8.5,
    room: 355,
  });
  drawFoot(sheet, 1);
}

/** In two lines, as there is room on the sample. */
function drawTypes(sheet: Sheet, form: MadeClosing): void {
  const places = [
    ['Conventional', 553, 172],
    ['FHA', 628, 172],
    ['VA', 553, 184.5],
    ['', 585, 184.5],
  ] as const;
  for (const [type, x, at] of places) {
    sheet.box(x, at, form.loanType === type);
    sheet.text(x + 11, at, type, { size: 8, room: 60 });
  }
}

const HEADS: Readonly<Record<CostSection, string>> = {
  ...{
    A: 'A. Origination Charges',
    B: 'B. Services Borrower Did Not Shop For',
    C: 'C. Services Borrower Did Shop For',
  },
  ...{
    E: 'E. Taxes and Other Government Fees',
    F: 'F. Prepaids',
    G: 'G. Initial Escrow Payment at Closing',
    H: 'H. Other',
  },
};
/** Where the figures of each column end. */
const EDGES = [411, 473, 535, 598, 661];
const STARTS = [352, 414, 477, 540, 601];

function drawCosts(sheet: Sheet, form: MadeClosing): void {
  const totals = totalClosing(form);
  sheet.text(LEFT, 42, 'Closing Cost Details', { size: 13, bold: true });
  sheet.line(LEFT, 49, RIGHT, 49, 1.5);
  // Under the bands of the sections, so that no line crosses their figures.
  for (const x of STARTS) sheet.line(x, 60, x, 868, 0.3);
  drawColumnHeads(sheet);
  const rows = (['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const).reduce(
    (sum, name) => sum + Math.max(SLOTS[name], form.sections[name].length),
    0,
  );
  const step = Math.min(11.6, 590 / (rows + 4));
  const look = { size: Math.min(7.2, step * 0.64) };
  const head = (at: number, text: string, cents: number) => {
    sheet.band(LEFT, at - step * 0.78, 477 - LEFT, step);
    sheet.text(LEFT + 5, at, text, { ...look, bold: true });
    if (cents !== 0) sheet.text(414, at, printCents(cents), { ...look, bold: true, align: 'center' });
    sheet.line(LEFT, at + step * 0.22, RIGHT, at + step * 0.22, 0.3);
  };
  const amounts = (at: number, values: readonly number[]) => {
    for (const [index, cents] of values.entries())
      if (cents !== 0) sheet.text(EDGES[index] ?? 0, at, printCents(cents), { ...look, align: 'right' });
  };
  let at = 86;
  const section = (name: CostSection) => {
    head(at, HEADS[name], totals[name]);
    const slots = Math.max(SLOTS[name], form.sections[name].length);
    for (let slot = 0; slot < slots; slot += 1) {
      at += step;
      sheet.text(44, at, String(slot + 1).padStart(2, '0'), { ...look, gray: true });
      const line = form.sections[name][slot];
      if (line === undefined) continue;
      drawWords(sheet, name, line, at, look);
      amounts(
        at,
        columns.map((column) => line[column] ?? 0),
      );
    }
    at += step * 1.15;
  };
  for (const name of ['A', 'B', 'C'] as const) section(name);
  head(at, 'D. TOTAL LOAN COSTS (Borrower-Paid)', totals.D);
  at += step * 1.1;
  sheet.text(LEFT + 5, at, 'Loan Costs Subtotals (A + B + C)', look);
  amounts(at, totals.loan);
  at += step + 12;
  sheet.heading(LEFT, at, 'Other Costs');
  at += 17;
  for (const name of ['E', 'F', 'G', 'H'] as const) section(name);
  head(at, 'I. TOTAL OTHER COSTS (Borrower-Paid)', totals.I);
  at += step * 1.1;
  sheet.text(LEFT + 5, at, 'Other Costs Subtotals (E + F + G + H)', look);
  amounts(at, totals.other);
  at += step * 1.9;
  head(at, 'J. TOTAL CLOSING COSTS (Borrower-Paid)', totals.J);
  at += step * 1.1;
  sheet.text(LEFT + 5, at, 'Closing Costs Subtotals (D + I)', look);
  amounts(at, totals.all);
  at += step;
  sheet.text(LEFT + 5, at, 'Lender Credits', look);
  amounts(at, [form.credits]);
  drawFoot(sheet, 2);
}

/** Slots that are numbered even where nothing is printed in them. */
const SLOTS: Readonly<Record<CostSection, number>> = { A: 5, B: 7, C: 7, E: 2, F: 5, G: 6, H: 7 };

function drawColumnHeads(sheet: Sheet): void {
  sheet.heading(LEFT, 72, 'Loan Costs');
  const look = { size: 7.2, align: 'center' as const };
  sheet.text(414, 60, 'Borrower-Paid', { ...look, bold: true });
  sheet.text(539, 60, 'Seller-Paid', { ...look, bold: true });
  sheet.text(632, 59, 'Paid by', { ...look, bold: true });
  sheet.text(632, 68, 'Others', { ...look, bold: true });
  for (const [x, text] of [
    [383, 'At Closing'],
    [445, 'Before Closing'],
    [508, 'At Closing'],
    [570, 'Before Closing'],
  ] as const)
    sheet.text(x, 73, text, { ...look, room: 58 });
}

/** The part of a line before its columns: its words, its detail, and its payee. */
function drawWords(
  sheet: Sheet,
  name: CostSection,
  line: ClosingLine,
  at: number,
  look: { size: number },
): void {
  const words = line.detail === null ? line.label : `${line.label} ${line.detail}`;
  const payee = line.payee === null ? '' : `to ${line.payee}`;
  const wide = sheet.width(words, look);
  const isTable = name !== 'E' && name !== 'F' && name !== 'G' && wide < 128;
  const room = 348 - 58 - (payee === '' ? 0 : Math.min(140, sheet.width(payee, look) + 8));
  sheet.text(58, at, words, { ...look, room: isTable ? 128 : room });
  if (payee === '') return;
  const x = isTable ? 190 : 58 + Math.min(wide, room) + 5;
  sheet.text(x, at, payee, { ...look, room: 348 - x });
}
