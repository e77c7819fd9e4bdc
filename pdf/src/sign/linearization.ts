import { readLinearization } from '../syntax/linearization.ts';
import { readNumber } from '../syntax/pdf-values.ts';
import type { Page } from './page-tree.ts';

/**
 * Makes sure that a file shows the same pages before and after it is signed. One that says of itself that it is linearized, and is
 * just as long as it says, is read from the section behind its first object, and readers take its first page from there as
 * well (ISO 32000-2 annex F); with the update of a signature it is longer, and they read it from its end.
 *
 * @throws RangeError where the two differ, and where the file names a length that it could still grow to.
 */
export function checkLinearization(file: Uint8Array, start: number, pages: readonly Page[]): void {
  const linearization = readLinearization(file);
  if (linearization === null) return;
  const { dictionary, behind } = linearization;
  const read = (key: string) => readNumber(dictionary?.entries.get(key));
  const length = read('L') ?? Number.POSITIVE_INFINITY;
  const isShort = dictionary !== null && !dictionary.repeats && length < file.length;
  if (isShort || (dictionary !== null && !dictionary.entries.has('L'))) return;
  const page = pages[read('P') ?? 0];
  if (
    length !== file.length ||
    behind !== start ||
    read('N') !== pages.length ||
    read('O') !== page?.ref.objectNumber
  )
    throw new RangeError('the file shows other pages once it is longer');
}
