import { expect, test } from 'vitest';
import { appendOfferEntry } from './append-entry.ts';
import {
  getOfferState,
  type OfferEntry,
  type OfferEntryKind,
  type OfferLog,
  type OfferParty,
  offerEntryKinds,
  offerParties,
} from './offer-log.ts';
import { offerTermsField } from './offer-terms.ts';

const LOGS = 10_000;
const STEPS = 9;
const START = Date.UTC(2026, 9, 31, 20);
const HOUR = 3_600_000;
const zones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];
/** Given again, it brings the same logs; a failure names it too. */
const seed = Math.trunc(Math.random() * 2 ** 31);

/** The rules once more, as a machine of three states. */
type Model = { live: { id: string; by: OfferParty; until: number } | null; contract: string | null };

function step(model: Model, entry: OfferEntry, until: number): boolean {
  const time = Date.parse(entry.at);
  if (model.live !== null && model.live.until <= time) model.live = null;
  const { kind, by, answers, id } = entry;
  if (kind === 'offer') {
    if (model.live || model.contract || until <= time) return false;
    model.live = { id, by, until };
    return true;
  }
  if (kind === 'cancellation') {
    if (model.contract === null || (answers !== null && answers !== model.contract)) return false;
    model.contract = null;
    return true;
  }
  const { live } = model;
  if (live === null || (answers !== null && answers !== live.id)) return false;
  if ((kind === 'withdrawal') !== (by === live.by)) return false;
  if (kind === 'counter' && until <= time) return false;
  model.live = kind === 'counter' ? { id, by, until } : null;
  if (kind === 'acceptance') model.contract = live.id;
  return true;
}

test(`${LOGS} random logs: one live offer at most, and a log never shrinks (seed ${seed})`, () => {
  const random = createRandom(seed);
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
  const seen = new Set<OfferEntryKind>();
  const problems: string[] = [];
  for (let run = 0; run < LOGS; run += 1) {
    let log: OfferLog = { timeZone: pick(zones), entries: [] };
    const model: Model = { live: null, contract: null };
    let time = START;
    for (let place = 0; place < STEPS; place += 1) {
      time += Math.floor(random() * 4) * HOUR;
      const kind = pick(offerEntryKinds);
      const hours = random() < 0.5 ? null : Math.floor(random() * 8) - 1;
      const entry: OfferEntry = {
        id: String(place),
        kind,
        by: pick(offerParties),
        at: new Date(time).toISOString(),
        answers: random() < 0.5 ? null : String(Math.floor(random() * place)),
        terms:
          kind === 'offer' || kind === 'counter'
            ? createTerms(hours === null ? null : time + hours * HOUR, log.timeZone)
            : null,
      };
      const before = log.entries;
      const { log: after } = appendOfferEntry(log, entry, new Date(time));
      // The hour that clocks repeat ends what is open until it in its first round.
      const isAllowed = kind === 'expiry' || step(model, entry, findEnd(entry, log.timeZone));
      if (kind !== 'expiry' && (after !== undefined) !== isAllowed) problems.push(describe(log, entry));
      if (after !== undefined) {
        seen.add(kind);
        const isLonger = after.entries.length === before.length + 1;
        const isKept = before.every((one, at) => after.entries[at] === one);
        if (!isLonger || !isKept) problems.push(describe(log, entry));
        log = after;
      }
      if (!isConsistent(log, model, time)) problems.push(describe(log, entry));
    }
  }
  expect(problems).toEqual([]);
  expect([...seen].sort()).toEqual([...offerEntryKinds].sort());
}, 120_000);

/** Each offer that was ever made is live or over, at most one of them live; the contract is one that an acceptance ended. */
function isConsistent(log: OfferLog, model: Model, time: number): boolean {
  const { live, contract, ended, standing } = getOfferState(log, new Date(time));
  const expected = model.live !== null && model.live.until > time ? model.live.id : undefined;
  const over = new Set(ended.map(({ id }) => id));
  const open = log.entries.filter(({ id, terms }) => terms !== null && !over.has(id));
  const endOfContract = ended.findLast(({ id }) => id === contract?.id)?.by;
  return (
    live?.id === expected &&
    (contract?.id ?? null) === model.contract &&
    (live === null || contract === null) &&
    standing === (live ? 'live' : contract ? 'contract' : 'none') &&
    open.every(({ id }) => id === live?.id) &&
    open.length === (live === null ? 0 : 1) &&
    (contract === null || endOfContract === 'acceptance')
  );
}

function createTerms(end: number | null, timeZone: string) {
  const expires = end === null ? null : readClock(end, timeZone);
  return offerTermsField.parse({ priceCents: 100, expires });
}

function readClock(time: number, timeZone: string) {
  const [day = '', clock = ''] = findShownFormat(timeZone).format(time).split(' ');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { day, minute: hour * 60 + minute };
}

/** The first whole hour at which the clocks show the time, tried one by one. */
function findEnd({ terms }: OfferEntry, timeZone: string): number {
  if (terms?.expires == null) return Number.POSITIVE_INFINITY;
  const { day, minute } = terms.expires;
  for (let time = START - 2 * HOUR; ; time += HOUR) {
    const shown = readClock(time, timeZone);
    if (shown.day === day && shown.minute === minute) return time;
  }
}

const describe = (log: OfferLog, entry: OfferEntry) => JSON.stringify([log, entry]);

/** Mulberry32. */
function createRandom(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function findShownFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}
