import type { OfferTerms } from './offer-terms.ts';

/** The limits that one buyer will not go beyond, in whole cents; null where no limit was set. Private to the buyer who set it. */
export type WalkAwayLine = {
  /** The highest price, with an escalation clause its cap. */
  mostPriceCents: number | null;
  /** The highest price less the seller's credit. */
  mostNetCents: number | null;
  /** The most cash for an appraisal gap. */
  mostGapCents: number | null;
};

/** How far terms go beyond each line, in cents; zero is still within it. Only lines that are crossed are named. */
export type CrossedLine = { line: keyof WalkAwayLine; beyondCents: number };

/** Which of a buyer's lines an offer crosses, at the most that it may come to: an escalation clause counts with its cap. */
export function findCrossedLines(terms: OfferTerms, line: WalkAwayLine): CrossedLine[] {
  const price = terms.escalation?.capCents ?? terms.priceCents;
  const reached: Record<keyof WalkAwayLine, number> = {
    mostPriceCents: price,
    mostNetCents: price - (terms.sellerCreditCents ?? 0),
    mostGapCents: terms.gapPromiseCents ?? 0,
  };
  return (Object.keys(reached) as (keyof WalkAwayLine)[]).flatMap((name) => {
    const most = line[name];
    return most !== null && reached[name] > most ? [{ line: name, beyondCents: reached[name] - most }] : [];
  });
}
