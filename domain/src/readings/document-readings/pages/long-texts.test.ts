import { expect, it } from 'vitest';
import { listCells, MAX_CELL_LETTERS, MAX_PIECE_LETTERS, type TextItem } from './page-text.ts';
import { placePdfItems } from './pdf-items.ts';

const view = [1, 0, 0, -1, 0, 792];

it('a piece of a page is cut at a stated length, and one whose place is no number is left out', () => {
  const piece = { str: 'a'.repeat(100_000), transform: [1, 0, 0, 10, 20, 30], width: 40, height: 10 };
  const [item] = placePdfItems(view, [piece, { ...piece, width: Number.POSITIVE_INFINITY }]);
  expect(item?.text).toHaveLength(MAX_PIECE_LETTERS);
  expect(placePdfItems(view, [piece, { ...piece, width: Number.POSITIVE_INFINITY }])).toHaveLength(1);
});

it('a cell is cut at a stated length however many pieces it has, also where one letter is written as several', () => {
  const item = (text: string, x: number): TextItem => ({ text, box: { x, y: 0, width: 1, height: 10 } });
  const page = { number: 1, width: 612, height: 792 };
  const letters = Array.from({ length: 4_000 }, (_, index) => item('ab', index));
  expect(listCells({ ...page, items: letters })[0]?.text.length).toBeLessThanOrEqual(MAX_CELL_LETTERS);
  const one = item('\ufdfa'.repeat(500), 0);
  expect(listCells({ ...page, items: [one] })[0]?.text.length).toBeLessThanOrEqual(MAX_CELL_LETTERS);
});
