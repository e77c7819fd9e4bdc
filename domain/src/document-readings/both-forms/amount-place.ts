import { type FieldReading, readState } from '../form-reading.ts';
import { isAmount } from '../pages/find-rows.ts';
import { type Cell, cover } from '../pages/page-text.ts';
import { readAmount } from '../pages/read-values.ts';

/** Points between the right edges of amounts of one column. */
const MAX_EDGE_GAP = 6;
/** Lines, in heights of the heading, within which an amount without words of its own may belong to it. */
const MAX_LINES_APART = 1.6;

/** Where the amounts of a column are printed; undefined where no two of them end at one edge. */
export function findAmountPlace(cells: readonly Cell[]): { left: number; right: number } | undefined {
  const amounts = cells.filter(isAmount).map(({ box }) => ({ left: box.x, right: box.x + box.width }));
  const groups = amounts.map(({ right }) =>
    amounts.filter((other) => Math.abs(other.right - right) <= MAX_EDGE_GAP),
  );
  const largest = groups.reduce((most, group) => (group.length > most.length ? group : most), []);
  if (largest.length < 2) return undefined;
  return {
    left: Math.min(...largest.map(({ left }) => left)),
    right: Math.max(...largest.map(({ right }) => right)),
  };
}

/**
 * The amount of a heading or total. Without one it is empty where its place is known and nothing is printed there, and `unread` otherwise.
 * `row` is its line, `column` all cells among which its amount would be, `value` the amount with its sign where that is not as printed.
 */
export function readTotal(
  { row, amount, column }: { row: readonly Cell[]; amount: Cell | undefined; column: readonly Cell[] },
  putSign: (value: string) => string = (value) => value,
): FieldReading {
  const [heading] = row;
  const value = amount && readAmount(amount.text);
  if (amount !== undefined && value !== undefined)
    return { value: putSign(value), page: amount.page, box: amount.box, state: readState(value, [amount]) };
  const box = row.reduce((all, cell) => cover(all, cell.box), (heading as Cell).box);
  const place = { value: null, page: (heading as Cell).page, box };
  return { ...place, state: isPlaceEmpty(row, column) ? readState(null, row.slice(0, 1)) : 'unread' };
}

function isPlaceEmpty(row: readonly Cell[], column: readonly Cell[]): boolean {
  const place = findAmountPlace(column);
  const [heading] = row;
  if (place === undefined || heading === undefined) return false;
  const isThere = ({ box }: Cell) => box.x + box.width > place.left && box.x < place.right;
  if (row.some(isThere)) return false;
  // A heading of two lines has its amount beside either.
  const isNear = ({ baseline }: Cell) =>
    Math.abs(baseline - heading.baseline) <= MAX_LINES_APART * heading.box.height;
  return !column.some((cell) => isNear(cell) && isAmount(cell) && !hasWords(cell, column));
}

/** Whether words stand before an amount on its line, or on a part of it. */
const hasWords = (amount: Cell, column: readonly Cell[]) =>
  column.some(
    (cell) =>
      cell !== amount &&
      !isAmount(cell) &&
      cell.box.x < amount.box.x &&
      Math.abs(cell.baseline - amount.baseline) < 0.4 * amount.box.height,
  );
