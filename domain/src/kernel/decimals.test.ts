import { describe, expect, test } from 'vitest';
import { Decimal, roundToCents, toFixedDollars } from './decimals.ts';

describe('dollars', () => {
  test.each([
    ['1250.005', '1250.01'],
    ['5.2050', '5.21'],
    ['677.085', '677.09'],
    ['-0.004', '0.00'],
    ['-0.005', '-0.01'],
    ['1000000000', '1000000000.00'],
  ])('%s are written %s, half a cent away from zero', (dollars, written) => {
    expect(toFixedDollars(new Decimal(dollars))).toBe(written);
  });

  test('multiplied before divided keep their half cent (240,000.96 at 6.25 %)', () => {
    const interest = new Decimal('240000.96').times('6.25').div(1200);
    expect(roundToCents(interest).toString()).toBe('1250.01');
  });
});
