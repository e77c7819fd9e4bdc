import type { ContactParty, MadeClosing } from '../../made/model/form-model.ts';
import { head, rule } from './blocks.ts';
import type { Paper } from './paper.ts';
import { money, percent } from './print.ts';

/** Page 5 of the Closing Disclosure (12 CFR 1026.38(o) to (s)); the lowest baseline. */
export function drawContacts(paper: Paper, form: MadeClosing): number {
  const { left, right, step } = paper;
  const wide = right - left;
  const gap = wide * 0.035;
  const middle = (left + right) / 2;
  const low = drawCalculations(paper, { from: left, to: middle - gap / 2 }, form);
  const other = drawOther(paper, { from: middle + gap / 2, to: right }, form);
  let at = Math.max(low, other) + step * 0.4;
  at = head(paper, { from: left, to: right }, at, 'Contact Information').y;
  at = drawParties(paper, at, form);
  at = head(paper, { from: left, to: right }, at, 'Confirm Receipt').y;
  at = paper.paragraph(
    left,
    at,
    'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
    { wide },
  );
  at += step * 2;
  for (const x of [left, middle + gap / 2]) {
    paper.line(x, at - step * 0.9, x + wide * 0.44, at - step * 0.9);
    paper.text(x, at, 'Applicant Signature', { times: 0.85 });
    paper.text(x + wide * 0.34, at, 'Date', { times: 0.85 });
  }
  return at;
}

function drawCalculations(
  paper: Paper,
  { from, to }: { from: number; to: number },
  form: MadeClosing,
): number {
  const { profile, step } = paper;
  let at = head(paper, { from, to }, paper.top, 'Loan Calculations').y;
  const rows: readonly (readonly [readonly string[], string, string])[] = [
    [
      ['Total of Payments.'],
      'Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
      money(profile, form.totalOfPayments, false),
    ],
    [
      ['Finance Charge.'],
      'The dollar amount the loan will cost you.',
      money(profile, form.financeCharge, false),
    ],
    [
      ['Amount Financed.'],
      'The loan amount available after paying your upfront finance charge.',
      money(profile, form.amountFinanced, false),
    ],
    [
      ['Annual Percentage Rate', '(APR).'],
      'Your costs over the loan term expressed as a rate. This is not your interest rate.',
      percent(profile, form.apr),
    ],
    [
      ['Total Interest Percentage', '(TIP).'],
      'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      percent(profile, form.tip),
    ],
  ];
  const wide = (to - from) * 0.68;
  for (const [names, words, value] of rows) {
    const lines = profile.wraps.labels ? names : [names.join(' ')];
    paper.stack(from + 3, at, lines, { bold: true, room: wide });
    const after = paper.paragraph(from + 3, at + lines.length * paper.size() * 1.3, words, { wide });
    paper.text(to - 4, profile.amounts.total === 'edge' ? after - paper.size() * 1.3 : at, value, {
      align: 'right',
      isData: true,
    });
    at = after + step * 0.4;
    rule(paper, from, to, at - step * 1.05);
    at += step * 0.15;
  }
  return at;
}

function drawOther(paper: Paper, { from, to }: { from: number; to: number }, form: MadeClosing): number {
  const { step } = paper;
  const wide = to - from;
  let at = head(paper, { from, to }, paper.top, 'Other Disclosures').y;
  const say = (name: string, words: string) => {
    paper.text(from, at, name, { bold: true });
    at = paper.paragraph(from, at + step, words, { wide }) + (name === '' ? 0 : step * 0.2);
  };
  say(
    'Appraisal',
    'If the property was appraised for your loan, your lender is required to give you a copy at no additional cost at least 3 days before closing. If you have not yet received it, please contact your lender at the information listed below.',
  );
  say(
    'Contract Details',
    'See your note and security instrument for information about what happens if you fail to make your payments, what is a default on the loan, situations in which your lender can require early repayment of the loan, and the rules for making payments before they are due.',
  );
  say(
    'Liability after Foreclosure',
    'If your lender forecloses on this property and the foreclosure does not cover the amount of unpaid balance on this loan,',
  );
  at -= step * 0.2;
  const choose = (isMarked: boolean, text: string) => {
    const [first = '', ...rest] = paper.wrap(text, wide - paper.size() * 2.4, {});
    paper.choice(from, at, isMarked, first, { room: wide - paper.size() * 1.4 });
    at += paper.size() * 1.3;
    if (rest.length > 0)
      at = paper.paragraph(from + paper.size() * 1.35, at, rest.join(' '), {
        wide: wide - paper.size() * 1.4,
      });
  };
  choose(
    form.mayProtect,
    'state law may protect you from liability for the unpaid balance. If you refinance or take on any additional debt on this property, you may lose this protection and have to pay any debt remaining even after foreclosure. You may want to consult a lawyer for more information.',
  );
  choose(!form.mayProtect, 'state law does not protect you from liability for the unpaid balance.');
  at += step * 0.2;
  say(
    'Refinance',
    'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.',
  );
  say(
    'Tax Deductions',
    'If you borrow more than this property is worth, the interest on the loan amount above this property’s fair market value is not deductible from your federal income taxes. You should consult a tax advisor for more information.',
  );
  return at;
}

const PARTIES: readonly (readonly [ContactParty, readonly string[]])[] = [
  ['lender', ['Lender']],
  ['mortgage_broker', ['Mortgage Broker']],
  ['buyer_broker', ['Real Estate Broker', '(B)']],
  ['seller_broker', ['Real Estate Broker', '(S)']],
  ['settlement_agent', ['Settlement Agent']],
];
const ROWS = [
  [['Name'], 'name'],
  [['Address'], 'address'],
  [['NMLS ID'], 'nmls'],
  [['ST License ID'], 'license'],
  [['Contact'], 'contact'],
  [['Contact NMLS ID'], 'contact_nmls'],
  [['Contact', 'ST License ID'], 'contact_license'],
  [['Email'], 'email'],
  [['Phone'], 'phone'],
] as const;

/** Contact Information (1026.38(r)). */
function drawParties(paper: Paper, y: number, form: MadeClosing): number {
  const { left, right, profile, step } = paper;
  const wide = right - left;
  const first = left + wide * 0.155;
  const each = (right - first) / PARTIES.length;
  let at = y;
  const top = at - step;
  if (profile.hasBands) paper.band(left, at - step * 0.95, wide, step * 2.3);
  for (const [index, [, heads]] of PARTIES.entries())
    paper.stack(first + index * each, at, heads, { bold: true, room: each - 6, times: 0.95 });
  at += step * 2.4;
  for (const [labels, row] of ROWS) {
    rule(paper, left, right, at - step * 0.95);
    paper.stack(left + 3, at, labels, { bold: true, room: first - left - 8, times: 0.95 });
    const cells = PARTIES.map(([party]) => {
      const value = form.contacts[party][row];
      if (value === undefined) return [];
      // An address breaks after its street and where a line is full, a name only there.
      return value
        .split('|')
        .flatMap((part) => (row === 'email' ? [part] : paper.wrap(part, each - 7, { times: 0.95 })));
    });
    for (const [index, lines] of cells.entries())
      paper.stack(first + index * each, at, lines, { isData: true, room: each - 6, times: 0.95 });
    at += Math.max(1, labels.length, ...cells.map(({ length }) => length)) * paper.size() * 1.2 + step * 0.35;
  }
  if (profile.rules === 'grid')
    for (let index = 0; index <= PARTIES.length; index += 1)
      paper.line(first + index * each - 3, top, first + index * each - 3, at - step * 0.95, 0.4);
  return at;
}
