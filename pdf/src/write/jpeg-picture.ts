import type { Picture } from './picture.ts';

/**
 * A JPEG as a PDF holds it: as it is, without its data about the place and the camera (ITU T.81 annex B).
 *
 * @throws RangeError when it is broken, or of a kind that PDF readers do not show.
 */
export function parseJpeg(file: Buffer): Picture {
  if (file.readUInt16BE(0) !== START_OF_IMAGE) throw new RangeError('not a JPEG');
  const kept = [file.subarray(0, 2)];
  let frame: { width: number; height: number; colors: number } | undefined;
  let orientation = 1;
  let isAdobe = false;
  let at = 2;
  for (;;) {
    while (file[at] === 0xff && file[at + 1] === 0xff) at++;
    if (file[at] !== 0xff) throw new RangeError('a marker is missing');
    const marker = file.readUInt8(at + 1);
    const end = at + 2 + file.readUInt16BE(at + 2);
    const data = file.subarray(at + 4, end);
    if (end > file.length) throw new RangeError('the picture is cut off');
    if (FRAMES.has(marker)) {
      if (data.readUInt8(0) !== 8) throw new RangeError('not 8 bits');
      frame = { height: data.readUInt16BE(1), width: data.readUInt16BE(3), colors: data.readUInt8(5) };
    } else if (marker >= 0xc0 && marker <= 0xcf && !TABLES.has(marker)) {
      throw new RangeError('packed in a way that PDF readers do not know');
    }
    if (marker === APP1 && data.toString('latin1', 0, 6) === 'Exif\0\0') {
      orientation = readOrientation(data.subarray(6));
    }
    if (marker === APP14 && data.toString('latin1', 0, 5) === 'Adobe') isAdobe = true;
    if (!PRIVATE.has(marker)) kept.push(file.subarray(at, end));
    at = end;
    if (marker === START_OF_SCAN) break;
  }
  kept.push(file.subarray(at));
  const space = frame && COLOR_SPACES.get(frame.colors);
  if (!frame || !space || frame.width === 0 || frame.height === 0) throw new RangeError('no picture in it');
  // Adobe writes CMYK the other way round.
  const decode = frame.colors === 4 && isAdobe ? ' /Decode [1 0 1 0 1 0 1 0]' : '';
  return {
    ...{ width: frame.width, height: frame.height, orientation },
    entries: `/ColorSpace /${space} /BitsPerComponent 8 /Filter /DCTDecode${decode}`,
    data: Buffer.concat(kept),
  };
}

const START_OF_IMAGE = 0xffd8;
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const APP14 = 0xee;
/** Baseline, extended and progressive Huffman: those a PDF reader has to know (ISO 32000-2 7.4.8). */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Huffman tables, arithmetic conditioning: in the range of frames, and none. */
const TABLES = new Set([0xc4, 0xc8, 0xcc]);
/** Exif and XMP with place and camera, Photoshop's notes, comments. */
const PRIVATE = new Set([APP1, 0xed, 0xfe]);
const COLOR_SPACES = new Map([
  [1, 'DeviceGray'],
  [3, 'DeviceRGB'],
  [4, 'DeviceCMYK'],
]);

const ORIENTATION = 0x0112;

/** The orientation in a TIFF header's first directory, or upright. */
function readOrientation(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const [read16, read32] =
    order === 'II'
      ? [(at: number) => tiff.readUInt16LE(at), (at: number) => tiff.readUInt32LE(at)]
      : [(at: number) => tiff.readUInt16BE(at), (at: number) => tiff.readUInt32BE(at)];
  try {
    const directory = read32(4);
    for (let entry = 0; entry < read16(directory); entry++) {
      const at = directory + 2 + 12 * entry;
      if (read16(at) !== ORIENTATION) continue;
      const orientation = read16(at + 8);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch {
    // A directory that points out of itself says nothing.
  }
  return 1;
}
