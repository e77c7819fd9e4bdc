import { totalOfColumn } from '../../made/model/column-total.ts';
import type { LoanFacts } from '../../made/model/form-model.ts';
import { grid, head, joinPadded, label, rule } from './blocks.ts';
import type { Paper } from './paper.ts';
import { inWords, money, percent, rounded } from './print.ts';

/** Loan Terms (12 CFR 1026.37(b)); where the next table begins. */
export function drawLoanTerms(paper: Paper, y: number, form: LoanFacts): number {
  const { left, right, profile, step } = paper;
  const wide = right - left;
  const valueAt = paper.edge('terms value', left + wide * 0.3);
  const answerAt = paper.edge('terms answer', left + wide * 0.485);
  const wordsAt = answerAt + wide * 0.06;
  const begin = head(paper, { from: left, to: right }, y, 'Loan Terms');
  const bar = (text: string, at: number) => {
    if (profile.hasBands) paper.band(answerAt - 4, at - step * 0.85, right - answerAt + 4, step * 1.25);
    paper.text(answerAt, at, text, { bold: true, room: right - answerAt });
  };
  // Below a head that crosses the page the question has its own line.
  const isBeside = begin.end < answerAt - 10 && profile.heads.look === 'black';
  bar('Can this amount increase after closing?', isBeside ? begin.base : begin.y);
  let at = isBeside ? begin.y + step * 0.2 : begin.y + step * 1.2;
  const top = at - step;
  const row = (
    names: readonly string[],
    value: string,
    answer: boolean,
    more: readonly string[],
    below: readonly string[] = [],
  ) => {
    const lines = label(paper, left + 4, at, names, {
      bold: true,
      wide: labelWidth(paper, valueAt - left - 10),
    });
    const joined = profile.more?.hasJoinedAnswers ? more[0] : undefined;
    const said = `${answer ? 'YES' : 'NO'}${joined === undefined ? '' : ` ${joined}`}`;
    const look = { times: 1.1, isData: true };
    if (profile.merges.answers !== 'none' && value !== '') {
      const gap = answerAt - valueAt;
      const both =
        profile.merges.answers === 'tight' ? `${value} ${said}` : joinPadded(paper, value, said, gap, look);
      paper.text(valueAt, at, both, look);
    } else {
      paper.text(valueAt, at, value, { ...look, room: answerAt - valueAt - 6 });
      paper.text(answerAt, at, said, { bold: joined === undefined, isData: true, room: right - answerAt });
    }
    let low = at;
    for (const text of joined === undefined ? more : more.slice(1)) {
      if (joined !== undefined && low === at) low += step;
      paper.text(wordsAt, low, text, { isData: true, room: right - wordsAt });
      low += step;
    }
    let under = at + (lines - 1) * step;
    for (const text of below) {
      under += step * 0.85;
      paper.text(left + 4, under, text, { times: 0.82, italic: true, room: valueAt - left - 8 });
    }
    at = Math.max(low - step, under, at) + step * 1.5;
    rule(paper, left, right, at - step);
  };
  const canRise = form.rateMax !== null;
  row(['Loan Amount'], money(profile, form.loan, true), false, []);
  row(
    ['Interest Rate'],
    percent(profile, form.rate),
    canRise,
    canRise
      ? ['• Adjusts every year starting in year 6', `• Can go as high as ${form.rateMax}% in year 8`]
      : [],
  );
  row(
    ['Monthly Principal', '& Interest'],
    money(profile, form.pi, false),
    canRise,
    canRise
      ? [
          '• Adjusts every year starting in year 6',
          `• Can go as high as ${inWords(form.piMax ?? 0, true)} in year 8`,
        ]
      : [],
    ['See Projected Payments below for', 'your Estimated Total Monthly Payment'],
  );
  at += step * 0.2;
  bar('Does the loan have these features?', at);
  at += step * 1.35;
  const { penalty } = form;
  row(
    ['Prepayment Penalty'],
    '',
    penalty !== null,
    penalty === null
      ? []
      : [
          `• As high as ${inWords(penalty.most, true)} if you pay off the loan during the`,
          `  first ${penalty.years} years`,
        ],
  );
  row(['Balloon Payment'], '', false, []);
  grid(paper, [left, valueAt - 4, answerAt - 4, right], top, at - step);
  return at - step * 0.5;
}

/** Labels break early where a maker gives them little room. */
export const labelWidth = ({ profile, left, right }: Paper, wide: number): number =>
  Math.min(wide, profile.more?.labelShare === undefined ? wide : (right - left) * profile.more.labelShare);

