import { expect, it } from 'vitest';
import { listRows } from '../pages/find-rows.ts';
import type { Cell } from '../pages/page-text.ts';
import { parseTotal } from './amount-place.ts';

/** A cell of 8 points' height, its letters 5 points wide, from its left or to its right edge. */
const cell = (text: string, line: number, { left, right }: { left?: number; right?: number }): Cell => {
  const width = text.length * 5;
  const x = left ?? (right ?? 0) - width;
  return { text, page: 2, baseline: line * 12, box: { x, y: line * 12 - 8, width, height: 8 } };
};
const HEADING = 'G. Initial Escrow';
const others = [
  cell('E. Taxes', 1, { left: 40 }),
  cell('$85', 1, { right: 290 }),
  cell('F. Prepaids', 3, { left: 40 }),
  cell('$867', 3, { right: 290 }),
];

function read(own: readonly Cell[], column: readonly Cell[] = others) {
  const all = [...column, ...own];
  const row = listRows(all).find(([first]) => first?.text.startsWith(HEADING)) ?? [];
  const amount = row.find(({ text }) => /^\$\d/.test(text));
  const { value, state } = parseTotal({ row, amount, column: all });
  return [value, state];
}

it.each<[string, Cell[], unknown[]]>([
  ['an amount', [cell(HEADING, 5, { left: 40 }), cell('$413', 5, { right: 290 })], ['413', 'read']],
  ['nothing where its amount would be', [cell(HEADING, 5, { left: 40 })], [null, 'read']],
  [
    'what is no amount in its place',
    [cell(HEADING, 5, { left: 40 }), cell('$4I3', 5, { right: 290 })],
    [null, 'unread'],
  ],
  [
    'its amount in the line below, without words of its own',
    [cell(HEADING, 5, { left: 40 }), cell('$413', 6, { right: 290 })],
    [null, 'unread'],
  ],
  [
    'its amount in one run with its words',
    [cell(`${HEADING} ${'.'.repeat(30)} $413`, 5, { left: 40 })],
    [null, 'unread'],
  ],
])('a heading with %s', (_name, own, expected) => {
  expect(read(own)).toEqual(expected);
});

it('a heading is not empty where no column of amounts was found', () => {
  expect(read([cell(HEADING, 5, { left: 40 })], others.slice(0, 2))).toEqual([null, 'unread']);
});
