import { crc32, deflateSync } from 'node:zlib';
import { renderTestPdf } from '../outside-world/test-pdf.ts';
import { honestPdfs } from './honest-pdfs.ts';
import { renderHeic, renderJpeg } from './pictures.ts';

/** A file as people have them, and the name it is kept under where that is another one. */
export type HonestFile = { what: string; name: string; bytes: Buffer; named?: string };

const sizes: readonly [number, number][] = [
  [1, 1],
  [640, 480],
  [4032, 3024],
  [9248, 6936],
  [12_000, 9_000],
];
const jpegs: [string, Buffer][] = [
  ...sizes.flatMap(([width, height]): [string, Buffer][] =>
    [0xc0, 0xc1, 0xc2].map((frame): [string, Buffer] => [
      `${width} x ${height}, kind ${frame}`,
      renderJpeg({ width, height, frame }),
    ]),
  ),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation): [string, Buffer] => [
    `turned as ${orientation}`,
    renderJpeg({ orientation }),
  ]),
  ...[1, 3, 4].map((components): [string, Buffer] => [`${components} colors`, renderJpeg({ components })]),
  ...[10, 60_000, 70_000, 300_000].map((before): [string, Buffer] => [
    `with ${before} bytes of notes`,
    renderJpeg({ before, comment: 'Kitchen' }),
  ]),
];

const pngs: PngOptions[] = [
  ...[1, 2, 4, 8, 16].map((bits) => ({ bits, color: 0 })),
  ...[8, 16].flatMap((bits) => [2, 4, 6].map((color) => ({ bits, color }))),
  ...[1, 2, 4, 8].map((bits) => ({ bits, color: 3 })),
  ...[1, 100, 2000].map((width) => ({ width, height: width })),
  { width: 1, height: 5000 },
  { isInterlaced: true },
  { text: 'Scanned at home' },
];

const names = [
  'Pay stub – March 2026.pdf',
  'déclaration d’impôts.pdf',
  'Ñuñoa contrato.pdf',
  'Straße 5.pdf',
  'İstanbul.pdf',
  'Łódź umowa.pdf',
  'Αθήνα.pdf',
  'Москва справка.pdf',
  'תלוש שכר.pdf',
  'كشف حساب.pdf',
  'فیش حقوقی.pdf',
  'वेतन पर्ची.pdf',
  'பணம்.pdf',
  'เงินเดือน.pdf',
  'lương tháng 3.pdf',
  '工资单 2026.pdf',
  '給与明細.pdf',
  '급여명세서.pdf',
  'ბინა.pdf',
  'ዋጋ.pdf',
  '🏠 offer.pdf',
  '✓ done.pdf',
  'O’Brien & Søn #2 (final) [v3].pdf',
  '100% of it.pdf',
  'a+b=c.pdf',
  'pay.stub.v1.2.pdf',
  'UPPER.PDF',
  'no extension',
  'ﬁle.pdf',
  '½ share.pdf',
  'm² plan.pdf',
  '—.pdf',
  'x.pdf',
  'conditions.pdf',
  'aux bills.pdf',
  'NULL.pdf',
  '2026-03-01T10.00.pdf',
  `${'long '.repeat(20)}.pdf`,
  'Zażółć gęślą jaźń.pdf',
  'Crème brûlée; café.pdf',
];

const keptAs: Readonly<Record<string, string>> = {
  'no extension': 'no extension.pdf',
  [`${'long '.repeat(20)}.pdf`]: `${'long '.repeat(20)}.pdf`,
};

/** More than two hundred files as people have them. */
export const honestFiles: readonly HonestFile[] = [
  ...honestPdfs.map(([what, bytes]) => ({ what: `a PDF: ${what}`, name: 'statement.pdf', bytes })),
  ...jpegs.map(([what, bytes]) => ({ what: `a JPEG: ${what}`, name: 'IMG_0042.JPG', bytes })),
  ...pngs.map((options) => ({
    what: `a PNG: ${JSON.stringify(options)}`,
    name: 'screenshot.png',
    bytes: renderPng(options),
  })),
  ...['heic', 'heix', 'mif1', 'msf1', 'heim', 'hevc'].flatMap((brand) =>
    [
      [4032, 3024],
      [8064, 6048],
    ].map(([width = 0, height = 0]) => ({
      what: `a HEIC: ${brand} of ${width} x ${height}`,
      name: 'IMG_1.HEIC',
      bytes: renderHeic(
        [
          [512, 512],
          [width, height],
        ],
        { brand, data: 50_000 },
      ),
    })),
  ),
  ...names.map((name) => ({
    what: `the name ${name}`,
    name,
    named: keptAs[name] ?? name,
    bytes: renderTestPdf([[name.length.toString()]]),
  })),
];

type PngOptions = {
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
export function renderPng({
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
