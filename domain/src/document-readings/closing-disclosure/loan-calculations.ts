import { type FieldReading, keepFound, readChoice, readField } from '../form-reading.ts';
import { cellsWithin, findCell } from '../pages/find-cells.ts';
import { findRows, isMoney } from '../pages/find-rows.ts';
import { findMarked } from '../pages/marks.ts';
import type { Cell } from '../pages/page-text.ts';
import { findPercent, readAmount } from '../pages/read-values.ts';

const ROWS = [
  ['total_of_payments', /^total of payments\b/i],
  ['finance_charge', /^finance charge\b/i],
  ['amount_financed', /^amount financed\b/i],
  ['apr', /^annual percentage rate( ?\(apr\))?/i],
  ['tip', /^total interest percentage( ?\(tip\))?/i],
] as const;

/** The total interest percentage stands beside the last of the lines that explain it. */
const REACH = 6.5;

/** Loan Calculations of page 5, and whether state law may protect after foreclosure (12 CFR 1026.38(o) and (p)). */
export function readLoanCalculations(cells: readonly Cell[], width: number): Record<string, FieldReading> {
  const heading = findCell(cells, /^loan calculations$/i);
  if (heading === undefined) return {};
  const beside = findCell(cells, /^other disclosures$/i);
  const left = cellsWithin(cells, {
    top: heading.baseline + 1,
    right: beside === undefined ? width / 2 : beside.box.x - 6,
    bottom: (findCell(cells, /^questions\?/i)?.baseline ?? Infinity) - 4,
  });
  const found = findRows(left, ROWS, Infinity, REACH).map(({ name, cells: row }) => {
    const isRate = name === 'apr' || name === 'tip';
    const figure = row.findLast((cell) => (isRate ? /^\d{1,3}(\.\d+)? ?%$/.test(cell.text) : isMoney(cell)));
    const value = isRate ? findPercent(figure?.text ?? '') : readAmount(figure?.text ?? '');
    return [name, readField(value, figure)] as const;
  });
  const liability = findMarked(cells, {
    may_protect: findCell(cells, /state law may protect/i),
    no_protection: findCell(cells, /state law does not/i),
  });
  return keepFound({
    ...Object.fromEntries(found),
    liability_after_foreclosure: readChoice(liability?.value, liability?.cell),
  });
}
