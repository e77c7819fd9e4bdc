import { describe, expect, it } from 'vitest';
import { formatFileSize, formatShortDate } from './formats.ts';

describe('file sizes (specification 9)', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1_234_567, '1.18 MB'],
    [25 * 1024 * 1024, '25 MB'],
    [2048 * 1024 * 1024, '2 GB'],
    [5_000_000_000_000, '4656.61 GB'],
    [Number.NaN, '0 Bytes'],
  ])('%d bytes read %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe('dates (specification 9)', () => {
  it('are a short month, a two-digit day and the year', () => {
    expect(formatShortDate('2026-03-05T12:00:00.000Z')).toBe('Mar 05, 2026');
  });
});
