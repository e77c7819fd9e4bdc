import { addMonths } from '../kernel/calendar-dates.ts';

/** Homes owned before that do not count (HUD's definition; 42 U.S.C. 12713). */
export const ownershipExceptions = [
  /** A single parent, or a displaced homemaker, who owned only together with a former spouse. */
  'onlyWithFormerSpouse',
  /** Only a home not fixed to a permanent foundation. */
  'onlyMobileHome',
  /** The exception for a home that did not meet building codes and could not be brought up to them for less than rebuilding. */
  'onlyBelowCode',
] as const;

/** A buyer: the last day of owning a main home (the day of purchase or later for one still owned), null for never. */
export type PastOwner = {
  ownedUntil: string | null;
  exception?: (typeof ownershipExceptions)[number] | undefined;
};

const YEARS_WITHOUT_HOME = 3;

/**
 * Whether buyers count as first-time buyers: no main home owned in the three years that end with the day of purchase. Married
 * buyers all do where one does. Programs may look back otherwise: the law leaves the years to them.
 */
export function areFirstTimeBuyers(buyers: readonly PastOwner[], purchase: string): boolean {
  const line = addMonths(purchase, -12 * YEARS_WITHOUT_HOME);
  return buyers.some(
    ({ ownedUntil, exception }) => ownedUntil === null || exception !== undefined || ownedUntil <= line,
  );
}
