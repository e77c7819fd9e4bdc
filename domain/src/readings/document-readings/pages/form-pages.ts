import { findCell, plain } from './find-cells.ts';
import type { Cell, PageText } from './page-text.ts';

type CellPage = { page: PageText; cells: readonly Cell[] };
const NO_PAGE = { cells: [] as readonly Cell[], width: 612 };

/** Finds the page of a form that has a label; no cells where there is none. */
export const pageWith = (
  pages: readonly CellPage[],
  label: RegExp,
): { cells: readonly Cell[]; width: number } => {
  const found = pages.find(({ cells }) => findCell(cells, label) !== undefined);
  return found === undefined ? NO_PAGE : { cells: withoutFoot(found), width: found.page.width };
};

/** Where a page's foot begins, as a share of its height. */
const FOOT = 0.88;

/** What is printed at the foot of every page is in no table: the page's number, with all that is on its line and below. */
function withoutFoot({ cells, page }: CellPage): Cell[] {
  const numbers = cells.filter(({ text }) => /\bpage \d+ ?of ?\d+\b/i.test(plain(text)));
  const foot = numbers.find(({ baseline }) => baseline > FOOT * page.height);
  return cells.filter(
    (cell) =>
      !numbers.includes(cell) &&
      (foot === undefined ||
        foot.confidence !== undefined ||
        cell.baseline < foot.baseline - 0.5 * foot.box.height),
  );
}

/** Numbers of the pages that were recognized in a picture. */
export const listPictures = (pages: readonly CellPage[]): Set<number> =>
  new Set(pages.flatMap(({ page }) => (page.method === 'picture' ? [page.number] : [])));
