import { findCell } from './pages/find-cells.ts';
import { listFormCells } from './pages/form-cells.ts';
import { listCells, type PageText } from './pages/page-text.ts';
import { parsePageNumbers } from './papers/engine/page-numbers.ts';
import { type FoundPaper, listPapers } from './papers/parse-paper.ts';
import type { PagesReading } from './parse-form.ts';
import { splitForms } from './split-forms.ts';

/** How many forms a document holds. */
export function countForms(pages: readonly PageText[]): number {
  return splitForms(listFormCells(pages)).length;
}

/** Each known paper that a document holds beside the one that is read of it, in the order of the pages they begin on. */
export function listOtherPapers(pages: readonly PageText[], { form, fields }: PagesReading): FoundPaper[] {
  if (form === null) return [];
  const forms = splitForms(listFormCells(pages)).map((own) => ({
    form: own.form,
    pages: own.pages.map(({ page }) => page.number),
  }));
  const taken = new Set(forms.flatMap((each) => each.pages));
  const others = listPapers(pages.filter(({ number }) => !taken.has(number)));
  const listPdfPages = new Set(Object.values(fields).map(({ page }) => page));
  const all = [...forms, ...others].toSorted((one, other) => (one.pages[0] ?? 0) - (other.pages[0] ?? 0));
  const read = all.find((each) => each.form === form && each.pages.some((page) => listPdfPages.has(page)));
  // Pages of the paper that is read may look like another by themselves.
  return read === undefined ? [] : all.filter((each) => each !== read);
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
  const found = parsePageNumbers(pages.map((page) => ({ page, cells: listCells(page) })));
  return found && { numbers: [...found.numbers], count: found.count };
}
