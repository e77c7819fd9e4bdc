import { PdfStream } from '@libpdf/core';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../sign/open-pdf.ts';
import { renderPicturePage } from './picture-page.ts';

/** A JPEG's frame and what a camera writes before it; placing it does not decode its pixels. */
function renderJpeg(
  orientation: number,
  { width = 400, height = 300, order = 'MM', frame = 0xc0, colors = 3 } = {},
) {
  const write = (number: number, size: number) => {
    const bytes = Buffer.alloc(size);
    if (order === 'MM') bytes.writeUIntBE(number, 0, size);
    else bytes.writeUIntLE(number, 0, size);
    return bytes;
  };
  const tiff = [
    ...[Buffer.from(order), write(42, 2), write(8, 4), write(1, 2)],
    ...[write(0x0112, 2), write(3, 2), write(1, 4), write(orientation, 2), write(0, 2), write(0, 4)],
  ];
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const size = Buffer.from([8, 0, 0, 0, 0, colors]);
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), ...tiff, Buffer.from('taken at 12 Elm Street')])),
    segment(frame, size),
    segment(0xda, Buffer.alloc(6)),
    Buffer.from([1, 2, 3, 0xff, 0xd9]),
  ]);
}

async function read(page: Uint8Array | undefined) {
  const open = await openPdf(page ?? Buffer.alloc(0));
  if ('refusal' in open) throw new Error(`refused: ${open.refusal}`);
  const dictionary = open.pages[0]?.dictionary;
  const content = dictionary?.get('Contents', open.resolve);
  const picture = dictionary?.getDict('Resources')?.getDict('XObject')?.get('Picture', open.resolve);
  if (!(content instanceof PdfStream && picture instanceof PdfStream)) throw new Error('no picture');
  return { box: open.pages[0]?.box, content: Buffer.from(content.data).toString(), picture };
}

describe('a picture on a page', () => {
  it.each([
    [1, 792, '400 0 0 300 196 198'],
    [2, 792, '-400 0 0 300 596 198'],
    [3, 792, '-400 0 0 -300 596 498'],
    [4, 792, '400 0 0 -300 196 498'],
    [5, 612, '0 -400 -300 0 456 638'],
    [6, 612, '0 -400 300 0 156 638'],
    [7, 612, '0 400 300 0 156 238'],
    [8, 612, '0 400 -300 0 456 238'],
    [9, 792, '400 0 0 300 196 198'],
  ])('is upright by orientation %d', async (orientation, width, matrix) => {
    for (const order of ['MM', 'II']) {
      const { box, content } = await read(
        renderPicturePage(renderJpeg(orientation, { order }), 'image/jpeg'),
      );
      expect(box?.right).toBe(width);
      expect(content).toBe(`q ${matrix} cm /Picture Do Q\n`);
    }
  });

  it('fits between the margins, with room for a signature beneath', async () => {
    const { content } = await read(
      renderPicturePage(renderJpeg(1, { width: 3000, height: 4000 }), 'image/jpeg'),
    );
    const [width = 0, , , height = 0, x = 0, y = 0] = content.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(height / width).toBeCloseTo(4 / 3);
    expect([x >= 36, y >= 120, x + width <= 576, y + height <= 756]).toEqual([true, true, true, true]);
  });

  it('gives the same bytes each time, without where it was taken', () => {
    const pages = [1, 2].map(() => Buffer.from(renderPicturePage(renderJpeg(6), 'image/jpeg') ?? []));
    expect(pages[0]?.equals(pages[1] ?? Buffer.alloc(0))).toBe(true);
    expect(pages[0]?.includes('Elm Street')).toBe(false);
  });

  it.each([
    ['gray', { colorType: 0 }],
    ['colors', { colorType: 2 }],
    ['colors that let light through', { colorType: 6 }],
  ] as const)('may be a PNG of %s', async (_, options) => {
    const png = new PNG({ width: 3, height: 2 });
    png.data.set([255, 0, 0, 255, 0, 0, 0, 0]);
    const { picture } = await read(renderPicturePage(PNG.sync.write(png, options), 'image/png'));
    const components = picture.getName('ColorSpace')?.value === 'DeviceGray' ? 1 : 3;
    expect(picture.getDecodedData()).toHaveLength(3 * 2 * components);
    // What lets all light through is white.
    if (options.colorType === 6)
      expect([...picture.getDecodedData().slice(0, 6)]).toEqual([255, 0, 0, 255, 255, 255]);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'image/jpeg'],
    ['a JPEG cut off', renderJpeg(1).subarray(0, 60), 'image/jpeg'],
    ['a JPEG without loss', renderJpeg(1, { frame: 0xc3 }), 'image/jpeg'],
    ['a JPEG of five colors', renderJpeg(1, { colors: 5 }), 'image/jpeg'],
    ['a JPEG of no width', renderJpeg(1, { width: 0 }), 'image/jpeg'],
    ['a PNG cut off', PNG.sync.write(new PNG({ width: 9, height: 9 })).subarray(0, -20), 'image/png'],
    [
      'a PNG of another size than it says',
      shrink(PNG.sync.write(new PNG({ width: 9, height: 9 }), { colorType: 2 })),
      'image/png',
    ],
  ] as const)('is not made of %s', (_, file, type) => {
    expect(renderPicturePage(file, type)).toBeUndefined();
  });
});

function shrink(png: Buffer): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(8, 20);
  return changed;
}
