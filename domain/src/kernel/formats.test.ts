import { describe, expect, it } from 'vitest';
import { Decimal } from './decimals.ts';
import { formatCount, formatDocumentDate, formatFileSize, formatShortDate } from './formats.ts';
import { formatPercent, formatSignedPercent } from './percents.ts';

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

describe('dates', () => {
  it.each([
    ['2026-03-05T12:00:00.000Z', 'Mar 5, 2026', 'Mar 05, 2026'],
    ['2026-03-15T12:00:00.000Z', 'Mar 15, 2026', 'Mar 15, 2026'],
  ])(
    'of %s are %s, and of a document %s with a two-digit day (specification 9)',
    (instant, short, document) => {
      expect(formatShortDate(instant)).toBe(short);
      expect(formatDocumentDate(instant)).toBe(document);
    },
  );
});

describe('counts and percents', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_850, '1,850'],
    [-1_234_567, '-1,234,567'],
  ])('%d is counted as %s', (value, text) => {
    expect(formatCount(value)).toBe(text);
  });

  it.each([
    ['0', '0%', '0%'],
    ['-0.0', '0%', '0%'],
    ['4.000', '4%', '+4%'],
    ['3.875', '3.875%', '+3.875%'],
    ['6.8755', '6.876%', '+6.876%'],
    ['-6.8755', '-6.876%', '-6.876%'],
    ['1234.5', '1234.5%', '+1234.5%'],
  ])('%s percent is %s, as a change %s', (percent, text, change) => {
    expect(formatPercent(percent)).toBe(text);
    expect(formatPercent(new Decimal(percent))).toBe(text);
    expect(formatSignedPercent(percent)).toBe(change);
  });

  it('has as many places as are asked for', () => {
    expect(formatPercent('6.1234567', 6)).toBe('6.123457%');
  });
});
