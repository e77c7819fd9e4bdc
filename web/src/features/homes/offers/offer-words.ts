import * as page from '@porchlight/content/en/homes.ts';
import * as texts from '@porchlight/content/en/homes-offers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { HomeTimeZone } from '@porchlight/domain/homes/state-time-zones.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { findInstant } from '@porchlight/domain/kernel/time-zones.ts';
import { amountTerms, type TermChange } from '@porchlight/domain/offers/home-offers/compare-rounds.ts';
import { contingencyNames, termNames } from '@porchlight/domain/offers/home-offers/en.ts';
import type { OfferEntry, OfferState } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import type { Contingency, OfferTerms } from '@porchlight/domain/offers/home-offers/offer-terms.ts';

type SideWords<Words> = Readonly<Record<OfferEntry['by'], Words>>;

export const getZoneName = (timeZone: HomeTimeZone) => page.timeZones[timeZone];

/** What is on the table, in a sentence; `words` are those of the reader, the buyers' own where they are not given. */
export function describeOfferState(
  { live, contract, acceptance }: OfferState,
  timeZone: string,
  words: SideWords<(price: string) => string> = texts.live,
): string {
  if (live !== null) return words[live.by](formatCents(live.terms.priceCents));
  if (contract === null || acceptance === null) return texts.standing.none;
  return texts.accepted(
    formatCents(contract.terms.priceCents),
    formatInstant(acceptance.at, 'deadline', { locale, timeZone }),
  );
}

/** What an entry of the log is called; an expiry is named for the offer or counteroffer that ran out. */
export function getEntryTitle(
  { kind, by, answers }: OfferEntry,
  entries: readonly OfferEntry[],
  kinds: Readonly<Record<keyof typeof texts.kinds, SideWords<string>>> = texts.kinds,
): string {
  if (kind !== 'expiry') return kinds[kind][by];
  const ended = entries.find(({ id }) => id === answers);
  return texts.ranOut(kinds[ended?.kind === 'counter' ? 'counter' : 'offer'][ended?.by ?? by]);
}

/** Each term that is named, with its words, in the order of an offer. */
export function listTerms(terms: OfferTerms, timeZone: string): { name: string; words: string }[] {
  const amounts = amountTerms.flatMap((term) => {
    const cents = terms[term];
    return cents === null ? [] : [{ name: termNames[term], words: formatCents(cents) }];
  });
  const rest: [string, string | null][] = [
    [termNames.escalation, terms.escalation && writeEscalation(terms.escalation)],
    [termNames.contingencies, terms.contingencies.map(writeContingency).join(', ') || null],
    [termNames.closingDay, terms.closingDay && formatCalendarDate(terms.closingDay, locale)],
    [
      termNames.expires,
      terms.expires && formatInstant(findInstant(terms.expires, timeZone), 'deadline', { locale, timeZone }),
    ],
    [termNames.otherTerms, terms.otherTerms],
  ];
  return [...amounts, ...rest.flatMap(([name, words]) => (words === null ? [] : [{ name, words }]))];
}

/** A term that differs between two rounds, in one line. */
export function formatChange(change: TermChange): string {
  switch (change.term) {
    case 'contingency':
      return texts.changed(
        contingencyNames[change.kind],
        change.before === null ? texts.noneSaid : writeDays(change.before),
        change.after === null ? texts.noneSaid : writeDays(change.after),
      );
    case 'closingDay':
      return texts.changed(termNames.closingDay, formatDay(change.before), formatDay(change.after));
    case 'escalation':
      return texts.changed(
        termNames.escalation,
        change.before === null ? texts.noneSaid : writeEscalation(change.before),
        change.after === null ? texts.noneSaid : writeEscalation(change.after),
      );
    case 'otherTerms':
      return texts.changed(
        termNames.otherTerms,
        change.before ?? texts.noneSaid,
        change.after ?? texts.noneSaid,
      );
    default:
      return texts.changed(termNames[change.term], formatPrice(change.before), formatPrice(change.after));
  }
}

const formatPrice = (cents: number | null) => (cents === null ? texts.notNamed : formatCents(cents));
const formatDay = (day: string | null) => (day === null ? texts.notNamed : formatCalendarDate(day, locale));
const writeDays = ({ days }: Contingency) => (days === null ? texts.withoutDays : texts.days(days));
const writeContingency = ({ kind, days }: Contingency) =>
  days === null ? contingencyNames[kind] : `${contingencyNames[kind]} (${texts.days(days)})`;
const writeEscalation = ({ incrementCents, capCents }: NonNullable<OfferTerms['escalation']>) =>
  texts.escalationOf(formatCents(incrementCents), formatCents(capCents));
