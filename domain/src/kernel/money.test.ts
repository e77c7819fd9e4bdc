import { describe, expect, test } from 'vitest';
import { Decimal } from './decimals.ts';
import {
  addDollarSign,
  findAmountQuestion,
  formatAmount,
  formatCents,
  formatDollars,
  parseDollars,
  toCents,
  toDollars,
  toWireDollars,
} from './money.ts';

describe('an amount as people write it', () => {
  test.each([
    ['$289,900', '289900'],
    ['289 900', '289900'],
    ['$ 1,250.5', '1250.5'],
    ['425k', '425000'],
    ['1.2345K', '1234.5'],
    ['1.028k', '1028'],
    ['1.5m', '1500000'],
    ['.75M', '750000'],
    ['0.125', '0.125'],
    ['.125', '0.125'],
    ['1,234,567.89 USD', '1234567.89'],
    ['', undefined],
    ['$', undefined],
    ['-5', undefined],
    ['1e5', undefined],
    ['425kk', undefined],
    ['9'.repeat(100_000), '9'.repeat(60)],
  ])('%.20s is %s', (text, dollars) => {
    expect(parseDollars(text)).toBe(dollars);
  });

  test.each([
    ['1.028', 'Did you mean $1,028? Write it as 1,028.'],
    ['289.900', 'Did you mean $289,900? Write it as 289,900.'],
    ['1.234.567,8', 'Did you mean $1,234,567.80? Write it as 1,234,567.80.'],
    ['3899,00', 'Did you mean $3,899.00 or $389,900? Write it as 3,899.00 or 389,900.'],
    ['$6,5', 'Did you mean $6.50 or $65? Write it as 6.50 or 65.'],
  ])('%s is asked about', (text, question) => {
    expect(parseDollars(text)).toBeUndefined();
    expect(findAmountQuestion(text)).toBe(question);
  });

  test.each(['289,900', '12.34', 'a lot', '', '1.2.3', '425k'])('%s is not', (text) => {
    expect(findAmountQuestion(text)).toBeUndefined();
  });
});

describe('dollars in words', () => {
  test.each([
    ['0', '$0', '$0', '$0.00', '$0', '$0'],
    ['-0.00', '$0.00', '$0', '$0.00', '$0', '$0'],
    ['0.49', '$0.49', '$0', '$0.49', '$0.49', '$0.5'],
    ['0.5', '$0.5', '$1', '$0.50', '$0.50', '$0.5'],
    ['-0.5', '−$0.5', '−$1', '−$0.50', '−$0.50', '−$0.5'],
    ['-0.4', '−$0.4', '$0', '−$0.40', '−$0.40', '−$0.4'],
    ['1910.40', '$1,910.40', '$1,910', '$1,910.40', '$1,910.40', '$1.9K'],
    ['999.995', '$999.995', '$1,000', '$1,000.00', '$1,000', '$1K'],
    ['250000', '$250,000', '$250,000', '$250,000.00', '$250,000', '$250K'],
    ['289900.00', '$289,900.00', '$289,900', '$289,900.00', '$289,900', '$289.9K'],
    ['-1234.56', '−$1,234.56', '−$1,235', '−$1,234.56', '−$1,234.56', '−$1.2K'],
    ['1500000', '$1,500,000', '$1,500,000', '$1,500,000.00', '$1,500,000', '$1.5M'],
    // More digits than a number of JavaScript has.
    [
      '90071992547409931.15',
      '$90,071,992,547,409,931.15',
      '$90,071,992,547,409,931',
      '$90,071,992,547,409,931.15',
      '$90,071,992,547,409,931.15',
      '$90,072T',
    ],
  ])('%s is %s exact, %s whole, %s with cents, %s plain and %s compact', (dollars, ...written) => {
    const styles = ['exact', 'whole', 'cents', 'plain', 'compact'] as const;
    expect(styles.map((style) => formatDollars(dollars, style))).toEqual(written);
  });

  test('decimals are written like decimal strings', () => {
    expect(formatDollars(new Decimal('1910.4'), 'cents')).toBe('$1,910.40');
    expect(formatDollars(new Decimal('-0.4'), 'whole')).toBe('$0');
  });

  test.each([
    [0, '$0', '$0.00', '$0'],
    [5, '$0.05', '$0.05', '$0'],
    [50, '$0.50', '$0.50', '$1'],
    [28_990_000, '$289,900', '$289,900.00', '$289,900'],
    [123_456_789, '$1,234,567.89', '$1,234,567.89', '$1,234,568'],
    [-1, '−$0.01', '−$0.01', '$0'],
    [-1_230, '−$12.30', '−$12.30', '−$12'],
  ])('%d cents are %s, with cents %s, whole %s', (cents, plain, withCents, whole) => {
    expect([formatCents(cents), formatCents(cents, 'cents'), formatCents(cents, 'whole')]).toEqual([
      plain,
      withCents,
      whole,
    ]);
  });
});

describe('an amount of a form', () => {
  test.each([
    ['0', '0', '$0'],
    ['-0.4', '0', '$0'],
    ['8054.4', '8,054', '$8,054'],
    ['-10000', '-10,000', '-$10,000'],
    ['-0.5', '-1', '-$1'],
  ])('%s is %s in its column, %s with a dollar sign', (dollars, amount, signed) => {
    expect(formatAmount(dollars, 'whole')).toBe(amount);
    expect(addDollarSign(formatAmount(dollars, 'whole'))).toBe(signed);
  });

  test.each([
    ['1234567.50', '1,234,567.50'],
    ['950.00', '950.00'],
    ['425000', '425,000'],
  ])('%s keeps its digits: %s', (dollars, amount) => {
    expect(formatAmount(dollars)).toBe(amount);
  });
});

describe('dollars on the wire', () => {
  test.each([
    [28_990_000, '289900', '289900.00'],
    [191_041, '1910.41', '1910.41'],
    [5, '0.05', '0.05'],
    [0, '0', '0.00'],
    [-1, '-0.01', '-0.01'],
    [-1_000_050, '-10000.50', '-10000.50'],
  ])('%i cents are %s or %s, and back', (cents, dollars, fixed) => {
    expect([toDollars(cents), toWireDollars(cents)]).toEqual([dollars, fixed]);
    expect([toCents(dollars), toCents(fixed)]).toEqual([cents, cents]);
  });

  test.each([
    ['28,990', 2_899_000],
    ['-10,000', -1_000_000],
    ['1910.4', 191_040],
    ['355370.739', 35_537_073],
    ['-0', 0],
  ])('%s is read as %d cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });
});
