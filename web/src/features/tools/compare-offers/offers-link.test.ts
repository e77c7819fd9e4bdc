import { compareOffers } from '@porchlight/domain/loan-offers/compare-offers.ts';
import { describe, expect, test } from 'vitest';
import { exampleOffers, getColumn } from './offer-fields.ts';
import { formatOffersFragment, parseOffersFragment } from './offers-link.ts';

describe('offers in a link', () => {
  test('come back as they were typed', () => {
    expect(parseOffersFragment(formatOffersFragment(exampleOffers))).toEqual(exampleOffers);
  });

  test.each(['', '#', '#a=b', '#9.name=x', `#1.name=${'x'.repeat(61)}`])('%j holds none', (fragment) => {
    expect(parseOffersFragment(fragment)).toBeUndefined();
  });

  test('one column is joined by an empty one', () => {
    expect(parseOffersFragment('#1.name=A&1.__proto__=x')).toEqual([{ name: 'A' }, {}]);
  });
});

describe('a column', () => {
  test('the example adds up', () => {
    const offers = exampleOffers.map((typed) => getColumn(typed).offer);
    const complete = offers.flatMap((offer) => offer ?? []);
    expect(complete).toHaveLength(2);
    expect(compareOffers(complete).offers.flatMap(({ slips }) => slips)).toEqual([]);
  });

  test('names what cannot be read, and not what is still empty', () => {
    expect(getColumn({ loanAmount: 'lots' })).toEqual({ problems: { loanAmount: expect.any(String) } });
    expect(getColumn({ ...exampleOffers[0], termYears: '0' }).problems).toEqual({
      termYears: 'Enter 1 to 50 years.',
    });
  });
});
