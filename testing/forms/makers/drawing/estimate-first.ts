import { totalEstimate } from '../../made/model/estimate-totals.ts';
import type { LoanFacts, MadeEstimate } from '../../made/model/form-model.ts';
import { facts, getFactName, head, label, rule, title } from './blocks.ts';
import { drawLoanTerms, drawPayments, labelWidth } from './loan-tables.ts';
import type { Paper } from './paper.ts';
import { day, inWords, money } from './print.ts';

/** Page 1 of the Loan Estimate (12 CFR 1026.37(a) to (e)); the lowest baseline. */
export function drawLoan(paper: Paper, form: MadeEstimate): number {
  const { left, right, profile, step } = paper;
  const middle = left + (right - left) * 0.5;
  let at = paper.top + step * 1.3;
  const lender = { times: 1.7, shade: 0.3, isData: true };
  for (const line of paper.wrap(form.lender, (right - left) * 0.5, lender)) {
    paper.text(left, at, line, lender);
    at += step * 1.5;
  }
  paper.text(left, at - step * 0.4, '4321 Random Boulevard • Somecity, ST 12340', { times: 0.9 });
  paper.text(right, at - step * 0.4, 'Save this Loan Estimate to compare with your Closing Disclosure.', {
    ...{ times: 0.9, italic: true, align: 'right', room: (right - left) * 0.46 },
  });
  paper.line(left, at, right, at, 1.2);
  const below = title(paper, left, at + 2, 'Loan Estimate');
  const valueAt = left + (right - left) * 0.14;
  const low = facts(paper, { x: left, valueAt, to: middle - 10 }, below + step * 1.2, [
    ['Date Issued', [day(profile, form.dateIssued)]],
    ['Applicants', [form.borrowers, ...form.mailing]],
    ['Property', form.property],
    ['Sale Price', [money(profile, form.price, true)]],
  ]);
  const side = { x: middle, valueAt: middle + (right - left) * 0.115, to: right };
  const under = drawLoanFacts(paper, side, at + step * 1.3, form);
  at = drawLoanTerms(paper, Math.max(low, under) + step * 0.2, form);
  at = drawPayments(paper, at, form, false);
  return drawCosts(paper, at, form);
}

function drawLoanFacts(
  paper: Paper,
  side: { x: number; valueAt: number; to: number },
  y: number,
  form: MadeEstimate,
): number {
  const { profile, step } = paper;
  let at = facts(paper, side, y, [
    ['Loan Term', [`${form.years} years`]],
    ['Purpose', ['Purchase']],
    ['Product', [form.product]],
  ]);
  const name = (text: string) =>
    paper.text(side.x, at, getFactName(paper, text), {
      times: 0.88,
      bold: true,
      room: side.valueAt - side.x - 4,
    });
  name('Loan Type');
  drawTypes(paper, side.valueAt, at, form);
  at = facts(paper, side, at + step, [['Loan ID #', ['123456789']]]);
  name('Rate Lock');
  const next = paper.choice(side.valueAt, at, form.lockUntil === null, 'NO');
  const until =
    form.lockUntil === null
      ? 'YES, until'
      : `YES, until ${day(profile, form.lockUntil)} at ${profile.clock.printed}`;
  paper.choice(next + 8, at, form.lockUntil !== null, until, { room: side.to - next - 20, isData: true });
  const words = `Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate. All other estimated closing costs expire on ${day(profile, form.costsExpire)} at ${profile.clock.printed}`;
  return paper.paragraph(side.valueAt, at + step, words, {
    ...{ times: 0.82, italic: true, isData: true, wide: side.to - side.valueAt },
  });
}

/** The loan types in a line, the one of the loan marked. */
export function drawTypes(paper: Paper, x: number, y: number, form: Pick<LoanFacts, 'loanType'>): number {
  let at = x;
  for (const type of ['Conventional', 'FHA', 'VA'])
    at = paper.choice(at, y, form.loanType === type, type, { times: 0.95 }) + paper.size() * 0.9;
  return paper.choice(at, y, false, '_______', { times: 0.95 });
}

function drawCosts(paper: Paper, y: number, form: MadeEstimate): number {
  const { left, right, profile, step } = paper;
  const totals = totalEstimate(form);
  const wide = right - left;
  const begin = head(paper, { from: left, to: right }, y, 'Costs at Closing');
  const valueAt = paper.edge('costs value', left + wide * 0.3);
  const wordsAt = paper.edge('costs words', left + wide * 0.46);
  let at = begin.y + step * 0.3;
  const row = (names: readonly string[], cents: number, words: string) => {
    const lines = label(paper, left + 4, at, names, {
      bold: true,
      wide: labelWidth(paper, valueAt - left - 8),
    });
    const low = at + lines * paper.size() * 1.25;
    paper.text(valueAt, at, money(profile, cents, true), { times: 1.1, isData: true });
    at = Math.max(
      low,
      paper.paragraph(wordsAt, at, words, { times: 0.95, isData: true, wide: right - wordsAt }),
    );
    at += step * 0.4;
    rule(paper, left, right, at - step * 0.9);
    at += step * 0.3;
  };
  row(
    ['Estimated Closing', 'Costs'],
    totals.J,
    `Includes ${inWords(totals.D, true)} in Loan Costs + ${inWords(totals.I, true)} in Other Costs – ${inWords(form.credits, true)} in Lender Credits. See page 2 for details.`,
  );
  row(
    ['Estimated Cash to', 'Close'],
    totals.cash,
    'Includes Closing Costs. See Calculating Cash to Close on page 2 for details.',
  );
  return Math.max(at, begin.y + step * 4.6) - step;
}
