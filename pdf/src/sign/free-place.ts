import { PdfDict, PdfRef } from '@libpdf/core';
import { fitOnPage, type PageSize, type Place, shownSize, toShownPlace } from '../draw/page-geometry.ts';
import type { OpenPdf } from './open-pdf.ts';
import { type PdfPage, parseBox } from './page-tree.ts';

/** In points: three inches by one, an inch's three quarters from the sides, half an inch from the floor. */
const USUAL = { width: 216, height: 72 };
const MARGIN = { side: 54, end: 36 };
const CLEARANCE = 6;
const STEP = 12;

/**
 * A place for a signature on the last page: a field that waits for one there, else the lowest place without text or an annotation, else the
 * lower left corner. Lines and pictures are not seen.
 */
export function findFreePlace(open: OpenPdf): Place & { page: number } {
  const page = open.pages.at(-1);
  if (!page) throw new RangeError('There are no pages.');
  const size = shownSize(page);
  const place = findWaitingField(open, page) ?? findLowestFree(size, readTaken(open, page));
  return { page: open.pages.length, ...round(fitOnPage(place, size)) };
}

function findWaitingField({ signatureFields, resolve }: OpenPdf, page: PdfPage): Place | undefined {
  for (const { field, signature } of signatureFields) {
    if (signature || field.has('V')) continue;
    const kids = field.getArray('Kids', resolve)?.toArray() ?? [field];
    for (const kid of kids) {
      const widget = kid instanceof PdfRef ? resolve(kid) : kid;
      if (!(widget instanceof PdfDict) || !isOn(widget, page)) continue;
      const box = parseBox(widget, 'Rect', resolve);
      const place = box && toShownPlace(box, page);
      if (place && place.width >= 40 && place.height >= 14) return place;
    }
  }
  return undefined;
}

function isOn(widget: PdfDict, page: PdfPage): boolean {
  return widget.getRef('P')?.objectNumber === page.ref.objectNumber;
}

function readTaken({ readTextBoxes, resolve }: OpenPdf, page: PdfPage): Place[] {
  const annotations = page.dictionary.getArray('Annots', resolve)?.toArray() ?? [];
  const boxes = annotations.flatMap((each) => {
    const annotation = each instanceof PdfRef ? resolve(each) : each;
    return annotation instanceof PdfDict ? (parseBox(annotation, 'Rect', resolve) ?? []) : [];
  });
  return [...boxes, ...readTextBoxes(page)].map((box) => toShownPlace(box, page));
}

function findLowestFree(size: PageSize, taken: readonly Place[]): Place {
  const wanted = {
    width: Math.min(USUAL.width, size.width - 2 * MARGIN.end),
    height: Math.min(USUAL.height, size.height - 2 * MARGIN.end),
  };
  const right = size.width - MARGIN.side - wanted.width;
  const columns = [MARGIN.side, right, (size.width - wanted.width) / 2];
  const lowest = size.height - MARGIN.end - wanted.height;
  for (let y = lowest; y >= MARGIN.end; y -= STEP) {
    for (const x of columns) {
      if (!taken.some((place) => overlaps({ ...wanted, x, y }, place))) return { ...wanted, x, y };
    }
  }
  return { ...wanted, x: MARGIN.side, y: lowest };
}

function overlaps(a: Place, b: Place): boolean {
  return (
    a.x < b.x + b.width + CLEARANCE &&
    b.x < a.x + a.width + CLEARANCE &&
    a.y < b.y + b.height + CLEARANCE &&
    b.y < a.y + a.height + CLEARANCE
  );
}

function round({ x, y, width, height }: Place): Place {
  return { x: Math.floor(x), y: Math.floor(y), width: Math.floor(width), height: Math.floor(height) };
}
