import { countDaysBetween } from '../../kernel/calendar-dates.ts';
import type { OfferEntry, OfferLog } from './offer-log.ts';
import type { Contingency, ContingencyKind, OfferTerms } from './offer-terms.ts';

/** The terms that are an amount, in whole cents. */
export const amountTerms = [
  'priceCents',
  'downPaymentCents',
  'earnestMoneyCents',
  'sellerCreditCents',
  'gapPromiseCents',
] as const;
export type AmountTerm = (typeof amountTerms)[number];

/** A term that differs between two rounds. `by` is later less earlier: cents of an amount, days of a day; null where one of them is not there. */
export type TermChange =
  | { term: AmountTerm; before: number | null; after: number | null; by: number | null }
  | { term: 'closingDay'; before: string | null; after: string | null; by: number | null }
  | {
      term: 'contingency';
      kind: ContingencyKind;
      before: Contingency | null;
      after: Contingency | null;
      by: number | null;
    }
  | { term: 'escalation'; before: OfferTerms['escalation']; after: OfferTerms['escalation'] }
  | { term: 'otherTerms'; before: string | null; after: string | null };

/** What differs between two rounds, in the order of the terms; until when each is open is no difference of what it offers. */
export function compareRounds(before: OfferTerms, after: OfferTerms): TermChange[] {
  return [
    ...compareAmounts(before, after),
    ...compareClosing(before.closingDay, after.closingDay),
    ...compareContingencies(before.contingencies, after.contingencies),
    ...compareEscalation(before.escalation, after.escalation),
    ...(before.otherTerms === after.otherTerms
      ? []
      : [{ term: 'otherTerms' as const, before: before.otherTerms, after: after.otherTerms }]),
  ];
}

/** A round of the log and what it changed of the one before it; the first, and one after a new start, changed nothing. */
export type OfferRound = { entry: OfferEntry & { terms: OfferTerms }; changes: TermChange[] };

/** The offers and counters of a log, each with what it changed of the one it answers. Linear in the log. */
export function listOfferRounds({ entries }: OfferLog): OfferRound[] {
  const rounds = new Map<string, OfferRound>();
  for (const entry of entries) {
    if (entry.terms === null) continue;
    const answered = entry.answers === null ? undefined : rounds.get(entry.answers);
    rounds.set(entry.id, {
      entry: { ...entry, terms: entry.terms },
      changes: answered === undefined ? [] : compareRounds(answered.entry.terms, entry.terms),
    });
  }
  return [...rounds.values()];
}

function compareAmounts(before: OfferTerms, after: OfferTerms): TermChange[] {
  return amountTerms.flatMap((term): TermChange[] => {
    const [one, other] = [before[term], after[term]];
    if (one === other) return [];
    return [{ term, before: one, after: other, by: one === null || other === null ? null : other - one }];
  });
}

function compareClosing(before: string | null, after: string | null): TermChange[] {
  if (before === after) return [];
  const by = before === null || after === null ? null : countDaysBetween(before, after);
  return [{ term: 'closingDay', before, after, by }];
}

function compareContingencies(before: readonly Contingency[], after: readonly Contingency[]): TermChange[] {
  const kinds = new Set([...before, ...after].map(({ kind }) => kind));
  return [...kinds].flatMap((kind): TermChange[] => {
    const [one, other] = [before, after].map((list) => list.find((each) => each.kind === kind) ?? null) as [
      Contingency | null,
      Contingency | null,
    ];
    if (one !== null && other !== null && one.days === other.days) return [];
    const days = [one?.days ?? null, other?.days ?? null] as const;
    const by = days[0] === null || days[1] === null ? null : days[1] - days[0];
    return [{ term: 'contingency', kind, before: one, after: other, by }];
  });
}

function compareEscalation(before: OfferTerms['escalation'], after: OfferTerms['escalation']): TermChange[] {
  const isSame =
    before?.incrementCents === after?.incrementCents &&
    before?.capCents === after?.capCents &&
    (before === null) === (after === null);
  return isSame ? [] : [{ term: 'escalation', before, after }];
}
