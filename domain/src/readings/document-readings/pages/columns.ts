import type { Cell } from './page-text.ts';

/** Points that are free between two columns at least. */
const MIN_FREE = 3;
/** One in so many cells may reach across: a heading or a foot. */
const CELLS_FOR_ONE_ACROSS = 25;

/**
 * Where the column that begins at about `edge` is parted from what is left of it: the middle of the free space next to its words, found from
 * all cells, since some of its lines begin further left than its heading. Undefined where there is none within `reach` points.
 */
export function findGutter(cells: readonly Cell[], edge: number, reach = 90): number | undefined {
  const most = cells.length / CELLS_FOR_ONE_ACROSS;
  const isFree = (x: number) => cells.filter(({ box }) => box.x < x && box.x + box.width > x).length <= most;
  let free: number[] = [];
  for (let x = edge; x > edge - reach; x -= 1) {
    if (isFree(x)) free.push(x);
    else if (free.length >= MIN_FREE) break;
    else free = [];
  }
  return free.length < MIN_FREE ? undefined : ((free[0] ?? edge) + (free.at(-1) ?? edge)) / 2;
}
