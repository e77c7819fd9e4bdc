import { expect, test } from 'vitest';
import {
  addPoint,
  type DrawnPoint,
  finishDrawing,
  isLongEnough,
  toDrawnPoint,
  toPathData,
} from './signature-drawing.ts';
import { signatureMark } from './signature-marks.ts';

const pad = { width: 500, height: 150 };

test.each([
  [{ x: 0, y: 0 }, [0, 0]],
  [{ x: 250, y: 75 }, [500, 150]],
  [{ x: 333.3, y: 10.1 }, [667, 20]],
  [{ x: -4, y: 400 }, [0, 300]],
])('%o on the pad is %o in the box', (at, expected) => {
  expect(toDrawnPoint(at, pad)).toEqual(expected);
});

test('a pen that rests adds nothing, and one that never lifts stops at the bound of the contract', () => {
  expect(addPoint([[5, 5]], [5, 5])).toEqual([[5, 5]]);
  let stroke: readonly DrawnPoint[] = [];
  for (let step = 0; step < 2500; step += 1) stroke = addPoint(stroke, [step % 1000, step % 300]);
  const strokes = finishDrawing([stroke, ...Array.from({ length: 250 }, (): DrawnPoint[] => [[1, 2]])]);
  expect(signatureMark.parse({ kind: 'drawn', strokes })).toMatchObject({ kind: 'drawn' });
  expect(strokes).toHaveLength(200);
});

test('a slip of the finger is no signature', () => {
  expect(isLongEnough([])).toBe(false);
  expect(isLongEnough([[[500, 150]]])).toBe(false);
  expect(
    isLongEnough([
      [
        [500, 150],
        [520, 150],
      ],
    ]),
  ).toBe(false);
  expect(isLongEnough([[[100, 150]], [[400, 150]]])).toBe(true);
});

test('strokes become one path, a single point a dot', () => {
  expect(
    toPathData([
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      [[7, 8]],
      [],
    ]),
  ).toBe('M1 2L3 4L5 6M7 8h0.1');
});
