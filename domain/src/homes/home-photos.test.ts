import { describe, expect, it } from 'vitest';
import { describePhoto } from './describe-photo.ts';
import { fitWithin, placePhoto } from './home-photos.ts';

describe('a photo', () => {
  it.each([
    [4_032, 3_024, 2_048, 2_048, 1_536],
    [3_024, 4_032, 2_048, 1_536, 2_048],
    [640, 480, 2_048, 640, 480],
    [12_000, 1, 640, 640, 1],
  ])('of %i by %i within %i is %i by %i', (width, height, longest, ...scaled) => {
    expect(Object.values(fitWithin({ width, height }, longest))).toEqual(scaled);
  });

  it('is called by its caption, or by its place and the address', () => {
    expect(describePhoto({ caption: 'Kitchen' }, 2, '7 Oak Lane')).toBe('Kitchen');
    expect(describePhoto({ caption: '' }, 2, '7 Oak Lane')).toBe('Photo 2 of 7 Oak Lane');
  });

  it.each([
    ['c', 0, 'cabd'],
    ['a', 1, 'bacd'],
    ['b', 3, 'acdb'],
    ['d', 3, 'abcd'],
    ['x', 0, 'abcd'],
  ])('%s at place %i gives %s', (id, place, ordered) => {
    expect(placePhoto([...'abcd'], id, place).join('')).toBe(ordered);
  });
});
