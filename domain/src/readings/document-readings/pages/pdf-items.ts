import { MAX_PIECE_LETTERS, type TextItem } from './page-text.ts';

export type Matrix = readonly number[];

/** A piece of text as PDF.js gives it; what marks content has no text. */
export type PdfItem =
  | { str: string; transform: Matrix; width: number; height: number; fontName?: string }
  | { type: string };

/**
 * Where the pieces of text of a page are on it, upright, by the transformation of the page's view at its own size. A piece is cut at
 * `MAX_PIECE_LETTERS`; one whose place is no number is left out.
 */
export function placePdfItems(view: Matrix, items: readonly PdfItem[]): TextItem[] {
  return items.flatMap((item): TextItem[] => {
    if (!('str' in item)) return [];
    const text = item.str.slice(0, MAX_PIECE_LETTERS);
    if (text.trim() === '') return [];
    const [, , , scaleY = 0, x = 0, baseline = 0] = multiply(view, item.transform);
    const tall = Math.abs(scaleY) || item.height;
    // PDF.js turns the widths of a page with it only in its own units, which are those of the page.
    const box = { x, y: baseline - tall, width: item.width, height: tall };
    return Object.values(box).every(Number.isFinite) ? [{ text, box }] : [];
  });
}

/** One transformation after the other, as PDF writes them. */
export function multiply(one: Matrix, other: Matrix): number[] {
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
