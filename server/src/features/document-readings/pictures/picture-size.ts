/** Kinds of pictures that are read, and those that are known and are not. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** What of a picture is opened at once, in points: each takes four bytes while it is. A phone's take 12 to 50 million. */
export const MAX_PICTURE = 64_000_000;

/** Which kind of picture a file is, by its first bytes. */
export function findPictureKind(file: Uint8Array): PictureKind | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  if (bytes.length < 16) return undefined;
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  const brand = bytes.toString('latin1', 4, 12);
  return /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)$/.test(brand) ? 'heic' : undefined;
}

/** How many points a picture says it has, read from its head without opening it; undefined where it does not say. */
export function countPoints(file: Uint8Array): number | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  try {
    switch (findPictureKind(file)) {
      case 'png':
        return bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
      case 'webp':
        return countWebp(bytes);
      case 'jpeg':
        return countJpeg(bytes);
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}

/** The three ways in which a WebP says its size. */
function countWebp(bytes: Buffer): number | undefined {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
    case 'VP8 ':
      return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return ((bits & 0x3fff) + 1) * (((bits >> 14) & 0x3fff) + 1);
    }
    default:
      return undefined;
  }
}

/** The size is in the first frame header; what comes before it says how long it is. */
function countJpeg(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    else at += 2 + (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7) ? 0 : bytes.readUInt16BE(at + 2));
  }
  return undefined;
}
