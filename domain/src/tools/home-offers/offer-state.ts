import * as z from 'zod/mini';
import { getWallClock } from '../../kernel/time-zones.ts';
import { appendOfferEntry, formatOfferRefusal } from '../../offers/home-offers/append-entry.ts';
import {
  getOfferState,
  type OfferEntry,
  type OfferEntryKind,
  type OfferLog,
  type OfferParty,
  offerParties,
  otherParty,
} from '../../offers/home-offers/offer-log.ts';
import { type OfferTerms, offerTermsField } from '../../offers/home-offers/offer-terms.ts';
import { defineTool } from '../define-tool.ts';
import { showWorking } from '../show-working.ts';
import { shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';

/** What happened, and by whom where that is said: an offer is the buyer's, an answer the other side's, a withdrawal the maker's own. */
const offerEvents = [
  'offer',
  'offer_by_buyer',
  'offer_by_seller',
  'counter',
  'counter_by_buyer',
  'counter_by_seller',
  'acceptance',
  'acceptance_by_buyer',
  'acceptance_by_seller',
  'rejection',
  'rejection_by_buyer',
  'rejection_by_seller',
  'withdrawal',
  'withdrawal_by_buyer',
  'withdrawal_by_seller',
  'expiry',
  'cancellation',
  'cancellation_by_buyer',
  'cancellation_by_seller',
] as const;
export type OfferEvent = (typeof offerEvents)[number];

export const offerStateInput = z.object({
  /** In the order in which they happened, 200 at most. */
  events: z
    .array(z.enum(offerEvents))
    .check(z.minLength(1, texts.eventsRequired), z.maxLength(200, texts.eventsLimit)),
});
export type OfferStateInput = z.infer<typeof offerStateInput>;

export const offerStateResult = z.object({
  /** The event whose terms can be accepted; null where none can. */
  live: z.nullable(z.enum(offerEvents)),
  /** Whether the first offer can still be accepted. */
  originalCanBeAccepted: z.boolean(),
  standing: z.enum(['none', 'live', 'contract']),
  /** The event whose terms became the contract. */
  contract: z.nullable(z.enum(offerEvents)),
  /** The party that answers next; null where neither has to. */
  mustMove: z.nullable(z.enum(offerParties)),
  /** Events that could not happen, by their place from 0, and why. They changed nothing. */
  refused: z.array(z.object({ place: z.int(), event: z.enum(offerEvents), says: z.string() })),
  ...shownWorking,
});
export type OfferStateResult = z.infer<typeof offerStateResult>;

/** Events have no times of their own, so each happens a minute after the one before. */
const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 0, 1);
const TIME_ZONE = 'UTC';
const SOME_TERMS = offerTermsField.parse({ priceCents: 1 });

/** The state after events in their order. An impossible event is refused and changes nothing. */
export function computeOfferState({ events }: OfferStateInput, _on: string): OfferStateResult {
  let log: OfferLog = { timeZone: TIME_ZONE, entries: [] };
  const refused: OfferStateResult['refused'] = [];
  for (const [place, event] of events.entries()) {
    const at = new Date(START + place * MINUTE_MS);
    const before = event === 'expiry' ? endLiveAt(log, at) : log;
    const { log: after, refusal } = appendOfferEntry(before, createEntry(before, event, place, at), at);
    if (after === undefined) refused.push({ place, event, says: formatOfferRefusal(refusal) });
    else log = after;
  }
  const state = getOfferState(log, new Date(START + events.length * MINUTE_MS));
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
  const { live } = getOfferState(log, at);
  if (live === null || kind === 'offer') return 'buyer';
  return kind === 'withdrawal' || kind === 'expiry' ? live.by : otherParty(live.by);
}

/** The log in which the live offer was open until this minute. */
function endLiveAt(log: OfferLog, at: Date): OfferLog {
  const { live } = getOfferState(log, at);
  const end = (terms: OfferTerms): OfferTerms => ({ ...terms, expires: getWallClock(at, TIME_ZONE) });
  return {
    ...log,
    entries: log.entries.map((entry) =>
      entry.id === live?.id && entry.terms !== null ? { ...entry, terms: end(entry.terms) } : entry,
    ),
  };
}

export const offerStateTool = defineTool({
  name: 'offer-state',
  summary: 'Which offer on a home is live',
  description:
    'Reads a log of offers and answers: what can be accepted now, and who moves next. A counteroffer ends the offer it answers, as contract law is commonly described; we have not read a source for each state, so ask your agent or attorney where it matters. What could not happen is named and changes nothing.',
  input: offerStateInput,
  result: offerStateResult,
  compute: computeOfferState,
  example: {
    input: { events: ['offer', 'counter_by_seller', 'acceptance_by_buyer'] },
    answer: {
      live: null,
      originalCanBeAccepted: false,
      standing: 'contract',
      contract: 'counter_by_seller',
      mustMove: null,
    },
  },
});
