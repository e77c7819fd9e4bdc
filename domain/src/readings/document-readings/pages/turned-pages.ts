import type { Box, PageText, TextItem } from './page-text.ts';
import { type PdfField, placePdfFields, withoutCovered } from './pdf-fields.ts';
import { type Matrix, multiply, type PdfItem, placePdfItems } from './pdf-items.ts';

type Size = { width: number; height: number };

/**
 * The pieces of text of a page, and what its fields show, with the page turned upright, whichever way it is shown: sideways or upside down is how most of its letters
 * lie. What lies otherwise, such as a stamp across the page, is left out. `turn` is absent of a page that is shown upright.
 */
export function placeUpright(
  view: Matrix,
  shown: Size,
  items: readonly PdfItem[],
  fields: readonly PdfField[] = [],
): Size & { items: TextItem[]; turn?: NonNullable<PageText['turn']> } {
  const directed = items.map((item) => ({ item, turn: 'str' in item ? findTurn(view, item) : undefined }));
  const letters = [0, 0, 0, 0];
  for (const { item, turn } of directed)
    if (turn !== undefined && 'str' in item) letters[turn] = (letters[turn] ?? 0) + item.str.trim().length;
  const turn = letters.indexOf(Math.max(...letters));
  const own = directed.flatMap((each) => (each.turn === turn ? [each.item] : []));
  const place = (from: Matrix) => {
    const filled = placePdfFields(from, fields);
    return [...withoutCovered(placePdfItems(from, own), filled), ...filled];
  };
  const { width, height } = shown;
  if (turn === 0) return { width, height, items: place(view) };
  const upright = turn === 2 ? { width, height } : { width: height, height: width };
  const back = [[], [0, -1, 1, 0, 0, width], [-1, 0, 0, -1, width, height], [0, 1, -1, 0, height, 0]];
  return {
    ...upright,
    items: place(multiply(back[turn] ?? [], view)),
    turn: turn as 1 | 2 | 3,
  };
}

/** How far a piece may lie off a quarter turn, in quarters: a scan that was straightened is some degrees askew. */
const MAX_ASKEW = 0.2;

/** Quarter turns to the right of a piece of text; undefined where it lies across. */
function findTurn(view: Matrix, item: { transform: Matrix }): number | undefined {
  const [a = 0, b = 0] = multiply(view, item.transform);
  const quarters = Math.atan2(b, a) / (Math.PI / 2);
  const turn = Math.round(quarters);
  return Math.abs(quarters - turn) <= MAX_ASKEW ? (turn + 4) % 4 : undefined;
}

/** A place on the upright page as a place on the page as it is shown. */
export function showTurned(box: Box, { width, height, turn }: PageText): Box {
  const { x, y } = box;
  if (turn === 1) return { x: height - y - box.height, y: x, width: box.height, height: box.width };
  if (turn === 2) return { ...box, x: width - x - box.width, y: height - y - box.height };
  return turn === 3 ? { x: y, y: width - x - box.width, width: box.height, height: box.width } : box;
}

/** The size of a page as it is shown. */
export const showSize = ({ width, height, turn }: PageText): Size =>
  turn === 1 || turn === 3 ? { width: height, height: width } : { width, height };
