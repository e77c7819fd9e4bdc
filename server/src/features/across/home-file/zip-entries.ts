/** The bytes of a stored file from `start` up to, and without, `end`. */
export type ReadRange = (range: { start: number; end: number }) => AsyncIterable<Uint8Array>;

/** A file of a ZIP, and where its bytes lie. */
export type StoredEntry = { name: string; start: number; end: number };

/** Why a ZIP cannot be read: it is none, is damaged, or another program has compressed it. */
export class NotReadable extends Error {
  /** The file of the ZIP that is compressed. */
  readonly compressed: string | undefined;

  constructor(message: string, compressed?: string) {
    super(message);
    this.compressed = compressed;
  }
}

/** Enough for every document that a buyer can keep. */
const MOST_ENTRIES = 4_000;
const LARGEST_DIRECTORY = 4 * 1024 * 1024;
const END_BYTES = 22;
/** The comment at the end of a ZIP is at most this long. */
const LONGEST_COMMENT = 0xffff;

/**
 * The files of a ZIP by its central directory (APPNOTE 4.3.12), whose bytes are stored as they are. Throws `NotReadable` for everything
 * that adds up to no such ZIP, ZIP64 and more than one disk among it.
 */
export async function listStoredEntries(size: number, read: ReadRange): Promise<readonly StoredEntry[]> {
  const tailStart = Math.max(0, size - END_BYTES - LONGEST_COMMENT);
  const tail = await collect(read({ start: tailStart, end: size }));
  const at = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (at === -1 || at + END_BYTES > tail.length) throw new NotReadable('no end of a central directory');
  const count = tail.readUInt16LE(at + 10);
  const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count > MOST_ENTRIES || length > LARGEST_DIRECTORY || start + length > tailStart + at)
    throw new NotReadable('no central directory of this size');
  const directory = await collect(read({ start, end: start + length }));
  const entries: StoredEntry[] = [];
  let next = 0;
  for (let left = count; left > 0; left -= 1) {
    if (next + 46 > directory.length || directory.readUInt32LE(next) !== 0x02014b50)
      throw new NotReadable('no entry of the central directory');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      directory.readUInt16LE(next + offset),
    ) as [number, number, number];
    const name = directory.toString('utf8', next + 46, next + 46 + nameLength);
    const bytes = directory.readUInt32LE(next + 24);
    if (directory.readUInt16LE(next + 10) !== 0) throw new NotReadable('compressed', name);
    const from = await findBytes(read, directory.readUInt32LE(next + 42), start);
    if (from + bytes > start) throw new NotReadable('an entry beyond the end');
    entries.push({ name, start: from, end: from + bytes });
    next += 46 + nameLength + extraLength + commentLength;
  }
  // Nothing is read twice, however the entries overlap.
  if (entries.reduce((sum, entry) => sum + entry.end - entry.start, 0) > size)
    throw new NotReadable('entries that overlap');
  return entries;
}

/** The local header says how long its name and extra field are; the bytes follow them. */
async function findBytes(read: ReadRange, offset: number, end: number): Promise<number> {
  if (offset + 30 > end) throw new NotReadable('no local header');
  const header = await collect(read({ start: offset, end: offset + 30 }));
  if (header.readUInt32LE(0) !== 0x04034b50) throw new NotReadable('no local header');
  return offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** All of a short range. */
export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts);
}
