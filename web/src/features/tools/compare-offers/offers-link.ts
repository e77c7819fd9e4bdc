import { MAX_OFFERS } from '@porchlight/domain/loan-offers/offer-lines.ts';
import type { Typed } from '../tool-definition.ts';
import { offerFields } from './offer-fields.ts';

const MAX_VALUE_LENGTH = 60;
const names = ['name', ...offerFields.map(({ name }) => name)];

/** The part of an address behind "#" that holds every column: "1.ratePercent=6.5". A browser never sends it anywhere. */
export function formatOffersFragment(offers: readonly Typed[]): string {
  const values = offers.flatMap((offer, column) =>
    names.flatMap((name) => {
      const text = offer[name] ?? '';
      return text === '' ? [] : [[`${column + 1}.${name}`, text]];
    }),
  );
  return `#${new URLSearchParams(values)}`;
}

/** The columns that a fragment holds; nothing where it names none. What is unknown or too long is passed over. */
export function parseOffersFragment(fragment: string): Typed[] | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const columns = Array.from({ length: MAX_OFFERS }, (_, column) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const text = given.get(`${column + 1}.${name}`);
        return text === null || text.length > MAX_VALUE_LENGTH ? [] : [[name, text]];
      }),
    ),
  );
  const last = columns.findLastIndex((column) => Object.keys(column).length > 0);
  return last === -1 ? undefined : columns.slice(0, Math.max(last + 1, 2));
}
