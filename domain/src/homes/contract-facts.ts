import type { OfferEntry } from '../offers/home-offers/offer-log.ts';
import type { OfferTerms } from '../offers/home-offers/offer-terms.ts';
import { type FactEntry, sortHistory } from '../plan/current-facts.ts';
import type { Fact, Facts, FactValue } from '../plan/plan-facts.ts';
import type { HomeInput, homeCostFacts } from './home-fields.ts';

/** What is known of a home that its contract buys, as it is entered there. */
export type AgreedHome = Pick<HomeInput, (typeof homeCostFacts)[number] | 'state' | 'propertyType'>;

/** A contract that an acceptance made. `from` and `until` are when its acceptance and its cancellation were entered. */
export type AgreedContract = {
  homeId: string;
  address: string;
  home: AgreedHome;
  acceptanceId: string;
  terms: OfferTerms;
  from: string;
  /** Null while it is in force. */
  until: string | null;
};

/** Every contract of one home's log, in the order in which they were made. */
export function listAgreedContracts(
  home: { homeId: string; address: string; home: AgreedHome },
  entries: readonly (OfferEntry & { enteredAt: string })[],
): AgreedContract[] {
  return entries.flatMap((entry, place) => {
    const terms = entries.find(({ id }) => id === entry.answers)?.terms;
    if (entry.kind !== 'acceptance' || !terms) return [];
    const end = entries.slice(place).find(({ kind }) => kind === 'cancellation');
    const { id: acceptanceId, enteredAt: from } = entry;
    return [{ ...home, acceptanceId, terms, from, until: end?.enteredAt ?? null }];
  });
}

/** The plan's history with its contracts: `entries` decide what holds, and `past` are of a contract that ended. */
export type PlanHistory = { entries: FactEntry[]; past: FactEntry[] };

/**
 * What was agreed is in the plan while its contract is in force: later than all that was entered before, and given way to by what is entered
 * after it. What was entered of it until it was canceled goes with it, so that what the plan said before holds again.
 */
export function addContractFacts(
  stored: readonly FactEntry[],
  contracts: readonly AgreedContract[],
): PlanHistory {
  const own = contracts.reduce<readonly FactEntry[]>(markAgreedClosing, stored);
  const ended = contracts.filter(({ until }) => until !== null);
  const isPast = ({ fact, at }: FactEntry) =>
    ended.some(
      ({ terms, home, from, until }) =>
        (toAgreedFacts(terms)[fact] ?? toHomeFigures(home)[fact]) !== undefined &&
        from < at &&
        at <= (until ?? from),
    );
  const inForce = contracts.filter(({ until }) => until === null);
  return {
    entries: [
      ...own.filter((entry) => !isPast(entry)),
      ...inForce.flatMap((contract) => toEntries(contract, own)),
    ],
    past: [...own.filter(isPast), ...ended.flatMap((contract) => toEntries(contract, own))],
  };
}

/** What was agreed, as the plan names it; a term that the contract does not speak of stays as the plan has it. */
function toAgreedFacts({
  priceCents,
  downPaymentCents,
  earnestMoneyCents,
  sellerCreditCents,
}: OfferTerms): Facts {
  return {
    price: priceCents,
    ...(downPaymentCents !== null && { downPayment: downPaymentCents }),
    ...(earnestMoneyCents !== null && { deposit: earnestMoneyCents }),
    ...(sellerCreditCents !== null && { sellerCredit: sellerCreditCents }),
  };
}

type FactChanges = { readonly [Name in Fact]?: FactValue | null };

/** The figures that are the home's own: one that it has none of takes out what the plan has, which was another home's or a guess. */
function toHomeFigures({ propertyType, state: _, ...figures }: AgreedHome): FactChanges {
  return { ...figures, ...(propertyType !== null && { propertyType }) };
}

/** Where the home is, if the plan says another state; the county that the plan has of the same one stays. */
function findPlace({ state }: AgreedHome, stored: readonly FactEntry[], from: string): FactChanges {
  const before = sortHistory(stored).findLast(({ fact, at }) => fact === 'place' && at <= from);
  const known = before?.value as Facts['place'] | null | undefined;
  return state === null || known?.state === state ? {} : { place: { state, county: null } };
}

const toSource = ({ homeId, address }: AgreedContract) => ({
  ...{ from: { source: 'contract' as const, homeId, address }, by: null },
});

function toEntries(contract: AgreedContract, stored: readonly FactEntry[]): FactEntry[] {
  const { acceptanceId: id, terms, home, from: at } = contract;
  const said: FactChanges = {
    ...toAgreedFacts(terms),
    ...toHomeFigures(home),
    ...findPlace(home, stored, at),
  };
  return Object.entries(said).map(([fact, value]) => ({
    ...{ id, fact: fact as Fact, value, at },
    ...toSource(contract),
  }));
}

/** The agreed closing day is stored with the purchase, which enters it in the plan at once: that row is the contract's word. */
function markAgreedClosing(stored: readonly FactEntry[], contract: AgreedContract): readonly FactEntry[] {
  const { from, until, terms } = contract;
  const first = sortHistory(stored).find(({ fact, at }) => fact === 'closingDay' && at > from);
  if (first === undefined || first.value !== terms.closingDay || (until !== null && first.at > until))
    return stored;
  return stored.map((entry) => (entry === first ? { ...entry, ...toSource(contract) } : entry));
}
