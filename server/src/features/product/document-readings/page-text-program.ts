import type { PageText, TextItem } from '@porchlight/domain/document-readings/pages/page-text.ts';
import { getDocumentProxy } from 'unpdf';
import { answer, keepBounds, readInput } from '../../../platform/process-bounds.ts';
import type { ReadPages } from './page-text.ts';

// Reads the PDF that comes in and writes where its text stands as JSON, in a process of its own (page-text.ts).

const [mostPages = 0, mostItems = 0] = keepBounds().args.map(Number);
answer(Buffer.from(JSON.stringify(await readPages(await readInput()))));

async function readPages(file: Buffer): Promise<ReadPages> {
  try {
    const document = await getDocumentProxy(new Uint8Array(file.buffer, file.byteOffset, file.length), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
    });
    const pages: PageText[] = [];
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1)
      pages.push(await readPage(document, number));
    const hasText = pages.some(({ items }) => items.length > 0);
    return hasText ? { state: 'read', pages, isCut: document.numPages > mostPages } : { state: 'no-text' };
  } catch (error) {
    return { state: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  }
}

type Matrix = readonly number[];

/** A page that is broken has no text: the others may be whole. */
async function readPage(
  document: Awaited<ReturnType<typeof getDocumentProxy>>,
  number: number,
): Promise<PageText> {
  try {
    const page = await document.getPage(number);
    // Upright, whichever way the page is turned.
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    page.cleanup();
    const found = items.flatMap((item): TextItem[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , scaleY = 0, x = 0, baseline = 0] = multiply(transform, item.transform);
      const tall = Math.abs(scaleY) || item.height;
      // PDF.js turns the widths of a page with it only in its own units, which are those of the page.
      return [{ text: item.str, box: { x, y: baseline - tall, width: item.width, height: tall } }];
    });
    return { number, width, height, items: found.slice(0, mostItems) };
  } catch {
    return { number, width: 612, height: 792, items: [] };
  }
}

function multiply(one: Matrix, other: Matrix): number[] {
  const at = (matrix: Matrix, place: number) => matrix[place] ?? 0;
  return [
    at(one, 0) * at(other, 0) + at(one, 2) * at(other, 1),
    at(one, 1) * at(other, 0) + at(one, 3) * at(other, 1),
    at(one, 0) * at(other, 2) + at(one, 2) * at(other, 3),
    at(one, 1) * at(other, 2) + at(one, 3) * at(other, 3),
    at(one, 0) * at(other, 4) + at(one, 2) * at(other, 5) + at(one, 4),
    at(one, 1) * at(other, 4) + at(one, 3) * at(other, 5) + at(one, 5),
  ];
}
