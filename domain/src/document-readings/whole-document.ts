import { findCell } from './pages/find-cells.ts';
import { listFormCells } from './pages/form-cells.ts';
import { listCells, type PageText } from './pages/page-text.ts';
import { readPageNumbers } from './papers/engine/page-numbers.ts';
import { splitForms } from './split-forms.ts';

/** How many forms a document holds. */
export function countForms(pages: readonly PageText[]): number {
  return splitForms(listFormCells(pages)).length;
}

/** The titles of the Spanish forms, as the Bureau publishes them. */
const SPANISH_TITLE =
  /^(estimaci[oó]n de(l)? pr[eé]stamo|estimado de pr[eé]stamo|declaraci[oó]n de cierre)$/i;

export function isSpanishForm(pages: readonly PageText[]): boolean {
  return pages.some((page) => findCell(listCells(page), SPANISH_TITLE) !== undefined);
}

/** The pages that a paper says it has and those that are there, by the numbers printed on them; undefined where it prints none. */
export function findPrintedPages(
  pages: readonly PageText[],
): { numbers: number[]; count: number } | undefined {
  const found = readPageNumbers(pages.map((page) => ({ page, cells: listCells(page) })));
  return found && { numbers: [...found.numbers], count: found.count };
}
