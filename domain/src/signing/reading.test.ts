import { expect, test } from 'vitest';
import {
  findCurrentPage,
  findNextStop,
  findNextUnread,
  listPagesAtFoot,
  listPagesToDraw,
} from './reading.ts';

/** Three pages of 800 pixels with gaps of 20. */
const pages = [0, 820, 1640].map((top) => ({ top, height: 800 }));

test.each([
  ['the top of the first page', { top: 0, height: 300 }, [], 1],
  ['the foot of the first page', { top: 500, height: 300 }, [1], 1],
  ['between two pages', { top: 500, height: 600 }, [1], 1],
  ['a window taller than a page', { top: 300, height: 1000 }, [1], 1],
  ['the whole column', { top: 0, height: 3000 }, [1, 2, 3], 1],
  ['the end', { top: 1640, height: 800 }, [3], 3],
])('%s', (_, seen, inView, current) => {
  expect(listPagesAtFoot(pages, seen)).toEqual(inView);
  expect(findCurrentPage(pages, seen)).toBe(current);
});

test('every page that is scrolled through counts at some time, however small the window', () => {
  const read = new Set<number>();
  for (let top = 0; top <= 2440; top += 100)
    for (const page of listPagesAtFoot(pages, { top, height: 120 })) read.add(page);
  expect([...read]).toEqual([1, 2, 3]);
});

test.each([
  ['from another page to the upper edge', { top: 1900, height: 500 }, 808],
  ['on by a window less a line', { top: 808, height: 300 }, 1078],
  ['no further than the lower edge', { top: 1100, height: 500 }, 1132],
])('%s', (_, seen, expected) => {
  expect(findNextStop({ top: 820, height: 800 }, seen, 12)).toBe(expected);
});

test.each([
  [[], 3, 1, 2],
  [[1, 2], 3, 1, 3],
  [[2, 3], 3, 3, 1],
  [[1, 2, 3], 3, 2, undefined],
  [[], 1, 1, 1],
])('with %o of %d read, after page %d comes %s', (read, total, current, next) => {
  expect(findNextUnread(new Set(read), total, current)).toBe(next);
});

test.each([
  [[1], 400, 2, [1, 2, 3]],
  [[200], 400, 1, [199, 200, 201]],
  [[399, 400], 400, 1, [398, 399, 400]],
  [[], 400, 1, []],
])('around %o of %d, %d on either side', (inView, total, around, expected) => {
  expect(listPagesToDraw(inView, total, around)).toEqual(expected);
});
