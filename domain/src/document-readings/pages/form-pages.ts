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
  return found === undefined ? NO_PAGE : { cells: found.cells.filter(isOfForm), width: found.page.width };
};

/** What stands at the foot of every page is in no table. */
const isOfForm = ({ text }: Cell) => !/^page \d+ ?of ?\d+\b/i.test(plain(text));

/** Numbers of the pages that were recognized in a picture. */
export const listPictures = (pages: readonly CellPage[]): Set<number> =>
  new Set(pages.flatMap(({ page }) => (page.method === 'picture' ? [page.number] : [])));
