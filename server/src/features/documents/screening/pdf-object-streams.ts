import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { unescapeName } from './pdf-names.ts';

const unpack = promisify(inflateRaw);

/** Object streams hold directories, not pages: a file of ten thousand objects packs them into less than a megabyte. */
const LONGEST_PACKED = 4 * 1024 * 1024;
/** All object streams of one file together, unpacked. */
const MOST_UNPACKED = 32 * 1024 * 1024;
const LONGEST_DICTIONARY = 64 * 1024;
/** Nearly every dictionary is shorter; longer ones are read a second time. */
const USUAL_DICTIONARY = 1024;
/** The word that ends a stream may stand in its data too. */
const MOST_ENDS = 8;

export type ObjectStreams = {
  /** The text of the object streams that end in this part of the file. */
  take(bytes: Buffer): Promise<string[]>;
  finish(): void;
  /** Whether there was any. */
  found(): boolean;
  failed(): 'swelling' | 'unreadable' | undefined;
};

type Waiting = { data: Buffer; first: number; searched: number; ends: number };

/** Finds the object streams of a PDF (ISO 32000-2 7.5.7) as it passes by, and unpacks them within bounds. */
export function findObjectStreams(): ObjectStreams {
  const tail = createTail(LONGEST_DICTIONARY);
  let waiting: Waiting | undefined;
  let isFound = false;
  let failure: 'swelling' | 'unreadable' | undefined;
  let left = MOST_UNPACKED;

  /** Unpacked text; nothing while more has to come. */
  async function tryUnpacking(data: Buffer): Promise<string | undefined> {
    try {
      // Without its two bytes of head and its check sum, which readers do not look at either (RFC 1950 2.2).
      const text = await unpack(data.subarray(2), { maxOutputLength: left });
      left -= text.length;
      return text.toString('latin1');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'Z_BUF_ERROR') return undefined;
      failure ??= code === 'ERR_BUFFER_TOO_LARGE' ? 'swelling' : 'unreadable';
      return '';
    }
  }

  /** Goes on with the stream that waits; gives what lies behind its end, or nothing while it goes on. */
  async function goOn(stream: Waiting, bytes: Buffer, texts: string[]): Promise<Buffer | undefined> {
    const data = Buffer.concat([stream.data, bytes]);
    stream.data = data;
    if (data.length > LONGEST_PACKED + bytes.length) {
      failure ??= 'unreadable';
      waiting = undefined;
      return undefined;
    }
    for (let end = data.indexOf(END, stream.searched); end !== -1; end = data.indexOf(END, end + 1)) {
      stream.searched = end + 1;
      const text = await tryUnpacking(data.subarray(0, end));
      if (text === undefined && ++stream.ends < MOST_ENDS) continue;
      if (text === undefined) failure ??= 'unreadable';
      else texts.push(nameObjects(text, stream.first));
      waiting = undefined;
      return data.subarray(end);
    }
    stream.searched = Math.max(0, data.length - END.length);
    return undefined;
  }

  async function take(bytes: Buffer): Promise<string[]> {
    const texts: string[] = [];
    let part: Buffer | undefined = bytes;
    if (waiting) part = await goOn(waiting, part, texts);
    while (part && !failure) {
      // Most of a file is pages and pictures, where the word does not stand.
      if (
        !part.includes(STREAM) &&
        !Buffer.concat([tail.read().subarray(-SEAM), part.subarray(0, SEAM)]).includes(STREAM)
      ) {
        tail.add(part);
        break;
      }
      const source = Buffer.concat([tail.read(), part]);
      tail.clear();
      const start = findStart(source);
      if (start === undefined) {
        tail.add(source);
        break;
      }
      isFound = true;
      if (start.problem) {
        failure ??= 'unreadable';
        break;
      }
      waiting = { data: Buffer.alloc(0), first: start.first, searched: 0, ends: 0 };
      part = await goOn(waiting, source.subarray(start.at), texts);
    }
    return texts;
  }

  return {
    take,
    finish() {
      if (waiting) failure ??= 'unreadable';
    },
    found: () => isFound,
    failed: () => failure,
  };
}

