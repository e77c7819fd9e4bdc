import { describe, expect, it } from 'vitest';
import type { Stroke } from './line-ink.ts';
import { findPitch } from './load-pieces.ts';
import { splitColumns } from './split-columns.ts';

const BASELINE = 40;
/** How wide letters are, as shares of their size, in a typeface whose letters take rooms of their own. */
const widthOf = (letter: string) => (/[ijlI1.,'|]/.test(letter) ? 0.2 : /[mwMW]/.test(letter) ? 0.8 : 0.5);

function stroke(letter: string, left: number, width: number, size: number): Stroke {
  const tall = /[.,]/.test(letter) ? 0.1 : /[acegmnopqrsuvwxyz]/.test(letter) ? 0.45 : 0.62;
  const below = /[gpqyj,()$]/.test(letter) ? 0.15 : 0;
  const above = /[$()]/.test(letter) ? 0.05 : 0;
  return {
    left: Math.round(left),
    right: Math.round(left + width) - 1,
    top: Math.round(BASELINE - (tall + above) * size),
    bottom: Math.round(BASELINE + below * size) - 1,
  };
}

/** Letters in rooms of one width, six tenths of their size, from `at` on. */
const type = (text: string, size = 25, at = 0): Stroke[] =>
  [...text].flatMap((letter, index) => {
    const wide = Math.min(0.52, widthOf(letter) + 0.1) * size;
    return letter === ' ' ? [] : [stroke(letter, at + (index + 0.5) * 0.6 * size - wide / 2, wide, size)];
  });

/** Letters as wide as they are, a little apart, and words a quarter of their size. */
function print(text: string, size = 25): Stroke[] {
  let at = 0;
  return [...text].flatMap((letter) => {
    const left = at;
    at += (letter === ' ' ? 0.25 : widthOf(letter) + 0.08) * size;
    return letter === ' ' ? [] : [stroke(letter, left, widthOf(letter) * size, size)];
  });
}

describe('letters that are on a grid', () => {
  it.each(['30 years', 'Loan Amount', 'every year starting in year 6', '$4,078.56', '482 Pine Ridge Road'])(
    '%s is typewritten',
    (text) => {
      expect(findPitch(type(text))).toBeCloseTo(15, -0.5);
    },
  );

  it.each(['Estimated Closing Costs', 'Your costs over the loan term', 'A. Origination Charges'])(
    '%s is not, where letters are as wide as they are',
    (text) => {
      expect(findPitch(print(text))).toBeUndefined();
    },
  );

  it('is not said of a few letters', () => {
    expect(findPitch(type('Loan'))).toBeUndefined();
  });
});

describe('columns of a typewritten line', () => {
  const columnsOf = (strokes: readonly Stroke[]) => splitColumns(strokes, 15).map(({ length }) => length);

  it.each([
    ['starting in year 6', [15]],
    ['we may go as high', [13]],
    ['A. Origination Charges', [20]],
    ['(A + B + C) costs', [12]],
    ['NO   YES', [2, 3]],
    ['Fee      $120', [3, 4]],
  ])('"%s"', (text, counts) => {
    expect(columnsOf(type(text))).toEqual(counts);
  });

  it('tells a figure in larger letters from the words close beside it, and keeps it whole', () => {
    expect(columnsOf([...type('$223,384', 36), ...type('Includes Closing Costs', 25, 180)])).toEqual([8, 20]);
    expect(columnsOf([...type('8.457%', 36), ...type('Your costs over', 25, 142)])).toEqual([6, 13]);
  });
});
