import type { MadeEstimate } from '../model/form-model.ts';
import { printWhole } from '../model/printing.ts';
import { drawFoot, LEFT, RIGHT } from './estimate-foot.ts';
import type { Sheet } from './sheet.ts';

/** Page 3: the contacts, the comparisons and the other considerations. */
export function drawComparisons(sheet: Sheet, form: MadeEstimate): void {
  sheet.text(LEFT, 68, 'Additional Information About This Loan', { size: 13, bold: true });
  sheet.line(LEFT, 76, RIGHT, 76, 1.5);
  const contact: readonly (readonly [string, string])[] = [
    ['LENDER', form.lender],
    ['NMLS/__ LICENSE ID', ''],
    ['LOAN OFFICER', 'Joe Smith'],
    ['NMLS/__ LICENSE ID', '12345'],
    ['EMAIL', 'joesmith@ficusbank.com'],
    ['PHONE', '123-456-7890'],
  ];
  for (const [index, [label, value]] of contact.entries()) {
    sheet.text(LEFT, 109 + index * 13.5, label, { size: 6.8, bold: true, room: 92 });
    sheet.text(145, 109 + index * 13.5, value);
    sheet.text(401, 109 + index * 13.5, index === 0 ? 'MORTGAGE BROKER' : label, { size: 6.8, bold: true });
  }
  sheet.heading(LEFT, 250, 'Comparisons');
  sheet.text(228, 250, 'Use these measures to compare this loan with other loans.', {
    bold: true,
    size: 8.5,
    room: 420,
  });
  sheet.text(55, 282, 'In 5 Years', { bold: true });
  sheet.text(223, 275, printWhole(form.fiveYearsTotal), { size: 12.5 });
  sheet.text(
    285,
    275,
    'Total you will have paid in principal, interest, mortgage insurance, and loan costs.',
    { size: 8.5, room: 370 },
  );
  sheet.text(223, 293, printWhole(form.fiveYearsPrincipal), { size: 12.5 });
  sheet.text(285, 293, 'Principal you will have paid off.', { size: 8.5 });
  sheet.line(LEFT, 300, RIGHT, 300);
  sheet.text(55, 320, 'Annual Percentage Rate (APR)', { bold: true, room: 150 });
  sheet.text(223, 320, `${form.apr}%`, { size: 12.5 });
  sheet.text(285, 320, 'Your costs over the loan term expressed as a rate. This is not your interest rate.', {
    size: 8.5,
    room: 370,
  });
  sheet.line(LEFT, 328, RIGHT, 328);
  sheet.text(55, 347, 'Total Interest Percentage (TIP)', { bold: true, room: 150 });
  sheet.text(223, 347, `${form.tip}%`, { size: 12.5 });
  sheet.paragraph(
    285,
    347,
    'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
    { size: 8.5, wide: 350 },
  );
  sheet.heading(LEFT, 418, 'Other Considerations');
  const say = (at: number, label: string, words: string) => {
    sheet.text(55, at, label, { bold: true, room: 130 });
    sheet.paragraph(193, at, words, { wide: 455 });
  };
  say(
    442,
    'Appraisal',
    'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close.',
  );
  say(492, 'Assumption', 'If you sell or transfer this property to another person, we');
  sheet.box(193, 505, form.mayAssume);
  sheet.text(
    208,
    505,
    'will allow, under certain conditions, this person to assume this loan on the original terms.',
    { room: 445 },
  );
  sheet.box(193, 518, !form.mayAssume);
  sheet.text(208, 518, 'will not allow assumption of this loan on the original terms.', { room: 445 });
  say(
    581,
    'Late Payment',
    `If your payment is more than ${form.lateDays} days late, we will charge a late fee of ${form.lateFee} of the monthly principal and interest payment.`,
  );
  say(
    620,
    'Refinance',
    'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.',
  );
  say(658, 'Servicing', 'We intend');
  sheet.box(193, 671, form.servicing === 'service');
  sheet.text(208, 671, 'to service your loan. If so, you will make your payments to us.', { room: 445 });
  sheet.box(193, 684, form.servicing === 'transfer');
  sheet.text(208, 684, 'to transfer servicing of your loan.', { room: 445 });
  sheet.heading(LEFT, 775, 'Confirm Receipt');
  sheet.paragraph(
    LEFT,
    796,
    'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
    { size: 8, wide: 600 },
  );
  drawFoot(sheet, 3);
}