const END = Buffer.from('endstream');
const STREAM = Buffer.from('stream');

/** The word and what ends its line, where two parts meet. */
const SEAM = 8;

/** The last bytes that were added, in memory that is used over and over: nothing is left to be collected. */
function createTail(size: number) {
  const held = Buffer.allocUnsafeSlow(size);
  let length = 0;
  return {
    add(part: Buffer) {
      const added = part.subarray(-size);
      const kept = Math.min(length, size - added.length);
      held.copyWithin(0, length - kept, length);
      held.set(added, kept);
      length = kept + added.length;
    },
    /** Good until the next call. */
    read: () => held.subarray(0, length),
    clear() {
      length = 0;
    },
  };
}

type Start = { at: number; first: number; problem: boolean };

/** Where the data of the next object stream starts, and whether it is packed in another way than the usual one. */
function findStart(source: Buffer): Start | undefined {
  for (let at = source.indexOf(STREAM); at !== -1; at = source.indexOf(STREAM, at + STREAM.length)) {
    // `endstream` is the end of another; behind the word comes the end of its line (7.3.8.1).
    const after = source.toString('latin1', at + STREAM.length, at + STREAM.length + 2);
    if (after.length < 2) return undefined;
    if (!/^[\r\n]/.test(after) || source.toString('latin1', at - 3, at) === 'end') continue;
    const data = at + STREAM.length + (after === '\r\n' ? 2 : 1);
    const dictionary = readDictionary(source, at);
    // Too long to be seen whole: what it says of its stream is not known.
    if (dictionary === undefined) return { at: data, first: 0, problem: true };
    if (!isObjectStream(dictionary) || !/\/Filter/.test(dictionary)) continue;
    const first = Number(/\/First[\0\t\n\f\r ]+(\d{1,8})/.exec(dictionary)?.[1] ?? 0);
    return { at: data, first, problem: !USUAL_FILTER.test(dictionary) || PREDICTED.test(dictionary) };
  }
  return undefined;
}

const USUAL_FILTER =
  /\/Filter[\0\t\n\f\r ]*(?:\/(?:FlateDecode|Fl)(?=[^A-Za-z])|\[[\0\t\n\f\r ]*\/(?:FlateDecode|Fl)[\0\t\n\f\r ]*\])/;
const PREDICTED = /\/Predictor[\0\t\n\f\r ]+(?!1(?!\d))/;

function readDictionary(source: Buffer, end: number): string | undefined {
  for (const length of [USUAL_DICTIONARY, LONGEST_DICTIONARY]) {
    const before = source.toString('latin1', Math.max(0, end - length), end);
    const start = /[\s\S]*[\0\t\n\f\r ]obj(?=[^a-z])/.exec(before)?.[0].length;
    if (start !== undefined) return unescapeName(before.slice(start));
    // The word in the midst of data: no dictionary ends before it.
    if (!/>>[\0\t\n\f\r ]*$/.test(before)) return '';
    if (before.length < length) return unescapeName(before);
  }
  return undefined;
}

/** With each object's number before it, as if it stood in the file by itself (7.5.7: pairs of number and offset lead). */
function nameObjects(text: string, first: number): string {
  const pairs = text.slice(0, first).match(/\d+/g)?.map(Number) ?? [];
  const starts = pairs.flatMap((number, index) =>
    index % 2 === 0 ? [[number, pairs[index + 1] ?? 0] as const] : [],
  );
  return starts
    .map(([number, offset], index) => {
      const end = starts[index + 1]?.[1];
      return `\n${number} 0 obj ${text.slice(first + offset, end === undefined ? undefined : first + end)}`;
    })
    .concat(`\n${text}`)
    .join('');
}

/** By its type, or by the two numbers without which nothing in it can be found. */
function isObjectStream(dictionary: string): boolean {
  return (
    /\/ObjStm(?=[^A-Za-z])/.test(dictionary) ||
    (/\/First[\0\t\n\f\r ]+\d/.test(dictionary) && /\/N[\0\t\n\f\r ]+\d/.test(dictionary))
  );
}
