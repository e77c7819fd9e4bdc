import { describe, expect, test } from 'vitest';
import { describeAmount, describeShare, explainShare } from './amounts.ts';

const amounts = (purchasePrice: string, downPayment: string) => ({ purchasePrice, downPayment });

describe('the amounts of step 4', () => {
  test.each([
    ['$1,250,000.00', '$1,250,000'],
    ['450000.5', '$450,000.50'],
    ['', 'Not given'],
    ['  ', 'Not given'],
    ['1e12', 'Not a dollar amount'],
    ['-5', 'Not a dollar amount'],
    ['a lot', 'Not a dollar amount'],
  ])('"%s" is listed as %s', (typed, shown) => {
    expect(describeAmount(typed)).toBe(shown);
  });

  test.each([
    ['$1,250,000.00', '250,000', '20%'],
    ['450000', '', '0%'],
    ['0', '5', '0%'],
    ['1', '1000000', '100,000,000%'],
  ])('a price of "%s" and a down payment of "%s" make a share of %s', (price, part, share) => {
    expect(describeShare(amounts(price, part))).toBe(share);
  });

  test('the share shows its formula with both amounts, or says why there is none', () => {
    const formula = '$250,000 ÷ $1,250,000 × 100, rounded to a whole percent';
    expect(explainShare(amounts('$1,250,000.00', '250000'))).toBe(formula);
    expect(explainShare(amounts('450000', ''))).toBe('Fill in both amounts to see the share.');
    expect(explainShare(amounts('1e12', '5'))).toBe('Fill in both amounts to see the share.');
    expect(explainShare(amounts('0', '5'))).toContain('A price of $0 gives no share.');
    expect(explainShare(amounts('100,000', '100,001'))).toContain('more than the price');
  });
});
