import { readdirSync, readFileSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { renderRawPdf } from '@porchlight/testing/files/raw-pdf.ts';
import { expect, it } from 'vitest';
import { findPictureKind, readDocument } from '../read-document.ts';

const sample = readFileSync(
  new URL('../../../../../testing/forms/cfpb-loan-estimate-H24B-1.png', import.meta.url),
);

/** A PNG of one shade. */
function draw(width: number, height: number, shade: string): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer('image/png');
}

function change(file: Buffer, at: number, bytes: readonly number[]): Buffer {
  const changed = Buffer.from(file);
  changed.set(bytes, at);
  return changed;
}

const jpeg = createCanvas(64, 64).toBuffer('image/jpeg');
const webp = createCanvas(64, 64).toBuffer('image/webp');
const sizeOfJpeg = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
const pictures: Record<string, Buffer> = {
  'a PNG of 8 bytes': sample.subarray(0, 8),
  'a PNG of its head alone': sample.subarray(0, 33),
  'a PNG that says it is 65,535 points wide and tall': change(sample, 16, [0, 0, 255, 255, 0, 0, 255, 255]),
  'a PNG of 100 megapixels': change(sample, 16, [0, 0, 39, 16, 0, 0, 39, 16]),
  'a PNG of no size': change(sample, 16, [0, 0, 0, 0, 0, 0, 0, 0]),
  'a PNG with negative sizes': change(sample, 16, [255, 255, 255, 255, 255, 255, 255, 255]),
  'a PNG with another color type': change(sample, 25, [9]),
  'a PNG whose pixels are damaged': change(sample, 60, Array(400).fill(0x5a)),
  'a strip of one point by 12': draw(1, 12, 'white'),
  'a strip of 20,000 points by 4': draw(20_000, 4, 'black'),
  'a JPEG of 3 bytes': jpeg.subarray(0, 3),
  'a JPEG that is cut off': jpeg.subarray(0, 160),
  'a JPEG of 60,000 points': change(jpeg, sizeOfJpeg, [234, 96, 234, 96]),
  'a JPEG of no size': change(jpeg, sizeOfJpeg, [0, 0, 0, 0]),
  'a JPEG of endless markers': Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(5_000, 0xff)]),
  'a JPEG of zeros': Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(5_000)]),
  'a WebP of its head alone': webp.subarray(0, 20),
  'a WebP that is cut off': webp.subarray(0, webp.length - 20),
  'a WebP of an unknown kind': change(webp, 12, [88, 88, 88, 88]),
};

/** A PDF of so many pages with what they draw, and what else there is. */
function write(content: string, { box = '0 0 612 792', pages = 1, resources = '', more = '' } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${10 + index} 0 R`);
  const page = (_: string, index: number) =>
    `${10 + index} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<<${resources}>>/Contents 3 0 R>> endobj`;
  return Buffer.from(
    `%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Count ${pages}/Kids[${kids.join(' ')}]>> endobj\n` +
      `3 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj\n${kids.map(page).join('\n')}\n${more}\n` +
      'trailer <</Root 1 0 R>>\n%%EOF',
    'latin1',
  );
}
const image = (facts: string, data = 'xxxx') =>
  `4 0 obj <</Type/XObject/Subtype/Image ${facts}/Length ${data.length}>> stream\n${data}\nendstream endobj`;
const drawn = 'q 612 0 0 792 0 0 cm /I Do Q';
const withImage = (facts: string) => write(drawn, { resources: '/XObject<</I 4 0 R>>', more: image(facts) });
const gray = '/ColorSpace/DeviceGray/BitsPerComponent 8';

/** Pictures that PDF.js takes for pictures of a page; what they are full of is `xxxx`. */
const drawnPictures = {
  'a gray picture': `/Width 2/Height 2${gray}`,
  'a black picture': `/Width 2/Height 2${gray}/Decode[0 0]`,
  'a picture of 100,000 points': `/Width 100000/Height 100000${gray}`,
  'a damaged JPEG': `/Width 9/Height 9${gray}/Filter/DCTDecode`,
  'a damaged JBIG2': '/Width 9/Height 9/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode',
  'a damaged JPEG 2000': '/Width 9/Height 9/Filter/JPXDecode',
};

/** A PDF of a narrow page for each picture: one start of the process reads them all. */
function writePictures(pictures: readonly string[]): Buffer {
  const numbers = pictures.map((_, index) => 3 + 3 * index);
  const objects = pictures.flatMap((dictionary, index) => [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 60 792]/Contents ${4 + 3 * index} 0 R/Resources<</XObject<</I ${5 + 3 * index} 0 R>>>>>>`,
    { dictionary: '', data: 'q 60 0 0 792 0 0 cm /I Do Q' },
    { dictionary: `/Type/XObject/Subtype/Image${dictionary}`, data: 'xxxx' },
  ]);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  const root = ['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Count ${numbers.length}/Kids[${kids}]>>`];
  return renderRawPdf({ objects: [...root, ...objects] });
}

const documents: Record<string, Buffer> = {
  'a PDF of its head alone': Buffer.from('%PDF-1.7\n'),
  'a PDF without pages': write('', { pages: 0 }),
  'a PDF whose pages are its pages': Buffer.from(
    '%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Count 1/Kids[2 0 R]>> endobj\ntrailer <</Root 1 0 R>>',
  ),
  'a PDF of a blank page': write(''),
  'a page of no size': write('', { box: '0 0 0 0' }),
  'a page of a million inches': write('', { box: '0 0 72000000 72000000' }),
  'a page that draws itself': write('/I Do', {
    resources: '/XObject<</I 4 0 R>>',
    more: '4 0 obj <</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</I 4 0 R>>>>/Length 5>> stream\n/I Do\nendstream endobj',
  }),
  'a picture of no size': withImage(`/Width 0/Height 0${gray}`),
  'a damaged fax': withImage('/Width 9/Height 9/ImageMask true/Filter/CCITTFaxDecode'),
  'what a page draws is no language': write('\u0001\u0002 q q q BT (((('),
};

it.each(Object.entries(pictures))('%s ends in a sentence', { timeout: 480_000 }, async (_name, file) => {
  // One without a known head is refused before it is read.
  if (findPictureKind(file) === undefined) return;
  const { form, fields, lines, notes } = await readDocument(file);
  expect({ form, fields, lines }).toEqual({ form: null, fields: {}, lines: {} });
  expect(notes).not.toEqual([]);
  expect(listChildren().filter((child) => !others.has(child))).toEqual([]);
});

it.each(Object.entries(documents))('%s ends in a sentence', { timeout: 480_000 }, async (_name, file) => {
  const { form, fields, lines, notes } = await readDocument(file);
  expect({ form, fields, lines }).toEqual({ form: null, fields: {}, lines: {} });
  expect(notes).not.toEqual([]);
  expect(listChildren().filter((child) => !others.has(child))).toEqual([]);
});

it('pictures that show nothing, or cannot be drawn, are blank pages', { timeout: 480_000 }, async () => {
  const file = writePictures(Object.values(drawnPictures));
  const { form, fields, lines, notes } = await readDocument(file);
  expect({ form, fields, lines, notes }).toEqual({
    form: null,
    fields: {},
    lines: {},
    notes: ['blank-page'],
  });
  expect(listChildren().filter((child) => !others.has(child))).toEqual([]);
});

/** What else this process had begun before. */
const others = new Set(listChildren());

/** The processes that this one began and that still run. */
function listChildren(): string[] {
  try {
    return readdirSync('/proc/self/task').flatMap((thread) =>
      readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
  } catch {
    // There is no such list on this kind of machine.
    return [];
  }
}
