import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { writeHostilePdf } from '../../testing/files/hostile-pdf.ts';

const MEBIBYTE = 1024 * 1024;
const FORM = 'multipart/form-data; boundary=x';

/** A file that was made to cost as much as it can, below 10 MB, and the type it is sent as. */
export type HostileFile = { name: string; file: Uint8Array; type: string };

/** Made one by one, so that they never take the memory of all. */
export function* listHostileFiles(): Generator<HostileFile> {
  for (const unit of ['tax ', 'notice of ', 'A ', 'aaa.', '2026 tax bill ', '1', '$', ' .', '(', 'x - '])
    yield pdf(
      `100,000 letters of ${JSON.stringify(unit)}`,
      writeHostilePdf([unit.repeat(Math.ceil(100_000 / unit.length))]),
    );
  const labels = ['Loan terms', 'Property tax bill 2026', 'Statement period', 'Total', '$1,234.56'];
  for (const label of labels) yield pdf(`4,000 times “${label}”`, writeHostilePdf(Array(4_000).fill(label)));
  yield pdf('60 pages of 4,000 amounts', writeHostilePdf(Array(4_000).fill('$1,234.56'), { pages: 60 }));
  yield pdf('10,000 pages', writeHostilePdf(['Page'], { pages: 10_000 }));
  yield pdf('50,000 pieces on a page', writeHostilePdf(Array(50_000).fill('a')));
  yield pdf('200 MB of spaces, packed', writeRawPdf(pack(Buffer.alloc(200 * MEBIBYTE, ' '))));
  yield pdf('100 MB of shapes, packed', writeRawPdf(pack(Buffer.alloc(100 * MEBIBYTE, '0 0 9 9 re f '))));
  yield pdf('a stack of a million states', writeRawPdf(pack(Buffer.from('q '.repeat(1_000_000)))));
  yield pdf('9 MB of brackets', Buffer.from(`%PDF-1.7\n1 0 obj ${'['.repeat(9 * MEBIBYTE)}`));
  yield pdf('9 MB of names', Buffer.from(`%PDF-1.7\n1 0 obj <<${'/a '.repeat(3 * MEBIBYTE)}>> endobj`));
  yield pdf('9 MB of noise', Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9 * MEBIBYTE)]));
  yield pdf('9 MB of zeros', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9 * MEBIBYTE)]));
  yield pdf('300,000 objects', Buffer.from(`%PDF-1.7\n${listObjects(300_000)}trailer<</Root 1 0 R>>`));
  yield pdf(
    'a page tree that is its own child',
    Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 9/Kids[2 0 R]>>endobj\ntrailer<</Root 1 0 R>>',
    ),
  );
  yield { name: 'a form of 100,000 parts', file: Buffer.from(writeParts(100_000)), type: FORM };
  yield {
    name: 'a form without an end',
    file: Buffer.from(`--x\r\n${'a'.repeat(9 * MEBIBYTE)}`),
    type: FORM,
  };
  yield { name: 'a JPEG of markers alone', file: writeJpeg(5 * MEBIBYTE), type: 'image/jpeg' };
  yield { name: 'a PNG of 10,000 megapixels', file: writePng(100_000), type: 'image/png' };
}

const pdf = (name: string, file: Uint8Array): HostileFile => ({ name, file, type: 'application/pdf' });
const pack = (content: Buffer) => deflateSync(content, { level: 9 });
const writeParts = (count: number) =>
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(count)}--x--\r\n`;
const listObjects = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 1} 0 obj<<>>endobj\n`).join('');

/** A PDF of one page with this content, packed. */
function writeRawPdf(content: Buffer): Uint8Array {
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<>>>>endobj\n' +
        `4 0 obj<</Filter/FlateDecode/Length ${content.length}>>stream\n`,
    ),
    content,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}

const writeJpeg = (size: number) =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(size, 0xff)]);

/** Its head alone, which says how large it is. */
function writePng(side: number): Buffer {
  const head = Buffer.alloc(33);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12, 'latin1');
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  head.set([8, 6], 24);
  return head;
}
