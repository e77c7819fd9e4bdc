/** Bytes from `start` up to but not including `end`. */
export type WantedRange = { start: number; end: number };

/**
 * Reads a Range header for one range of bytes (RFC 9110 14.1.2). Several ranges, other units and nonsense are answered
 * with the whole, as RFC 9110 14.2 allows.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): WantedRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size : Math.min(Number(last) + 1, size) };
}
