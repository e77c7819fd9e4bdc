import { totalOfColumn } from '../model/column-total.ts';
import type { AirTable, ApTable, Column, LoanFacts } from '../model/form-model.ts';
import { printCents, printPlain, printPlainWhole, printWhole } from '../model/printing.ts';
import type { Sheet } from './sheet.ts';

/** Loan Terms, from the black heading at `top` (baseline); the middle and right columns as in CFPB's samples. */
export function drawLoanTerms(sheet: Sheet, form: LoanFacts, top: number, left: number, right: number): void {
  const [figures, answers, words] = [left + 180, 345, 387];
  sheet.heading(left, top, 'Loan Terms');
  sheet.band(332, top - 15, right - 332, 19);
  sheet.text(345, top, 'Can this amount increase after closing?', { bold: true, size: 9 });
  const row = (
    at: number,
    label: string,
    figure: string,
    answer: boolean,
    more: readonly string[],
    below = 16,
  ) => {
    sheet.text(left + 7, at, label, { bold: true, room: 160 });
    sheet.text(figures, at + 1, figure, { size: 12.5 });
    sheet.text(answers, at, answer ? 'YES' : 'NO', { bold: true, size: 11 });
    for (const [index, text] of more.entries())
      sheet.text(words, at - 1 + index * 12, text, { size: 8.5, room: right - words });
    sheet.line(left, at + below, right, at + below);
  };
  const canRise = form.rateMax !== null;
  const penalty = form.penalty;
  row(top + 24, 'Loan Amount', printWhole(form.loan), false, []);
  row(
    top + 55,
    'Interest Rate',
    `${form.rate}%`,
    canRise,
    canRise
      ? [`• Adjusts every year starting in year 6`, `• Can go as high as ${form.rateMax}% in year 8`]
      : [],
  );
  row(
    top + 88,
    'Monthly Principal & Interest',
    printCents(form.pi),
    canRise,
    canRise
      ? [
          '• Adjusts every year starting in year 6',
          `• Can go as high as ${printWhole(form.piMax ?? 0)} in year 8`,
        ]
      : [],
    34,
  );
  sheet.text(left + 7, top + 106, 'See Projected Payments below for your', { size: 7, italic: true });
  sheet.text(left + 7, top + 118, 'Estimated Total Monthly Payment', { size: 7, italic: true });
  sheet.band(332, top + 132, right - 332, 18);
  sheet.text(345, top + 146, 'Does the loan have these features?', { bold: true, size: 9 });
  row(
    top + 168,
    'Prepayment Penalty',
    '',
    penalty !== null,
    penalty === null
      ? []
      : [
          `• As high as ${printWhole(penalty.most)} if you pay off the loan during the`,
          `  first ${penalty.years} years`,
        ],
  );
  row(top + 204, 'Balloon Payment', '', false, []);
}

/** Projected Payments and taxes, insurance and assessments. `inCents` on the Closing Disclosure. */
export function drawProjectedPayments(
  sheet: Sheet,
  form: LoanFacts,
  { top, left, right, inCents }: { top: number; left: number; right: number; inCents: boolean },
): void {
  const print = inCents ? printPlain : printPlainWhole;
  sheet.heading(left, top, 'Projected Payments');
  sheet.band(left, top + 5, right - left, 24);
  sheet.text(left + 7, top + 22, 'Payment Calculation', { bold: true });
  const labels: readonly (readonly [number, string])[] = [
    [top + 55, 'Principal & Interest'],
    [top + 85, 'Mortgage Insurance'],
    [top + 107, 'Estimated Escrow'],
  ];
  for (const [at, label] of labels) sheet.text(left + 13, at, label, { room: 150 });
  sheet.text(left + 13, top + 119, 'Amount can increase over time', { size: 7, italic: true });
  sheet.text(left + 13, top + 141, 'Estimated Total', { bold: true });
  sheet.text(left + 13, top + 153, 'Monthly Payment', { bold: true });
  const start = left + 166;
  const wide = (right - start) / form.columns.length;
  for (const [index, column] of form.columns.entries()) {
    const from = start + index * wide;
    if (index > 0) sheet.line(from, top + 5, from, top + 160);
    const middle = from + wide / 2;
    sheet.text(middle, top + 22, column.head, { bold: true, align: 'center' });
    const edge = middle + 30;
    const [least, most] = column.pi;
    if (least === most) sheet.text(edge, top + 55, printCents(least), { align: 'right' });
    else {
      sheet.text(edge, top + 49, `${printWhole(least)} min`, { align: 'right' });
      sheet.text(edge, top + 61, `${printWhole(most)} max`, { align: 'right' });
    }
    for (const [at, amount] of [
      [top + 85, column.mi],
      [top + 107, column.escrow],
    ] as const) {
      sheet.text(middle - 55, at, '+');
      sheet.text(edge, at, amount === 0 ? '—' : print(amount), { align: 'right' });
    }
    const [low, high] = totalOfColumn(column, inCents);
    const size = form.columns.length > 3 ? 9.5 : 12;
    if (low === high)
      sheet.text(middle, top + 147, totalText(column, low, inCents), { size, align: 'center' });
    else {
      sheet.text(middle, top + 140, `${printWhole(low)}–`, { size, align: 'center' });
      sheet.text(middle, top + 154, printWhole(high), { size, align: 'center' });
    }
  }
  sheet.line(left, top + 162, right, top + 162, 1);
  drawTaxes(sheet, form, { top: top + 162, left, right, inCents });
}

