import { totalEstimate } from '../model/estimate-totals.ts';
import type { MadeEstimate } from '../model/form-model.ts';
import { printDay, printWhole } from '../model/printing.ts';
import { drawFoot, LEFT, RIGHT } from './estimate-foot.ts';
import { drawLoanTerms, drawProjectedPayments } from './shared-tables.ts';
import type { Sheet } from './sheet.ts';

/** Page 1: who borrows what, the loan's terms, its payments and the costs at closing. */
export function drawLoan(sheet: Sheet, form: MadeEstimate): void {
  sheet.text(LEFT, 58, form.lender, { size: 17, gray: true });
  sheet.text(LEFT, 74, '4321 Random Boulevard • Somecity, ST 12340', { size: 8 });
  sheet.text(345, 74, 'Save this Loan Estimate to compare with your Closing Disclosure.', {
    size: 8.5,
    italic: true,
    room: 312,
  });
  sheet.line(LEFT, 83, RIGHT, 83, 1.5);
  sheet.text(LEFT, 104, 'Loan Estimate', { size: 15, bold: true });
  const label = (x: number, at: number, text: string) =>
    sheet.text(x, at, text, { size: 6.8, bold: true, room: 55 });
  const left: readonly (readonly [string, readonly string[]])[] = [
    ['DATE ISSUED', [printDay(form.dateIssued)]],
    ['APPLICANTS', [form.borrowers, ...form.mailing]],
    ['PROPERTY', form.property],
    ['SALE PRICE', [printWhole(form.price)]],
  ];
  let at = 132;
  for (const [name, values] of left) {
    label(LEFT, at, name);
    for (const value of values) {
      sheet.text(118, at, value, { room: 215 });
      at += 14;
    }
  }
  const right: readonly (readonly [string, string])[] = [
    ['LOAN TERM', `${form.years} years`],
    ['PURPOSE', 'Purchase'],
    ['PRODUCT', form.product],
    ['LOAN TYPE', ''],
    ['LOAN ID #', '123456789'],
    ['RATE LOCK', ''],
  ];
  for (const [index, [name, value]] of right.entries()) {
    label(345, 104 + index * 14, name);
    sheet.text(408, 104 + index * 14, value, { room: 245 });
  }
  drawLoanTypes(sheet, form, 408, 146);
  const lock = 174;
  sheet.box(408, lock, form.lockUntil === null);
  sheet.text(418, lock, 'NO', { size: 8.5 });
  sheet.box(440, lock, form.lockUntil !== null);
  const until =
    form.lockUntil === null ? 'YES, until' : `YES, until ${printDay(form.lockUntil)} at 5:00 p.m. EDT`;
  sheet.text(450, lock, until, { size: 8.5, room: 205 });
  const words = [
    'Before closing, your interest rate, points, and lender credits can',
    'change unless you lock the interest rate. All other estimated',
  ];
  for (const [index, text] of words.entries())
    sheet.text(408, 188 + index * 12, text, { size: 7, italic: true, room: 248 });
  sheet.text(408, 212, `closing costs expire on ${printDay(form.costsExpire)} at 5:00 p.m. EDT`, {
    size: 7,
    italic: true,
    room: 248,
  });
  drawLoanTerms(sheet, form, 250, LEFT, RIGHT);
  drawProjectedPayments(sheet, form, { top: 492, left: LEFT, right: RIGHT, inCents: false });
  const totals = totalEstimate(form);
  sheet.heading(LEFT, 773, 'Costs at Closing');
  sheet.text(LEFT + 7, 800, 'Estimated Closing Costs', { bold: true });
  sheet.text(LEFT + 180, 800, printWhole(totals.J), { size: 12.5 });
  sheet.text(
    303,
    800,
    `Includes ${printWhole(totals.D)} in Loan Costs + ${printWhole(totals.I)} in Other Costs – ${printWhole(-form.credits)}`,
    { size: 8.5, room: 350 },
  );
  sheet.text(303, 812, 'in Lender Credits. See page 2 for details.', { size: 8.5 });
  sheet.line(LEFT, 820, RIGHT, 820);
  sheet.text(LEFT + 7, 840, 'Estimated Cash to Close', { bold: true });
  sheet.text(LEFT + 180, 840, printWhole(totals.cash), { size: 12.5 });
  sheet.text(303, 840, 'Includes Closing Costs. See Calculating Cash to Close on page 2 for details.', {
    size: 8.5,
    room: 350,
  });
  drawFoot(sheet, 1);
}

/** The loan types in a line, the one of the loan marked. */
function drawLoanTypes(sheet: Sheet, form: { loanType: string }, left: number, at: number): void {
  let x = left;
  for (const type of ['Conventional', 'FHA', 'VA']) {
    sheet.box(x, at, form.loanType === type);
    sheet.text(x + 11, at, type, { size: 8.5 });
    x += 11 + sheet.width(type, { size: 8.5 }) + 9;
  }
  sheet.box(x, at, false);
}
