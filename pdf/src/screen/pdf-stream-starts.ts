import { unescapeName } from '../syntax/characters.ts';

/** How far before the word `stream` the dictionary of a stream may begin, comments between the two included. */
export const MAX_DICTIONARY_LENGTH = 64 * 1024;
/** The word, and what ends its line. */
export const STREAM = Buffer.from('stream');
export const SEAM = STREAM.length + 2;

/** The dictionaries of streams lie one behind the other, so together they are no longer than the file; this much more for words in data. */
const MAX_READ_TWICE_BYTES = 8 * 1024 * 1024;
const COST_OF_A_WORD = 16;

/** Where the data of an object stream starts; a problem where it is not packed in the usual way, or its dictionary is not found. */
export type StreamStart = { at: number; first: number; problem: boolean };

export type StreamStarts = {
  /** To be called with each byte of the file once. */
  count(bytes: number): void;
  /** The first start whose word begins at `from` or behind it. */
  find(source: Buffer, from: number): StreamStart | undefined;
};

/** Looks for where object streams start (ISO 32000-2 7.3.8, 7.5.7), with no more work than a file of that size gives. */
export function findStreamStarts(): StreamStarts {
  let left = MAX_READ_TWICE_BYTES;

  /** The bytes behind the word begin at `data`; `isPlain` where only the end of its line is between the two. */
  function readStart(source: Buffer, word: number, data: number, isPlain: boolean): StreamStart | undefined {
    const problem = { at: data, first: 0, problem: true };
    const start = findDictionary(source, word);
    if (start === undefined) return isPlain ? problem : undefined;
    left -= word - start + COST_OF_A_WORD;
    if (left < 0) return problem;
    const dictionary = unescapeName(source.toString('latin1', start, word));
    if (MAY_HIDE.test(dictionary)) {
      // An `obj` in a string or comment may have been taken for the one that leads.
      const before = unescapeName(source.toString('latin1', Math.max(0, word - NEAR), word));
      left -= NEAR;
      if (isObjectStream(before)) return problem;
    }
    if (!isObjectStream(dictionary) || !FILTERED.test(dictionary)) return undefined;
    const first = FIRST.exec(dictionary)?.[1];
    if (!isPlain || first === undefined || !isUsuallyPacked(dictionary)) return problem;
    return { at: data, first: Number(first), problem: false };
  }

  return {
    count(bytes) {
      left += bytes;
    },
    find(source, from) {
      for (
        let at = source.indexOf(STREAM, from);
        at !== -1;
        at = source.indexOf(STREAM, at + STREAM.length)
      ) {
        // `endstream` is the end of another; behind the word comes the end of its line (7.3.8.1), and readers skip anything else there.
        const after = source.toString('latin1', at + STREAM.length, at + SEAM);
        if (after.length < 2) return undefined;
        if (!/^[\0\t\n\f\r ()<>[\]{}/%]/.test(after) || source.toString('latin1', at - 3, at) === 'end')
          continue;
        const isPlain = /^[\r\n]/.test(after);
        const start = readStart(source, at, at + STREAM.length + (after === '\r\n' ? 2 : 1), isPlain);
        if (start) return start;
      }
      return undefined;
    },
  };
}

/** Behind the last `obj` before the word, or where the file begins; nothing where that lies too far back. */
function findDictionary(source: Buffer, word: number): number | undefined {
  const furthest = Math.max(0, word - MAX_DICTIONARY_LENGTH);
  const before = source.subarray(furthest, word);
  for (let at = before.lastIndexOf(OBJECT); at > 0; at = before.lastIndexOf(OBJECT, at - 1)) {
    const [ahead = 0, behind = LOWER_A] = [before[at - 1], before[at + OBJECT.length]];
    if (WHITE.has(ahead) && (behind < LOWER_A || behind > LOWER_Z)) return furthest + at + OBJECT.length;
  }
  return furthest === 0 ? 0 : undefined;
}

const OBJECT = Buffer.from('obj');
const WHITE = new Set(Buffer.from('\0\t\n\f\r '));
const LOWER_A = 0x61;
const LOWER_Z = 0x7a;

/** Strings and comments, which may have anything in them. */
const MAY_HIDE = /[(%]/;
/** Bytes before the word that are searched with it. */
const NEAR = 4096;

const FILTERED = /\/(?:Filter|F)(?![A-Za-z])/;
const FIRST = /\/First[\0\t\n\f\r ]+(\d{1,8})(?=[\0\t\n\f\r ]*[/>])/;
const USUAL_FILTER =
  /\/Filter[\0\t\n\f\r ]*(?:\/(?:FlateDecode|Fl)(?=[^A-Za-z])|\[[\0\t\n\f\r ]*\/(?:FlateDecode|Fl)[\0\t\n\f\r ]*\])/;
/** `F` and `DP` are the short names of pictures within pages (8.9.7), which readers take here as well. */
const UNUSUAL = /\/(?:F|DP|DecodeParms)(?![A-Za-z])/;

/** With the one packing that programs use for them, and nothing that says more of it. */
function isUsuallyPacked(dictionary: string): boolean {
  return USUAL_FILTER.test(dictionary) && !UNUSUAL.test(dictionary) && !MAY_HIDE.test(dictionary);
}

/** By its type, or by the two entries without which nothing in it can be found, whatever they are written as. */
function isObjectStream(dictionary: string): boolean {
  return (
    /\/ObjStm(?![A-Za-z])/.test(dictionary) ||
    (/\/First(?![A-Za-z])/.test(dictionary) && /\/N(?![A-Za-z])/.test(dictionary))
  );
}
