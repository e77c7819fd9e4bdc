import type { OfferTerms } from '../offers/home-offers/offer-terms.ts';
import { completeFacts } from '../plan/assumed-facts.ts';
import { computePlanCost, type PlanCost } from '../plan/plan-cost.ts';
import type { Facts } from '../plan/plan-facts.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '../weekly-rates/weekly-rates.contract.ts';
import { type HomeInput, homeCostFacts } from './home-fields.ts';
import type { CurrentOffer } from './homes.contract.ts';

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
  return facts && computeCost(facts, today, survey);
}

/**
 * What a home takes as every room says it: by the terms of its offer, or, once it is bought by contract, as the plan, which has what was
 * agreed, the home's own figures, and what was entered of them since.
 */
export function computeCountedCost(
  plan: Facts,
  home: HomeInput & { id: string },
  offers: Readonly<Record<string, CurrentOffer>>,
  { today, survey = shippedWeek }: Omit<CostContext, 'terms'>,
): HomeCost | null {
  const isPlanned = offers[home.id]?.state === 'contract' && countContracts(offers) === 1;
  if (isPlanned && plan.price !== undefined) return computeCost(plan, today, survey);
  const terms = findCountedTerms(offers, home.id, plan);
  return computeHomeCost(plan, home, { today, survey, terms });
}

function computeCost(facts: Facts, today: string, survey: WeeklyRate): HomeCost | null {
  const cost = computePlanCost(facts, today, survey);
  const { downPayment } = completeFacts(facts, today, survey);
  if (cost === null || downPayment === undefined) return null;
  const { fiveYears: _, ...shown } = cost;
  const assumed = (['propertyTaxYearly', 'homeInsuranceYearly'] as const).filter(
    (fact) => facts[fact] === undefined,
  );
  return { ...shown, downPayment, assumed };
}

/** The plan as a home is counted with, by its own price or that of `terms`; null without either. */
export function deriveHomeFacts(plan: Facts, home: HomeInput, terms: OfferTerms | null): Facts | null {
  const price = terms?.priceCents ?? home.price;
  if (price === null) return null;
  return { ...toHomeFacts(plan, { ...home, price }), ...(terms !== null && toOfferFacts(terms)) };
}

const countContracts = (offers: Readonly<Record<string, CurrentOffer>>) =>
  Object.values(offers).filter(({ state }) => state === 'contract').length;

/** `today` is a calendar day; `survey` the newest week of rates, which a plan without a rate is counted with. */
type CostContext = { today: string; survey?: WeeklyRate; terms?: OfferTerms | null };

/**
 * The terms that a home with an offer is counted with. Once it is accepted they are in the plan, where what was agreed on later is entered;
 * of two contracts at once, the plan speaks of one alone.
 */
export function findCountedTerms(
  offers: Readonly<Record<string, CurrentOffer>>,
  homeId: string,
  { price, downPayment, deposit, sellerCredit, closingDay }: Facts,
): OfferTerms | null {
  const offer = offers[homeId];
  if (offer === undefined) return null;
  const { state, terms } = offer;
  if (state === 'live') return terms;
  const moved = { ...terms, closingDay: closingDay ?? terms.closingDay };
  if (countContracts(offers) > 1) return moved;
  return {
    ...moved,
    priceCents: price ?? terms.priceCents,
    downPaymentCents: terms.downPaymentCents && (downPayment ?? terms.downPaymentCents),
    earnestMoneyCents: terms.earnestMoneyCents && (deposit ?? terms.earnestMoneyCents),
    sellerCreditCents: terms.sellerCreditCents && (sellerCredit ?? terms.sellerCreditCents),
  };
}

function toOfferFacts({
  downPaymentCents,
  earnestMoneyCents,
  sellerCreditCents,
  closingDay,
}: OfferTerms): Facts {
  return {
    ...(downPaymentCents !== null && { downPayment: downPaymentCents }),
    ...(earnestMoneyCents !== null && { deposit: earnestMoneyCents }),
    ...(sellerCreditCents !== null && { sellerCredit: sellerCreditCents }),
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
    sellerCredit: _credit,
    ...rest
  } = plan;
  const own = homeCostFacts.flatMap((fact) => (home[fact] === null ? [] : [[fact, home[fact]] as const]));
  return {
    ...rest,
    price: home.price,
    ...(home.propertyType !== null && { propertyType: home.propertyType }),
    ...(home.state !== null && { place: { state: home.state, county: null } }),
    ...Object.fromEntries(own),
  };
}
