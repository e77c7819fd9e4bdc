import { findNext } from './byte-search.ts';
import { findNames } from './names.ts';
import { type PdfDictionary, PdfSyntaxError } from './pdf-objects.ts';
import { SyntaxReader } from './syntax-reader.ts';

/**
 * What a file says that is linearized (ISO 32000-2 annex F): one that is just as long as its dictionary says is read from the section
 * behind that. `dictionary`: null where it cannot be read to the letter, which readers that repair may read all the same. `behind`:
 * where the section would be.
 */
export type Linearization = { dictionary: PdfDictionary | null; behind: number };

/** Null for a file whose first object says nothing of it. */
export function parseLinearization(bytes: Uint8Array): Linearization | null {
  const reader = new SyntaxReader(bytes);
  let dictionary: PdfDictionary | null = null;
  try {
    reader.readHead();
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return null;
    throw failure;
  }
  const start = reader.position;
  try {
    const value = reader.getReadingValue();
    if (value.kind !== 'dictionary' || !value.entries.has('Linearized')) return null;
    dictionary = value;
  } catch (failure) {
    if (!(failure instanceof PdfSyntaxError)) throw failure;
    const end = findNext(bytes, END, start);
    const part = { start, end: end < 0 ? bytes.length : end };
    if (findNames(bytes, part, LINEARIZED).next().done) return null;
  }
  // Whatever else is there before it: readers look for this word.
  const end = findNext(bytes, END, dictionary?.end ?? start);
  return { dictionary, behind: end < 0 ? bytes.length : skipSpace(bytes, end + END.length) };
}

const END = 'endobj';
const LINEARIZED = new Set(['Linearized']);

function skipSpace(bytes: Uint8Array, place: number): number {
  const reader = new SyntaxReader(bytes, place);
  reader.skipSpace();
  return reader.position;
}