const totalText = (column: Column, total: number, inCents: boolean) =>
  inCents && column.pi[0] === column.pi[1] ? printCents(total) : printWhole(total);

function drawTaxes(
  sheet: Sheet,
  form: LoanFacts,
  { top, left, right, inCents }: { top: number; left: number; right: number; inCents: boolean },
): void {
  const print = inCents ? printCents : printWhole;
  sheet.text(left + 7, top + 30, 'Estimated Taxes, Insurance', { bold: true, room: 160 });
  sheet.text(left + 7, top + 42, '& Assessments', { bold: true });
  sheet.text(left + 7, top + 54, 'Amount can increase over time', { size: 7, italic: true });
  sheet.text(left + 180, top + 46, print(form.taxesMonth), { size: 12.5 });
  sheet.text(left + 180, top + 58, 'a month', { size: 8 });
  sheet.text(332, top + 16, 'This estimate includes', { bold: true });
  sheet.text(549, top + 16, 'In escrow?', { bold: true });
  for (const [index, [name, isIn]] of form.inEscrow.entries()) {
    const at = top + 31 + index * 15;
    sheet.box(333, at, true);
    sheet.text(345, at, name, { room: 195 });
    sheet.text(549, at, isIn ? 'YES' : 'NO', { bold: true });
  }
  const words = inCents
    ? 'See Escrow Account on page 4 for details. You must pay for other property costs separately.'
    : 'See Section G on page 2 for escrowed property costs. You must pay for other property costs separately.';
  sheet.paragraph(332, top + 76, words, { size: 7, italic: true, wide: right - 340, leading: 10 });
}

/** The tables of adjustable payments and rates (12 CFR 1026.37(i) and (j)); returns where the next part may begin. */
export function drawAdjustable(
  sheet: Sheet,
  { ap, air }: { ap: ApTable | null; air: AirTable | null },
  { left, top, width }: { left: number; top: number; width: number },
): void {
  let at = top;
  const middle = left + width * 0.52;
  const row = (label: string, value: string) => {
    sheet.text(left + 6, at, label, { size: 8, room: middle - left - 20 });
    sheet.text(middle, at, value, { size: 8, room: left + width - middle });
    sheet.line(left, at + 4, left + width, at + 4, 0.3);
    at += 14;
  };
  if (ap !== null) {
    sheet.heading(left, at, 'Adjustable Payment (AP) Table', 200);
    at += 20;
    row('Interest Only Payments?', ap.interestOnly);
    row('Optional Payments?', 'NO');
    row('Step Payments?', 'NO');
    row('Seasonal Payments?', 'NO');
    sheet.text(left + 6, at, 'Monthly Principal and Interest Payments', { size: 8, bold: true });
    at += 14;
    row('First Change/Amount', `${ap.firstAmount} ${ap.firstChange}`);
    row('Subsequent Changes', ap.laterChanges);
    row('Maximum Payment', ap.maximum);
    at += 24;
  }
  if (air === null) return;
  sheet.heading(left, at, 'Adjustable Interest Rate (AIR) Table', 220);
  at += 20;
  row('Index + Margin', `${air.index} + ${air.margin}%`);
  row('Initial Interest Rate', `${air.initial}%`);
  row('Minimum/Maximum Interest Rate', `${air.least}%/${air.most}%`);
  sheet.text(left + 6, at, 'Change Frequency', { size: 8, bold: true });
  at += 14;
  row('First Change', air.firstChange);
  row('Subsequent Changes', air.laterChanges);
  sheet.text(left + 6, at, 'Limits on Interest Rate Changes', { size: 8, bold: true });
  at += 14;
  row('First Change', air.firstLimit);
  row('Subsequent Changes', air.laterLimit);
}
