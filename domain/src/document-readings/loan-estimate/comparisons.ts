import { readLatePayment } from '../both-forms/late-payment.ts';
import { type FieldReading, keepFound, readField } from '../form-reading.ts';
import { cellsRightOf, cellsWithin, findCell } from '../pages/find-cells.ts';
import { findMarked } from '../pages/marks.ts';
import type { Cell } from '../pages/page-text.ts';
import { findPercent, readAmount } from '../pages/read-values.ts';

/** Page 3: comparisons and other considerations (12 CFR 1026.37(l) and (m)). */
export function readComparisons(cells: readonly Cell[]): Record<string, FieldReading> {
  const five = findCell(cells, /^in 5 years$/i);
  const apr = findCell(cells, /^annual percentage rate \(apr\)/i);
  const tip = findCell(cells, /^total interest percentage \(tip\)/i);
  const percentOf = (label: Cell | undefined) =>
    label && cellsRightOf(cells, label).find(({ text }) => findPercent(text) !== undefined);
  const [aprCell, tipCell] = [percentOf(apr), percentOf(tip)];
  const service = findCell(cells, /to service your loan/i);
  const transfer = findCell(cells, /to transfer servicing/i);
  const allow = findCell(cells, /will allow, under certain conditions/i);
  const notAllow = findCell(cells, /will not allow assumption/i);
  const servicing = findMarked(cells, { service, transfer });
  const assumption = findMarked(cells, { allow, notAllow });
  const inFive = five === undefined ? {} : readFive(cells, five);
  return keepFound({
    five_years_total: readField(findFirst(inFive.total), inFive.total),
    five_years_principal: readField(findFirst(inFive.principal), inFive.principal),
    apr: readField(findPercent(aprCell?.text ?? ''), aprCell),
    tip: readField(findPercent(tipCell?.text ?? ''), tipCell),
    late_payment: readLatePayment(cells),
    servicing: readField(servicing?.value, servicing?.cell),
    assumption: readField(
      assumption === undefined ? undefined : assumption.value === 'allow',
      assumption?.cell,
    ),
  });
}

/** Two amounts one below the other, the first of them somewhat above the label and the second below. */
function readFive(cells: readonly Cell[], label: Cell): { total?: Cell; principal?: Cell } {
  const amounts = cellsWithin(cells, {
    left: label.box.x + label.box.width,
    right: label.box.x + 260,
    top: label.baseline - 2.2 * label.box.height,
    bottom: label.baseline + 2.2 * label.box.height,
  }).filter((cell) => findFirst(cell) !== undefined);
  const [first, second] = amounts;
  if (first === undefined) return {};
  if (second !== undefined) return { total: first, principal: second };
  return first.baseline < label.baseline ? { total: first } : { principal: first };
}

/** The amount of a cell; of a picture, also one that grew together with the words beside it: "$159, 785otal you will have paid". */
function findFirst(cell: Cell | undefined): string | undefined {
  if (cell?.confidence === undefined) return readAmount(cell?.text ?? '');
  const [figure = ''] = /^\$ ?\d{1,3}(?:, ?\d{3})+(?![\d,])/.exec(cell.text) ?? [];
  return readAmount(cell.text) ?? readAmount(figure.replaceAll(' ', ''));
}
