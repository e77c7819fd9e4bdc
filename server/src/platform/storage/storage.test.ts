import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3TestServer } from '@porchlight/testing/outside-world/s3-test-server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { AlreadyStored, NotStored, type Storage } from './storage.ts';

const MEBIBYTE = 1024 * 1024;

type Place = {
  storage: Storage;
  /** Everything the store holds, temporary files and unfinished uploads too. */
  list(): Promise<string[]>;
  close(): Promise<void>;
};

const places: [string, () => Promise<Place>][] = [
  ['the disk', openDisk],
  ['a bucket', openBucket],
];

describe.each(places)('files on %s', (_name, open) => {
  let place: Place;
  let storage: Storage;
  beforeEach(async () => {
    place = await open();
    storage = place.storage;
  });
  afterEach(() => place.close());

  it.each([1, 1000, 5 * MEBIBYTE, 5 * MEBIBYTE + 1, 12 * MEBIBYTE])(
    'gives back %i bytes as they were',
    async (size) => {
      const bytes = randomBytes(size);
      await storage.write('ada/1700000000000.pdf', split(bytes, 70_000));
      expect(await storage.size('ada/1700000000000.pdf')).toBe(size);
      expect((await readAll(storage.read('ada/1700000000000.pdf'))).equals(bytes)).toBe(true);
    },
  );

  it('lists what is stored', async () => {
    const listed = async () => {
      const all: string[] = [];
      for await (const paths of storage.list()) all.push(...paths);
      return all.toSorted();
    };
    expect(await listed()).toEqual([]);
    for (const path of ['ada/1.pdf', 'ada/2.pdf', 'ben/1.zip'])
      await storage.write(path, split(randomBytes(10), 10));
    await storage.remove('ada/2.pdf');
    expect(await listed()).toEqual(['ada/1.pdf', 'ben/1.zip']);
  });

  it('is done with each chunk when it asks for the next', async () => {
    const lent = Buffer.alloc(1000);
    async function* lend() {
      for (let value = 0; value < 50; value++) yield lent.fill(value);
    }
    await storage.write('ada/1.pdf', lend());
    const expected = Buffer.concat(Array.from({ length: 50 }, (_, value) => Buffer.alloc(1000, value)));
    expect((await readAll(storage.read('ada/1.pdf'))).equals(expected)).toBe(true);
  });

  it.each([
    [0, 2],
    [0, 600_000],
    [1, 599_999],
    [262_143, 262_145],
    [599_999, 600_000],
    [0, 0],
    [300, 300],
    [599_990, 700_000],
    [600_000, 600_001],
    [700_000, 800_000],
  ])('reads from byte %i up to %i', async (start, end) => {
    const bytes = randomBytes(600_000);
    await storage.write('ada/1.pdf', split(bytes, 100_000));
    const read = await readAll(storage.read('ada/1.pdf', { start, end }));
    expect(read.equals(bytes.subarray(start, end))).toBe(true);
  });

  it('lets a reader stop early', async () => {
    await storage.write('ada/1.pdf', split(randomBytes(3 * MEBIBYTE), 100_000));
    for await (const chunk of storage.read('ada/1.pdf')) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    await storage.remove('ada/1.pdf');
    expect(await place.list()).toEqual([]);
  });

  it('shows nothing of a file before all of it is stored', async () => {
    let sizeMeanwhile: number | undefined = 0;
    async function* watch() {
      yield randomBytes(6 * MEBIBYTE);
      sizeMeanwhile = await storage.size('ada/1.pdf');
      await expect(readAll(storage.read('ada/1.pdf'))).rejects.toBeInstanceOf(NotStored);
      yield randomBytes(6 * MEBIBYTE);
    }
    await storage.write('ada/1.pdf', watch());
    expect(sizeMeanwhile).toBeUndefined();
    expect(await storage.size('ada/1.pdf')).toBe(12 * MEBIBYTE);
  });

  it.each([0, 1000, 11 * MEBIBYTE])(
    'leaves nothing when the sender fails after %i bytes, and reports why',
    async (size) => {
      const failure = new Error('the sender went away');
      async function* fail() {
        if (size > 0) yield* split(randomBytes(size), 100_000);
        throw failure;
      }
      await expect(storage.write('ada/1.pdf', fail())).rejects.toBe(failure);
      expect(await place.list()).toEqual([]);
      await storage.write('ada/1.pdf', split(Buffer.from('second try'), 4));
      expect((await readAll(storage.read('ada/1.pdf'))).toString()).toBe('second try');
    },
  );

  it.each([10, 6 * MEBIBYTE])('never replaces a file, here with one of %i bytes', async (size) => {
    await storage.write('ada/1.pdf', split(Buffer.from('first'), 5));
    await expect(storage.write('ada/1.pdf', split(randomBytes(size), 100_000))).rejects.toBeInstanceOf(
      AlreadyStored,
    );
    expect((await readAll(storage.read('ada/1.pdf'))).toString()).toBe('first');
    await storage.remove('ada/1.pdf');
    expect(await place.list()).toEqual([]);
  });

  it('lets one of two writers at the same path win and refuses the other', async () => {
    const contents = ['the one', 'another'];
    const outcomes = await Promise.allSettled(
      contents.map((text) => storage.write('ada/1.pdf', split(Buffer.from(text), 3))),
    );
    const winner = outcomes.findIndex((outcome) => outcome.status === 'fulfilled');
    expect(outcomes[1 - winner]).toMatchObject({ status: 'rejected', reason: expect.any(AlreadyStored) });
    expect((await readAll(storage.read('ada/1.pdf'))).toString()).toBe(contents[winner]);
  });

  it('keeps the files of two buyers apart', async () => {
    await storage.write('ada/1.pdf', split(Buffer.from('of Ada'), 6));
    await storage.write('ben/1.pdf', split(Buffer.from('of Ben'), 6));
    await storage.remove('ben/1.pdf');
    expect((await readAll(storage.read('ada/1.pdf'))).toString()).toBe('of Ada');
    await expect(readAll(storage.read('ben/1.pdf'))).rejects.toBeInstanceOf(NotStored);
  });

  it('says so when there is no such file, and removing it is no error', async () => {
    await expect(readAll(storage.read('ada/1.pdf'))).rejects.toBeInstanceOf(NotStored);
    expect(await storage.size('ada/1.pdf')).toBeUndefined();
    await storage.remove('ada/1.pdf');
  });

  it.each([
    '',
    'ada',
    '/ada/1.pdf',
    'ada/',
    'ada//1.pdf',
    'ada/1.pdf/',
    'ada/b/1.pdf',
    '../1.pdf',
    'ada/..',
    'ada/../1.pdf',
    'a..b/1.pdf',
    './1.pdf',
    '.unfinished/1.pdf',
    'ada/.hidden',
    'ada/1.',
    'ada\\1.pdf',
    'C:/1.pdf',
    'ada/1.pdf\0',
    'ada/1.pdf\n',
    'ada/\u202e1.pdf',
    'ada/1 .pdf',
    `ada/${'1'.repeat(101)}`,
  ])('refuses the path %j', async (path) => {
    await expect(storage.write(path, split(Buffer.from('x'), 1))).rejects.toBeInstanceOf(RangeError);
    await expect(readAll(storage.read(path))).rejects.toBeInstanceOf(RangeError);
    await expect(storage.size(path)).rejects.toBeInstanceOf(RangeError);
    await expect(storage.remove(path)).rejects.toBeInstanceOf(RangeError);
    expect(await place.list()).toEqual([]);
  });
});

async function openDisk(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-files-'));
  return {
    storage: createDiskStorage(folder),
    async list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

async function openBucket(): Promise<Place> {
  const server = await startS3TestServer();
  return {
    storage: createS3Storage(server.config),
    list: async () => [...(await server.listObjects()), ...(await server.listUnfinishedUploads())],
    close: () => server.close(),
  };
}

async function* split(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const copies: Buffer[] = [];
  for await (const chunk of chunks) copies.push(Buffer.from(chunk));
  return Buffer.concat(copies);
}
