import { type OfferRefusal, writeOfferRefusal } from '@porchlight/domain/home-offers/append-entry.ts';

export const homesFailures = {
  'homes.most-homes': ({ most }: { most: number }) =>
    `You can keep up to ${most} homes. Nothing was saved; delete one first.`,
  'homes.has-offers':
    'This home has offers in its log, and a log is never deleted. Mark it as dropped instead.',
  'homes.offer-refused': (refusal: OfferRefusal) => writeOfferRefusal(refusal),
} as const;
