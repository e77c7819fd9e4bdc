import { describe, expect, test } from 'vitest';
import { findAmountQuestion, parseDollars } from './money.ts';

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
