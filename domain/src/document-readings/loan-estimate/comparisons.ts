import { type FieldReading, keepFound, readField } from '../form-reading.ts';
import { cellsRightOf, cellsWithin, findCell } from '../pages/find-cells.ts';
import type { Cell } from '../pages/page-text.ts';
import { findPercent, readAmount } from '../pages/read-values.ts';

/** Page 3: comparisons and other considerations (12 CFR 1026.37(l) and (m)). */
export function readComparisons(cells: readonly Cell[]): Record<string, FieldReading> {
  const five = findCell(cells, /^in 5 years$/i);
  const apr = findCell(cells, /^annual percentage rate \(apr\)/i);
  const tip = findCell(cells, /^total interest percentage \(tip\)/i);
  const [aprCell] = apr === undefined ? [] : cellsRightOf(cells, apr);
  const [tipCell] = tip === undefined ? [] : cellsRightOf(cells, tip);
  const late = findCell(cells, /more than|days late/i);
  const lateWords = late && joinParagraph(cells, late);
  const [, days, fee] =
    /more than (\d+) days late, we will charge a late fee of (.+?)(?: of |\.|$)/i.exec(lateWords ?? '') ?? [];
  const service = findCell(cells, /to service your loan/i);
  const transfer = findCell(cells, /to transfer servicing/i);
  const allow = findCell(cells, /will allow, under certain conditions/i);
  const notAllow = findCell(cells, /will not allow assumption/i);
  const isMarked = (cell: Cell | undefined) =>
    cell !== undefined && (/^[x✓☒✔]\s/i.test(cell.text) || hasMarkBefore(cells, cell));
  const servicing = isMarked(transfer) ? 'transfer' : isMarked(service) ? 'service' : undefined;
  const assumption = isMarked(notAllow) ? false : isMarked(allow) ? true : undefined;
  const inFive = five === undefined ? [] : listFive(cells, five);
  return keepFound({
    five_years_total: readField(readAmount(inFive[0]?.text ?? ''), inFive[0]),
    five_years_principal: readField(readAmount(inFive[1]?.text ?? ''), inFive[1]),
    apr: readField(findPercent(aprCell?.text ?? ''), aprCell),
    tip: readField(findPercent(tipCell?.text ?? ''), tipCell),
    late_payment: readField(days === undefined ? undefined : `${days} days, ${fee}`, late),
    servicing: readField(servicing, servicing === 'transfer' ? transfer : service),
    assumption: readField(assumption, assumption === true ? allow : notAllow),
  });
}

/** Two amounts one below the other, the first of them somewhat above the label. */
function listFive(cells: readonly Cell[], label: Cell): Cell[] {
  return cellsWithin(cells, {
    left: label.box.x + label.box.width,
    right: label.box.x + 260,
    top: label.baseline - 2.2 * label.box.height,
    bottom: label.baseline + 2.2 * label.box.height,
  }).filter(({ text }) => readAmount(text) !== undefined);
}

function joinParagraph(cells: readonly Cell[], first: Cell): string {
  return cellsWithin(cells, {
    left: first.box.x - 2,
    top: first.baseline - first.box.height,
    bottom: first.baseline + 2.5 * first.box.height,
  })
    .map(({ text }) => text)
    .join(' ');
}

function hasMarkBefore(cells: readonly Cell[], cell: Cell): boolean {
  return cells.some(
    (mark) =>
      /^[x✓☒✔]$/i.test(mark.text) &&
      Math.abs(mark.baseline - cell.baseline) < cell.box.height &&
      mark.box.x < cell.box.x &&
      cell.box.x - mark.box.x < 30,
  );
}
