import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

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
export async function unpackObjects(data: Buffer, mostBytes: number): Promise<Buffer | undefined> {
  try {
    // Without its two bytes of head and its check sum, which readers do not look at either (RFC 1950 2.2).
    return await unpack(data.subarray(2), { maxOutputLength: mostBytes });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR') return undefined;
    throw error;
  }
}

/**
 * The same with each object's number before it, as if it stood in the file by itself: pairs of number and place lead (7.5.7). Nothing
 * where two objects begin in one place, or there are more than any program writes.
 */
export function nameObjects(text: Buffer, first: number): Buffer | undefined {
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
