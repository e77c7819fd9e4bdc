import { deflateSync, inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import type { Picture } from './picture.ts';

/** More than any scanner or telephone makes of a page; unpacked it is 400 MB. */
const MAX_PIXELS = 100_000_000;

/**
 * A PNG as a PDF holds it (W3C PNG 3rd ed., ISO 32000-2 7.4.4). What is opaque and not interlaced is kept as it is
 * packed; the rest is unpacked and laid on white.
 *
 * @throws RangeError when it is broken or too large.
 */
export function parsePng(file: Buffer): Picture {
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
