import { describe, expect, test } from 'vitest';
import { MAX_LISTING_LENGTH, parseListingText } from './listing-text.ts';

const listing = `$429,900
1428 Elm Street, Columbus, OH 43215
3 beds · 2.5 baths · 1,850 sqft
Single-family home built in 1994
Property taxes $5,420 / yr, HOA $45 / mo
https://www.example.com/listing/1428-elm`;

describe('a pasted listing', () => {
  test('gives what it says, each with its words', () => {
    const { values, found } = parseListingText(listing);
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
    ['dues by the quarter as a month', 'HOA fee: $300 quarterly', { duesMonthly: 10_000 }],
    ['dues by the half year as a month', 'Association dues $600 semi-annually', { duesMonthly: 10_000 }],
    ['dues by a year that stands before the amount', 'Annual HOA: $1,200', { duesMonthly: 10_000 }],
    ['dues and no fee of a transfer', 'HOA transfer fee $500, HOA $45/mo', { duesMonthly: 4_500 }],
    ['taxes by the quarter as a year', 'Taxes $1,355 per quarter', { propertyTaxYearly: 542_000 }],
    [
      'taxes and no assessed value',
      'Tax assessed value: $310,200\nAnnual tax amount: $5,420',
      { propertyTaxYearly: 542_000 },
    ],
    ['no price by the square foot', 'Price per square foot: $232\nPrice/sqft: $232', {}],
    ['no price by the square foot behind it', 'List price $232/sqft', {}],
    ['no price from an estimate above it', 'Zestimate®\n$431,000', {}],
    ['no price of an earlier sale', 'Sold for $390,000 in 2019', {}],
    ['the price that it was reduced to', 'Price cut: $10,000. Reduced to $439,000', { price: 43_900_000 }],
    [
      'the price under its name',
      'List price\n$450,000\nTaxes\n$3,000',
      { price: 45_000_000, propertyTaxYearly: 300_000 },
    ],
    ['the price before its name', '$450,000 asking price', { price: 45_000_000 }],
    [
      'the price at the head of a line',
      '$450,000 3 bds 2 ba',
      { price: 45_000_000, bedrooms: 3, bathrooms: '2' },
    ],
    [
      'amounts one after the other',
      '$450,000 HOA $250 Taxes $3,000',
      { price: 45_000_000, duesMonthly: 25_000, propertyTaxYearly: 300_000 },
    ],
    ['a price in thousands', 'Asking $425k', { price: 42_500_000 }],
    ['no credit or deposit', 'Seller credit $5,000; earnest money $10,000', {}],
    ['the home and not its lot', 'Lot size: 7,500 sq ft. Living area: 1,850 sq ft', { squareFeet: 1_850 }],
    ['the home and not its garage', '400 sqft garage, 1,850 sqft', { squareFeet: 1_850 }],
    ['rooms behind their names', 'Bedrooms: 3\nBathrooms: 2.5', { bedrooms: 3, bathrooms: '2.5' }],
    ['a condo', 'Sunny 2 br, 1 ba condo', { propertyType: 'condo', bedrooms: 2, bathrooms: '1' }],
    ['nothing from other words', 'A lovely place to live.', {}],
    ['no state that there is not', 'Loft, XX 43215', {}],
  ])('gives %s', (_, text, values) => {
    expect(parseListingText(text).values).toEqual(values);
  });

  test('shows the words of an amount whole, and what was converted', () => {
    expect(parseListingText('Quiet street. Annual HOA dues: $1,200 / year, pool').found).toEqual([
      { field: 'duesMonthly', words: 'Annual HOA dues: $1,200 / year', period: 'year' },
    ]);
    expect(parseListingText('Taxes\n$3,000').found).toEqual([
      { field: 'propertyTaxYearly', words: 'Taxes\n$3,000' },
    ]);
  });

  test('is read to a bound; a pattern that goes back over its text would not end here', () => {
    for (const text of [
      '1 '.repeat(50_000),
      '$1,'.repeat(40_000),
      'a'.repeat(100_000),
      'tax '.repeat(30_000),
    ])
      parseListingText(text);
    expect(parseListingText(`${'x '.repeat(MAX_LISTING_LENGTH / 2)} price $400,000`).values).toEqual({});
  });
});
