import { Decimal } from '../kernel/decimals.ts';
import { isNeeded, type OfferInput, type OfferLineId, offerLines } from './offer-lines.ts';

/** An offer as far as it is known. */
export type PartialOffer = Partial<OfferInput>;

/** One line of pages 1 and 3 for each offer, null where it is not known; `lowest` are the places of the lowest of at least two. */
export type PartialLine = { id: OfferLineId; values: readonly (string | null)[]; lowest: readonly number[] };

export type PartialComparison = {
  lines: readonly PartialLine[];
  /** Of each offer the lines without which it is not counted, in the order of the form. */
  missing: readonly (readonly OfferLineId[])[];
  /** The offers are on different amounts or terms, so that the lowest of a line says little. */
  areDifferentLoans: boolean;
};

/** Lines that distinguish offers without page 2; of those that are ranked the lowest is the best for the buyer. */
const COMPARED = [
  { id: 'loanAmount', isRanked: false },
  { id: 'termYears', isRanked: false },
  { id: 'ratePercent', isRanked: true },
  { id: 'principalAndInterest', isRanked: true },
  { id: 'mortgageInsurance', isRanked: true },
  { id: 'apr', isRanked: true },
  { id: 'in5YearsTotal', isRanked: true },
] as const satisfies readonly { id: OfferLineId; isRanked: boolean }[];

/** What pages 1 and 3 say of offers of which not all is known, and what each of them lacks to be counted. */
export function comparePartial(offers: readonly PartialOffer[]): PartialComparison {
  const lines = COMPARED.flatMap(({ id, isRanked }) => {
    const values = offers.map((offer) => (offer[id] ?? '') || null);
    if (values.every((value) => value === null)) return [];
    return [{ id, values, lowest: isRanked ? findLowest(values) : [] }];
  });
  const needed = offerLines.filter(isNeeded);
  return {
    lines,
    missing: offers.map((offer) => needed.flatMap(({ id }) => ((offer[id] ?? '') === '' ? [id] : []))),
    areDifferentLoans: lines.some(
      ({ id, values }) => (id === 'loanAmount' || id === 'termYears') && countDifferent(values) > 1,
    ),
  };
}

function findLowest(values: readonly (string | null)[]): number[] {
  const known = values.flatMap((value, place) =>
    value === null ? [] : [{ place, amount: new Decimal(value) }],
  );
  if (known.length < 2) return [];
  const lowest = Decimal.min(...known.map(({ amount }) => amount));
  const places = known.filter(({ amount }) => amount.eq(lowest)).map(({ place }) => place);
  return places.length === known.length ? [] : places;
}

const countDifferent = (values: readonly (string | null)[]): number =>
  new Set(values.flatMap((value) => (value === null ? [] : [new Decimal(value).toString()]))).size;
