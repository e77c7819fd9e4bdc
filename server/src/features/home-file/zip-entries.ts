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
const MAX_ENTRIES = 4_000;
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;
const END_BYTES = 22;
const HEADER_BYTES = 30;
const DIRECTORY_ENTRY_BYTES = 46;
/** The comment at the end of a ZIP is at most this long. */
const MAX_COMMENT_BYTES = 0xffff;

/** An entry as the central directory has it: its bytes follow its local header, which is at `header`. */
type ListedEntry = { name: string; header: number; nameBytes: number; size: number };

/**
 * The files of a ZIP by its central directory (APPNOTE 4.3.12), whose bytes are stored as they are. The whole directory is checked before
 * an entry is looked at. Throws `NotReadable` for everything that adds up to no such ZIP, ZIP64 and more than one disk among it.
 */
export async function listStoredEntries(size: number, read: ReadRange): Promise<readonly StoredEntry[]> {
  const tailStart = Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES);
  const tail = await collect(read({ start: tailStart, end: size }));
  const at = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (at === -1 || at + END_BYTES > tail.length) throw new NotReadable('no end of a central directory');
  const count = tail.readUInt16LE(at + 10);
  const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count > MAX_ENTRIES || length > MAX_DIRECTORY_BYTES || start + length > tailStart + at)
    throw new NotReadable('no central directory of this size');
  const listed = parseDirectory(await collect(read({ start, end: start + length })), count);
  checkPlaces(listed, start);
  const entries: StoredEntry[] = [];
  for (const entry of listed) {
    const from = await findBytes(read, entry, start);
    entries.push({ name: entry.name, start: from, end: from + entry.size });
  }
  return entries;
}

function parseDirectory(directory: Buffer, count: number): ListedEntry[] {
  const listed: ListedEntry[] = [];
  const names = new Set<string>();
  let next = 0;
  for (let left = count; left > 0; left -= 1) {
    if (next + DIRECTORY_ENTRY_BYTES > directory.length || directory.readUInt32LE(next) !== 0x02014b50)
      throw new NotReadable('no entry of the central directory');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) =>
      directory.readUInt16LE(next + offset),
    ) as [number, number, number];
    const nameStart = next + DIRECTORY_ENTRY_BYTES;
    next = nameStart + nameBytes + extraBytes + commentBytes;
    if (next > directory.length) throw new NotReadable('an entry beyond the central directory');
    const name = directory.toString('utf8', nameStart, nameStart + nameBytes);
    const entry = directory.subarray(nameStart - DIRECTORY_ENTRY_BYTES, nameStart);
    if (entry.readUInt16LE(10) !== 0) throw new NotReadable('compressed', name);
    const size = entry.readUInt32LE(24);
    if (size !== entry.readUInt32LE(20)) throw new NotReadable('a stored entry of two sizes');
    if (names.size === names.add(name).size) throw new NotReadable('a name twice');
    listed.push({ name, header: entry.readUInt32LE(42), nameBytes, size });
  }
  return listed;
}

/** No entry reaches into the next one or into the directory, which begins at `end`: nothing is read twice. */
function checkPlaces(listed: readonly ListedEntry[], end: number): void {
  const inOrder = listed.toSorted((one, other) => one.header - other.header);
  for (const [index, { header, nameBytes, size }] of inOrder.entries())
    if (header + HEADER_BYTES + nameBytes + size > (inOrder[index + 1]?.header ?? end))
      throw new NotReadable('entries that overlap');
}

/** The local header says how long its name and extra field are; the bytes follow them. */
async function findBytes(
  read: ReadRange,
  { header: offset, size }: ListedEntry,
  end: number,
): Promise<number> {
  const header = await collect(read({ start: offset, end: offset + HEADER_BYTES }));
  if (header.readUInt32LE(0) !== 0x04034b50) throw new NotReadable('no local header');
  const from = offset + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (from + size > end) throw new NotReadable('an entry beyond the end');
  return from;
}

/** All of a short range. */
export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts);
}
