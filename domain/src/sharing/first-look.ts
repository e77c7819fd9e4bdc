import type { PurchaseDate, PurchaseDates } from '../dates/purchase-dates/purchase-dates.contract.ts';
import type { SharedHome } from '../homes/homes.contract.ts';
import { getOfferState, type OfferState } from '../offers/home-offers/offer-log.ts';

const NEXT_DATES = 3;

const order: readonly OfferState['standing'][] = ['contract', 'live', 'none'];

/**
 * The home that a purchase is about: under contract, else with an offer on the table, else the latest changed one that was not dropped.
 * Undefined where there is none. `homes` are the latest changed first.
 */
export function findSharedHome(homes: readonly SharedHome[], now: Date): SharedHome | undefined {
  const rank = (home: SharedHome) => order.indexOf(getOfferState(home, now).standing);
  return homes
    .filter(({ stage }) => stage !== 'dropped')
    .reduce<SharedHome | undefined>(
      (first, home) => (first === undefined || rank(home) < rank(first) ? home : first),
      undefined,
    );
}

/** The next days from today on that are still to come, earliest first. */
export function listNextDates({ today, dates }: PurchaseDates): readonly PurchaseDate[] {
  const isOpen = ({ day, state }: PurchaseDate) => day >= today && state !== 'done' && state !== 'waived';
  return dates.filter(isOpen).slice(0, NEXT_DATES);
}
