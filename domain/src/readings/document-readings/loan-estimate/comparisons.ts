import { parseLatePayment } from '../both-forms/late-payment.ts';
import { type FieldReading, parseChoice, parseField, removeMissing } from '../form-reading.ts';
import { cellsRightOf, cellsWithin, findCell, isOnLine } from '../pages/find-cells.ts';
import { splitAt } from '../pages/label-cells.ts';
import { findMarked } from '../pages/marks.ts';
import { type Cell, letterHeight } from '../pages/page-text.ts';
import { findPercent, parsePrintedAmount } from '../pages/read-values.ts';

/** Page 3: comparisons and other considerations (12 CFR 1026.37(l) and (m)). */
export function parseComparisons(cells: readonly Cell[]): Record<string, FieldReading> {
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
  return removeMissing({
    five_years_total: parseField(findFirst(inFive.total), inFive.total),
    five_years_principal: parseField(findFirst(inFive.principal), inFive.principal),
    apr: parseField(findPercent(aprCell?.text ?? ''), aprCell),
    tip: parseField(findPercent(tipCell?.text ?? ''), tipCell),
    late_payment: parseLatePayment(cells),
    servicing: parseChoice(servicing?.value, servicing?.cell),
    assumption: parseChoice(
      assumption === undefined ? undefined : assumption.value === 'allow',
      assumption?.cell,
    ),
  });
}

const TOTAL = /total you will have paid/i;
const PRINCIPAL = /principal you will have paid off/i;

/** Both amounts, each beside its words; where the words do not say which, the first of two above each other is the total. */
function readFive(cells: readonly Cell[], label: Cell): { total?: Cell; principal?: Cell } {
  const [total, principal] = [TOTAL, PRINCIPAL].map((words) => findBeside(cells, label, words));
  if (total !== undefined && principal !== undefined && total !== principal) return { total, principal };
  const height = letterHeight(label);
  const amounts = cellsWithin(cells, {
    left: label.box.x + label.box.width,
    right: label.box.x + 260,
    top: label.box.y - 1.2 * height,
    bottom: label.box.y + label.box.height + 2.2 * height,
  }).filter((cell) => findFirst(cell) !== undefined);
  const [first, second] = amounts;
  if (first !== undefined && second !== undefined) return { total: first, principal: second };
  return { ...(total !== undefined && { total }), ...(principal !== undefined && { principal }) };
}

/** The amount that begins a cell with these words, or the next one left of them on their line. */
function findBeside(cells: readonly Cell[], label: Cell, words: RegExp): Cell | undefined {
  const cell = cells.find(
    ({ text, baseline }) => words.test(text) && baseline > label.box.y - label.box.height,
  );
  if (cell === undefined) return undefined;
  const [amount = ''] = /^\$ ?[\d,]*\d(?= )/.exec(cell.text) ?? [];
  if (amount !== '') return splitAt(cell, [amount])[0];
  return cells.findLast(
    (each) =>
      findFirst(each) !== undefined &&
      isOnLine(each, cell) &&
      each.box.x < cell.box.x &&
      each.box.x >= label.box.x + label.box.width - 1,
  );
}

/** The amount of a cell; of a picture, also one that grew together with the words beside it: "$159, 785otal you will have paid". */
function findFirst(cell: Cell | undefined): string | undefined {
  if (cell?.confidence === undefined) return parsePrintedAmount(cell?.text ?? '');
  const [figure = ''] = /^\$ ?\d{1,3}(?:, ?\d{3})+(?![\d,])/.exec(cell.text) ?? [];
  return parsePrintedAmount(cell.text) ?? parsePrintedAmount(figure.replaceAll(' ', ''));
}
