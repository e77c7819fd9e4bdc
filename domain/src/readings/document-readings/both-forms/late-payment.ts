import { type FieldReading, parseField } from '../form-reading.ts';
import { cellsWithin, findCell } from '../pages/find-cells.ts';
import { joinWords } from '../pages/find-rows.ts';
import type { Cell } from '../pages/page-text.ts';

const WORDS =
  /more than ?(\d+) ?days late, (?:we|your lender) will charge a late fee of ?(.+?)(?: of|\.(?:\s|$)|$)/i;

/** "15 days, 5%": from when a payment is late, and what that costs. */
export function parseLatePayment(cells: readonly Cell[]): FieldReading | undefined {
  const first = findCell(cells, /more than|days late/i);
  if (first === undefined) return undefined;
  const paragraph = cellsWithin(cells, {
    left: first.box.x - 2,
    top: first.baseline - first.box.height,
    bottom: first.baseline + 2.5 * first.box.height,
  });
  const [, days, fee] = WORDS.exec(joinWords(paragraph)) ?? [];
  const figures = paragraph.filter(({ text }) => /\d/.test(text));
  return parseField(days === undefined ? undefined : `${days} days, ${fee}`, figures);
}
