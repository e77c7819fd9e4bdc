import { describe, expect, it } from 'vitest';
import {
  type Corners,
  findSourceCorners,
  isWhole,
  measurePage,
  moveCorner,
  turnPage,
  wholePhoto,
  wholePicture,
} from './photo-page.ts';
import { straighten } from './straighten.ts';

const quarter: Corners = [
  { x: 0, y: 0 },
  { x: 0.5, y: 0 },
  { x: 0.5, y: 0.5 },
  { x: 0, y: 0.5 },
];

describe('turning', () => {
  it('a quarter has the lower left of the photo at the upper left of the page', () => {
    expect(findSourceCorners(turnPage(wholePhoto))[0]).toEqual({ x: 0, y: 1 });
  });

  it('keeps what was cut out', () => {
    const turned = turnPage({ turns: 0, corners: quarter });
    expect(turned.corners[0]).toEqual({ x: 0.5, y: 0 });
    expect(new Set(findSourceCorners(turned).map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(quarter.map(({ x, y }) => `${x} ${y}`)),
    );
  });

  it('a whole photo leaves it whole', () => {
    expect([wholePhoto, turnPage(wholePhoto), { turns: 0, corners: quarter }].map(isWhole)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('four times is as before', () => {
    const page = { turns: 0, corners: quarter };
    expect(turnPage(turnPage(turnPage(turnPage(page))))).toEqual(page);
  });
});

describe('moving a corner', () => {
  it.each<[string, number, { x: number; y: number }, { x: number; y: number }]>([
    ['inward', 0, { x: 0.2, y: 0.1 }, { x: 0.2, y: 0.1 }],
    ['beyond the picture, up to its edge', 1, { x: 1.4, y: -1 }, { x: 1, y: 0 }],
    ['across the page is not done', 0, { x: 0.9, y: 0.9 }, { x: 0, y: 0 }],
    ['onto another is not done', 0, { x: 1, y: 0 }, { x: 0, y: 0 }],
  ])('%s', (_name, index, to, at) => {
    expect(moveCorner(wholePicture, index, to)[index]).toEqual(at);
  });
});

describe('the size of a page', () => {
  it.each<[string, Corners, { width: number; height: number }, { width: number; height: number }]>([
    ['a photo of 12 megapixels', wholePicture, { width: 4000, height: 3000 }, { width: 2200, height: 1650 }],
    ['a small one is not blown up', wholePicture, { width: 800, height: 600 }, { width: 800, height: 600 }],
    ['a quarter of it', quarter, { width: 4000, height: 3000 }, { width: 2000, height: 1500 }],
  ])('%s', (_name, corners, photo, size) => {
    expect(measurePage(corners, photo, 2200)).toEqual(size);
  });

  it('is upright when turned', () => {
    const source = findSourceCorners(turnPage(wholePhoto));
    expect(measurePage(source, { width: 4000, height: 3000 }, 2200)).toEqual({ width: 1650, height: 2200 });
  });
});

describe('straightening', () => {
  /** Four fields: red, green, blue, white from the upper left clockwise. */
  const size = 40;
  const data = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const isRight = x >= size / 2;
      const color =
        y < size / 2 ? (isRight ? [0, 255, 0] : [255, 0, 0]) : isRight ? [0, 0, 255] : [255, 255, 255];
      data.set([...color, 255], (y * size + x) * 4);
    }
  const source = { width: size, height: size, data };
  const pick = (pixels: Uint8ClampedArray, width: number, x: number, y: number) =>
    [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)].join(' ');

  it('of the whole picture changes nothing', () => {
    expect([...straighten(source, wholePicture, source)]).toEqual([...data]);
  });

  it('turned has the lower left at the upper left', () => {
    const page = straighten(source, findSourceCorners(turnPage(wholePhoto)), source);
    expect(pick(page, size, 3, 3)).toBe('255 255 255');
    expect(pick(page, size, 36, 3)).toBe('255 0 0');
  });

  it('draws a paper seen from the side as a rectangle', () => {
    const tilted: Corners = [
      { x: 0.25, y: 0.1 },
      { x: 0.75, y: 0.1 },
      { x: 0.9, y: 0.9 },
      { x: 0.1, y: 0.9 },
    ];
    const page = straighten(source, tilted, { width: 20, height: 20 });
    // The middle line of the paper stays upright.
    expect(pick(page, 20, 2, 1)).toBe('255 0 0');
    expect(pick(page, 20, 17, 1)).toBe('0 255 0');
    expect(pick(page, 20, 17, 18)).toBe('0 0 255');
    expect(pick(page, 20, 2, 18)).toBe('255 255 255');
  });
});
