import type { Facts } from '../plan/plan-facts.ts';
import { findBaseLoan } from '../plan/plan-price.ts';
import type { HomeView } from './homes.contract.ts';

/** What is known of the home elsewhere: the one under contract with its agreed price in cents, and the closing day. */
export type BoughtHome = {
  home: (Pick<HomeView, 'address' | 'state'> & { agreedPrice: number | null }) | undefined;
  closingDay: string | null;
};

type Begun = Readonly<Record<string, unknown>>;

/** What the form of an owned home begins with. A closing that lies ahead is no day on which a home was bought. */
export function beginOwnedHome(facts: Facts, { home, closingDay }: BoughtHome, today: string): Begun {
  const { place, price, occupancy } = facts;
  const day = closingDay ?? facts.closingDay ?? null;
  // A county belongs to its state: that of another state is not the home's.
  const isInPlace = home?.state == null || home.state === place?.state;
  return getKnown({
    address: home?.address,
    state: home?.state ?? place?.state,
    county: isInPlace ? place?.county : undefined,
    price: home?.agreedPrice ?? price,
    boughtOn: day !== null && day <= today ? day : undefined,
    isPrincipalResidence: occupancy === undefined ? undefined : occupancy === 'primaryResidence',
  });
}

/**
 * What the form of its loan begins with, from the plan; `paid` is the price in cents that was entered for the owned home, which comes before
 * the plan's. The amount is of a conventional loan alone, since the fees of the other programs are mostly borrowed too.
 */
export function beginOwnedLoan(facts: Facts, paid?: number): Begun {
  const { program, ratePercent, termMonths } = facts;
  const price = paid ?? facts.price;
  const isBare = program === undefined || program === 'conventional';
  return getKnown({
    loanKind: program,
    amount: isBare ? findBaseLoan(price === undefined ? facts : { ...facts, price }) : undefined,
    ratePercent,
    termMonths,
    originalValue: price,
  });
}

const getKnown = (found: Record<string, unknown>): Begun =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value != null));
