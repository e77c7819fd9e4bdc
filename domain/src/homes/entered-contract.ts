import { countDaysBetween, isCalendarDate } from '../kernel/calendar-dates.ts';
import { findInstant } from '../kernel/time-zones.ts';
import { findContractPreset, type SuggestedTerm } from '../offers/contract-deadlines/contract-presets.ts';
import { yourContract } from '../offers/contract-deadlines/en.ts';
import { appendOfferEntry, formatOfferRefusal } from '../offers/home-offers/append-entry.ts';
import { getLocalTime, type OfferEntry } from '../offers/home-offers/offer-log.ts';
import { offerTermsField } from '../offers/home-offers/offer-terms.ts';
import * as texts from './en.ts';
import { checkContract, type HomeContract } from './home-contract.ts';
import type { HomeInput } from './home-fields.ts';

/** A deadline as a contract names it: days after it was signed, or a calendar day, which counts where both are there. */
export type EnteredDeadline = { days: string; day: string };

/** What is copied from a contract that was signed before it is entered here. Amounts are whole cents, days calendar days. */
export type EnteredContract = {
  signedOn: string;
  priceCents: number | null;
  earnestMoneyCents: number | null;
  closingDay: string | null;
  /** By the key of the term that is suggested where the home is. */
  deadlines: Readonly<Record<string, EnteredDeadline>>;
};

/** What the log of the home is given: the offer as it was agreed on and its acceptance, and the terms that run by days. */
export type AgreedRecords = {
  offer: OfferEntry;
  acceptance: OfferEntry;
  contract: HomeContract;
};

/** The deadlines that a contract is asked for where the home is. */
export const listAskedDeadlines = (state: string | null): SuggestedTerm[] =>
  findContractPreset(state).terms.filter(({ from }) => from === 'acceptance');

/**
 * The records of a contract that was signed already, or what is wrong by field. The rounds before it are not known, so that the offer and its
 * acceptance are of the day on which it was signed.
 * @param ids of the two entries, chosen once, so that a contract sent twice is stored once
 */
export function checkEnteredContract(
  { signedOn, deadlines, ...agreed }: EnteredContract,
  {
    home: { state, timeZone },
    ids,
    now,
  }: { home: Pick<HomeInput, 'state' | 'timeZone'>; ids: { offer: string; acceptance: string }; now: Date },
): { value: AgreedRecords; problems?: never } | { problems: Record<string, string>; value?: never } {
  const at = findSigning(signedOn, timeZone, now);
  if (at === undefined) return { problems: { signedOn: texts.enterSignedDay } };
  const terms = offerTermsField.safeParse(agreed);
  if (!terms.success) {
    const found = terms.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    return { problems: Object.fromEntries(found.toReversed()) };
  }
  const asked = listAskedDeadlines(state).flatMap(
    (term) => toTerm(term, deadlines[term.key], signedOn) ?? [],
  );
  const contract = checkContract({ terms: asked, changes: [] });
  if (contract.problems !== undefined) return contract;
  const offer: OfferEntry = {
    ...{ id: ids.offer, kind: 'offer', by: 'buyer', at, answers: null },
    terms: terms.data,
  };
  const { refusal } = appendOfferEntry({ timeZone, entries: [] }, offer, now);
  if (refusal !== undefined) return { problems: { closingDay: formatOfferRefusal(refusal) } };
  const answer = { id: ids.acceptance, kind: 'acceptance', by: 'seller', at, answers: ids.offer } as const;
  return { value: { offer, acceptance: { ...answer, terms: null }, contract: contract.value } };
}

const NOON = 12 * 60;

/** The instant that the entries of a day are given: its noon where the home is, or now where that lies ahead. Nothing for a day ahead. */
function findSigning(day: string, timeZone: string, now: Date): string | undefined {
  if (!isCalendarDate(day) || day > getLocalTime({ at: now.toISOString() }, timeZone).day) return undefined;
  const noon = findInstant({ day, minute: NOON }, timeZone);
  return (noon > now ? now : noon).toISOString();
}

/** A calendar day is counted from the signing and stays where it is; days are counted as the form of the state suggests. */
function toTerm(
  { advice: _, ...term }: SuggestedTerm,
  entered: EnteredDeadline | undefined,
  signedOn: string,
) {
  const { days = '', day = '' } = entered ?? {};
  if (day !== '')
    return {
      ...{ ...term, minute: null, counting: 'calendar', roll: 'none', source: { title: yourContract } },
      days: isCalendarDate(day) ? countDaysBetween(signedOn, day) : Number.NaN,
    };
  return days.trim() === '' ? undefined : { ...term, minute: null, days: Number(days) };
}
