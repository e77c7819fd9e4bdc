import { type FieldReading, parseField, removeMissing } from '../form-reading.ts';
import { cellsWithin, findCell } from '../pages/find-cells.ts';
import { findRows, isAmount, joinWords } from '../pages/find-rows.ts';
import type { Cell } from '../pages/page-text.ts';
import { parsePrintedAmount } from '../pages/read-values.ts';

const ROWS = [
  ['closing_costs', /^(estimated )?closing costs$/i],
  ['cash_to_close', /^(estimated )?cash to close$/i],
] as const;
/** Recognition takes a dollar sign for an S, and the O of the words for a zero. */
const PARTS =
  /includes ?[$S]([\d,.]*\d) ?in loan costs ?\+ ?[$S]([\d,.]*\d) ?in [o0]ther costs ?[-–—−]? ?[$S]([\d,.]*\d)/i;

/** A comma that was read as a period: three digits follow. */
const readPart = (text = '') => parsePrintedAmount(text.replace(/\.(?=\d{3}(?:\D|$))/g, ','));

/** Costs at Closing at the foot of page 1: what pages 2 and 3 say once more (12 CFR 1026.37(d), 1026.38(d)). */
export function parseCostsAtClosing(cells: readonly Cell[]): Record<string, FieldReading> {
  const heading = findCell(cells, /^costs at closing$/i);
  if (heading === undefined) return {};
  const table = cellsWithin(cells, { top: heading.baseline + 1 });
  const [closing, cash] = ROWS.map(([name]) => findRows(table, ROWS).find((row) => row.name === name));
  const figure = closing?.cells.find(isAmount);
  const cashFigure = cash?.cells.find(isAmount);
  const words = closing?.cells.filter((cell) => cell !== figure) ?? [];
  const [, loan, other, credits] = PARTS.exec(joinWords(words)) ?? [];
  const [first] = words;
  return removeMissing({
    closing_costs_page_1: parseField(parsePrintedAmount(figure?.text ?? ''), figure),
    loan_costs_page_1: parseField(readPart(loan), first),
    other_costs_page_1: parseField(readPart(other), first),
    lender_credits_page_1: parseField(readPart(credits), first),
    cash_to_close_page_1: parseField(parsePrintedAmount(cashFigure?.text ?? ''), cashFigure),
  });
}
