import { unescapeName } from './pdf-names.ts';

/** How far before the word `stream` the dictionary of a stream may begin, comments between the two included. */
export const LONGEST_DICTIONARY = 64 * 1024;
/** The word, and what ends its line. */
export const STREAM = Buffer.from('stream');
export const SEAM = STREAM.length + 2;

/** The dictionaries of streams lie one behind the other, so together they are no longer than the file; this much more for words in data. */
const MOST_READ_TWICE = 8 * 1024 * 1024;
const COST_OF_A_WORD = 16;

/** Where the data of an object stream starts; a problem where it is not packed in the usual way, or its dictionary is not found. */
export type StreamStart = { at: number; first: number; problem: boolean };

export type StreamStarts = {
  /** The first start whose word begins at `from` or behind it. `added` says how many bytes of the source were not there before. */
  find(source: Buffer, from: number, added: number): StreamStart | undefined;
};

/** Looks for where object streams start (ISO 32000-2 7.3.8, 7.5.7), with no more work than a file of that size gives. */
export function findStreamStarts(): StreamStarts {
  let left = MOST_READ_TWICE;

  function readStart(source: Buffer, word: number, data: number): StreamStart | undefined {
    const problem = { at: data, first: 0, problem: true };
    const start = findDictionary(source, word);
    if (start === undefined) return problem;
    left -= word - start + COST_OF_A_WORD;
    if (left < 0) return problem;
    const dictionary = unescapeName(source.toString('latin1', start, word));
    if (!isObjectStream(dictionary) || !dictionary.includes('/Filter')) return undefined;
    const first = Number(/\/First[\0\t\n\f\r ]+(\d{1,8})/.exec(dictionary)?.[1] ?? 0);
    return { at: data, first, problem: !USUAL_FILTER.test(dictionary) || PREDICTED.test(dictionary) };
  }

  return {
    find(source, from, added) {
      left += added;
      for (
        let at = source.indexOf(STREAM, from);
        at !== -1;
        at = source.indexOf(STREAM, at + STREAM.length)
      ) {
        // `endstream` is the end of another; behind the word comes the end of its line (7.3.8.1).
        const after = source.toString('latin1', at + STREAM.length, at + SEAM);
        if (after.length < 2) return undefined;
        if (!/^[\r\n]/.test(after) || source.toString('latin1', at - 3, at) === 'end') continue;
        const start = readStart(source, at, at + STREAM.length + (after === '\r\n' ? 2 : 1));
        if (start) return start;
      }
      return undefined;
    },
  };
}

/** Behind the last `obj` before the word, or where the file begins; nothing where that lies too far back. */
function findDictionary(source: Buffer, word: number): number | undefined {
  const furthest = Math.max(0, word - LONGEST_DICTIONARY);
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

const USUAL_FILTER =
  /\/Filter[\0\t\n\f\r ]*(?:\/(?:FlateDecode|Fl)(?=[^A-Za-z])|\[[\0\t\n\f\r ]*\/(?:FlateDecode|Fl)[\0\t\n\f\r ]*\])/;
const PREDICTED = /\/Predictor[\0\t\n\f\r ]+(?![\0\t\n\f\r ]|1(?!\d))/;

/** By its type, or by the two numbers without which nothing in it can be found. */
function isObjectStream(dictionary: string): boolean {
  return (
    /\/ObjStm(?=[^A-Za-z])/.test(dictionary) ||
    (/\/First[\0\t\n\f\r ]+\d/.test(dictionary) && /\/N[\0\t\n\f\r ]+\d/.test(dictionary))
  );
}
