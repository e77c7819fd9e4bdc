import { describe, expect, it } from 'vitest';
import { parseByteRange } from './send-file.ts';

describe('a Range header on a file of 1,000 bytes (RFC 9110 14)', () => {
  it.each([
    ['bytes=0-499', { start: 0, end: 500 }],
    ['bytes=500-999', { start: 500, end: 1000 }],
    ['bytes=-500', { start: 500, end: 1000 }],
    ['bytes=9500-', 'unsatisfiable'],
    ['bytes=999-', { start: 999, end: 1000 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-5000', { start: 0, end: 1000 }],
    ['bytes=0-0', { start: 0, end: 1 }],
    ['bytes=500-499', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=a-b', undefined],
    ['items=0-1', undefined],
    [undefined, undefined],
  ])('%s', (header, range) => {
    expect(parseByteRange(header, 1000)).toEqual(range);
  });
});
