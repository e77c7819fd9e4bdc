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
      /^summaries of transactions$/i,
      /^loan disclosures$/i,
    ],
  },
};

/** Which form the pages are; null where they are neither. */
export function classifyForm(cells: readonly Cell[]): ReadForm | null {
  const forms = Object.keys(LABELS) as ReadForm[];
  return (
    forms.find((form) => {
      const { title, labels } = LABELS[form];
      const count = labels.filter((label) => findCell(cells, label) !== undefined).length;
      return findCell(cells, title) !== undefined && count >= 3;
    }) ?? null
  );
}
