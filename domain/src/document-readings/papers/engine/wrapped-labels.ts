import { plain } from '../../pages/find-cells.ts';
import { type Cell, cover } from '../../pages/page-text.ts';
import { distanceAcross } from './table-cells.ts';

/** Letters of a line of a label: a sentence has more. */
const MAX_LETTERS = 32;
/** Points that two lines of a label are aligned within. */
const ALIGNED = 2.5;

/**
 * Cells with the labels that are wrapped joined, as in "2 Federal income tax / withheld" and "Deposits/ / Additions": each line goes on
 * in small letters, or the one before ends with a sign that asks for more. A joined label is where its first line is.
 */
export function joinWrapped(cells: readonly Cell[]): Cell[] {
  const joined = new Map<Cell, Cell>();
  const taken = new Set<Cell>();
  for (const [index, first] of cells.entries()) {
    if (!isShort(first) || taken.has(first)) continue;
    let [whole, last] = [first, first];
    for (const below of cells.slice(index + 1)) {
      // Cells are in the order of their lines, of which one with larger letters may come first.
      if (below.baseline - last.baseline > 4 * last.box.height) break;
      if (!isNextLine(last, below)) continue;
      const { x, width } = cover(whole.box, below.box);
      whole = { ...whole, text: `${whole.text} ${below.text}`, box: { ...whole.box, x, width } };
      taken.add(below);
      last = below;
    }
    if (whole !== first) joined.set(first, whole);
  }
  return cells.flatMap((cell) => (taken.has(cell) ? [] : [joined.get(cell) ?? cell]));
}

const isShort = ({ text }: Cell) => text.length <= MAX_LETTERS && /\p{L}{2}/u.test(text);

function isNextLine(cell: Cell, below: Cell): boolean {
  const isMore = /^\p{Ll}{2}/u.test(below.text) || /[/&-]$/.test(plain(cell.text));
  return (
    isMore &&
    isShort(below) &&
    !/\d/.test(below.text) &&
    below.baseline - cell.baseline > 0.6 * cell.box.height &&
    below.baseline - cell.baseline < 1.45 * cell.box.height &&
    Math.abs(below.box.height - cell.box.height) < 0.15 * cell.box.height &&
    distanceAcross(cell, below) < ALIGNED
  );
}
