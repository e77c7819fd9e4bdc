import { deflateSync, inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { formatNumber } from './object-copy.ts';
import { renderPdf, renderStreamObject } from './whole-pdf.ts';

const SHORT_SIDE = 612;
const LONG_SIDE = 792;
const MARGIN = 36;
/** Beneath the picture, so that a signature need not cover it. */
const ROOM_FOR_SIGNATURE = 120;

/**
 * A PDF of one Letter page, lying when the picture is wider than high, with the picture as large as the margins let it.
 * The same picture gives the same bytes. Nothing when the picture cannot be read.
 */
export function renderPicturePage(file: Buffer, type: 'image/jpeg' | 'image/png'): Uint8Array | undefined {
  const picture = readPicture(file, type);
  if (!picture) return undefined;
  const isTurned = picture.orientation > 4;
  const [across, down] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  const page =
    across > down ? { width: LONG_SIDE, height: SHORT_SIDE } : { width: SHORT_SIDE, height: LONG_SIDE };
  const room = { width: page.width - 2 * MARGIN, height: page.height - MARGIN - ROOM_FOR_SIGNATURE };
  // Never larger than a screen shows it: a small picture is not blown up.
  const scale = Math.min(room.width / across, room.height / down, 1);
  const size = { width: across * scale, height: down * scale };
  const corner = {
    x: (page.width - size.width) / 2,
    y: ROOM_FOR_SIGNATURE + (room.height - size.height) / 2,
  };
  const matrix = turn(picture.orientation, { ...size, ...corner })
    .map(formatNumber)
    .join(' ');
  const content = `q ${matrix} cm /Picture Do Q\n`;
  return renderPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
    renderStreamObject('', Buffer.from(content)),
    renderStreamObject(
      `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height} ${picture.entries}`,
      picture.data,
    ),
  ]);
}

/** More than any scanner or telephone makes of a page; unpacked it is 400 MB. */
const MAX_PIXELS = 100_000_000;

/**
 * A PNG as a PDF holds it (W3C PNG 3rd ed., ISO 32000-2 7.4.4). What is opaque and not interlaced is kept as it is
 * packed; the rest is unpacked and laid on white.
 *
 * @throws RangeError when it is broken or too large.
 */
function parsePng(file: Buffer): Picture {
  const chunks = readChunks(file);
  const head = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!head) throw new RangeError('not a PNG');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [bits, color, , , interlace] = head.subarray(8, 13);
  if (width === 0 || height === 0 || width * height > MAX_PIXELS)
    throw new RangeError('of no size, or too large');
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data;
  const components = color === 2 ? 3 : 1;
  const isPlain = color === 0 || color === 2 || (color === 3 && palette);
  if (!isPlain || interlace !== 0 || chunks.some(({ type }) => type === 'tRNS')) return flatten(file);
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  const row = 1 + Math.ceil((width * components * (bits ?? 8)) / 8);
  if (inflateSync(data, { maxOutputLength: row * height }).length !== row * height) {
    throw new RangeError('the picture is cut off');
  }
  const last = (palette?.length ?? 0) / 3 - 1;
  const space =
    color === 3
      ? `[/Indexed /DeviceRGB ${last} <${palette?.toString('hex')}>]`
      : color === 2
        ? '/DeviceRGB'
        : '/DeviceGray';
  const parameters = `/Predictor 15 /Colors ${components} /BitsPerComponent ${bits} /Columns ${width}`;
  return {
    ...{ width, height, orientation: 1, data },
    entries: `/ColorSpace ${space} /BitsPerComponent ${bits} /Filter /FlateDecode /DecodeParms << ${parameters} >>`,
  };
}

function readChunks(file: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > file.length) throw new RangeError('the picture is cut off');
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    if (type === 'IEND') return chunks;
    at += 12 + length;
  }
  throw new RangeError('the picture is cut off');
}

function flatten(file: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(file);
  const flat = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = data[4 * pixel + 3] ?? 0;
    for (let color = 0; color < 3; color++) {
      flat[3 * pixel + color] = Math.round(((data[4 * pixel + color] ?? 0) * alpha) / 255 + 255 - alpha);
    }
  }
  return {
    ...{ width, height, orientation: 1, data: deflateSync(flat) },
    entries: '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
  };
}

/**
 * A JPEG as a PDF holds it: as it is, without its data about the place and the camera (ITU T.81 annex B).
 *
 * @throws RangeError when it is broken, or of a kind that PDF readers do not show.
 */
function parseJpeg(file: Buffer): Picture {
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

function readPicture(file: Buffer, type: 'image/jpeg' | 'image/png'): Picture | undefined {
  try {
    return type === 'image/jpeg' ? parseJpeg(file) : parsePng(file);
  } catch {
    return undefined;
  }
}

type Box = { x: number; y: number; width: number; height: number };

/** What lays the unit square of a picture into a box, turned and mirrored as the orientation says. */
function turn(orientation: number, { x, y, width, height }: Box): number[] {
  const [right, top] = [x + width, y + height];
  switch (orientation) {
    case 2:
      return [-width, 0, 0, height, right, y];
    case 3:
      return [-width, 0, 0, -height, right, top];
    case 4:
      return [width, 0, 0, -height, x, top];
    case 5:
      return [0, -height, -width, 0, right, top];
    case 6:
      return [0, -height, width, 0, x, top];
    case 7:
      return [0, height, width, 0, x, y];
    case 8:
      return [0, height, -width, 0, right, y];
    default:
      return [width, 0, 0, height, x, y];
  }
}

/** A picture as a PDF holds it (ISO 32000-2 8.9.5). */
type Picture = {
  width: number;
  height: number;
  /** How it has to be turned to be upright, 1 to 8 (Exif 2.32, 4.6.4, tag 0112). */
  orientation: number;
  /** The dictionary's entries: color space, bits, filter. */
  entries: string;
  data: Uint8Array;
};
