import { readClosingDisclosure } from './closing-disclosure/read-closing-disclosure.ts';
import type { FormReading } from './form-reading.ts';
import { readLoanEstimate } from './loan-estimate/read-loan-estimate.ts';
import { listFormCells } from './pages/form-cells.ts';
import type { PageText } from './pages/page-text.ts';
import { splitForms } from './split-forms.ts';

/** What the pages of a document say, where they are a form that is known: the first of several. Pages may come in any order. */
export function readForm(pages: readonly PageText[]): FormReading {
  return readForms(pages)[0] ?? { form: null, fields: {}, lines: {}, checks: {} };
}

/** Each form that a document holds, on its own. */
export function readForms(pages: readonly PageText[]): FormReading[] {
  return splitForms(listFormCells(pages)).map(({ form, pages: own }) =>
    form === 'loan_estimate' ? readLoanEstimate(own) : readClosingDisclosure(own),
  );
}
