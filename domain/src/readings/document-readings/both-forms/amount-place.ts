import { type FieldReading, parseState } from '../form-reading.ts';
import { isAmount, isMoney } from '../pages/find-rows.ts';
import { splitAt } from '../pages/label-cells.ts';
import { type Cell, cover, letterHeight } from '../pages/page-text.ts';
import { parsePrintedAmount } from '../pages/read-values.ts';

/** Points between the right edges of amounts of one column. */
const MAX_EDGE_GAP = 6;
/** Lines, in heights of the heading, within which an amount without words of its own may belong to it. */
const MAX_LINES_APART = 1.6;

type Edges = { left: number; right: number };

/** Where the amounts of a column are printed: those that begin, end or have their middle at one edge. Undefined where no two of them do. */
export function findAmountPlace(cells: readonly Cell[]): Edges | undefined {
  const amounts = cells.filter(isAmount).map(({ box }) => ({ left: box.x, right: box.x + box.width }));
  let most: readonly Edges[] = [];
  for (const edgeOf of EDGES)
    for (const amount of amounts) {
      const group = amounts.filter((other) => Math.abs(edgeOf(other) - edgeOf(amount)) <= MAX_EDGE_GAP);
      if (group.length > most.length) most = group;
    }
  if (most.length < 2) return undefined;
  return {
    left: Math.min(...most.map(({ left }) => left)),
    right: Math.max(...most.map(({ right }) => right)),
  };
}

const EDGES: readonly ((edges: Edges) => number)[] = [
  ({ right }) => right,
  ({ left }) => left,
  ({ left, right }) => (left + right) / 2,
];

const isInPlace = ({ box }: Cell, place: Edges) => box.x + box.width > place.left && box.x < place.right;

/** Words that grew together with the amount of their column: "Appraisal Fee $405". */
const ENDS_WITH_AMOUNT = /^(.*[^\s–—−$(-]) ?((?:[-–—−] ?)?\(?\$ ?[-–—−]?[\d,]*\d(?:\.\d{2})?\)?)$/;

/** Cells of a column of words and amounts, with each amount in a cell of its own: it ends where others do. */
export function splitAmounts(cells: readonly Cell[]): Cell[] {
  const endOf = ({ box }: Cell) => box.x + box.width;
  const ends = cells.filter((cell) => isAmount(cell) || ENDS_WITH_AMOUNT.test(cell.text)).map(endOf);
  return cells.flatMap((cell) => {
    const [, words, amount] = ENDS_WITH_AMOUNT.exec(cell.text) ?? [];
    if (words === undefined || amount === undefined || isAmount(cell)) return [cell];
    const isAligned = ends.filter((end) => Math.abs(end - endOf(cell)) <= MAX_EDGE_GAP).length > 1;
    return isAligned ? splitAt(cell, [words, amount]) : [cell];
  });
}

/** The amount of a row: its last cell where that is money, else the last that is printed in the column's place. */
export function findRowAmount(row: readonly Cell[], place: Edges | undefined): Cell | undefined {
  const last = row.at(-1);
  if (last !== undefined && isAmount(last) && /\$/.test(last.text)) return last;
  return row.findLast((cell) => isAmount(cell) && (place === undefined || isInPlace(cell, place)));
}

/**
 * The amount of a heading or total. Without one it is empty where its place is known and nothing is printed there, and `unread` otherwise.
 * `row` is its line, `column` all cells among which its amount would be, `value` the amount with its sign where that is not as printed.
 */
export function parseTotal(
  { row, amount, column }: { row: readonly Cell[]; amount: Cell | undefined; column: readonly Cell[] },
  putSign: (value: string) => string = (value) => value,
): FieldReading {
  const [heading] = row;
  const value = amount && parsePrintedAmount(amount.text);
  if (amount !== undefined && value !== undefined)
    return { value: putSign(value), page: amount.page, box: amount.box, state: parseState(value, [amount]) };
  const box = row.reduce((all, cell) => cover(all, cell.box), (heading as Cell).box);
  const place = { value: null, page: (heading as Cell).page, box };
  return { ...place, state: isPlaceEmpty(row, column) ? parseState(null, row.slice(0, 1)) : 'unread' };
}

function isPlaceEmpty(row: readonly Cell[], column: readonly Cell[]): boolean {
  const place = findAmountPlace(column);
  const [heading] = row;
  if (place === undefined || heading === undefined) return false;
  if (row.some((cell) => isInPlace(cell, place) || isMoney(cell))) return false;
  // A heading of two lines has its amount beside either.
  const isNear = ({ baseline }: Cell) =>
    Math.abs(baseline - heading.baseline) <= MAX_LINES_APART * letterHeight(heading);
  return !column.some((cell) => isNear(cell) && isAmount(cell) && !hasWords(cell, column));
}

/** Whether words come before an amount on its line, or on a part of it. */
const hasWords = (amount: Cell, column: readonly Cell[]) =>
  column.some(
    (cell) =>
      cell !== amount &&
      !isAmount(cell) &&
      cell.box.x < amount.box.x &&
      Math.abs(cell.baseline - amount.baseline) < 0.4 * amount.box.height,
  );
