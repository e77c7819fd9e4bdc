import { describe, expect, test } from 'vitest';
import { LONGEST_LISTING, readListingText } from './listing-text.ts';

const listing = `$429,900
1428 Elm Street, Columbus, OH 43215
3 beds · 2.5 baths · 1,850 sqft
Single-family home built in 1994
Property taxes $5,420 / yr, HOA $45 / mo
https://www.example.com/listing/1428-elm`;

describe('a pasted listing', () => {
  test('gives what it says, each with its words', () => {
    const { values, found } = readListingText(listing);
    expect(values).toEqual({
      ...{ address: '1428 Elm Street, Columbus, OH 43215', state: 'OH', price: 42_990_000 },
      ...{ propertyTaxYearly: 542_000, duesMonthly: 4_500, bedrooms: 3, bathrooms: '2.5' },
      ...{ squareFeet: 1_850, yearBuilt: 1994, propertyType: 'singleFamily' },
      link: 'https://www.example.com/listing/1428-elm',
    });
    for (const { words } of found) expect(listing).toContain(words);
  });

  test.each([
    [
      'the price by its name',
      'Asking $1,250,000. HOA $300 monthly',
      { price: 125_000_000, duesMonthly: 30_000 },
    ],
    ['no price from a payment', 'Est. payment $2,100/mo', {}],
    ['no price from a line below $10,000', '$450\nFresh paint', {}],
    ['taxes by the month as a year', 'Taxes: $400/mo', { propertyTaxYearly: 480_000 }],
    ['dues by the year as a month', 'HOA dues $1,200/yr', { duesMonthly: 10_000 }],
    ['a condo', 'Sunny 2 br, 1 ba condo', { propertyType: 'condo', bedrooms: 2, bathrooms: '1' }],
    ['nothing from other words', 'A lovely place to live.', {}],
    ['no state that there is not', 'Loft, XX 43215', {}],
  ])('gives %s', (_, text, values) => {
    expect(readListingText(text).values).toEqual(values);
  });

  test('is read to a bound; a pattern that goes back over its text would not end here', () => {
    for (const text of [
      '1 '.repeat(50_000),
      '$1,'.repeat(40_000),
      'a'.repeat(100_000),
      'tax '.repeat(30_000),
    ])
      readListingText(text);
    expect(readListingText(`${'x '.repeat(LONGEST_LISTING / 2)} price $400,000`).values).toEqual({});
  });
});
