import * as texts from '@porchlight/content/en/homes-offers.ts';
import { isCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { findInstant, type WallClock } from '@porchlight/domain/kernel/time-zones.ts';
import {
  appendOfferEntry,
  formatOfferRefusal,
  type OfferRefusalReason,
} from '@porchlight/domain/offers/home-offers/append-entry.ts';
import {
  getLocalTime,
  type OfferEntry,
  type OfferLog,
  type OfferParty,
} from '@porchlight/domain/offers/home-offers/offer-log.ts';
import {
  type ContingencyKind,
  contingencyKinds,
  type OfferTerms,
  offerTermsField,
} from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import { formatTypedCents, parseTypedCents } from '../../tools/plan/typed-cents.ts';

export const offerAmountFields = [
  'priceCents',
  'earnestMoneyCents',
  'downPaymentCents',
  'sellerCreditCents',
  'gapPromiseCents',
] as const;

/** A day and an hour as two inputs hold them. */
export type Moment = { day: string; hour: string };

/** An offer as its form holds it. */
export type OfferDraft = Record<
  (typeof offerAmountFields)[number] | 'increment' | 'cap' | 'closingDay' | 'otherTerms',
  string
> & {
  made: Moment;
  expires: Moment;
  contingencies: Partial<Record<ContingencyKind, string>>;
};

/** Filled with the terms that are answered, or what the plan knows of a first offer; it starts open without an end. */
export function createOfferDraft(terms: Partial<OfferTerms>, made: Moment): OfferDraft {
  return {
    made,
    expires: { day: '', hour: '17:00' },
    increment: formatTypedCents(terms.escalation?.incrementCents),
    cap: formatTypedCents(terms.escalation?.capCents),
    closingDay: terms.closingDay ?? '',
    otherTerms: terms.otherTerms ?? '',
    contingencies: Object.fromEntries(
      (terms.contingencies ?? []).map(({ kind, days }) => [kind, days === null ? '' : String(days)]),
    ),
    ...(Object.fromEntries(
      offerAmountFields.map((field) => [field, formatTypedCents(terms[field])]),
    ) as Record<(typeof offerAmountFields)[number], string>),
  };
}

type Checked = { value: OfferTerms; problems?: never } | { problems: Record<string, string>; value?: never };

/** The terms, or what is wrong by field. */
export function checkOffer(draft: OfferDraft): Checked {
  const [increment, cap] = [parseTypedCents(draft.increment), parseTypedCents(draft.cap)];
  if ((increment === null) !== (cap === null)) return { problems: { escalation: texts.enterBoth } };
  const expires = draft.expires.day === '' ? null : getMoment(draft.expires);
  if (expires === undefined) return { problems: { expires: texts.enterATime } };
  const parsed = offerTermsField.safeParse({
    ...Object.fromEntries(offerAmountFields.map((field) => [field, parseTypedCents(draft[field])])),
    escalation: increment === null ? null : { incrementCents: increment, capCents: cap },
    contingencies: contingencyKinds.flatMap((kind) => {
      const days = draft.contingencies[kind];
      return days === undefined ? [] : [{ kind, days: days.trim() === '' ? null : Number(days) }];
    }),
    closingDay: draft.closingDay === '' ? null : draft.closingDay,
    expires,
    otherTerms: draft.otherTerms.trim() === '' ? null : draft.otherTerms,
  });
  if (parsed.success) return { value: parsed.data };
  const found = parsed.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return { problems: Object.fromEntries(found.toReversed()) };
}

/** The wall clock of two inputs; nothing where one of them is not filled. */
export function getMoment({ day, hour }: Moment): WallClock | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(hour) ?? [];
  if (!isCalendarDate(day) || hours === undefined) return undefined;
  return { day, minute: Number(hours) * 60 + Number(minutes) };
}

/** Now, on the clocks of the home, as inputs hold it. */
export function getMomentNow(timeZone: string): Moment {
  const { day, minute } = getLocalTime({ at: new Date().toISOString() }, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return { day, hour: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` };
}

/**
 * When an entry happened. What is left at the minute in which the window was opened is now: the log's last entry may be of the same
 * minute, and nothing is entered before it.
 */
export function findEntryTime(made: Moment, opened: Moment, timeZone: string): string | undefined {
  if (made.day === opened.day && made.hour === opened.hour) return new Date().toISOString();
  const clock = getMoment(made);
  return clock && findInstant(clock, timeZone).toISOString();
}

/** An entry that the log takes now, or what is wrong by field: the server asks the same rules again. */
export function checkEntry(
  log: OfferLog,
  entry: OfferEntry,
): { value: OfferEntry; problems?: never } | { problems: Record<string, string>; value?: never } {
  const { refusal } = appendOfferEntry(log, entry, new Date());
  if (refusal === undefined) return { value: entry };
  const field = fieldOfRefusal[refusal.reason] ?? 'at';
  return { problems: { [field]: formatOfferRefusal(refusal) } };
}

const fieldOfRefusal: { readonly [Reason in OfferRefusalReason]?: string } = {
  'price-not-positive': 'priceCents',
  'expiry-in-past': 'expires',
  'closing-in-past': 'closingDay',
};

export type NewOfferEntry = Pick<OfferEntry, 'kind' | 'answers'> & { by: OfferParty };
