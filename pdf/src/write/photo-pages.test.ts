import { PdfStream } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../sign/open-pdf.ts';
import { formatPhotoPages } from './photo-pages.ts';

const photos = [
  { width: 2200, height: 1650, size: 5, bytes: 'first' },
  { width: 1650, height: 2200, size: 6, bytes: 'second' },
];

describe('photos as the pages of one PDF', () => {
  it('are opened in their order, each on a letter page, landscape or portrait as the photo is', async () => {
    const parts = formatPhotoPages(photos);
    const file = Buffer.from(
      parts.map((part) => (typeof part === 'string' ? part : part.bytes)).join(''),
      'latin1',
    );
    const open = await openPdf(file);
    if ('refusal' in open) throw new Error(`refused: ${open.refusal}`);
    expect(open.pages).toHaveLength(2);
    expect(open.pages.map(({ box }) => box)).toMatchObject([
      { right: 792, top: 612 },
      { right: 612, top: 792 },
    ]);
    const pictures = open.pages.map(({ dictionary }) =>
      dictionary.getDict('Resources')?.getDict('XObject')?.get('Photo', open.resolve),
    );
    expect(
      pictures.map((picture) => picture instanceof PdfStream && Buffer.from(picture.data).toString('latin1')),
    ).toEqual(['first', 'second']);
  });
});
