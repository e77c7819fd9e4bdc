import { describe, expect, test } from 'vitest';
import {
  clampField,
  moveField,
  placeField,
  resizeField,
  sendToPage,
  toPoints,
  toShares,
} from './placement.ts';
import type { PlacedField } from './signature-marks.ts';

const letter = { width: 612, height: 792 };
const small = { width: 120, height: 90 };
const signature: PlacedField = { kind: 'signature', page: 1, x: 60, y: 600, width: 200, height: 60 };

describe('a field stays on its page', () => {
  test.each([
    ['inside', { x: 60, y: 600 }, { x: 60, y: 600 }],
    ['left and above', { x: -5, y: -900 }, { x: 0, y: 0 }],
    ['right and below', { x: 9000, y: 780 }, { x: 412, y: 732 }],
  ])('%s', (_, at, expected) => {
    expect(clampField({ ...signature, ...at }, letter)).toMatchObject(expected);
  });

  test('and is made smaller, in proportion, on a page smaller than itself', () => {
    expect(clampField(signature, small)).toMatchObject({ x: 0, y: 54, width: 120, height: 36 });
  });

  test.each([
    [
      { x: 10, y: -10 },
      { x: 70, y: 590 },
    ],
    [
      { x: -500, y: 0 },
      { x: 0, y: 600 },
    ],
  ])('moved by %o', (by, expected) => {
    expect(moveField(signature, by, letter)).toMatchObject(expected);
  });

  test.each([
    [1.5, 300, 90],
    [100, 400, 120],
    [0.01, 90, 27],
  ])('made %f times as large', (factor, width, height) => {
    expect(resizeField(signature, factor, letter)).toMatchObject({ width, height });
  });

  test('when it is sent to a smaller page', () => {
    expect(sendToPage(signature, 2, [letter, small])).toMatchObject({ page: 2, x: 0, width: 120 });
    expect(sendToPage(signature, 3, [letter, small])).toBe(signature);
  });
});

describe('a further field', () => {
  const overlaps = (one: PlacedField, other: PlacedField) =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;

  test('starts right of the signature, on its foot', () => {
    const date = placeField('date', 1, [letter], [signature]);
    expect(date).toMatchObject({ kind: 'date', page: 1, x: 272, y: 638 });
  });

  test.each([
    ['at the right edge', { ...signature, x: 412 }],
    ['in the lower right corner', { ...signature, x: 412, y: 732 }],
    ['at the foot', { ...signature, y: 732 }],
  ])('finds room beside a signature %s', (_, other) => {
    const field = placeField('initials', 1, [letter], [other]);
    if (field === undefined) throw new Error('No field.');
    expect(overlaps(field, other)).toBe(false);
    expect(clampField(field, letter)).toEqual(field);
  });

  test('starts in the lower left corner of a page without fields, and nowhere on a page that is not there', () => {
    expect(placeField('initials', 2, [letter, letter], [signature])).toMatchObject({ page: 2, x: 73.44 });
    expect(placeField('initials', 3, [letter], [])).toBeUndefined();
  });

  test('one after the other keep clear of each other', () => {
    const fields: PlacedField[] = [signature];
    for (let count = 0; count < 4; count += 1) {
      const field = placeField('date', 1, [letter], fields);
      if (field === undefined) throw new Error('No field.');
      expect(fields.filter((other) => overlaps(field, other))).toEqual([]);
      fields.push(field);
    }
  });
});

describe('between screen and points', () => {
  test.each([
    [100, 306, 200],
    [100, 1224, 50],
    [7, 0, 0],
  ])('%d px of a page drawn %d px wide', (pixels, drawn, expected) => {
    expect(toPoints(pixels, drawn, letter)).toBe(expected);
  });

  test('a place is in shares of the page', () => {
    const field = { ...signature, x: 153, y: 396, width: 306, height: 79.2 };
    expect(toShares(field, letter)).toEqual({ left: 25, top: 50, width: 50, height: 10 });
  });
});
