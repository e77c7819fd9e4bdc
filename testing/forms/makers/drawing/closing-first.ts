import { finalCash, totalClosing } from '../../made/model/closing-totals.ts';
import type { MadeClosing } from '../../made/model/form-model.ts';
import { facts, getFactName, head, label, rule, title } from './blocks.ts';
import { drawTypes } from './estimate-first.ts';
import { drawLoanTerms, drawPayments, labelWidth } from './loan-tables.ts';
import type { Paper } from './paper.ts';
import { day, inWords, money } from './print.ts';

/** Page 1 of the Closing Disclosure (12 CFR 1026.38(a) to (d)); the lowest baseline. */
export function drawClosingLoan(paper: Paper, form: MadeClosing): number {
  const { left, right, profile, step } = paper;
  const wide = right - left;
  const below = title(paper, left, paper.top, 'Closing Disclosure');
  const under = paper.paragraph(
    left + wide * 0.45,
    paper.top + step,
    'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
    { italic: true, wide: wide * 0.55 },
  );
  const edge = Math.max(below, under - step * 0.4);
  paper.line(left, edge, right, edge, 1.2);
  const at = edge + step * 1.4;
  const name = { bold: true, times: 1.05 };
  const low = [drawClosingFacts, drawTransactionFacts, drawLoanFacts].map((draw, index) => {
    const x = left + wide * ([0, 0.36, 0.68][index] ?? 0);
    const title = ['Closing Information', 'Transaction Information', 'Loan Information'][index] ?? '';
    paper.text(x, at, title, name);
    return draw(paper, x, at + step * 1.3, form);
  });
  const terms = drawLoanTerms(paper, Math.max(...low), form);
  const payments = drawPayments(paper, terms, form, true);
  return drawCosts(paper, payments, form, profile.wraps.labels);
}

function drawClosingFacts(paper: Paper, x: number, y: number, form: MadeClosing): number {
  const { profile } = paper;
  const wide = paper.right - paper.left;
  return facts(paper, { x, valueAt: x + wide * 0.145, to: x + wide * 0.345 }, y, [
    ['Date Issued', [day(profile, form.dateIssued)]],
    ['Closing Date', [day(profile, form.closingDate)]],
    ['Disbursement Date', [day(profile, form.disbursementDate)]],
    ['Settlement Agent', [form.settlementAgent]],
    ['File #', [form.fileNumber]],
    ['Property', form.property],
    ['Sale Price', [money(profile, form.price, true)]],
  ]);
}

function drawTransactionFacts(paper: Paper, x: number, y: number, form: MadeClosing): number {
  const wide = paper.right - paper.left;
  const [valueAt, to] = [x + wide * 0.085, x + wide * 0.305];
  return facts(paper, { x, valueAt, to }, y, [
    ['Borrower', [form.borrowers, ...form.mailing]],
    ['Seller', [form.seller, ...form.sellerAddress]],
    ['Lender', paper.wrap(form.lender, to - valueAt, {})],
  ]);
}

function drawLoanFacts(paper: Paper, x: number, y: number, form: MadeClosing): number {
  const { step, right } = paper;
  const side = { x, valueAt: x + (right - paper.left) * 0.105, to: right };
  let at = facts(paper, side, y, [
    ['Loan Term', [`${form.years} years`]],
    ['Purpose', ['Purchase']],
    ['Product', paper.wrap(form.product, side.to - side.valueAt)],
  ]);
  paper.text(x, at, getFactName(paper, 'Loan Type'), { times: 0.88, bold: true, room: side.valueAt - x - 4 });
  // The choices have two lines where one has no room for them.
  const needed = paper.measure('ConventionalFHAVA_______') + paper.size() * 9.5;
  if (needed > right - side.valueAt) {
    let next = side.valueAt;
    for (const [index, type] of (['Conventional', 'FHA', 'VA'] as const).entries()) {
      if (index === 2) {
        at += step;
        next = side.valueAt;
      }
      next = paper.choice(next, at, form.loanType === type, type, { times: 0.9 }) + paper.size() * 0.8;
    }
    paper.choice(next, at, false, '_____', { times: 0.9 });
  } else drawTypes(paper, side.valueAt, at, form);
  return facts(paper, side, at + step, [
    ['Loan ID #', ['123456789']],
    ['MIC #', [form.mic ?? '']],
  ]);
}

function drawCosts(paper: Paper, y: number, form: MadeClosing, isWrapped: boolean): number {
  const { left, right, profile, step } = paper;
  const totals = totalClosing(form);
  const wide = right - left;
  const begin = head(paper, { from: left, to: right }, y, 'Costs at Closing');
  const valueAt = paper.edge('costs value', left + wide * (isWrapped ? 0.2 : 0.25));
  const wordsAt = paper.edge('costs words', left + wide * 0.43);
  let at = begin.y + step * 0.3;
  const row = (names: readonly string[], cents: number, words: string) => {
    const lines = label(paper, left + 4, at, names, {
      bold: true,
      wide: labelWidth(paper, valueAt - left - 8),
    });
    const low = at + lines * paper.size() * 1.25;
    paper.text(valueAt, at, money(profile, cents, false), { times: 1.1, isData: true });
    at = Math.max(
      low,
      paper.paragraph(wordsAt, at, words, { times: 0.95, isData: true, wide: right - wordsAt }),
    );
    at += step * 0.4;
    rule(paper, left, right, at - step * 0.9);
    at += step * 0.3;
  };
  const credits = form.credits === 0 ? '$0' : inWords(form.credits, false);
  row(
    ['Closing Costs'],
    totals.J,
    `Includes ${inWords(totals.D, false)} in Loan Costs + ${inWords(totals.I, false)} in Other Costs – ${credits} in Lender Credits. See page 2 for details.`,
  );
  row(
    ['Cash to', 'Close'],
    finalCash(form).cash_to_close,
    'Includes Closing Costs. See Calculating Cash to Close on page 3 for details.',
  );
  return at - step * 0.5;
}
