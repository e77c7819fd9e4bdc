import type { MadeEstimate } from '../../made/model/form-model.ts';
import { head, label, rule, title } from './blocks.ts';
import { labelWidth } from './loan-tables.ts';
import type { Paper } from './paper.ts';
import { money, percent } from './print.ts';

/** Page 3 of the Loan Estimate (12 CFR 1026.37(k) to (n)); the lowest baseline. */
export function drawComparisons(paper: Paper, form: MadeEstimate): number {
  const { left, right, step } = paper;
  const wide = right - left;
  const middle = left + wide * 0.56;
  let at = title(paper, left, paper.top, 'Additional Information About This Loan', 1.5) + step * 1.2;
  const contact: readonly (readonly [string, string, string])[] = [
    ['LENDER', form.lender, 'MORTGAGE BROKER'],
    ['NMLS/__ LICENSE ID', '', 'NMLS/__ LICENSE ID'],
    ['LOAN OFFICER', 'Joe Smith', 'LOAN OFFICER'],
    ['NMLS/__ LICENSE ID', '12345', 'NMLS/__ LICENSE ID'],
    ['EMAIL', 'joesmith@ficusbank.com', 'EMAIL'],
    ['PHONE', '123-456-7890', 'PHONE'],
  ];
  const valueAt = left + wide * 0.18;
  for (const [name, value, other] of contact) {
    paper.text(left, at, name, { times: 0.85, bold: true, room: valueAt - left - 6 });
    const lines = value === '' ? [''] : paper.wrap(value, middle - valueAt - 8, {});
    paper.stack(valueAt, at, lines, { isData: true });
    paper.text(middle, at, other, { times: 0.85, bold: true });
    at += step * (1 + (lines.length - 1) * 0.9);
  }
  at = drawMeasures(paper, at + step * 0.3, form);
  at = head(paper, { from: left, to: right }, at, 'Other Considerations').y + step * 0.2;
  const wordsAt = left + wide * 0.22;
  const say = (name: string, words: string, isData = false) => {
    paper.text(left + 4, at, name, { bold: true, room: wordsAt - left - 8 });
    at = paper.paragraph(wordsAt, at, words, { isData, wide: right - wordsAt }) + step * 0.15;
  };
  const choose = (isMarked: boolean, words: string) => {
    paper.choice(wordsAt, at, isMarked, words, { room: right - wordsAt - 14 });
    at += step * 1.1;
  };
  say(
    'Appraisal',
    'We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional appraisal for your own use at your own cost.',
  );
  at += step * 0.4;
  say('Assumption', 'If you sell or transfer this property to another person, we');
  choose(
    form.mayAssume,
    'will allow, under certain conditions, this person to assume this loan on the original terms.',
  );
  choose(!form.mayAssume, 'will not allow assumption of this loan on the original terms.');
  at += step * 0.4;
  say(
    'Homeowner’s Insurance',
    'This loan requires homeowner’s insurance on the property, which you may obtain from a company of your choice that we find acceptable.',
  );
  at += step * 0.4;
  say(
    'Late Payment',
    `If your payment is more than ${form.lateDays} days late, we will charge a late fee of ${form.lateFee} of the monthly principal and interest payment.`,
    true,
  );
  at += step * 0.4;
  say(
    'Refinance',
    'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.',
  );
  at += step * 0.4;
  say('Servicing', 'We intend');
  choose(form.servicing === 'service', 'to service your loan. If so, you will make your payments to us.');
  choose(form.servicing === 'transfer', 'to transfer servicing of your loan.');
  at = head(paper, { from: left, to: right }, at + step * 0.5, 'Confirm Receipt').y;
  at = paper.paragraph(
    left,
    at,
    'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
    { wide },
  );
  at += step * 2;
  for (const x of [left, left + wide * 0.52]) {
    paper.line(x, at - step * 0.9, x + wide * 0.44, at - step * 0.9);
    paper.text(x, at, 'Applicant Signature', { times: 0.85 });
    paper.text(x + wide * 0.34, at, 'Date', { times: 0.85 });
  }
  return at;
}

/** Comparisons (1026.37(l)). */
function drawMeasures(paper: Paper, y: number, form: MadeEstimate): number {
  const { left, right, profile, step } = paper;
  const wide = right - left;
  const begin = head(paper, { from: left, to: right }, y, 'Comparisons');
  const valueAt = paper.edge('comparisons value', left + wide * 0.28);
  const wordsAt = paper.edge('comparisons words', left + wide * 0.39);
  const hint = 'Use these measures to compare this loan with other loans.';
  const isBeside = profile.heads.look === 'black';
  paper.text(isBeside ? left + wide * 0.3 : left + 4, isBeside ? begin.base : begin.y, hint, {
    bold: true,
    times: 0.95,
  });
  let at = begin.y + (isBeside ? step * 0.2 : step * 1.2);
  const row = (names: readonly string[], rows: readonly (readonly [string, string])[]) => {
    const lines = label(paper, left + 4, at, names, {
      bold: true,
      wide: labelWidth(paper, valueAt - left - 8),
    });
    let low = at;
    for (const [value, words] of rows) {
      paper.text(valueAt, low, value, { times: 1.1, isData: true, room: wordsAt - valueAt - 3 });
      low = paper.paragraph(wordsAt, low, words, { times: 0.95, wide: right - wordsAt });
    }
    at = Math.max(low, at + lines * step * 0.92) + step * 0.35;
    rule(paper, left, right, at - step * 0.95);
    at += step * 0.1;
  };
  row(
    ['In 5 Years'],
    [
      [
        money(profile, form.fiveYearsTotal, true),
        'Total you will have paid in principal, interest, mortgage insurance, and loan costs.',
      ],
      [money(profile, form.fiveYearsPrincipal, true), 'Principal you will have paid off.'],
    ],
  );
  row(
    ['Annual Percentage Rate', '(APR)'],
    [
      [
        percent(profile, form.apr),
        'Your costs over the loan term expressed as a rate. This is not your interest rate.',
      ],
    ],
  );
  row(
    ['Total Interest Percentage', '(TIP)'],
    [
      [
        percent(profile, form.tip),
        'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      ],
    ],
  );
  return at;
}
