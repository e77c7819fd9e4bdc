import { PDF } from '@libpdf/core';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { joinPages } from './describe-pages.ts';
import { loadPageText } from './page-text.ts';

const picture = createCanvas(612, 792).toBuffer('image/jpeg');

/** A scan as a scanner with recognition of its own saves it, and a page of text beside it where wanted. */
async function bindScan({ isMixed }: { isMixed: boolean }): Promise<Uint8Array> {
  const pdf = PDF.create();
  const image = await pdf.embedImage(picture);
  const page = pdf.addPage({ width: 612, height: 792 });
  page.drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  page.drawText('Loan Amount $162,000', { x: 40, y: 600, size: 10 });
  if (isMixed) pdf.addPage({ width: 612, height: 792 }).drawText('A page of its own text', { x: 40, y: 600 });
  return pdf.save();
}

it.each([
  [false, 'no-text', [[]]],
  [true, 'pictures-unread', [[], ['A page of its own text']]],
])('what a scanner wrote behind a picture is not believed, mixed %s', async (isMixed, note, words) => {
  const read = await loadPageText(await bindScan({ isMixed }));
  if (read.state !== 'read') throw new Error(read.state);
  const { pages, notes } = joinPages(read, 'signed-out');
  expect(notes).toEqual([note]);
  expect(pages.map(({ items }) => items.map(({ text }) => text))).toEqual(words);
});
