import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { cutIntoBlocks, freeChunk } from './blocks.ts';
import type { ByteRange, LentChunks, Storage } from './storage.ts';

// A sealed file is a header and then segments, each encrypted and authenticated by itself (AES-256-GCM), so that a
// range can be read without the rest. Nonces follow the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár,
// "Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance", CRYPTO 2015, section 7): random prefix ‖
// counter ‖ last flag. With the header as associated data, a segment fits its own file and place and no other.
//
//   header   name and version (8 bytes), nonce prefix (7)
//   segment  encrypted bytes (SEGMENT_BYTES; in the last one fewer, perhaps none), tag (16)

/**
 * Plain bytes in every segment but the last, which has fewer. Fixed for version 1 of the format. Smaller segments cost
 * processor time, larger ones memory, because no byte leaves a segment before all of it has proven genuine.
 */
export const SEGMENT_BYTES = 256 * 1024;

/** A sealed file was changed, cut short or put together from others, or the key is not its own. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

/** Encrypts a stream, one segment at a time, up to 2^32 of them. `key`: 32 random bytes for this file alone. */
export async function* sealChunks(key: Uint8Array, chunks: LentChunks): LentChunks {
  const header = Buffer.concat([NAME_AND_VERSION, randomBytes(NONCE_PREFIX_BYTES)]);
  const secret = createSecretKey(key);
  yield header;
  let index = 0;
  for await (const plain of cutIntoBlocks(chunks, SEGMENT_BYTES)) {
    yield* sealSegment(secret, header, { index, isLast: plain.length < SEGMENT_BYTES }, plain);
    index += 1;
  }
}

/**
 * Decrypts a range of a sealed file, or all of it, reading only the segments that hold it. `plainSize`: bytes before sealing. No byte comes
 * out before its segment is authenticated; a read up to the end also detects what was cut off or appended. A chunk belongs to its receiver.
 *
 * Throws `SealBroken` where the file is not what was sealed, `NotStored` when there is none, and a `RangeError` when the range does not lie
 * within `plainSize`.
 */
export async function* decryptRange(
  storage: Pick<Storage, 'read'>,
  path: string,
  key: Uint8Array,
  plainSize: number,
  range: ByteRange = { start: 0, end: plainSize },
): AsyncGenerator<Uint8Array> {
  const { start, end } = range;
  if (!(start >= 0 && start <= end && end <= plainSize)) throw new RangeError('not a range of this file');
  if (start === end) return;
  const lastIndex = findSegment(plainSize);
  const first = findSegment(start);
  const last = end === plainSize ? lastIndex : findSegment(end - 1);
  const secret = createSecretKey(key);
  const chunks = readSegments(storage, path, first, last)[Symbol.asyncIterator]();
  try {
    const { fill, hasMore } = createFiller(chunks);
    const header = await fill(Buffer.alloc(HEADER_BYTES));
    const buffer = Buffer.allocUnsafeSlow(SEGMENT_BYTES + TAG_BYTES);
    for (let index = first; index <= last; index++) {
      const isLast = index === lastIndex;
      const offset = index * SEGMENT_BYTES;
      const sealed = await fill(isLast ? buffer.subarray(0, plainSize - offset + TAG_BYTES) : buffer);
      const plain = openSegment(secret, header, { index, isLast }, sealed);
      if (isLast && (await hasMore())) throw new SealBroken('bytes were appended to the file');
      const wanted = plain.subarray(Math.max(start - offset, 0), end - offset);
      if (wanted.length > 0) yield wanted;
    }
  } finally {
    await chunks.return?.();
  }
}

/** Bytes before sealing of a sealed file of this length. Throws `SealBroken` when none has it. */
export function measureUnsealed(sealedSize: number): number {
  const segments = sealedSize - HEADER_BYTES;
  const full = Math.floor(segments / (SEGMENT_BYTES + TAG_BYTES));
  const last = segments - full * (SEGMENT_BYTES + TAG_BYTES) - TAG_BYTES;
  if (last < 0) throw new SealBroken('the file was cut short');
  return full * SEGMENT_BYTES + last;
}

const NAME_AND_VERSION = Buffer.from('PRCHLGT\x01', 'latin1');
const NONCE_PREFIX_BYTES = 7;
const HEADER_BYTES = NAME_AND_VERSION.length + NONCE_PREFIX_BYTES;
const TAG_BYTES = 16;

/** Counted from 0. */
type SegmentPlace = { index: number; isLast: boolean };

function* sealSegment(
  key: KeyObject,
  header: Uint8Array,
  place: SegmentPlace,
  plain: Uint8Array,
): Generator<Uint8Array> {
  const cipher = createCipheriv('aes-256-gcm', key, makeNonce(header, place)).setAAD(header);
  const sealed = cipher.update(plain);
  yield sealed;
  freeChunk(sealed);
  cipher.final();
  yield cipher.getAuthTag();
}

function openSegment(
  key: KeyObject,
  header: Uint8Array,
  place: SegmentPlace,
  sealed: Uint8Array,
): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', key, makeNonce(header, place)).setAAD(header);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = decipher.update(sealed.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch (cause) {
    throw new SealBroken('a segment is not genuine', { cause });
  }
  return plain;
}

function makeNonce(header: Uint8Array, { index, isLast }: SegmentPlace): Uint8Array {
  const nonce = Buffer.alloc(NONCE_PREFIX_BYTES + 5);
  nonce.set(header.subarray(-NONCE_PREFIX_BYTES));
  nonce.writeUInt32BE(index, NONCE_PREFIX_BYTES);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_PREFIX_BYTES + 4);
  return nonce;
}

function findSegment(plainOffset: number): number {
  return Math.floor(plainOffset / SEGMENT_BYTES);
}

async function* readSegments(
  storage: Pick<Storage, 'read'>,
  path: string,
  first: number,
  last: number,
): LentChunks {
  const start = HEADER_BYTES + first * (SEGMENT_BYTES + TAG_BYTES);
  const end = HEADER_BYTES + (last + 1) * (SEGMENT_BYTES + TAG_BYTES);
  if (first > 0) yield* storage.read(path, { start: 0, end: HEADER_BYTES });
  yield* storage.read(path, { start: first > 0 ? start : 0, end });
}

/** Copies the next bytes of a stream into a buffer until it is full. */
function createFiller(chunks: AsyncIterator<Uint8Array>) {
  let rest: Uint8Array = new Uint8Array(0);
  return { fill, hasMore };

  async function fill(buffer: Buffer): Promise<Buffer> {
    for (let filled = 0; filled < buffer.length; ) {
      if (!(await hasMore())) throw new SealBroken('the file is too short');
      const part = rest.subarray(0, buffer.length - filled);
      buffer.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
    }
    return buffer;
  }

  async function hasMore(): Promise<boolean> {
    while (rest.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return false;
      rest = value;
    }
    return true;
  }
}
