import { createDecipheriv, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { decryptRange, SEGMENT_BYTES, SealBroken, sealChunks } from './sealed-file.ts';
import { type ByteRange, NotStored, type Storage } from './storage.ts';

const PATH = 'ada/1700000000000.pdf';
const HEADER_BYTES = 15;
const TAG_BYTES = 16;
const SEALED_SEGMENT = SEGMENT_BYTES + TAG_BYTES;

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-sealed-'));
  storage = createDiskStorage(folder);
});
beforeEach(() => storage.remove(PATH));
afterAll(() => rm(folder, { recursive: true }));

describe('a sealed file', () => {
  it.each([1, SEGMENT_BYTES - 1, SEGMENT_BYTES, SEGMENT_BYTES + 1, 2 * SEGMENT_BYTES, 5 * 1024 * 1024])(
    'opens to the same %i bytes, however they were cut when sealed',
    async (size) => {
      const plain = randomBytes(size);
      const key = randomBytes(32);
      for (const chunkSize of [size, 65_536, 100_003]) {
        await storage.remove(PATH);
        await store(key, plain, chunkSize);
        expect((await open(key, size)).equals(plain)).toBe(true);
      }
    },
  );

  it('takes one tag for each segment and the short last one, and a header', async () => {
    for (const [size, segments] of [
      [1, 1],
      [SEGMENT_BYTES - 1, 1],
      [SEGMENT_BYTES, 2],
      [3 * SEGMENT_BYTES + 7, 4],
    ] as const) {
      await storage.remove(PATH);
      await store(randomBytes(32), randomBytes(size));
      expect(await storage.size(PATH)).toBe(HEADER_BYTES + size + segments * TAG_BYTES);
    }
  });

  it('shows nothing of what is inside', async () => {
    const plain = Buffer.alloc(2 * SEGMENT_BYTES, 'Ada Lovelace, 12 Analytical Row');
    await store(randomBytes(32), plain);
    const sealed = await readSealed();
    expect(sealed.includes('Lovelace')).toBe(false);
    expect(
      sealed
        .subarray(HEADER_BYTES, 1000)
        .equals(sealed.subarray(HEADER_BYTES + SEALED_SEGMENT, 985 + SEALED_SEGMENT)),
    ).toBe(false);
  });

  it('looks different each time, even under the same key', async () => {
    const plain = randomBytes(100);
    const key = randomBytes(32);
    const [one, other] = [await seal(key, plain), await seal(key, plain)];
    expect(one.subarray(HEADER_BYTES).equals(other.subarray(HEADER_BYTES))).toBe(false);
  });

  it('is laid out as version 1 of the format says, so that files of today open tomorrow', async () => {
    const key = randomBytes(32);
    const plain = randomBytes(SEGMENT_BYTES + 5);
    const sealed = await seal(key, plain);
    const header = sealed.subarray(0, 15);
    expect(header.subarray(0, 8)).toEqual(Buffer.from('PRCHLGT\x01', 'latin1'));

    const opened = [
      { flags: [0, 0, 0, 0, 0], start: 15, end: 15 + 262_144 + 16 },
      { flags: [0, 0, 0, 1, 1], start: 15 + 262_144 + 16, end: sealed.length },
    ].map(({ flags, start, end }) => {
      const nonce = Buffer.concat([header.subarray(8), Buffer.from(flags)]);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(header);
      decipher.setAuthTag(sealed.subarray(end - 16, end));
      return Buffer.concat([decipher.update(sealed.subarray(start, end - 16)), decipher.final()]);
    });
    expect(Buffer.concat(opened).equals(plain)).toBe(true);
  });

  it('passes on what goes wrong with the bytes to seal', async () => {
    const failure = new Error('the sender went away');
    async function* fail() {
      yield randomBytes(SEGMENT_BYTES + 5);
      throw failure;
    }
    await expect(storage.write(PATH, sealChunks(randomBytes(32), fail()))).rejects.toBe(failure);
    await expect(open(randomBytes(32), SEGMENT_BYTES + 5)).rejects.toBeInstanceOf(NotStored);
  });
});

