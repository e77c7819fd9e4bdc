import { crc32 } from 'node:zlib';

/**
 * Reads a ZIP whose files are stored as they are, by its central directory (APPNOTE 4.3.12), and checks each file's sum
 * and that its name is marked as UTF-8. Throws where something does not add up.
 */
export function parseZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end === -1) throw new Error('no end of central directory');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry of the central directory');
    const [flags, method, sum, size] = [
      zip.readUInt16LE(at + 8),
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
    ];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    ) as [number, number, number];
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    if (method !== 0 || (flags & 0x800) === 0 || crc32(bytes) !== sum) throw new Error(`damaged: ${name}`);
    if (files.has(name)) throw new Error(`twice: ${name}`);
    files.set(name, bytes);
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
