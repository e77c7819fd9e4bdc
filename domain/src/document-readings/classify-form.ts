import type { ReadForm } from './form-reading.ts';
import { findCell } from './pages/find-cells.ts';
import type { Cell } from './pages/page-text.ts';

/** Words that a form alone has as labels of their own: its title, and at least three of these. A text about the form has them in sentences. */
const LABELS: Record<ReadForm, { title: RegExp; labels: readonly RegExp[] }> = {
  loan_estimate: {
    title: /^loan estimate$/i,
    labels: [
      /^loan terms$/i,
      /^projected payments$/i,
      /^costs at closing$/i,
      /^closing cost details$/i,
      /^estimated cash to close$/i,
      /^save this loan estimate/i,
    ],
  },
  closing_disclosure: {
    title: /^closing disclosure$/i,
    labels: [
      /^loan terms$/i,
      /^projected payments$/i,
      /^costs at closing$/i,
      /^closing information$/i,
      /^transaction information$/i,
      /^closing cost details$/i,
      /^calculating cash to close$/i,
      /^summaries of transactions$/i,
      /^loan disclosures$/i,
      /^loan calculations$/i,
      /^contact information$/i,
    ],
  },
};

/** Whether pages are of this form: its title stands alone, and three labels at least. A heading of one form names the other. */
export function isForm(form: ReadForm, cells: readonly Cell[]): boolean {
  const { title, labels } = LABELS[form];
  const count = labels.filter((label) => findCell(cells, label) !== undefined).length;
  return findCell(cells, title) !== undefined && count >= 3;
}
