import { findCell, plain } from './find-cells.ts';
import { type Cell, letterHeight } from './page-text.ts';
import { parsePrintedAmount } from './read-values.ts';

/** Cells line by line, each from left to right. A label of several lines has on its row what is printed beside any of them. */
export function listRows(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  const labels = cells.filter(({ lineHeight }) => lineHeight !== undefined);
  for (const cell of [...labels, ...cells.filter(({ lineHeight }) => lineHeight === undefined)]) {
    const row = rows.find(
      ([first]) =>
        first !== undefined &&
        (first.lineHeight === undefined
          ? Math.abs(first.baseline - cell.baseline) < 0.4 * letterHeight(cell)
          : isBesideLines(cell, first)),
    );
    if (row === undefined) rows.push([cell]);
    else row.push(cell);
  }
  return rows
    .map((row) => row.sort((one, other) => one.box.x - other.box.x))
    .sort(([one], [other]) => (one?.baseline ?? 0) - (other?.baseline ?? 0));
}

const isBesideLines = ({ box, baseline }: Cell, label: Cell) =>
  baseline > label.box.y &&
  baseline < label.box.y + label.box.height + 1 &&
  box.x > label.box.x + label.box.width - 1;

/** How far down the last row of a table goes, in heights of its label. */
const USUAL_REACH = 4.5;

export type LabelledRow<Name extends string> = { name: Name; label: Cell; cells: Cell[] };

/**
 * The rows of a table by their labels, each with the cells to its right down to the next label: a row may have words in several lines, and
 * its figure on any of them.
 */
export function findRows<Name extends string>(
  cells: readonly Cell[],
  labels: readonly (readonly [Name, RegExp])[],
  bottom = Infinity,
  reach = USUAL_REACH,
): LabelledRow<Name>[] {
  const found = labels
    .flatMap(([name, pattern]) => {
      const label = findCell(cells, pattern, { bottom });
      return label === undefined ? [] : [{ name, label }];
    })
    .sort((one, other) => one.label.baseline - other.label.baseline);
  return found.map(({ name, label }, index) => {
    const next = found.slice(index + 1).find((each) => each.label.baseline > label.baseline + 2);
    const top = topOf(label);
    const end =
      next === undefined ? Math.min(bottom, label.baseline + reach * label.box.height) : topOf(next.label);
    const inRow = cells.filter(
      (cell) => cell !== label && cell.baseline > top && cell.baseline <= end && cell.box.x >= label.box.x,
    );
    return { name, label, cells: inRow };
  });
}

/** Just below the top of a label's first line: what has its bottom below that is on its row or lower. */
const topOf = (label: Cell): number => label.box.y + 0.2 * letterHeight(label);

export const isAmount = (cell: Cell): boolean => parsePrintedAmount(cell.text) !== undefined;

/** An amount of a Closing Disclosure, which has a dollar sign or cents: the number of a line has neither. */
export const isMoney = (cell: Cell): boolean => isAmount(cell) && /[$.]/.test(cell.text);

/** The column whose middle is nearest to that of the cell. */
export function nearestColumn(cell: Cell, middles: readonly number[]): number {
  const own = cell.box.x + cell.box.width / 2;
  return middles.reduce(
    (best, middle, index) =>
      Math.abs(middle - own) < Math.abs((middles[best] ?? Infinity) - own) ? index : best,
    0,
  );
}

/** Letters of joined cells: a paragraph of a form has 600. What is beyond is cut off. */
const MAX_JOINED_LETTERS = 2_000;

/** Text of the cells as one, with one kind of dash and space. */
export const joinWords = (cells: readonly Cell[], between = ' '): string =>
  plain(
    cells
      .map(({ text }) => text)
      .join(between)
      .slice(0, MAX_JOINED_LETTERS),
  );
