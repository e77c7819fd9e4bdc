import { randomUUID } from 'node:crypto';
import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import type { HomeInput } from '@porchlight/domain/homes/home-fields.ts';

/** A home as tests enter it. */
export const sampleHome: HomeInput = {
  address: '1428 Elm Street, Columbus, OH 43215',
  state: 'OH',
  timeZone: 'America/New_York',
  price: 38_500_000,
  propertyTaxYearly: 540_000,
  homeInsuranceYearly: 168_000,
  duesMonthly: null,
  propertyType: 'singleFamily',
  bedrooms: 3,
  bathrooms: '2.5',
  squareFeet: 1_850,
  yearBuilt: 1994,
  link: null,
  stage: 'looking',
};

/** The buyer's first offer on it, open for good. */
export const sampleOffer = {
  kind: 'offer',
  by: 'buyer',
  at: '2026-01-05T18:00:00.000Z',
  answers: null,
  terms: { priceCents: 38_000_000, earnestMoneyCents: 500_000 },
};

/** Two terms of ten and three days after acceptance. */
export const sampleContract: HomeContract = {
  terms: [
    {
      ...{ key: 'inspection', title: 'Inspection contingency ends', days: 10, counting: 'calendar' },
      ...{ roll: 'none', from: 'acceptance', minute: null, source: { title: 'Your contract' } },
    },
    {
      ...{ key: 'deposit', title: 'Earnest money due', days: 3, counting: 'business' },
      ...{ roll: 'none', from: 'acceptance', minute: 1_020, source: { title: 'Your contract' } },
    },
  ],
  changes: [],
};

type Caller = { call(method: string, path: string, body?: unknown): Promise<unknown> };

/** A home of a buyer whose offer the seller accepted on January 6, 2026; gives its id. */
export async function createAcceptedHome(buyer: Caller): Promise<string> {
  const [id, offer] = [randomUUID(), randomUUID()];
  await buyer.call('PUT', `/api/homes/${id}`, sampleHome);
  await buyer.call('PUT', `/api/homes/${id}/offers/${offer}`, sampleOffer);
  await buyer.call('PUT', `/api/homes/${id}/offers/${randomUUID()}`, {
    ...{ kind: 'acceptance', by: 'seller', at: '2026-01-06T18:00:00.000Z', answers: offer, terms: null },
  });
  return id;
}
