import { renderPdf, renderStreamObject } from '@porchlight/pdf/write/whole-pdf.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { loadPageLines } from './page-lines.ts';

const form = renderStreamObject(
  '/Type /XObject /Subtype /Form /BBox [0 0 300 300] /Matrix [1 0 0 1 50 50]',
  Buffer.from('0 10 m 200 10 l S'),
);

test.each([
  ['a line', '72 200 m 272 200 l S', '', [{ x: 72, y: 592, width: 200 }]],
  [
    'a line in scaled coordinates',
    'q 2 0 0 2 0 0 cm 36 100 m 136 100 l S Q',
    '',
    [{ x: 72, y: 592, width: 200 }],
  ],
  [
    'a line after scaled coordinates',
    'q 2 0 0 2 0 0 cm Q 36 100 m 136 100 l S',
    '',
    [{ x: 36, y: 692, width: 100 }],
  ],
  ['a line in a form', '/Fm Do', '', [{ x: 50, y: 732, width: 200 }]],
  ['a thin filled bar, by its lower edge', '72 300 150 1 re f', '', [{ x: 72, y: 492, width: 150 }]],
  ['a thick filled bar', '72 300 150 3 re f', '', []],
  ['a slanted line', '72 200 m 272 230 l S', '', []],
  ['an upright line', '72 200 m 72 400 l S', '', []],
  ['a curve', '72 200 m 100 300 200 300 272 250 c S', '', []],
  ['a path that only clips', '72 200 200 1 re W n', '', []],
  ['a line of dashes', '72 200 m 170 200 l S 172 200 m 272 200 l S', '', [{ x: 72, y: 592, width: 200 }]],
  [
    'a box, above and below',
    '72 300 150 40 re S',
    '',
    [
      { x: 72, y: 492, width: 150 },
      { x: 72, y: 452, width: 150 },
    ],
  ],
  ['a line on a page that is turned', '300 72 m 300 272 l S', '/Rotate 90', [{ x: 72, y: 300, width: 200 }]],
  [
    // 20 underscores of 0.556 em, one point and a fifth beneath the letters' line.
    'underscores',
    'BT /F1 12 Tf 1 0 0 1 72 500 Tm (____________________) Tj ET',
    '',
    [{ x: 72, y: 293.2, width: 133.44 }],
  ],
  ['words', 'BT /F1 12 Tf 1 0 0 1 72 500 Tm (Sign here, and print your name) Tj ET', '', []],
])('%s', async (_, content, entries, expected) => {
  const lines = await readLines(content, entries);
  expect(lines).toHaveLength(expected.length);
  for (const [index, { x, y, width }] of expected.entries()) {
    expect(lines[index]?.x).toBeCloseTo(x, 1);
    expect(lines[index]?.y).toBeCloseTo(y, 1);
    expect(lines[index]?.width).toBeCloseTo(width, 1);
  }
});

async function readLines(content: string, entries: string) {
  const data = renderPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${entries} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /Fm 6 0 R >> >> >>`,
    renderStreamObject('', Buffer.from(content)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    form,
  ]);
  const loading = getDocument({ data: new Uint8Array(data), verbosity: 0, useSystemFonts: false });
  try {
    return await loadPageLines(await (await loading.promise).getPage(1));
  } finally {
    await loading.destroy();
  }
}
