import { labelCells } from './label-cells.ts';
import { mendCells } from './mend-cells.ts';
import { type Cell, findEdges, listCells, type PageText } from './page-text.ts';
import { listStraightCells } from './straighten.ts';

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
