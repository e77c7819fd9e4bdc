import { degrees, PDF, type PDFPage, rgb } from '@libpdf/core';
import type { ReadContent } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { describe, expect, it } from 'vitest';
import { describePdf } from './describe-pages.ts';
import { loadPageText } from './page-text.ts';

const STUB = [
  ['Earnings Statement', 40, 740],
  ['Pay Period: 07/05/2026 - 07/18/2026', 40, 720],
  ['Pay Date: 07/24/2026', 40, 700],
  ['Earnings', 40, 660],
  ['Current', 240, 660],
  ['Year to Date', 340, 660],
  ['Regular', 40, 640],
  ['2,400.00', 240, 640],
  ['33,600.00', 340, 640],
  ['Gross Pay', 40, 620],
  ['33,600.00', 340, 620],
  ['Net Pay', 40, 600],
  ['1,976.40', 240, 600],
] as const;
const WHITE = rgb(1, 1, 1);
const GROSS = { x: 240, y: 620, size: 9 };

type Turned = { width: number; height: number; angle: number; rotate?: 90 | 180 | 270 };
const UPRIGHT: Turned = { width: 612, height: 792, angle: 0 };

/** A pay stub on which `draw` puts its gross, on a page whose content is turned. */
async function readStub(draw: (page: PDFPage) => void, turned = UPRIGHT): Promise<ReadContent> {
  const pdf = PDF.create();
  const page = pdf.addPage({ width: turned.width, height: turned.height });
  const place = (x: number, y: number) => {
    if (turned.angle === 90) return { x: turned.width - y, y: x };
    if (turned.angle === 180) return { x: turned.width - x, y: turned.height - y };
    return turned.angle === 270 ? { x: y, y: turned.height - x } : { x, y };
  };
  const write = (text: string, x: number, y: number) =>
    page.drawText(text, { ...place(x, y), size: 9, rotate: degrees(turned.angle) });
  for (const [text, x, y] of STUB) write(text, x, y);
  if (turned === UPRIGHT) draw(page);
  else write('2,400.00', GROSS.x, GROSS.y);
  if (turned.rotate !== undefined) page.setRotation(turned.rotate);
  return describePdf(await loadPageText(await pdf.save()), 'signed-out');
}

const cover = (page: PDFPage) => page.drawRectangle({ x: 236, y: 616, width: 60, height: 14, color: WHITE });

describe('an amount that the file holds and does not print', () => {
  it.each<[string, (page: PDFPage) => void, string | undefined]>([
    [
      'white, over another',
      (page) => {
        page.drawText('9,400.00', { ...GROSS, color: WHITE });
        page.drawText('2,400.00', GROSS);
      },
      '2400.00',
    ],
    [
      'under a white box and another',
      (page) => {
        page.drawText('9,400.00', GROSS);
        cover(page);
        page.drawText('2,400.00', GROSS);
      },
      '2400.00',
    ],
    ['white, alone', (page) => page.drawText('9,400.00', { ...GROSS, color: WHITE }), undefined],
    ['too small to be seen', (page) => page.drawText('9,400.00', { ...GROSS, size: 0.5 }), undefined],
  ])('is not read and is spoken of: %s', async (_name, draw, gross) => {
    const { fields, notes } = await readStub(draw);
    expect(fields.gross?.value).toBe(gross);
    expect(fields.gross_year_to_date?.value).toBe('33600.00');
    expect(notes).toContain('hidden-amount');
  });

  it.each<[string, (page: PDFPage) => void]>([
    [
      'white on a dark box',
      (page) => {
        page.drawRectangle({ x: 236, y: 616, width: 60, height: 14, color: rgb(0.1, 0.2, 0.5) });
        page.drawText('2,400.00', { ...GROSS, color: WHITE });
      },
    ],
    [
      'on a white box',
      (page) => {
        cover(page);
        page.drawText('2,400.00', GROSS);
      },
    ],
    [
      'below a marker',
      (page) => {
        page.drawText('2,400.00', GROSS);
        page.drawRectangle({ x: 236, y: 616, width: 60, height: 14, color: rgb(1, 1, 0), opacity: 0.4 });
      },
    ],
    [
      'with a white mark for a signature',
      (page) => {
        page.drawText('2,400.00', GROSS);
        page.drawText('/sn1/', { x: 40, y: 560, size: 9, color: WHITE });
      },
    ],
    [
      'printed twice for a bold face',
      (page) => {
        page.drawText('2,400.00', { ...GROSS, color: WHITE });
        page.drawText('2,400.00', GROSS);
      },
    ],
  ])('is none where it is printed: %s', async (_name, draw) => {
    const { fields, notes } = await readStub(draw);
    expect(fields.gross?.value).toBe('2400.00');
    expect(notes).not.toContain('hidden-amount');
  });
});

describe('a page that lies turned', () => {
  it.each<[string, Turned]>([
    ['drawn sideways', { width: 792, height: 612, angle: 90 }],
    ['drawn upside down', { width: 612, height: 792, angle: 180 }],
    ['drawn sideways to the other side', { width: 792, height: 612, angle: 270 }],
    ['turned by the file', { width: 612, height: 792, angle: 0, rotate: 90 }],
    ['upside down by the file', { width: 612, height: 792, angle: 0, rotate: 180 }],
    ['drawn sideways and turned upright by the file', { width: 792, height: 612, angle: 90, rotate: 90 }],
  ])('is read as it lies upright: %s', async (_name, turned) => {
    const upright = await readStub((page) => page.drawText('2,400.00', GROSS));
    const { form, fields, pages } = await readStub(() => undefined, turned);
    const values = (all: ReadContent['fields']) =>
      Object.entries(all).map(([name, { value }]) => [name, value]);
    expect(form).toBe('pay_stub');
    expect(values(fields)).toEqual(values(upright.fields));
    const [page] = pages;
    const box = fields.gross?.box;
    const isSideways = (turned.rotate ?? 0) % 180 !== 0;
    const shown = isSideways ? [turned.height, turned.width] : [turned.width, turned.height];
    expect([page?.width, page?.height]).toEqual(shown);
    // The place is that of the page as it is shown.
    expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(20);
    const ends = [(box?.x ?? -1) + (box?.width ?? 0), (box?.y ?? -1) + (box?.height ?? 0)];
    expect(ends.every((end, index) => end > 0 && end < (shown[index] ?? 0))).toBe(true);
  });
});
