import { plainOf } from '../../pages/find-cells.ts';
import { readAfter } from './find-value.ts';
import type { PaperPage, PaperSchema } from './paper-schema.ts';

/** Whether the pages have the labels of a kind, each as a cell of its own or before a value; sentences about it do not count. */
export function isPaperOf(
  { title, labels, fewest, unless = [] }: PaperSchema['known'],
  pages: readonly PaperPage[],
) {
  const cells = pages.flatMap((page) => page.cells);
  const isLabel = (label: RegExp) =>
    cells.some((cell) => {
      const rest = readAfter(cell, label);
      // A sentence that begins like a label goes on with words.
      const isMarked = /[:#]/.test(plainOf(cell).slice(0, -(rest?.length ?? 0) || undefined));
      return rest !== undefined && (isMarked || !/^\p{L}.{0,200}?\p{L}{3}.{0,200}?\p{L}{3}/u.test(rest));
    });
  if (unless.some(isLabel)) return false;
  const count = labels.filter(isLabel).length + (title !== undefined && isLabel(title) ? 2 : 0);
  return count >= fewest;
}
