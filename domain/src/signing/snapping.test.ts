import { describe, expect, test } from 'vitest';
import type { PlacedField } from './signature-marks.ts';
import { joinLines, type PageLine, snapField } from './snapping.ts';

const letter = { width: 612, height: 792 };
const field: PlacedField = { kind: 'signature', page: 1, x: 60, y: 600, width: 200, height: 60 };
const rule: PageLine = { x: 72, y: 660, width: 200 };

describe('a field’s bottom edge', () => {
  test.each([
    ['on the line stays', 612, 0, [rule], 600],
    ['12 px above it comes down', 612, -12, [rule], 600],
    ['12 px below it goes up', 612, 12, [rule], 600],
    ['13 px away stays', 612, 13, [rule], 613],
    ['12 px away on a page shown twice as large comes', 1224, 6, [rule], 600],
    ['13 px away on a page shown twice as large stays', 1224, 6.5, [rule], 606.5],
    ['24 points away on a page shown half as large comes', 306, 24, [rule], 600],
    ['near a line of 100 px comes', 612, 5, [{ ...rule, width: 100 }], 600],
    ['near a line of 99 px stays', 612, 5, [{ ...rule, width: 99 }], 605],
    ['near a line that is long when shown larger comes', 1224, 5, [{ ...rule, width: 50 }], 600],
    ['near a line that is short when shown smaller stays', 306, 5, [{ ...rule, width: 199 }], 605],
    ['near a line beside the field stays', 612, 5, [{ ...rule, x: 260 }], 605],
    ['between two lines takes the nearer', 612, 4, [{ ...rule, y: 670 }, rule], 600],
    ['on a page that is not drawn yet stays', 0, 5, [rule], 605],
    ['without lines stays', 612, 5, [], 605],
  ] as const)('%s', (_, drawnWidth, off, lines, expected) => {
    expect(snapField({ ...field, y: 600 + off }, lines, letter, drawnWidth)).toEqual({
      ...field,
      y: expected,
    });
  });

  test('does not leave the page for a line in its upper edge', () => {
    const high = { ...field, y: 0 };
    expect(snapField(high, [{ ...rule, y: 55 }], letter, 612)).toEqual(high);
  });
});

test.each([
  ['one piece', [rule], [rule]],
  ['two end to end', [rule, { x: 274, y: 660.5, width: 50 }], [{ x: 72, y: 660, width: 252 }]],
  ['in any order', [{ x: 274, y: 660, width: 50 }, rule], [{ x: 72, y: 660, width: 252 }]],
  ['one within the other', [rule, { x: 100, y: 660, width: 20 }], [rule]],
  ['two with a gap', [rule, { x: 277, y: 660, width: 50 }], [rule, { x: 277, y: 660, width: 50 }]],
  ['one above the other', [rule, { ...rule, y: 662 }], [rule, { ...rule, y: 662 }]],
  ['none', [], []],
])('pieces of lines: %s', (_, pieces, lines) => {
  expect(joinLines(pieces)).toEqual(lines);
});
