import { toDollars } from '../kernel/money.ts';
import type { OfferTerms } from '../offers/home-offers/offer-terms.ts';
import { completeFacts } from '../plan/assumed-facts.ts';
import { computePlanCost, type PlanCost } from '../plan/plan-cost.ts';
import type { Facts } from '../plan/plan-facts.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '../weekly-rates/weekly-rates.contract.ts';
import type { HomeInput } from './home-fields.ts';

/** Figures that are the home's own, and not the plan's. */
const ofHome = ['propertyTaxYearly', 'homeInsuranceYearly', 'duesMonthly'] as const;

/** `assumed` are the figures that the home has none of and that we took a share of its price for. Cents. */
export type HomeCost = Omit<PlanCost, 'fiveYears'> & {
  downPayment: number;
  assumed: readonly ('propertyTaxYearly' | 'homeInsuranceYearly')[];
};

/**
 * What a home would take with the plan of the purchase: its loan, rate, down payment in dollars, deposit and closing day. Taxes, insurance
 * and dues are those of this home; where it has none they are assumed for its price, and never taken from another home. Null without a
 * price, or where the down payment leaves nothing to borrow.
 */
export function computeHomeCost(
  plan: Facts,
  home: HomeInput,
  today: string,
  survey = shippedWeek,
): HomeCost | null {
  if (home.price === null) return null;
  const facts = toHomeFacts(plan, { ...home, price: home.price });
  const cost = computePlanCost(facts, today, survey);
  const { downPayment } = completeFacts(facts, today, survey);
  if (cost === null || downPayment === undefined) return null;
  const { fiveYears: _, ...shown } = cost;
  const assumed = (['propertyTaxYearly', 'homeInsuranceYearly'] as const).filter(
    (fact) => home[fact] === null,
  );
  return { ...shown, downPayment, assumed };
}

/** What a home would take a month and at closing with the terms of one round of an offer, in cents. */
export type RoundCost = Pick<PlanCost, 'payment' | 'cashToClose'>;

/**
 * The home with the plan of the purchase, as `computeHomeCost`, at the price, closing day and seller credit of a round; down payment and earnest
 * money are the plan's where the round names none. Null where `computeHomeCost` is.
 */
export function computeRoundCost(
  plan: Facts,
  home: HomeInput,
  terms: OfferTerms,
  { today, survey }: { today: string; survey: WeeklyRate },
): RoundCost | null {
  const { downPaymentCents, earnestMoneyCents, closingDay, sellerCreditCents } = terms;
  const facts: Facts = {
    ...toHomeFacts(plan, { ...home, price: terms.priceCents }),
    ...(downPaymentCents !== null && { downPayment: downPaymentCents }),
    ...(earnestMoneyCents !== null && { deposit: earnestMoneyCents }),
    ...(closingDay !== null && { closingDay }),
  };
  const credits = sellerCreditCents === null ? {} : { sellerCredits: toDollars(sellerCreditCents) };
  const cost = computePlanCost(facts, today, survey, credits);
  return cost && { payment: cost.payment, cashToClose: cost.cashToClose };
}

/** The plan with this home in the place of the one that it was made for. */
function toHomeFacts(plan: Facts, home: HomeInput & { price: number }): Facts {
  const {
    place: _place,
    propertyTaxYearly: _tax,
    homeInsuranceYearly: _insurance,
    duesMonthly: _dues,
    ...rest
  } = plan;
  const own = ofHome.flatMap((fact) => (home[fact] === null ? [] : [[fact, home[fact]] as const]));
  return {
    ...rest,
    price: home.price,
    ...(home.propertyType !== null && { propertyType: home.propertyType }),
    ...(home.state !== null && { place: { state: home.state, county: null } }),
    ...Object.fromEntries(own),
  };
}
