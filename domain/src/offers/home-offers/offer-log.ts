import { findInstant, getWallClock, type WallClock } from '../../kernel/time-zones.ts';
import type { OfferTerms } from './offer-terms.ts';

/**
 * What happens to an offer. `cancellation` ends a contract that an acceptance made, whichever side ended it, so that a home can be
 * offered on again.
 */
export const offerEntryKinds = [
  'offer',
  'counter',
  'acceptance',
  'rejection',
  'withdrawal',
  'expiry',
  'cancellation',
] as const;
export type OfferEntryKind = (typeof offerEntryKinds)[number];

export const offerParties = ['buyer', 'seller'] as const;
export type OfferParty = (typeof offerParties)[number];

/** The most entries of one home. */
export const MAX_OFFER_ENTRIES = 1_000;

/**
 * `at` is the instant it happened, ISO 8601 in UTC. Only offers and counters have terms; `by` of an expiry is the party that made the
 * offer.
 */
export type OfferEntry = {
  id: string;
  kind: OfferEntryKind;
  by: OfferParty;
  at: string;
  /** The entry that it answers or ends; null of an offer. */
  answers: string | null;
  terms: OfferTerms | null;
};

/** The entries of one home in the order in which they happened. None is changed or removed. `timeZone` is the home's, of the IANA database. */
export type OfferLog = { timeZone: string; entries: readonly OfferEntry[] };

/** An offer that can be accepted: the entry that made it, with its terms and the instant at which it is over. */
export type LiveOffer = OfferEntry & { terms: OfferTerms; endsAt: Date | null };

/** How an offer came to its end: the kind of the entry that ended it, or its own clock. */
export type EndedOffer = { id: string; by: Exclude<OfferEntryKind, 'offer'>; at: string };

export type OfferState = {
  /** `none`: nothing is on the table. `contract`: it was accepted. */
  standing: 'none' | 'live' | 'contract';
  /** At most one at any instant. */
  live: LiveOffer | null;
  /** The offer that became the contract. */
  contract: LiveOffer | null;
  /** The acceptance that made the contract; the contract's clocks start with its `at`. */
  acceptance: OfferEntry | null;
  /** The party that answers next; null where neither has to: without a live offer the buyer may make one. */
  mustMove: OfferParty | null;
  /** Every offer and counter that is over, in the order in which they ended; one that was accepted and canceled is listed twice. */
  ended: EndedOffer[];
};

export const otherParty = (party: OfferParty): OfferParty => (party === 'buyer' ? 'seller' : 'buyer');

/** The instant at which terms are over: the first at which the home's clocks show the time, so that "until 5 p.m." is over at 17:00:00. */
export function findOfferEnd(terms: OfferTerms, timeZone: string): Date | null {
  return terms.expires === null ? null : findInstant(terms.expires, timeZone);
}

/** The state of an offer log at an instant. An offer whose time is up is over, whether or not an entry says so. */
export function getOfferState(log: OfferLog, now: Date): OfferState {
  const state: OfferState = {
    standing: 'none',
    live: null,
    contract: null,
    acceptance: null,
    mustMove: null,
    ended: [],
  };
  for (const entry of log.entries) {
    endByClock(state, new Date(entry.at));
    applyEntry(state, entry, log.timeZone);
  }
  endByClock(state, now);
  const { live, contract } = state;
  if (live !== null) return { ...state, standing: 'live', mustMove: otherParty(live.by) };
  return { ...state, standing: contract === null ? 'none' : 'contract' };
}

/** The time of an entry on the clocks where the home is. */
export function getLocalTime(entry: Pick<OfferEntry, 'at'>, timeZone: string): WallClock {
  return getWallClock(new Date(entry.at), timeZone);
}

/** An offer or counteroffer that was not answered in time expires by itself: the offer it countered stays ended, and a new one may follow. */
function endByClock(state: OfferState, at: Date): void {
  const { live } = state;
  if (live?.endsAt && live.endsAt <= at) endLive(state, 'expiry', live.endsAt.toISOString());
}

function endLive(state: OfferState, by: EndedOffer['by'], at: string): void {
  if (state.live !== null) state.ended.push({ id: state.live.id, by, at });
  state.live = null;
}

function applyEntry(state: OfferState, entry: OfferEntry, timeZone: string): void {
  const { kind, terms, at } = entry;
  if (kind === 'acceptance') {
    state.contract = state.live;
    state.acceptance = entry;
  } else if (kind === 'cancellation') {
    if (state.contract !== null) state.ended.push({ id: state.contract.id, by: kind, at });
    state.contract = null;
    state.acceptance = null;
  }
  // An expiry writes down what the clock has done already; another offer may be live by then.
  if (kind !== 'offer' && kind !== 'expiry') endLive(state, kind, at);
  if (terms !== null) state.live = { ...entry, terms, endsAt: findOfferEnd(terms, timeZone) };
}
