import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import type { LentChunks } from '../storage/storage.ts';

// What a backup holds, one entry after the other. Each is a frame with its head, frames with its bytes, and a frame with its length and
// SHA-256; the last frame of all is the index.
//
//   frame    kind (1 byte: H, D, E or I), length (4, big-endian), content

const entryHead = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('manifest') }),
  z.object({ kind: z.literal('secrets') }),
  z.object({ kind: z.literal('sequences') }),
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('jobs') }),
  z.object({ kind: z.literal('file'), path: z.string() }),
]);
const entryEnd = z.object({ bytes: z.number(), rows: z.number(), sha256: z.string() });
const backupIndex = z.object({
  entries: z.number(),
  tables: z.array(z.object({ name: z.string(), ...entryEnd.shape })),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Over the heads and ends of all entries, in their order. */
  sha256: z.string(),
});

export type EntryHead = z.infer<typeof entryHead>;
/** `bytes` and `sha256` are of the content as it went in; `rows` is 0 for what has none. */
export type EntryEnd = z.infer<typeof entryEnd>;
export type BackupIndex = z.infer<typeof backupIndex>;

/** `countRows` is asked when all bytes were read. */
export type NewEntry = { head: EntryHead; chunks: LentChunks; countRows?(): number };
/** `end` is there once the last chunk was taken. */
export type ReadEntry = { head: EntryHead; chunks: AsyncIterable<Uint8Array>; end(): EntryEnd };

/** The entries are authentic, and yet not what was put in: a fault of this program or of the machine that made the backup. */
export class EntriesBroken extends Error {
  override name = 'EntriesBroken';
}

/** `tell` gets the index, which is written last. */
export async function* writeEntries(
  entries: AsyncIterable<NewEntry>,
  tell: (index: BackupIndex) => void,
): LentChunks {
  const index = createIndex();
  for await (const { head, chunks, countRows } of entries) {
    yield* writeFrame('H', writeJson(head));
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = (async function* count() {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    })();
    for await (const chunk of isCompressed(head) ? compress(counted) : counted) yield* writeFrame('D', chunk);
    const end = { bytes, rows: countRows?.() ?? 0, sha256: hash.digest('hex') };
    // Parsed, so that the keys stand in the order in which they are read.
    index.add(entryHead.parse(head), end);
    yield* writeFrame('E', writeJson(end));
  }
  const finished = index.finish();
  tell(finished);
  yield* writeFrame('I', writeJson(finished));
}

/**
 * The entries again. One whose chunks were not all taken is read to its end before the next, so every checksum is compared.
 *
 * @throws `EntriesBroken` where a checksum or the index does not agree.
 */
export async function* loadBackupEntries(
  content: AsyncIterable<Uint8Array>,
  tell: (index: BackupIndex) => void,
): AsyncGenerator<ReadEntry> {
  const frames = createFrameReader(content);
  const index = createIndex();
  try {
    for (let frame = await frames.next(); frame.kind !== 'I'; frame = await frames.next()) {
      if (frame.kind !== 'H') throw new EntriesBroken('an entry has no head');
      const head = entryHead.parse(readJson(await frames.readWhole()));
      const hash = createHash('sha256');
      let bytes = 0;
      let end: EntryEnd | undefined;
      async function* readData(): AsyncGenerator<Uint8Array> {
        for (;;) {
          const { kind } = await frames.next();
          if (kind === 'D') yield* frames.loadPieces();
          else if (kind !== 'E') throw new EntriesBroken('an entry has no end');
          else return;
        }
      }
      const plain = isCompressed(head) ? decompress(readData()) : readData();
      const chunks = (async function* check() {
        for await (const chunk of plain) {
          hash.update(chunk);
          bytes += chunk.length;
          yield chunk;
        }
        end = entryEnd.parse(readJson(await frames.readWhole()));
        if (end.bytes !== bytes || end.sha256 !== hash.digest('hex'))
          throw new EntriesBroken(`the checksum of ${getEntryName(head)} does not agree`);
        index.add(head, end);
      })();
      const isEnded = () => end !== undefined;
      yield {
        head,
        chunks,
        end() {
          if (end === undefined) throw new Error('the entry was not read to its end');
          return end;
        },
      };
      if (!isEnded()) for await (const _ of chunks);
      if (!isEnded()) throw new Error('an entry was left in the middle');
    }
    const stored = backupIndex.parse(readJson(await frames.readWhole()));
    if (stored.sha256 !== index.finish().sha256) throw new EntriesBroken('the index does not agree');
    await frames.expectEnd();
    tell(stored);
  } finally {
    await frames.close();
  }
}

