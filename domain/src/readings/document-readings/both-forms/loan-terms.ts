import { type FieldReading, parseChoice, parseField, removeMissing } from '../form-reading.ts';
import { cellsRightOf, cellsWithin, findCell } from '../pages/find-cells.ts';
import type { Cell } from '../pages/page-text.ts';
import { findAmount, findPercent, loadAnswer, parsePrintedAmount } from '../pages/read-values.ts';

/** Loan Terms: three figures, whether each can rise, and two features (12 CFR 1026.37(b)). The same on both forms. */
export function parseLoanTerms(cells: readonly Cell[]): Record<string, FieldReading> {
  const heading = findCell(cells, /^loan terms$/i);
  const end = findCell(cells, /^projected payments$/i);
  if (heading === undefined || end === undefined) return {};
  const table = cellsWithin(cells, { top: heading.baseline, bottom: end.baseline - 1 });
  const rowOf = (label: RegExp) => readRow(table, label);
  const amount = rowOf(/^loan amount$/i);
  const rate = rowOf(/^interest rate$/i);
  const payment = rowOf(/^monthly principal & interest/i);
  const penalty = rowOf(/^prepayment penalty$/i);
  const balloon = rowOf(/^balloon payment$/i);
  const asHighAs = (words: readonly Cell[]) => words.find(({ text }) => /as high as/i.test(text));
  const rateMax = asHighAs(rate.words);
  const paymentMax = asHighAs(payment.words);
  const penaltyMax = asHighAs(penalty.words);
  const balloonWords = balloon.words.find(({ text }) => /\$/.test(text));
  return removeMissing({
    loan_amount: parseField(parsePrintedAmount(amount.figure?.text ?? ''), amount.figure),
    amount_can_increase: parseChoice(amount.answer?.value, amount.answer?.cell),
    rate: parseField(findPercent(rate.figure?.text ?? ''), rate.figure),
    rate_can_increase: parseChoice(rate.answer?.value, rate.answer?.cell),
    rate_max: parseField(findRate(rateMax?.text.replace(/^.*as high as/i, '') ?? ''), rateMax),
    pi: parseField(parsePrintedAmount(payment.figure?.text ?? ''), payment.figure),
    pi_can_increase: parseChoice(payment.answer?.value, payment.answer?.cell),
    pi_max: parseField(findAmount(paymentMax?.text.replace(/^.*as high as/i, '') ?? ''), paymentMax),
    prepayment_penalty: parseChoice(penalty.answer?.value, penalty.answer?.cell),
    prepayment_penalty_max: parseField(findAmount(penaltyMax?.text ?? ''), penaltyMax),
    balloon: parseChoice(balloon.answer?.value, balloon.answer?.cell),
    balloon_amount: parseField(findAmount(balloonWords?.text ?? ''), balloonWords),
  });
}

/** The percentage; recognition may lose its sign before "in year 8", but not that it is the figure of a rate. */
const findRate = (text: string) =>
  findPercent(text) ?? /^ ?(\d{1,2}(?:\.\d{1,3})?) in year\b/i.exec(text)?.[1];

type Row = {
  figure: Cell | undefined;
  answer: { value: boolean; cell: Cell } | undefined;
  /** What is said of it, with the lines below up to the next row. */
  words: Cell[];
};

const ROWS =
  /^(loan amount|interest rate|monthly principal & interest.*|prepayment penalty|balloon payment|does the loan have these features\??)$/i;

function readRow(table: readonly Cell[], label: RegExp): Row {
  const found = findCell(table, label);
  if (found === undefined) return { figure: undefined, answer: undefined, words: [] };
  // The figure is printed between the label and the answer, which words follow.
  const line = cellsRightOf(table, found).sort((one, other) => one.box.x - other.box.x);
  const answers = line.flatMap((cell) => {
    const value = loadAnswer(cell.text);
    return value === undefined ? [] : [{ value, cell }];
  });
  const next = table.find((cell) => cell.baseline > found.baseline + 3 && ROWS.test(cell.text));
  const words = cellsWithin(table, {
    left: (answers[0]?.cell.box.x ?? found.box.x + found.box.width) - 1,
    // The first line of the words may be somewhat above the label.
    top: found.baseline - found.box.height,
    bottom: next === undefined ? found.baseline + 60 : next.baseline - next.box.height,
  });
  return {
    figure: line.find(({ text }) => /\d/.test(text) && loadAnswer(text) === undefined),
    answer: answers[0],
    words,
  };
}
