import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import pLimit from 'p-limit';
import { findStreamStarts, MAX_DICTIONARY_LENGTH, SEAM, STREAM } from './pdf-stream-starts.ts';

/** Object streams hold directories, not pages: a file of ten thousand objects packs them into less than a megabyte. */
const MAX_PACKED_BYTES = 4 * 1024 * 1024;
/** All object streams of one file together, unpacked. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** What each counts for beside its bytes. */
const COST_OF_A_STREAM = 4 * 1024;
/** The word that ends a stream may be in its data too. */
const MAX_ENDS = 8;

/** One at a time in all files: unpacked, one can take a hundred megabytes. */
const inTurn = pLimit(1);

export type ObjectStreams = {
  take(bytes: Buffer): Promise<void>;
  finish(): void;
  /** How many there were. */
  count(): number;
  failed(): 'swelling' | 'unreadable' | undefined;
};

const unpack = promisify(inflateRaw);

/** Two hundred are usual. */
const MAX_OBJECTS = 20_000;

/** A number and where its object lies, each of up to ten digits. */
const MAX_HEAD_LENGTH = MAX_OBJECTS * 22;

/**
 * What an object stream holds (ISO 32000-2 7.5.7); nothing while its data goes on behind these bytes.
 *
 * @throws `ERR_BUFFER_TOO_LARGE` past so many bytes, and other errors of zlib for what is no packed data.
 */
async function unpackObjects(data: Buffer, mostBytes: number): Promise<Buffer | undefined> {
  try {
    // Without its two bytes of head and its check sum, which readers do not look at either (RFC 1950 2.2).
    return await unpack(data.subarray(2), { maxOutputLength: mostBytes });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR') return undefined;
    throw error;
  }
}

/**
 * The same with each object's number before it, as if it were in the file by itself: pairs of number and place lead (7.5.7). Nothing where
 * two objects begin in one place, or there are more than any program writes.
 */
function nameObjects(text: Buffer, first: number): Buffer | undefined {
  if (first > MAX_HEAD_LENGTH) return undefined;
  const objects = readHead(text.toString('latin1', 0, first));
  if (objects === undefined) return undefined;
  const parts = objects.flatMap(({ number, at }, index) => {
    const end = objects[index + 1]?.at;
    const content = text.subarray(first + at, end === undefined ? undefined : first + end);
    return [Buffer.from(`\n${number} 0 obj `), content];
  });
  return Buffer.concat(parts);
}

type Packed = { number: string; at: number };

/** In the order in which they lie there. */
function readHead(head: string): Packed[] | undefined {
  const objects: Packed[] = [];
  let number: string | undefined;
  for (const [digits] of head.matchAll(/\d+/g)) {
    if (number === undefined) number = digits.slice(0, 10);
    else {
      objects.push({ number, at: Number(digits) });
      number = undefined;
    }
    if (objects.length > MAX_OBJECTS) return undefined;
  }
  objects.sort((a, b) => a.at - b.at);
  const isApart = objects.every(({ at }, index) => at !== objects[index - 1]?.at);
  return isApart ? objects : undefined;
}

/**
 * Finds the object streams of a PDF (ISO 32000-2 7.5.7) as it passes by, unpacks them within bounds, and gives the source that they
 * hold to `look`.
 */
export function findObjectStreams(look: (source: Buffer) => Promise<void>): ObjectStreams {
  const starts = findStreamStarts();
  const tail = createTail(MAX_DICTIONARY_LENGTH + 2 * SEAM);
  let waiting: Waiting | undefined;
  let count = 0;
  let failure: 'swelling' | 'unreadable' | undefined;
  let left = MAX_UNPACKED_BYTES;

  /** Whether the data ends here; where it cannot be read, what was wrong is kept. */
  async function tryToEnd(data: Buffer, first: number): Promise<boolean> {
    try {
      const text = await unpackObjects(data, left);
      if (text === undefined) return false;
      left -= text.length + COST_OF_A_STREAM;
      const named = nameObjects(text, first);
      if (left <= 0) failure ??= 'swelling';
      else if (named === undefined) failure ??= 'unreadable';
      else {
        await look(named);
        // Wherever its head says that they lie.
        await look(text);
      }
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!/^(?:Z|ERR_BUFFER)_/.test(code)) throw error;
      failure ??= code === 'ERR_BUFFER_TOO_LARGE' ? 'swelling' : 'unreadable';
    }
    return true;
  }

  /** Goes on with the stream that waits; gives what lies behind its end, or nothing while it goes on. */
  async function goOn(stream: Waiting, bytes: Buffer): Promise<Buffer | undefined> {
    const data = stream.add(bytes);
    if (data.length > MAX_PACKED_BYTES + bytes.length) {
      failure ??= 'unreadable';
      waiting = undefined;
      return undefined;
    }
    for (let end = data.indexOf(END, stream.searched); end !== -1; end = data.indexOf(END, end + 1)) {
      stream.searched = end + 1;
      if (!(await inTurn(tryToEnd, data.subarray(0, end), stream.first))) {
        if (++stream.ends < MAX_ENDS) continue;
        failure ??= 'unreadable';
      }
      waiting = undefined;
      return data.subarray(end);
    }
    stream.searched = Math.max(0, data.length - END.length);
    return undefined;
  }

  async function take(bytes: Buffer): Promise<void> {
    starts.count(bytes.length);
    let part: Buffer | undefined = bytes;
    if (waiting) part = await goOn(waiting, part);
    while (part && !failure) {
      const before = tail.read();
      const seam = before.subarray(-SEAM);
      // Most of a file is pages and pictures, without the word.
      if (!part.includes(STREAM) && !Buffer.concat([seam, part.subarray(0, SEAM)]).includes(STREAM)) {
        tail.add(part);
        break;
      }
      const source = Buffer.concat([before, part]);
      const start = starts.find(source, before.length - seam.length);
      if (start === undefined) {
        tail.add(part);
        break;
      }
      tail.clear();
      count++;
      if (start.problem) {
        failure ??= 'unreadable';
        break;
      }
      waiting = createWaiting(start.first);
      part = await goOn(waiting, source.subarray(start.at));
    }
  }

  return {
    take,
    finish() {
      if (waiting) failure ??= 'unreadable';
    },
    count: () => count,
    failed: () => failure,
  };
}

const END = Buffer.from('endstream');

type Waiting = {
  first: number;
  searched: number;
  ends: number;
  /** All that there is of its data, with this behind it; good until the next call. */
  add(bytes: Buffer): Buffer;
};

function createWaiting(first: number): Waiting {
  let held = Buffer.alloc(0);
  let length = 0;
  return {
    first,
    searched: 0,
    ends: 0,
    add(bytes) {
      if (length + bytes.length > held.length) {
        const larger = Buffer.allocUnsafeSlow(2 * (length + bytes.length));
        larger.set(held.subarray(0, length));
        held = larger;
      }
      held.set(bytes, length);
      length += bytes.length;
      return held.subarray(0, length);
    },
  };
}

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