describe('a range of a sealed file', () => {
  const size = 3 * SEGMENT_BYTES + 500;
  const plain = randomBytes(size);
  const key = randomBytes(32);
  beforeEach(() => store(key, plain));

  const S = SEGMENT_BYTES;
  it.each([
    ['the first byte', 0, 1],
    ['the last byte', size - 1, size],
    ['all', 0, size],
    ['all but the ends', 1, size - 1],
    ['the first segment', 0, S],
    ['one byte more than the first segment', 0, S + 1],
    ['the last byte of the first segment', S - 1, S],
    ['the first byte of the second segment', S, S + 1],
    ['the border of two segments', S - 1, S + 1],
    ['the middle segment', S, 2 * S],
    ['the inside of a middle segment', S + 10, 2 * S - 10],
    ['the border of two pieces of a segment', S + 65_535, S + 65_537],
    ['exactly one piece of a segment', S + 65_536, S + 131_072],
    ['three segments in part', S - 5, 2 * S + 5],
    ['the short last segment', 3 * S, size],
    ['up to the last segment', 2 * S, 3 * S],
    ['nothing at the start', 0, 0],
    ['nothing at a border', S, S],
    ['nothing at the end', size, size],
  ])('is read exactly: %s', async (_case, start, end) => {
    expect((await open(key, size, { start, end })).equals(plain.subarray(start, end))).toBe(true);
  });

  it('is read exactly at the end of a file of whole segments', async () => {
    await storage.remove(PATH);
    await store(key, plain.subarray(0, 2 * S));
    const read = await open(key, 2 * S, { start: 2 * S - 3, end: 2 * S });
    expect(read.equals(plain.subarray(2 * S - 3, 2 * S))).toBe(true);
  });

  it.each([
    [-1, 1],
    [2, 1],
    [0, size + 1],
    [size + 1, size + 2],
    [Number.NaN, 1],
  ])('is refused from %d to %d', async (start, end) => {
    await expect(open(key, size, { start, end })).rejects.toBeInstanceOf(RangeError);
  });

  it('costs no more than the header and the segments it lies in', async () => {
    let bytesRead = 0;
    const counted: Storage = {
      ...storage,
      async *read(path, range) {
        for await (const chunk of storage.read(path, range)) {
          bytesRead += chunk.length;
          yield chunk;
        }
      },
    };
    await readAll(decryptRange(counted, PATH, key, size, { start: S + 1, end: 2 * S }));
    expect(bytesRead).toBe(HEADER_BYTES + SEALED_SEGMENT);
  });

  it('may be left half read, and what was received stays as it is', async () => {
    const chunks = decryptRange(storage, PATH, key, size);
    const first = await chunks.next();
    await chunks.next();
    await chunks.return(undefined);
    expect(first.value && plain.subarray(0, first.value.length).equals(first.value)).toBe(true);
  });
});

