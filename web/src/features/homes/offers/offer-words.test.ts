import { describeHelperOffers } from '@porchlight/content/en/sharing-shared.ts';
import { getOfferState, type OfferEntry } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import { offerTermsField } from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import { expect, test } from 'vitest';
import { describeOfferState, getEntryTitle } from './offer-words.ts';

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

test.each([
  [undefined, 'The seller’s counteroffer of $386,000 is on the table. You answer next.'],
  [['Ada', 'Ben'], 'The seller’s counteroffer of $386,000 is on the table. Ada and Ben answer next.'],
  [['Ada'], 'The seller’s counteroffer of $386,000 is on the table. Ada answers next.'],
])('who answers a counteroffer is named for a helper of %s', (buyers, words) => {
  const terms = offerTermsField.parse({ priceCents: 38_600_000 });
  const counter = entry({ id: 'second', kind: 'counter', by: 'seller', answers: 'first', terms });
  const log = { timeZone: 'America/New_York', entries: [entry({ terms }), counter] };
  const state = getOfferState(log, new Date('2026-06-10T17:00:00Z'));
  const helper = buyers && describeHelperOffers(buyers);
  expect(describeOfferState(state, log.timeZone, helper?.live)).toBe(words);
  if (helper) expect(getEntryTitle(entry({}), [], helper.kinds)).toBe(`Offer from ${buyers.join(' and ')}`);
});
