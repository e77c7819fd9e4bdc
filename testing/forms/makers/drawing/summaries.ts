import { totalSummary } from '../../made/model/closing-totals.ts';
import type { MadeClosing, SummaryLine, SummaryPart } from '../../made/model/form-model.ts';
import { rule } from './blocks.ts';
import { breakFee, sectionHead } from './cost-rows.ts';
import type { Paper } from './paper.ts';
import { amount } from './print.ts';

export type SummaryName = 'K' | 'L' | 'M' | 'N';
const NAMES: Readonly<Record<SummaryName, string>> = {
  K: 'Due from Borrower at Closing',
  L: 'Paid Already by or on Behalf of Borrower at Closing',
  M: 'Due to Seller at Closing',
  N: 'Due from Seller at Closing',
};
/** Lines that the form has printed (1026.38(j) and (k)), also where this loan leaves them empty. */
const PRINTED: Readonly<Record<SummaryName, readonly string[]>> = {
  K: [
    'Sale Price of Property',
    'Sale Price of Any Personal Property Included in Sale',
    'Closing Costs Paid at Closing (J)',
  ],
  L: ['Deposit', 'Loan Amount', 'Existing Loan(s) Assumed or Taken Subject to', 'Seller Credit'],
  M: ['Sale Price of Property', 'Sale Price of Any Personal Property Included in Sale'],
  N: [
    ...[
      'Excess Deposit',
      'Closing Costs Paid at Closing (J)',
      'Existing Loan(s) Assumed or Taken Subject to',
    ],
    ...['Payoff of First Mortgage Loan', 'Payoff of Second Mortgage Loan', 'Seller Credit'],
  ],
};

/** One of the four sections of the summaries; the baseline after it. */
export function drawSummary(
  paper: Paper,
  form: MadeClosing,
  name: SummaryName,
  { from, to }: { from: number; to: number },
  y: number,
): number {
  const { profile, step } = paper;
  const edge = paper.edge(`${name} amounts`, to - 10, 'left');
  const column = { from: edge - (to - from) * 0.24, to: edge };
  let at = sectionHead(paper, { from, to }, y, {
    ...{ letter: name, words: NAMES[name], cents: totalSummary(form, name), column, isWhole: false },
  });
  let number = 0;
  for (const [index, part] of form.summaries[name].entries()) {
    if (part.heading !== null) {
      paper.text(from + 3, at, part.heading, { bold: true, room: to - from - 6 });
      at += step * 1.02;
    }
    for (const line of index === 0 ? withPrinted(name, part) : part.lines) {
      number += 1;
      const isUsed = line.cents !== 0;
      const hasNumber = profile.numbers === 'all' || (profile.numbers === 'used' && isUsed);
      const digits = String(number).padStart(2, '0');
      const isJoined = hasNumber && profile.more?.hasJoinedNumbers;
      if (hasNumber && !isJoined) paper.text(from + 3, at, digits, { shade: 0.4 });
      const x = from + 3 + (profile.numbers === 'none' || isJoined ? 0 : paper.size() * 1.8);
      const room = column.from - x - 4;
      const own = line.detail === null ? line.label : `${line.label} ${line.detail}`;
      const words = isJoined ? `${digits} ${own}` : own;
      const lines = isUsed ? breakFee(paper, words, room) : [words];
      paper.stack(x, at, lines, { room: isUsed ? room : to - x - 4, isData: isUsed });
      if (isUsed) amount(paper, column, at, line.cents, { isWhole: false });
      at += step * 1.02 + (lines.length - 1) * paper.size() * 1.25;
      if (profile.rules !== 'none') rule(paper, from, to, at - step * 0.74);
    }
  }
  return at + step * 0.3;
}

/** The first part of a summary with the lines that are printed on every form, in the order of the form. */
function withPrinted(name: SummaryName, { lines }: SummaryPart): SummaryLine[] {
  const printed = PRINTED[name].map(
    (label) => lines.find((line) => line.label === label) ?? { label, cents: 0, detail: null },
  );
  return [...printed, ...lines.filter(({ label }) => !PRINTED[name].includes(label))];
}