/** Projected Payments, and taxes, insurance and assessments (1026.37(c)); in cents on the Closing Disclosure. */
export function drawPayments(paper: Paper, y: number, form: LoanFacts, inCents: boolean): number {
  const { left, right, profile, step } = paper;
  const begin = head(paper, { from: left, to: right }, y, 'Projected Payments');
  const start = left + (right - left) * 0.27;
  const wide = (right - start) / form.columns.length;
  let at = begin.y;
  const top = at - step;
  if (profile.hasBands) paper.band(left, at - step * 0.95, right - left, step * 1.35);
  paper.text(left + 4, at, 'Payment Calculation', { bold: true });
  for (const [index, { head: years }] of form.columns.entries())
    paper.text(start + (index + 0.5) * wide, at, years, { bold: true, align: 'center', isData: true });
  rule(paper, left, right, at + step * 0.4);
  at += step * 1.7;
  const isWhole = !inCents;
  const cell = (index: number, cents: number, plus: boolean, when: boolean) => {
    const from = start + index * wide;
    const edge = paper.edge(`payments ${index}`, from + wide * 0.5) + wide * 0.16;
    const text =
      cents === 0
        ? profile.amounts.hasZeros
          ? '0'
          : '—'
        : money(profile, rounded(cents, isWhole && plus), when);
    const look = { isData: true, room: wide * 0.6 };
    if (plus && profile.runs === 'whole' && profile.amounts.dollar === 'close')
      paper.text(edge, at, `+ ${text}`, { ...look, align: 'right' });
    else {
      if (plus) paper.text(from + wide * 0.16, at, '+');
      paper.text(edge, at, text, { ...look, align: 'right' });
    }
  };
  paper.text(left + 8, at, 'Principal & Interest');
  const ranges = form.columns.some(({ pi }) => pi[0] !== pi[1]);
  for (const [index, { pi }] of form.columns.entries()) {
    if (pi[0] === pi[1]) cell(index, pi[0], false, false);
    else
      for (const [line, [cents, word]] of (
        [
          [pi[0], 'min'],
          [pi[1], 'max'],
        ] as const
      ).entries())
        paper.text(start + (index + 0.5) * wide, at + line * step, `${inWords(cents, true)} ${word}`, {
          align: 'center',
          isData: true,
          room: wide * 0.8,
        });
  }
  at += step * (ranges ? 2.5 : 1.5);
  paper.text(left + 8, at, 'Mortgage Insurance');
  for (const [index, { mi }] of form.columns.entries()) cell(index, mi, true, isWhole);
  at += step * 1.5;
  paper.text(left + 8, at, 'Estimated Escrow');
  for (const [index, { escrow }] of form.columns.entries()) cell(index, escrow, true, isWhole);
  at += step * 0.95;
  paper.text(left + 8, at, 'Amount can increase over time', { times: 0.82, italic: true });
  rule(paper, left, right, at + step * 0.5);
  at += step * 1.6;
  const names = profile.wraps.labels
    ? ['Estimated Total Monthly', 'Payment']
    : ['Estimated Total', 'Monthly Payment'];
  const look = { bold: true, wide: labelWidth(paper, start - left - 12) };
  const lines = label(paper, left + 8, at, names, look);
  for (const [index, column] of form.columns.entries()) {
    const [low, high] = totalOfColumn(column, inCents);
    const middle = start + (index + 0.5) * wide;
    const own = { bold: true, align: 'center' as const, isData: true, room: wide * 0.9 };
    const text = money(profile, low, !(inCents && column.pi[0] === column.pi[1]));
    if (low === high) paper.text(middle, at + (lines - 1) * step * 0.45, text, own);
    else paper.stack(middle, at, [`${inWords(low, true)} –`, inWords(high, true)], own);
  }
  at += step * (Math.max(lines, ranges ? 2 : 1) - 0.2);
  rule(paper, left, right, at);
  grid(paper, [left, ...form.columns.map((_, index) => start + index * wide), right], top, at);
  return drawTaxes(paper, at + step * 1.2, form, inCents);
}

function drawTaxes(paper: Paper, y: number, form: LoanFacts, inCents: boolean): number {
  const { left, right, profile, step } = paper;
  const wide = right - left;
  const valueAt = paper.edge('taxes value', left + wide * 0.3);
  const namesAt = paper.edge('taxes names', left + wide * 0.49);
  const answersAt = left + wide * 0.85;
  const lines = label(paper, left + 4, y, ['Estimated Taxes, Insurance', '& Assessments'], {
    bold: true,
    wide: labelWidth(paper, valueAt - left - 8),
  });
  paper.text(left + 4, y + lines * step * 0.95, 'Amount can increase over time', {
    times: 0.82,
    italic: true,
  });
  const sum = money(profile, form.taxesMonth, !inCents);
  if (profile.merges.answers === 'none') {
    paper.text(valueAt, y + step * 0.5, sum, { times: 1.1, isData: true });
    paper.text(valueAt, y + step * 1.45, 'a month', { times: 0.85 });
  } else paper.text(valueAt, y + step * 0.5, `${sum} a month`, { isData: true });
  paper.text(namesAt, y, 'This estimate includes', { bold: true });
  paper.text(answersAt, y, 'In escrow?', { bold: true });
  let at = y + step * 1.15;
  for (const [name, isIn] of form.inEscrow) {
    paper.choice(namesAt, at, true, name, { room: answersAt - namesAt - 18 });
    paper.text(answersAt, at, isIn ? 'YES' : 'NO', { bold: true, isData: true });
    at += step * 1.1;
  }
  const words = inCents
    ? 'See Escrow Account on page 4 for details. You must pay for other property costs separately.'
    : 'See Section G on page 2 for escrowed property costs. You must pay for other property costs separately.';
  at = paper.paragraph(namesAt, at, words, { times: 0.82, italic: true, wide: right - namesAt });
  rule(paper, left, right, at - step * 0.3);
  return Math.max(at, y + step * (lines + 1)) + step * 0.2;
}