describe('a sealed file is refused', () => {
  const size = 2 * SEGMENT_BYTES + 500;
  const plain = randomBytes(size);
  const key = randomBytes(32);
  const segment = (sealed: Buffer, index: number) =>
    sealed.subarray(HEADER_BYTES + index * SEALED_SEGMENT, HEADER_BYTES + (index + 1) * SEALED_SEGMENT);
  const header = (sealed: Buffer) => sealed.subarray(0, HEADER_BYTES);

  const changes: [string, (sealed: Buffer, other: Buffer) => Buffer][] = [
    ['with a bit of its name flipped', (sealed) => flip(sealed, 0)],
    ['with another version', (sealed) => flip(sealed, 7)],
    ['with a bit of its nonce flipped', (sealed) => flip(sealed, 8)],
    ['with its first byte flipped', (sealed) => flip(sealed, HEADER_BYTES)],
    ['with a byte in the middle flipped', (sealed) => flip(sealed, HEADER_BYTES + SEALED_SEGMENT + 99)],
    ['with a tag flipped', (sealed) => flip(sealed, HEADER_BYTES + SEALED_SEGMENT - 1)],
    ['with its last byte flipped', (sealed) => flip(sealed, sealed.length - 1)],
    ['with a byte appended', (sealed) => Buffer.concat([sealed, Buffer.from('x')])],
    [
      'with more appended than a segment',
      (sealed) => Buffer.concat([sealed, randomBytes(SEALED_SEGMENT + 9)]),
    ],
    ['without its last byte', (sealed) => sealed.subarray(0, -1)],
    ['without its last segment', (sealed) => sealed.subarray(0, HEADER_BYTES + 2 * SEALED_SEGMENT)],
    ['without a segment in the middle', (s) => Buffer.concat([header(s), segment(s, 0), segment(s, 2)])],
    [
      'with two segments exchanged',
      (s) => Buffer.concat([header(s), segment(s, 1), segment(s, 0), segment(s, 2)]),
    ],
    ['with a segment twice', (s) => Buffer.concat([header(s), segment(s, 0), segment(s, 0), segment(s, 2)])],
    [
      'with a segment of another file under the same key',
      (s, other) => Buffer.concat([header(s), segment(s, 0), segment(other, 1), segment(s, 2)]),
    ],
    [
      'with the header of another file',
      (s, other) => Buffer.concat([header(other), s.subarray(HEADER_BYTES)]),
    ],
    ['when nothing but the header is left', (sealed) => header(sealed)],
    ['when it is empty', () => Buffer.alloc(0)],
    ['when it was never sealed', () => Buffer.concat([plain, Buffer.alloc(100)])],
  ];
  it.each(changes)('%s', async (_case, change) => {
    await store(key, plain);
    await writeFile(join(folder, PATH), change(await readSealed(), await seal(key, randomBytes(size))));
    await expect(open(key, size)).rejects.toBeInstanceOf(SealBroken);
  });

  it('without its empty last segment, when it fills whole ones', async () => {
    await store(key, plain.subarray(0, SEGMENT_BYTES));
    await writeFile(join(folder, PATH), (await readSealed()).subarray(0, -TAG_BYTES));
    await expect(open(key, SEGMENT_BYTES)).rejects.toBeInstanceOf(SealBroken);
  });

  it('with the key of another file', async () => {
    await store(key, plain);
    await expect(open(randomBytes(32), size)).rejects.toBeInstanceOf(SealBroken);
  });

  it.each([size - 1, size + 1, size - SEGMENT_BYTES, size + SEGMENT_BYTES, 500])(
    'when its size is said to be %i',
    async (otherSize) => {
      await store(key, plain);
      await expect(open(key, otherSize)).rejects.toBeInstanceOf(SealBroken);
    },
  );

  it('before a single byte of the broken segment comes out', async () => {
    await store(key, plain);
    await writeFile(join(folder, PATH), flip(await readSealed(), HEADER_BYTES + 2 * SEALED_SEGMENT - 1));
    const received: Buffer[] = [];
    await expect(async () => {
      for await (const chunk of decryptRange(storage, PATH, key, size)) received.push(Buffer.from(chunk));
    }).rejects.toBeInstanceOf(SealBroken);
    expect(Buffer.concat(received).equals(plain.subarray(0, SEGMENT_BYTES))).toBe(true);
  });

  it('only where it is broken: a range elsewhere still opens', async () => {
    await store(key, plain);
    await writeFile(join(folder, PATH), flip(await readSealed(), HEADER_BYTES + SEALED_SEGMENT));
    const range = { start: 2 * SEGMENT_BYTES, end: size };
    expect((await open(key, size, range)).equals(plain.subarray(range.start))).toBe(true);
  });
});

async function* split(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

const store = (key: Uint8Array, plain: Uint8Array, chunkSize = 65_536) =>
  storage.write(PATH, sealChunks(key, split(plain, chunkSize)));

const seal = (key: Uint8Array, plain: Uint8Array) => readAll(sealChunks(key, split(plain, 65_536)));

const open = (key: Uint8Array, size: number, range?: ByteRange) =>
  readAll(decryptRange(storage, PATH, key, size, range));

const readSealed = () => readFile(join(folder, PATH));

function flip(bytes: Buffer, offset: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(offset) ^ 1, offset);
  return changed;
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const copies: Buffer[] = [];
  for await (const chunk of chunks) copies.push(Buffer.from(chunk));
  return Buffer.concat(copies);
}
