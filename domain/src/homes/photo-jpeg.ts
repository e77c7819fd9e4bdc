/** Why bytes are not a JPEG that is kept. */
export type JpegProblem = 'not-jpeg' | 'cut-off';

/** Width and height in pixels as the file holds them, before anything turns it; `bytes` without metadata and what follows its end. */
export type Jpeg = { width: number; height: number; bytes: Uint8Array<ArrayBuffer> };

type Read = { jpeg: Jpeg; problem?: never } | { problem: JpegProblem; jpeg?: never };

/**
 * Reads a JPEG from its first marker to its last (ITU T.81 B.1.1, B.2) and leaves out what is not the picture: application segments
 * with place, device and time (Exif, XMP, IPTC), comments, and bytes behind the end. Kept are JFIF, the color profile and what says how
 * colors are stored (APP0, APP2, APP14). No pixel is decoded.
 */
export function parsePhotoJpeg(source: Uint8Array): Read {
  if (source[0] !== 0xff || source[1] !== SOI) return { problem: 'not-jpeg' };
  const kept: Uint8Array[] = [source.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = 2; ; ) {
    const start = at;
    if (at >= source.length) return { problem: 'cut-off' };
    if (source[at] !== 0xff) return { problem: 'not-jpeg' };
    // Fill bytes may come before a marker (B.1.1.2).
    while (source[at] === 0xff) at += 1;
    const marker = source[at];
    if (marker === undefined) return { problem: 'cut-off' };
    at += 1;
    if (marker === EOI) {
      if (size === undefined) return { problem: 'not-jpeg' };
      return { jpeg: { ...size, bytes: join([...kept, Uint8Array.of(0xff, EOI)]) } };
    }
    if (isStandalone(marker)) continue;
    const length = ((source[at] ?? 0) << 8) | (source[at + 1] ?? 0);
    if (at + 2 > source.length || (length >= 2 && at + length > source.length)) return { problem: 'cut-off' };
    if (length < 2) return { problem: 'not-jpeg' };
    if (isFrame(marker)) {
      const [highest = 0, lowest = 0, left = 0, right = 0] = source.subarray(at + 3, at + 7);
      size = { width: (left << 8) | right, height: (highest << 8) | lowest };
      if (length < 8 || size.width === 0 || size.height === 0) return { problem: 'not-jpeg' };
    }
    at += length;
    if (marker === SOS) {
      if (size === undefined) return { problem: 'not-jpeg' };
      at = findEndOfScan(source, at);
    }
    if (isPicture(marker)) kept.push(source.subarray(start, at));
  }
}

/**
 * Width and height that the head of a JPEG or PNG says the picture has, to refuse it before it is unpacked; nothing of other files, or
 * where the head given ends before it. A JPEG says it within its first segments, mostly behind some ten thousand bytes of metadata.
 */
export function parsePictureSize(head: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (view.byteLength >= 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(12) === IHDR)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (head[0] !== 0xff || head[1] !== SOI) return undefined;
  for (let at = 2; at + 9 <= head.length && head[at] === 0xff; ) {
    const marker = head[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + (isStandalone(marker) ? 0 : view.getUint16(at + 2));
  }
  return undefined;
}

/** The place of the next marker: within a scan, 0xff comes before zero, a restart or itself (B.1.1.5). */
function findEndOfScan(source: Uint8Array, from: number): number {
  for (let at = from; ; at += 1) {
    at = source.indexOf(0xff, at);
    if (at === -1) return source.length;
    const next = source[at + 1];
    if (next !== 0 && next !== 0xff && !(next !== undefined && isRestart(next))) return at;
  }
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const [SOI, EOI, SOS, COM] = [0xd8, 0xd9, 0xda, 0xfe];
const IHDR = 0x49484452;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** No length follows these (B.1.1.3). */
const isStandalone = (marker: number) => marker === 0x01 || marker === SOI || isRestart(marker);
/** Frames; between them are Huffman tables, an extension and arithmetic conditioning (B.1.1.3). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Of the application segments JFIF, the color profile and Adobe's, which say how the picture is drawn. */
const isPicture = (marker: number) =>
  marker !== COM && (marker < 0xe0 || marker > 0xef || [0xe0, 0xe2, 0xee].includes(marker));
