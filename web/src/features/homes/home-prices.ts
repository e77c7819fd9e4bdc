import * as texts from '@porchlight/content/en/homes.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';

/** The prices of a home: what was agreed or is on the table comes before what was asked. */
export function listPrices(
  asked: number | null,
  offer: { price: number; whose: keyof typeof texts.priceOf } | null,
): string[] {
  const write = (cents: number) => formatCents(cents, 'whole');
  if (offer === null) return asked === null ? [] : [write(asked)];
  const first = texts.pricedBy(write(offer.price), offer.whose);
  return asked === null || asked === offer.price ? [first] : [first, texts.pricedBy(write(asked), 'asked')];
}
