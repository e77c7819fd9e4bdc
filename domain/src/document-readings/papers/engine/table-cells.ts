import { isOnLine } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';
import { readAfter } from './find-value.ts';
import type { FoundValue, PaperPage } from './paper-schema.ts';
import { VALUE_READERS } from './paper-values.ts';

/** Points by which a figure may stand off the nearest edge of its heading. */
const FURTHEST_OFF = 45;

/** How far two cells of a column stand apart: by their left edges, right edges or middles, whichever are nearest. */
export function distanceAcross({ box: one }: Cell, { box: other }: Cell): number {
  return Math.min(
    Math.abs(one.x - other.x),
    Math.abs(one.x + one.width - (other.x + other.width)),
    Math.abs(one.x + one.width / 2 - (other.x + other.width / 2)),
  );
}

/** Of the headings of a line the one a figure stands under. */
export function findHeading(headings: readonly Cell[], figure: Cell): Cell | undefined {
  const near = headings.toSorted((one, other) => distanceAcross(one, figure) - distanceAcross(other, figure));
  const [first] = near;
  return first !== undefined && distanceAcross(first, figure) <= FURTHEST_OFF ? first : undefined;
}

/** The amount on the line of one of `rows` and under one of `columns`, where the heading stands above it on the same page. */
export function findInTable(
  pages: readonly PaperPage[],
  rows: readonly RegExp[],
  columns: readonly RegExp[],
): FoundValue | undefined {
  const read = VALUE_READERS['amount-with-cents'];
  for (const { cells } of pages)
    for (const row of rows.flatMap((label) => cells.filter((cell) => readAfter(cell, label) === ''))) {
      const heads = columns.flatMap((label) => cells.filter((cell) => readAfter(cell, label) === ''));
      // The nearest heading above counts.
      for (const head of heads
        .filter(({ baseline }) => baseline < row.baseline)
        .toSorted((one, other) => other.baseline - one.baseline)) {
        const headings = cells.filter((cell) => isOnLine(cell, head));
        const figure = cells.find(
          (cell) =>
            cell !== row &&
            isOnLine(cell, row) &&
            read(cell.text) !== undefined &&
            findHeading(headings, cell) === head,
        );
        const value = figure && read(figure.text);
        if (figure !== undefined && value !== undefined) return { value, cell: figure };
      }
    }
  return undefined;
}

/** The lines of a page from the top, each from left to right. */
export function listRows(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row !== undefined && first !== undefined && isOnLine(first, cell)) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.box.x - other.box.x));
}
