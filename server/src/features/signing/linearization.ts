import type { CrossReferences } from './cross-references.ts';
import type { Page } from './page-tree.ts';
import { type PdfSource, readEntries, skipBlank } from './pdf-source.ts';

/**
 * Makes sure that a file shows the same pages before and after it is signed. One that says of itself that it is linearized, and is
 * just as long as it says, is read from the section behind its first object, and readers take its first page from there as
 * well (ISO 32000-2 annex F); with the update of a signature it is longer, and they read it from its end.
 *
 * @throws RangeError where the two differ, and where the file names a length that it could still grow to.
 */
export function checkLinearization(
  file: PdfSource,
  { start }: CrossReferences,
  pages: readonly Page[],
): void {
  const first = skipBlank(file, 0);
  const head = /^\d+\s+\d+\s+obj/.exec(file.toString('latin1', first, first + 40));
  const at = skipBlank(file, first + (head?.[0].length ?? 0));
  if (!head || file.toString('latin1', at, at + 2) !== '<<') return;
  const { entries, end } = readEntries(file, at);
  if (!entries.has('Linearized')) return;
  const read = (key: string) => {
    const entry = entries.get(key);
    return entry && Number(file.toString('latin1', entry.valueStart, entry.end));
  };
  const length = read('L');
  if (length === undefined || length < file.length) return;
  const page = pages[read('P') ?? 0];
  const close = file.indexOf('endobj', end);
  if (
    length !== file.length ||
    skipBlank(file, close + 'endobj'.length) !== start ||
    read('N') !== pages.length ||
    read('O') !== page?.ref.objectNumber
  )
    throw new RangeError('the file shows other pages once it is longer');
}
