import { classifyForm } from './classify-form.ts';
import type { FormReading } from './form-reading.ts';
import { readComparisons } from './loan-estimate/comparisons.ts';
import { readCostDetails } from './loan-estimate/cost-details.ts';
import { proveBySums } from './loan-estimate/form-sums.ts';
import { readLoanTerms } from './loan-estimate/loan-terms.ts';
import { readProjectedPayments } from './loan-estimate/projected-payments.ts';
import { readSummary } from './loan-estimate/summary.ts';
import { findCell } from './pages/find-cells.ts';
import { type Cell, listCells, type PageText } from './pages/page-text.ts';

/** What the pages of a document say, where they are a form that is known. Pages may come in any order. */
export function readForm(pages: readonly PageText[]): FormReading {
  const byPage = pages.map((page) => ({ page, cells: listCells(page) }));
  const form = classifyForm(byPage.flatMap(({ cells }) => cells));
  if (form !== 'loan_estimate') return { form, fields: {}, lines: {}, checks: {} };
  const pageOf = (label: RegExp) => byPage.find(({ cells }) => findCell(cells, label) !== undefined);
  const none: readonly Cell[] = [];
  const first = pageOf(/^loan terms$/i);
  const costs = pageOf(/^closing cost details$/i);
  const last = pageOf(/^comparisons$/i);
  const details = readCostDetails(costs?.cells ?? none);
  return proveBySums({
    form,
    fields: {
      ...readSummary(first?.cells ?? none, (first?.page.width ?? 612) * 0.47),
      ...readLoanTerms(first?.cells ?? none),
      ...readProjectedPayments(first?.cells ?? none),
      ...details.fields,
      ...readComparisons(last?.cells ?? none),
    },
    lines: details.lines,
  });
}
