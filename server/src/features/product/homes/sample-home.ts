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
