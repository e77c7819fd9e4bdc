import { findCell } from './pages/find-cells.ts';
import { listCells, type PageText } from './pages/page-text.ts';

/** How many Loan Estimates a document holds: each has its title once. */
export function countForms(pages: readonly PageText[]): number {
  return pages.filter((page) => {
    const cells = listCells(page);
    return (
      findCell(cells, /^loan estimate$/i) !== undefined && findCell(cells, /^loan terms$/i) !== undefined
    );
  }).length;
}

/** The titles of the Spanish forms, as the Bureau publishes them. */
const SPANISH_TITLE =
  /^(estimaci[oó]n de(l)? pr[eé]stamo|estimado de pr[eé]stamo|declaraci[oó]n de cierre)$/i;

export function isSpanishForm(pages: readonly PageText[]): boolean {
  return pages.some((page) => findCell(listCells(page), SPANISH_TITLE) !== undefined);
}
