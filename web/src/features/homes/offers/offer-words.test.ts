import type { OfferEntry } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { expect, test } from 'vitest';
import { getEntryTitle } from './offer-words.ts';

const entry = (more: Partial<OfferEntry>): OfferEntry => ({
  ...{ id: 'first', kind: 'offer', by: 'buyer', at: '2026-06-10T16:00:00Z', answers: null, terms: null },
  ...more,
});

test.each<[string, Partial<OfferEntry>]>([
  ['Your offer ran out', {}],
  ['Your counteroffer ran out', { kind: 'counter' }],
  ['The seller’s counteroffer ran out', { kind: 'counter', by: 'seller' }],
])('an expiry is titled %s', (title, ended) => {
  const expiry = entry({ id: 'second', kind: 'expiry', answers: 'first', by: ended.by ?? 'buyer' });
  expect(getEntryTitle(expiry, [entry(ended), expiry])).toBe(title);
});