/** All of a short entry. */
export async function getEntryText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(Uint8Array.from(chunk));
  return Buffer.concat(parts).toString();
}

/** Stored files are encrypted, and give nothing to compress. */
function isCompressed({ kind }: EntryHead): boolean {
  return kind !== 'file';
}

const FRAME_HEAD_BYTES = 5;
const MAX_JSON_BYTES = 16 * 1024 * 1024;

function* writeFrame(kind: 'H' | 'D' | 'E' | 'I', content: Uint8Array): Generator<Uint8Array> {
  const head = Buffer.alloc(FRAME_HEAD_BYTES);
  head.write(kind, 'latin1');
  head.writeUInt32BE(content.length, 1);
  yield head;
  yield content;
}

function createFrameReader(content: AsyncIterable<Uint8Array>) {
  const chunks = content[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array(0);
  /** Bytes of the frame that were not taken yet. */
  let left = 0;

  async function pull(most: number): Promise<Uint8Array> {
    while (rest.length === 0) {
      const { done, value } = await chunks.next();
      if (done) throw new EntriesBroken('the backup ends too early');
      rest = value;
    }
    const piece = rest.subarray(0, most);
    rest = rest.subarray(piece.length);
    return piece;
  }

  async function readExactly(length: number): Promise<Buffer> {
    const buffer = Buffer.alloc(length);
    for (let filled = 0; filled < length; ) {
      const piece = await pull(length - filled);
      buffer.set(piece, filled);
      filled += piece.length;
    }
    return buffer;
  }

  return {
    async next(): Promise<{ kind: string }> {
      const head = await readExactly(FRAME_HEAD_BYTES);
      left = head.readUInt32BE(1);
      return { kind: head.toString('latin1', 0, 1) };
    },
    async *loadPieces(): AsyncGenerator<Uint8Array> {
      while (left > 0) {
        const piece = await pull(left);
        left -= piece.length;
        yield piece;
      }
    },
    async readWhole(): Promise<Buffer> {
      if (left > MAX_JSON_BYTES) throw new EntriesBroken('a frame is too long');
      const length = left;
      left = 0;
      return readExactly(length);
    },
    async expectEnd(): Promise<void> {
      for (;;) {
        const { done, value } = await chunks.next();
        if (done && rest.length === 0) return;
        if (rest.length > 0 || (value && value.length > 0))
          throw new EntriesBroken('something follows the index');
      }
    },
    async close(): Promise<void> {
      await chunks.return?.();
    },
  };
}

function createIndex() {
  const hash = createHash('sha256');
  const index: BackupIndex = { entries: 0, tables: [], files: { count: 0, bytes: 0 }, sha256: '' };
  return {
    add(head: EntryHead, end: EntryEnd) {
      hash.update(writeJson([head, end]));
      index.entries += 1;
      if (head.kind === 'table') index.tables.push({ name: head.name, ...end });
      if (head.kind !== 'file') return;
      index.files.count += 1;
      index.files.bytes += end.bytes;
    },
    finish: () => ({ ...index, sha256: hash.digest('hex') }),
  };
}

function getEntryName(head: EntryHead): string {
  if (head.kind === 'table') return `the table ${head.name}`;
  return head.kind === 'file' ? `the file ${head.path}` : `the ${head.kind}`;
}

function writeJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function readJson(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString());
}

/** Rows pack to a fraction; level 3 costs less than the disk (RFC 8878). */
function compress(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const params = { [constants.ZSTD_c_compressionLevel]: 3 };
  return pass(chunks, createZstdCompress({ params }));
}

/** Undoes `compress`; what was cut or is none fails where the result is read. */
function decompress(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pass(chunks, createZstdDecompress());
}

/** A failure of either side comes out where the result is read. */
function pass(chunks: AsyncIterable<Uint8Array>, through: ReturnType<typeof createZstdCompress>) {
  pipeline(Readable.from(chunks, { objectMode: false }), through, () => undefined);
  return through;
}
