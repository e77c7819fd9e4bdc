import { labelCells } from './label-cells.ts';
import { mendCells } from './mend-cells.ts';
import { type Cell, findEdges, listCells, type PageText, type TextItem } from './page-text.ts';

/** Slopes that are tried, up or down: two degrees and a half is more than a scanner or a careful hand leaves. */
const STEEPEST = 0.044;

const STEP = 0.002;

/** Bottoms that differ by no more, in points, are on one line. */
const SAME_LINE = 1.2;

/** The most pieces of text that are read: enough for any form. */
const MAX_ITEMS = 300;

/** The cells of a recognized page that lies askew, line by line as if it lay straight; each keeps its place in the picture. */
function listStraightCells(page: PageText): Cell[] {
  const slope = findSlope(page.items);
  if (slope === 0) return listCells(page);
  const move = (x: number) => slope * (x - page.width / 2);
  const items = page.items.map((item) => ({
    ...item,
    box: { ...item.box, y: item.box.y - move(item.box.x) },
  }));
  return listCells({ ...page, items }).map((cell) => ({
    ...cell,
    box: { ...cell.box, y: cell.box.y + move(cell.box.x) },
  }));
}

/** The slope at which most pieces of text are on lines with others; none where it gains little. */
function findSlope(items: readonly TextItem[]): number {
  const points = items.slice(0, MAX_ITEMS).map(({ box }): [number, number] => [box.x, box.y + box.height]);
  const straight = countNeighbors(points, 0);
  let [best, most] = [0, straight * 1.05];
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += STEP) {
    const count = countNeighbors(points, slope);
    if (count > most) [best, most] = [slope, count];
  }
  return best;
}

function countNeighbors(points: readonly [number, number][], slope: number): number {
  const bottoms = points.map(([x, y]) => y - slope * x).sort((one, other) => one - other);
  let count = 0;
  let from = 0;
  for (const [index, bottom] of bottoms.entries()) {
    while ((bottoms[from] ?? bottom) < bottom - SAME_LINE) from += 1;
    count += index - from;
  }
  return count;
}

/** The cells of each page of a document; of a picture, in the words of the form. */
export function listFormCells(pages: readonly PageText[]): { page: PageText; cells: Cell[] }[] {
  return pages.map((page) => {
    const cells =
      page.method === 'picture'
        ? labelCells(mendCells(listStraightCells(page)))
        : labelCells(listCells(page, findEdges(listCells(page))));
    return { page, cells };
  });
}
