import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';
import type { PageBox, PageView } from '../draw/page-geometry.ts';
import { MAX_PAGE_SIDE } from '../draw/page-limits.ts';

/** A page with what it inherits from the nodes above it (ISO 32000-2 7.7.3.4). */
export type PdfPage = PageView & { ref: PdfRef; dictionary: PdfDict };

export type Resolve = (ref: PdfRef) => PdfObject | null;

/** The pages in their order. @throws RangeError when the tree is broken, goes round in a circle or is too large. */
export function listPdfPages(catalog: PdfDict, resolve: Resolve): PdfPage[] {
  const pages: PdfPage[] = [];
  const seen = new Set<string>();
  const root = catalog.getRef('Pages');
  if (!root) throw new RangeError('no pages');
  walk(root, {});
  if (pages.length === 0) throw new RangeError('no pages');
  return pages;

  function walk(ref: PdfRef, inherited: Inherited): void {
    const key = `${ref.objectNumber} ${ref.generation}`;
    if (seen.has(key)) throw new RangeError('a page stands twice in the tree');
    seen.add(key);
    const node = resolve(ref);
    if (!(node instanceof PdfDict)) throw new RangeError('a page is missing');
    const own = {
      mediaBox: parseBox(node, 'MediaBox', resolve) ?? inherited.mediaBox,
      cropBox: parseBox(node, 'CropBox', resolve) ?? inherited.cropBox,
      rotation: node.getNumber('Rotate', resolve)?.value ?? inherited.rotation,
    };
    const kids = node.getArray('Kids', resolve);
    if (!kids) {
      if (pages.length === MAX_PAGES) throw new RangeError('too many pages');
      pages.push(describePage(ref, node, own, resolve));
      return;
    }
    for (const kid of kids) {
      if (!(kid instanceof PdfRef)) throw new RangeError('a page is not an object of its own');
      walk(kid, own);
    }
  }
}

type Inherited = {
  mediaBox?: PageBox | undefined;
  cropBox?: PageBox | undefined;
  rotation?: number | undefined;
};

const MAX_PAGES = 10_000;
/** Readers take US Letter for a page that does not say. */
const LETTER: PageBox = { left: 0, bottom: 0, right: 612, top: 792 };

function describePage(ref: PdfRef, dictionary: PdfDict, own: Inherited, resolve: Resolve): PdfPage {
  const type = dictionary.get('Type', resolve);
  if (type instanceof PdfName && type.value !== 'Page') throw new RangeError('not a page');
  const turns = Math.round((own.rotation ?? 0) / 90) % 4;
  const unit = dictionary.getNumber('UserUnit', resolve)?.value ?? 1;
  const page: PdfPage = {
    ref,
    dictionary,
    box: shownBox(own.mediaBox ?? LETTER, own.cropBox),
    rotation: ROTATIONS[(turns + 4) % 4] ?? 0,
    unit: unit > 0 ? unit : 1,
  };
  const sides = [page.box.right - page.box.left, page.box.top - page.box.bottom].map(
    (side) => side * page.unit,
  );
  if (sides.some((side) => !(side >= 1 && side <= MAX_PAGE_SIDE))) throw new RangeError('a page of no size');
  return page;
}

const ROTATIONS = [0, 90, 180, 270] as const;

/** The crop box as far as it lies on the page (ISO 32000-2 14.11.2.1). */
function shownBox(media: PageBox, crop: PageBox | undefined): PageBox {
  if (!crop) return media;
  const box = {
    left: Math.max(media.left, crop.left),
    bottom: Math.max(media.bottom, crop.bottom),
    right: Math.min(media.right, crop.right),
    top: Math.min(media.top, crop.top),
  };
  return box.left < box.right && box.bottom < box.top ? box : media;
}

/** Any two opposite corners make a box (7.9.5). */
export function parseBox(dictionary: PdfDict, key: string, resolve: Resolve): PageBox | undefined {
  const array = dictionary.get(key, resolve);
  if (!(array instanceof PdfArray) || array.length < 4) return undefined;
  const numbers = [0, 1, 2, 3].map((index) => {
    const number = array.at(index, resolve);
    return number instanceof PdfNumber ? number.value : Number.NaN;
  });
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (numbers.some((number) => !Number.isFinite(number))) return undefined;
  return { left: Math.min(a, c), bottom: Math.min(b, d), right: Math.max(a, c), top: Math.max(b, d) };
}
