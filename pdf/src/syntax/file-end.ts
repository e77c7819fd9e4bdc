import { findLast } from './byte-search.ts';
import { PdfSyntaxError } from './pdf-objects.ts';
import { SyntaxReader } from './syntax-reader.ts';

/** The end of a file as one saving wrote it (ISO 32000-2 7.5.5): which section it names, and where it ends itself. */
export type FileEnd = { start: number; end: number };

/** The end whose `startxref` is at a place, white space before it; nothing where it is not all there. */
export function parseFileEnd(bytes: Uint8Array, place: number): FileEnd | undefined {
  try {
    const reader = new SyntaxReader(bytes, place);
    reader.skipSpace({ comments: false });
    reader.expect('startxref');
    const start = reader.expectDigits();
    reader.skipSpace({ comments: false });
    reader.expect('%%EOF');
    return { start, end: reader.position };
  } catch (failure) {
    if (failure instanceof PdfSyntaxError) return undefined;
    throw failure;
  }
}

/** The last end of so many bytes, where it begins no further than `within` bytes from theirs. */
export function findFileEnd(
  bytes: Uint8Array,
  { length, within }: { length: number; within: number },
): FileEnd | undefined {
  const from = Math.max(0, length - within);
  const place = findLast(bytes.subarray(from, length), 'startxref', length - from);
  return place < 0 ? undefined : parseFileEnd(bytes, from + place);
}
