import { refusals } from './en.ts';
import {
  type EndedOffer,
  findOfferEnd,
  getLocalTime,
  getOfferState,
  MAX_OFFER_ENTRIES,
  type OfferEntry,
  type OfferLog,
  type OfferState,
} from './offer-log.ts';

export const offerRefusalReasons = Object.keys(refusals) as (keyof typeof refusals)[];
export type OfferRefusalReason = keyof typeof refusals;

/** `endedBy` says how the offer ended that was to be answered. */
export type OfferRefusal = { reason: OfferRefusalReason; endedBy: EndedOffer['by'] | null };

/** Either the log with one entry more, or the reason why it is as it was. */
export type AppendedEntry = { log: OfferLog; refusal?: never } | { log?: never; refusal: OfferRefusal };

/**
 * Adds an entry to the end of a log, which itself stays as it is. `entry.answers` names the offer that is answered, so that two answers
 * given at once do not both count: the second is refused and says how the offer ended. Null means the one that is live.
 *
 * @param now an entry may have happened before, not after
 */
export function appendOfferEntry(log: OfferLog, entry: OfferEntry, now: Date): AppendedEntry {
  const state = getOfferState(log, new Date(entry.at));
  const refusal =
    findTimeProblem(log, entry, now) ?? findTermsProblem(log, entry) ?? findStateProblem(log, entry, state);
  if (refusal !== null) {
    return { refusal: typeof refusal === 'string' ? { reason: refusal, endedBy: null } : refusal };
  }
  const hasTerms = entry.kind === 'offer' || entry.kind === 'counter';
  const answered = findAnswered(log, entry, state);
  const stored = { ...entry, answers: answered, terms: hasTerms ? entry.terms : null };
  // An offer that ran out belongs to the party that made it, not to the one that writes it down.
  if (entry.kind === 'expiry') stored.by = log.entries.find(({ id }) => id === answered)?.by ?? entry.by;
  return { log: { ...log, entries: [...log.entries, stored] } };
}

/** The sentence for the person who wrote the refused entry. */
export function formatOfferRefusal({ reason, endedBy }: OfferRefusal): string {
  const words = refusals[reason];
  return typeof words === 'string' ? words : words[endedBy ?? 'expiry'];
}

type Problem = OfferRefusal | OfferRefusalReason | null;

function findTimeProblem({ entries }: OfferLog, { at }: OfferEntry, now: Date): Problem {
  if (entries.length >= MAX_OFFER_ENTRIES) return 'log-is-full';
  if (new Date(at) > now) return 'time-in-future';
  const last = entries.at(-1);
  return last !== undefined && new Date(at) < new Date(last.at) ? 'before-last-entry' : null;
}

function findTermsProblem(log: OfferLog, entry: OfferEntry): Problem {
  if (entry.kind !== 'offer' && entry.kind !== 'counter') return null;
  const { terms } = entry;
  if (terms === null) return 'terms-missing';
  if (!Number.isSafeInteger(terms.priceCents) || terms.priceCents <= 0) return 'price-not-positive';
  const end = findOfferEnd(terms, log.timeZone);
  if (end !== null && end <= new Date(entry.at)) return 'expiry-in-past';
  const { day } = getLocalTime(entry, log.timeZone);
  return terms.closingDay !== null && terms.closingDay < day ? 'closing-in-past' : null;
}

function findStateProblem(log: OfferLog, entry: OfferEntry, state: OfferState): Problem {
  const { kind, by, answers } = entry;
  const { live, contract } = state;
  if (kind === 'offer') {
    if (contract !== null) return 'already-accepted';
    return live === null ? null : 'offer-is-live';
  }
  if (kind === 'cancellation') {
    return contract === null || !isMeant(answers, contract.id) ? 'no-contract' : null;
  }
  if (kind === 'expiry') return findExpiryProblem(log, entry, state);
  if (live === null || !isMeant(answers, live.id)) return findDeadProblem(entry, state);
  if (kind === 'withdrawal') return by === live.by ? null : 'not-own-offer';
  return by === live.by ? 'own-offer' : null;
}

const isMeant = (answers: string | null, id: string): boolean => answers === null || answers === id;

function findDeadProblem({ answers }: OfferEntry, { contract, ended }: OfferState): Problem {
  const end = ended.findLast(({ id }) => id === answers);
  if (end !== undefined) return { reason: 'offer-is-over', endedBy: end.by };
  return contract === null ? 'nothing-live' : 'already-accepted';
}

/** An expiry writes down what the clock has done: of an offer whose time is up, once. */
function findExpiryProblem(log: OfferLog, entry: OfferEntry, state: OfferState): Problem {
  const { live } = state;
  if (live !== null && isMeant(entry.answers, live.id)) return 'not-over-yet';
  return findExpired(log, entry, state) === undefined ? findDeadProblem(entry, state) : null;
}

function findExpired({ entries }: OfferLog, { answers }: OfferEntry, { ended }: OfferState) {
  return ended.findLast(
    ({ id, by }) =>
      by === 'expiry' &&
      isMeant(answers, id) &&
      !entries.some((each) => each.kind === 'expiry' && each.answers === id),
  );
}

function findAnswered(log: OfferLog, entry: OfferEntry, state: OfferState): string | null {
  if (entry.kind === 'offer') return null;
  if (entry.kind === 'cancellation') return state.contract?.id ?? null;
  if (entry.kind === 'expiry') return findExpired(log, entry, state)?.id ?? null;
  return state.live?.id ?? null;
}
