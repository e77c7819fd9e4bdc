import type { ContactParty, MadeClosing } from '../model/form-model.ts';
import { printCents } from '../model/printing.ts';
import { drawFoot, LEFT, RIGHT } from './closing-foot.ts';
import type { Sheet } from './sheet.ts';

/** Page 5: what the loan comes to, what else to know, and whom to ask. */
export function drawContacts(sheet: Sheet, form: MadeClosing): void {
  sheet.heading(LEFT, 57, 'Loan Calculations');
  const rows: readonly (readonly [string, string, string])[] = [
    [
      'Total of Payments.',
      'Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
      printCents(form.totalOfPayments),
    ],
    ['Finance Charge.', 'The dollar amount the loan will cost you.', printCents(form.financeCharge)],
    [
      'Amount Financed.',
      'The loan amount available after paying your upfront finance charge.',
      printCents(form.amountFinanced),
    ],
    [
      'Annual Percentage Rate (APR).',
      'Your costs over the loan term expressed as a rate. This is not your interest rate.',
      `${form.apr}%`,
    ],
    [
      'Total Interest Percentage (TIP).',
      'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      `${form.tip}%`,
    ],
  ];
  let at = 80;
  for (const [name, words, value] of rows) {
    sheet.text(46, at, name, { size: 7.8, bold: true });
    const after = sheet.paragraph(46, at + 11.5, words, { size: 7.8, wide: 218, leading: 11.5 });
    sheet.text(337, after - 11.5, value, { size: 9, align: 'right' });
    sheet.line(LEFT, after - 2, 342, after - 2, 0.4);
    at = after + 12;
  }
  drawOther(sheet, form);
  sheet.text(110, 361, 'Questions?', { bold: true });
  sheet.paragraph(
    110,
    373,
    'If you have questions about the loan terms or costs on this form, use the contact information below.',
    { size: 8, wide: 220 },
  );
  sheet.heading(LEFT, 500, 'Contact Information');
  drawParties(sheet, form);
  sheet.heading(LEFT, 783, 'Confirm Receipt');
  sheet.paragraph(
    LEFT,
    803,
    'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
    { size: 8, wide: 620 },
  );
  drawFoot(sheet, 5);
}

function drawOther(sheet: Sheet, form: MadeClosing): void {
  const [left, look] = [360, { size: 7.8 }];
  sheet.heading(left, 57, 'Other Disclosures');
  sheet.text(left, 82, 'Appraisal', { ...look, bold: true });
  sheet.paragraph(
    left,
    94,
    'If the property was appraised for your loan, your lender is required to give you a copy at no additional cost at least 3 days before closing. If you have not yet received it, please contact your lender at the information listed below.',
    { ...look, wide: 300 },
  );
  sheet.text(left, 250, 'Liability after Foreclosure', { ...look, bold: true });
  const below = sheet.paragraph(
    left,
    262,
    'If your lender forecloses on this property and the foreclosure does not cover the amount of unpaid balance on this loan,',
    { ...look, wide: 300 },
  );
  sheet.box(left, below + 3, form.mayProtect);
  const after = sheet.paragraph(
    372,
    below + 3,
    'state law may protect you from liability for the unpaid balance. If you refinance or take on any additional debt on this property, you may lose this protection.',
    { ...look, wide: 288 },
  );
  sheet.box(left, after, !form.mayProtect);
  sheet.paragraph(372, after, 'state law does not protect you from liability for the unpaid balance.', {
    ...look,
    wide: 288,
  });
}

const PARTIES: readonly (readonly [ContactParty, number, readonly string[]])[] = [
  ['lender', 138, ['Lender']],
  ['mortgage_broker', 244, ['Mortgage Broker']],
  ['buyer_broker', 351, ['Real Estate Broker', '(B)']],
  ['seller_broker', 456, ['Real Estate Broker', '(S)']],
  ['settlement_agent', 562, ['Settlement Agent']],
];
const ROWS = [
  [546, ['Name'], 'name'],
  [575, ['Address'], 'address'],
  [610, ['NMLS ID'], 'nmls'],
  [627, ['ST License ID'], 'license'],
  [645, ['Contact'], 'contact'],
  [662, ['Contact NMLS ID'], 'contact_nmls'],
  [679, ['Contact', 'ST License ID'], 'contact_license'],
  [707, ['Email'], 'email'],
  [739, ['Phone'], 'phone'],
] as const;

function drawParties(sheet: Sheet, form: MadeClosing): void {
  sheet.band(LEFT, 504, RIGHT - LEFT, 28);
  for (const [party, x, heads] of PARTIES) {
    for (const [index, text] of heads.entries())
      sheet.text(x, 516 + index * 11, text, { size: 7.8, bold: true, room: 100 });
    sheet.line(x - 5, 504, x - 5, 745, 0.3);
    for (const [at, , row] of ROWS) {
      const value = form.contacts[party][row];
      if (value === undefined) continue;
      // An address breaks after its street, an email after its sign where it is too long.
      const lines =
        row === 'address'
          ? value.split('|')
          : row === 'email' && value.length > 18
            ? value.split(/(?<=@)/)
            : [value];
      for (const [index, text] of lines.entries())
        sheet.text(x, at + index * 12, text, { size: 7.5, room: 98 });
    }
  }
  for (const [at, labels] of ROWS) {
    for (const [index, text] of labels.entries())
      sheet.text(46, at + index * 11, text, { size: 7.8, bold: true, room: 84 });
    sheet.line(LEFT, at - 12, RIGHT, at - 12, 0.3);
  }
}
