import { isOnLine } from '../../pages/find-cells.ts';
import type { Cell } from '../../pages/page-text.ts';

/** Points by which a figure may be off the nearest edge of its heading. */
const MAX_OFF = 45;

/** How far two cells of a column are apart: by their left edges, right edges or middles, whichever are nearest. */
export function distanceAcross({ box: one }: Cell, { box: other }: Cell): number {
  return Math.min(
    Math.abs(one.x - other.x),
    Math.abs(one.x + one.width - (other.x + other.width)),
    Math.abs(one.x + one.width / 2 - (other.x + other.width / 2)),
  );
}

/** Picks the heading, among those of a line, that is above a figure. */
export function findHeading(headings: readonly Cell[], figure: Cell): Cell | undefined {
  const near = headings.toSorted((one, other) => distanceAcross(one, figure) - distanceAcross(other, figure));
  const [first] = near;
  return first !== undefined && distanceAcross(first, figure) <= MAX_OFF ? first : undefined;
}

/** The lines of a page from the top, each from left to right. */
export function listTableRows(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row !== undefined && first !== undefined && isOnLine(first, cell)) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.box.x - other.box.x));
}
