import { completeFacts } from '../plan/assumed-facts.ts';
import { computePlanCost, type PlanCost } from '../plan/plan-cost.ts';
import type { Facts } from '../plan/plan-facts.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
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
  const {
    place: _place,
    propertyTaxYearly: _tax,
    homeInsuranceYearly: _insurance,
    duesMonthly: _dues,
    ...rest
  } = plan;
  const own = ofHome.flatMap((fact) => (home[fact] === null ? [] : [[fact, home[fact]] as const]));
  const facts: Facts = {
    ...rest,
    price: home.price,
    ...(home.propertyType !== null && { propertyType: home.propertyType }),
    ...(home.state !== null && { place: { state: home.state, county: null } }),
    ...Object.fromEntries(own),
  };
  const cost = computePlanCost(facts, today, survey);
  const { downPayment } = completeFacts(facts, today, survey);
  if (cost === null || downPayment === undefined) return null;
  const { fiveYears: _, ...shown } = cost;
  const assumed = (['propertyTaxYearly', 'homeInsuranceYearly'] as const).filter(
    (fact) => home[fact] === null,
  );
  return { ...shown, downPayment, assumed };
}
