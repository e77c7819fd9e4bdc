import { appendOfferEntry, writeOfferRefusal } from '../../home-offers/append-entry.ts';
import {
  type OfferEntry,
  type OfferEntryKind,
  type OfferLog,
  type OfferParty,
  otherParty,
  readOfferState,
} from '../../home-offers/offer-log.ts';
import { type OfferTerms, offerTermsField } from '../../home-offers/offer-terms.ts';
import { readWallClock } from '../../kernel/time-zones.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/home-offers.ts';
import type { OfferEvent, OfferStateInput, OfferStateResult } from './offer-state.contract.ts';

/** Events have no times of their own, so each happens a minute after the one before. */
const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 0, 1);
const TIME_ZONE = 'UTC';
const SOME_TERMS = offerTermsField.parse({ priceCents: 1 });

/** What stands after events in their order. What cannot happen is refused and changes nothing. */
export function computeOfferState({ events }: OfferStateInput, _on: string): OfferStateResult {
  let log: OfferLog = { timeZone: TIME_ZONE, entries: [] };
  const refused: OfferStateResult['refused'] = [];
  for (const [place, event] of events.entries()) {
    const at = new Date(START + place * MINUTE_MS);
    const before = event === 'expiry' ? endLiveAt(log, at) : log;
    const { log: after, refusal } = appendOfferEntry(before, createEntry(before, event, place, at), at);
    if (after === undefined) refused.push({ place, event, says: writeOfferRefusal(refusal) });
    else log = after;
  }
  const state = readOfferState(log, new Date(START + events.length * MINUTE_MS));
  const eventOf = (entry: OfferEntry | null) => (entry === null ? null : (events[Number(entry.id)] ?? null));
  const live = eventOf(state.live);
  const inputs = { events: events.join(', ') };
  return {
    live,
    originalCanBeAccepted: state.live !== null && state.live.id === log.entries[0]?.id,
    standing: state.standing,
    contract: eventOf(state.contract),
    mustMove: state.mustMove,
    refused,
    workings: [
      showWorking('live', texts.lastThatStands, inputs, live ?? texts.none, { title: texts.commonRule }),
    ],
    tables: [],
  };
}

function createEntry(log: OfferLog, event: OfferEvent, place: number, at: Date): OfferEntry {
  const [kind = 'offer', named] = event.split('_by_') as [OfferEntryKind, OfferParty | undefined];
  return {
    id: String(place),
    kind,
    by: named ?? findParty(log, kind, at),
    at: at.toISOString(),
    answers: null,
    terms: kind === 'offer' || kind === 'counter' ? SOME_TERMS : null,
  };
}

function findParty(log: OfferLog, kind: OfferEntryKind, at: Date): OfferParty {
  const { live } = readOfferState(log, at);
  if (live === null || kind === 'offer') return 'buyer';
  return kind === 'withdrawal' || kind === 'expiry' ? live.by : otherParty(live.by);
}

/** The log in which the live offer was open until this minute. */
function endLiveAt(log: OfferLog, at: Date): OfferLog {
  const { live } = readOfferState(log, at);
  const end = (terms: OfferTerms): OfferTerms => ({ ...terms, expires: readWallClock(at, TIME_ZONE) });
  return {
    ...log,
    entries: log.entries.map((entry) =>
      entry.id === live?.id && entry.terms !== null ? { ...entry, terms: end(entry.terms) } : entry,
    ),
  };
}
