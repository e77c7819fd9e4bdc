import type { Cell } from './page-text.ts';

/** Where to look: the horizontal and vertical bounds of a part of a page, in points. */
export type PagePart = { left?: number; right?: number; top?: number; bottom?: number };

const isWithin = (
  { box, baseline }: Cell,
  { left = 0, right = Infinity, top = 0, bottom = Infinity }: PagePart,
) => box.x >= left - 1 && box.x < right && baseline > top && baseline <= bottom;

export const cellsWithin = (cells: readonly Cell[], part: PagePart): Cell[] =>
  cells.filter((cell) => isWithin(cell, part));

/** The first cell that reads like this. Labels are found however they are spaced, cased or quoted. */
export function findCell(cells: readonly Cell[], label: RegExp, part: PagePart = {}): Cell | undefined {
  return cells.find((cell) => isWithin(cell, part) && label.test(plainOf(cell)));
}

const plainTexts = new WeakMap<Cell, string>();

/** The text of a cell as labels are compared with it; kept, because each label is looked for in all cells of a page. */
export function plainOf(cell: Cell): string {
  const known = plainTexts.get(cell);
  if (known !== undefined) return known;
  const text = plain(cell.text);
  plainTexts.set(cell, text);
  return text;
}

/** What a label is compared as: one kind of apostrophe, dash and space. */
export const plain = (text: string): string =>
  text
    .replace(/[\u2018\u2019`´]/g, "'")
    .replace(/[\u2013\u2014\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** The cells on the line of this one, to its right and left of a bound, from left to right. */
export function cellsRightOf(cells: readonly Cell[], label: Cell, right = Infinity): Cell[] {
  const end = label.box.x + label.box.width;
  return cells.filter(
    (cell) => cell !== label && isOnLine(cell, label) && cell.box.x >= end - 1 && cell.box.x < right,
  );
}

/** A large figure is on the line of a small label, with its bottom somewhat lower or higher. */
export function isOnLine(one: Cell, other: Cell): boolean {
  return Math.abs(one.baseline - other.baseline) <= 0.45 * Math.max(one.box.height, other.box.height);
}
