import { crc32 } from 'node:zlib';
import { renderTestPng } from '../outside-world/test-png.ts';
import { type JpegOptions, renderHeic, renderJpeg } from './pictures.ts';
import type { Specimen } from './specimen.ts';

/** Sizes that no scanner or telephone makes, and none at all. */
const floods: readonly (readonly [number, number])[] = [
  [65_535, 65_535],
  [65_535, 3_100],
  [20_000, 20_000],
  [30_000, 30_000],
];
const largeFloods = [
  [2 ** 31 - 1, 2 ** 31 - 1],
  [2 ** 31 - 1, 1],
  [2 ** 32 - 1, 2 ** 32 - 1],
] as const;

function withSize(png: Buffer, width: number, height: number): Buffer {
  const flooded = Buffer.from(png);
  flooded.writeUInt32BE(width, 16);
  flooded.writeUInt32BE(height, 20);
  flooded.writeUInt32BE(crc32(flooded.subarray(12, 29)), 29);
  return flooded;
}

const png = renderTestPng(4, 4);
const jpeg = (options: JpegOptions = {}) => renderJpeg(options);
const name = (width: number, height: number) => `of ${width} x ${height}`;

function flood(what: string, file: string, bytes: Buffer): Specimen {
  return { what, name: file, bytes, becomes: 'FILE_NOT_SAFE', danger: 'too-many-pixels' };
}

function none(what: string, file: string, bytes: Buffer): Specimen {
  return { what, name: file, bytes, becomes: 'FILE_TYPE_NOT_ACCEPTED' };
}

function neutral(what: string, file: string, bytes: Buffer): Specimen {
  return { what, name: file, bytes, becomes: 'neutralised' };
}

const html = Buffer.from('<html><script>alert(1)</script></html>');

export const hostilePictures: readonly Specimen[] = [
  ...[...floods, ...largeFloods].map(([w, h]) => flood(`a PNG ${name(w, h)}`, 'a.png', withSize(png, w, h))),
  ...floods.map(([w, h]) => flood(`a JPEG ${name(w, h)}`, 'a.jpg', jpeg({ width: w, height: h }))),
  ...floods.map(([w, h]) =>
    flood(`a progressive JPEG ${name(w, h)}`, 'a.jpg', jpeg({ width: w, height: h, frame: 0xc2 })),
  ),
  ...[0xc1, 0xc3, 0xc9, 0xca, 0xcf].map((frame) =>
    flood(`a JPEG of kind ${frame} that floods`, 'a.jpg', jpeg({ width: 65_535, height: 65_535, frame })),
  ),
  flood('a JPEG whose second frame floods', 'a.jpg', jpeg({ second: [65_535, 65_535] })),
  flood(
    'a JPEG with its size behind 200 KB',
    'a.jpg',
    jpeg({ width: 65_000, height: 65_000, before: 200_000 }),
  ),
  ...[...floods, ...largeFloods].map(([w, h]) =>
    flood(`a HEIC ${name(w, h)}`, 'a.heic', renderHeic([[w, h]])),
  ),
  flood(
    'a HEIC whose third picture floods',
    'a.heic',
    renderHeic([
      [400, 300],
      [100, 100],
      [65_535, 65_535],
    ]),
  ),
  flood('a HEIC with its size behind 100 KB', 'a.heic', renderHeic([[65_535, 65_535]], { before: 100_000 })),
  none('a PNG of no width', 'a.png', withSize(png, 0, 4)),
  none('a PNG of no height', 'a.png', withSize(png, 4, 0)),
  none(
    'a PNG without a header',
    'a.png',
    Buffer.concat([png.subarray(0, 8), Buffer.from('\0\0\0\x0dIDATxxxxxxxxxxxxxxxx', 'latin1')]),
  ),
  ...[8, 12, 20, 23].map((length) => none(`${length} bytes of a PNG`, 'a.png', png.subarray(0, length))),
  none('a JPEG of no width', 'a.jpg', jpeg({ width: 0 })),
  none('a JPEG of no height', 'a.jpg', jpeg({ height: 0 })),
  none('a JPEG without a frame', 'a.jpg', jpeg({ withoutFrame: true })),
  none('a JPEG that ends at once', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xd9])),
  none('a JPEG with a segment of no length', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 2, 3])),
  none(
    'a JPEG with a frame too short',
    'a.jpg',
    Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 4, 8, 0, 9, 0, 9, 0, 9]),
  ),
  none('a page that begins like a JPEG', 'a.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html])),
  ...[3, 10, 20, 60].map((length) => none(`${length} bytes of a JPEG`, 'a.jpg', jpeg().subarray(0, length))),
  none(
    'JPEG filled without end',
    'a.jpg',
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(5_000, 0xff)]),
  ),
  neutral('a PNG with a page behind it', 'a.png', Buffer.concat([png, html])),
  neutral('a PNG with a ZIP behind it', 'a.png', Buffer.concat([png, Buffer.from('PK\x03\x04')])),
  neutral('a PNG that is cut off', 'a.png', png.subarray(0, 40)),
  neutral('a PNG that says nothing true of its data', 'a.png', withSize(png, 10_000, 10_000)),
  neutral('a JPEG with PHP in its comment', 'a.jpg', jpeg({ comment: '<?php system($_GET["c"]); ?>' })),
  neutral('a JPEG with a page in its comment', 'a.jpg', jpeg({ comment: String(html) })),
  neutral('a JPEG with JavaScript in its comment', 'a.jpg', jpeg({ comment: '*/=alert(1)/*' })),
  neutral('a JPEG with a page behind it', 'a.jpg', Buffer.concat([jpeg(), html])),
  neutral(
    'a JPEG with a PDF behind it',
    'a.jpg',
    Buffer.concat([jpeg(), Buffer.from('%PDF-1.7\n<< /S /JavaScript >>')]),
  ),
  neutral('a HEIC with a page in it', 'a.heic', Buffer.concat([renderHeic([[4, 3]]), html])),
  neutral('a HEIC of its head alone', 'a.heic', renderHeic([]).subarray(0, 24)),
];
