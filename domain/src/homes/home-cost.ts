import { toDollars } from '../kernel/money.ts';
import type { OfferTerms } from '../offers/home-offers/offer-terms.ts';
import { completeFacts } from '../plan/assumed-facts.ts';
import { computePlanCost, type PlanCost } from '../plan/plan-cost.ts';
import type { Facts } from '../plan/plan-facts.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '../weekly-rates/weekly-rates.contract.ts';
import type { HomeInput } from './home-fields.ts';
import type { CurrentOffer } from './homes.contract.ts';

/** Figures that are the home's own, and not the plan's. */
const ofHome = ['propertyTaxYearly', 'homeInsuranceYearly', 'duesMonthly'] as const;

/** `assumed` are the figures that the home has none of and that we took a share of its price for. Cents. */
export type HomeCost = Omit<PlanCost, 'fiveYears'> & {
  downPayment: number;
  assumed: readonly ('propertyTaxYearly' | 'homeInsuranceYearly')[];
};

/**
 * What a home would take with the plan of the purchase: its loan, rate, down payment in dollars, deposit and closing day. Taxes, insurance
 * and dues are those of this home; where it has none they are assumed for its price, and never taken from another home. `terms` are those
 * of an offer on it: their price, closing day and seller credit count, and their down payment and earnest money where they name them. Null
 * without a price, or where the down payment leaves nothing to borrow.
 */
export function computeHomeCost(
  plan: Facts,
  home: HomeInput,
  { today, survey = shippedWeek, terms = null }: CostContext,
): HomeCost | null {
  const facts = deriveHomeFacts(plan, home, terms);
  if (facts === null) return null;
  const credits =
    terms === null || terms.sellerCreditCents === null
      ? {}
      : { sellerCredits: toDollars(terms.sellerCreditCents) };
  const cost = computePlanCost(facts, today, survey, credits);
  const { downPayment } = completeFacts(facts, today, survey);
  if (cost === null || downPayment === undefined) return null;
  const { fiveYears: _, ...shown } = cost;
  const assumed = (['propertyTaxYearly', 'homeInsuranceYearly'] as const).filter(
    (fact) => home[fact] === null,
  );
  return { ...shown, downPayment, assumed };
}

/** The plan as a home is counted with, by its own price or that of `terms`; null without either. */
export function deriveHomeFacts(plan: Facts, home: HomeInput, terms: OfferTerms | null): Facts | null {
  const price = terms?.priceCents ?? home.price;
  if (price === null) return null;
  return { ...toHomeFacts(plan, { ...home, price }), ...(terms !== null && toOfferFacts(terms)) };
}

/** `today` is a calendar day; `survey` the newest week of rates, which a plan without a rate is counted with. */
type CostContext = { today: string; survey?: WeeklyRate; terms?: OfferTerms | null };

/**
 * The terms that a home with an offer is counted with. Once it is accepted they are in the plan, where what was agreed on later is entered;
 * of two contracts at once, the plan speaks of one alone.
 */
export function findCountedTerms(
  offers: Readonly<Record<string, CurrentOffer>>,
  homeId: string,
  { price, downPayment, deposit, closingDay }: Facts,
): OfferTerms | null {
  const offer = offers[homeId];
  if (offer === undefined) return null;
  const { state, terms } = offer;
  if (state === 'live') return terms;
  const moved = { ...terms, closingDay: closingDay ?? terms.closingDay };
  if (Object.values(offers).filter((each) => each.state === 'contract').length > 1) return moved;
  return {
    ...moved,
    priceCents: price ?? terms.priceCents,
    downPaymentCents: terms.downPaymentCents && (downPayment ?? terms.downPaymentCents),
    earnestMoneyCents: terms.earnestMoneyCents && (deposit ?? terms.earnestMoneyCents),
  };
}

function toOfferFacts({ downPaymentCents, earnestMoneyCents, closingDay }: OfferTerms): Facts {
  return {
    ...(downPaymentCents !== null && { downPayment: downPaymentCents }),
    ...(earnestMoneyCents !== null && { deposit: earnestMoneyCents }),
    ...(closingDay !== null && { closingDay }),
  };
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
