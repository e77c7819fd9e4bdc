import type { ScoreReadingInput } from '../credit/credit-records.ts';
import { bureaus } from '../credit/score-models.ts';
import type { OfferTerms } from '../offers/home-offers/offer-terms.ts';
import type { Facts } from '../plan/plan-facts.ts';
import { findPlanPrice } from '../plan/plan-price.ts';
import type { HomeInput } from './home-fields.ts';

/**
 * What the plan says of a form that begins a record, so that no one types it twice. What it does not know is not there, and so is a day on
 * the wrong side of `today`. Whole cents.
 */

/** Of a home that is entered: its price is its own, so the target price is not among it. */
export function deriveHomeDraft({ place, propertyType }: Facts): Partial<HomeInput> {
  return {
    ...(place !== undefined && { state: place.state }),
    ...(propertyType !== undefined && { propertyType }),
  };
}

/** Of the buyers' first offer on a home: at its price, or else the plan's. A down payment above it is left out. */
export function deriveOfferTerms(
  facts: Facts,
  home: { price: number | null },
  today: string,
): Partial<OfferTerms> {
  const { downPayment, deposit, closingDay } = facts;
  const priceCents = home.price ?? findPlanPrice(facts);
  const isWithin = downPayment !== undefined && (priceCents === undefined || downPayment <= priceCents);
  return {
    ...(priceCents !== undefined && { priceCents }),
    ...(deposit !== undefined && { earnestMoneyCents: deposit }),
    ...(isWithin && { downPaymentCents: downPayment }),
    ...(closingDay !== undefined && closingDay >= today && { closingDay }),
  };
}

/** Of a first score: the plan knows its family of models at most, so the version is asked. */
export function deriveScoreDraft({
  creditScore,
}: Facts): Partial<Pick<ScoreReadingInput, 'value' | 'bureau' | 'on'>> {
  if (creditScore === undefined) return {};
  const bureau = bureaus.find((each) => each === creditScore.bureau);
  return {
    value: creditScore.score,
    ...(bureau !== undefined && { bureau }),
    ...(creditScore.on !== null && { on: creditScore.on }),
  };
}
