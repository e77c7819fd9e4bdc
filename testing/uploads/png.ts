import { crc32, deflateSync } from 'node:zlib';

export type PngOptions = {
  width?: number;
  height?: number;
  /** Per sample: 1, 2, 4, 8 or 16. */
  bits?: number;
  /** 0 gray, 2 color, 3 palette, 4 gray and alpha, 6 color and alpha (PNG 3rd ed. 11.2.1). */
  color?: number;
  isInterlaced?: boolean;
  text?: string;
};

/** A PNG of any kind, all of one shade. */
export function writePng({
  width = 30,
  height = 20,
  bits = 8,
  color = 0,
  isInterlaced = false,
  text,
}: PngOptions): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, color, 0, 0, isInterlaced ? 1 : 0], 8);
  const samples = [1, 0, 3, 1, 2, 0, 4][color] ?? 1;
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(Math.ceil((width * samples * bits) / 8), 1)]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(text === undefined ? [] : [chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'))]),
    ...(color === 3 ? [chunk('PLTE', Buffer.from([0, 0, 0, 255, 255, 255]))] : []),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
