import { planningFigures } from '../estimates/planning-figures.ts';
import { Decimal } from '../kernel/decimals.ts';
import { pickTable } from '../programs/data-table.ts';
import { describeRateSource, findPlanningRate, shippedWeek } from '../weekly-rates/weekly-rate.ts';
import type { Fact, Facts } from './plan-facts.ts';
import { findPlanPrice } from './plan-price.ts';
import type { Provenance } from './provenance.ts';

export type AssumedFacts = {
  values: Facts;
  from: Provenance & { source: 'assumption' };
  /** Where the rate comes from, in words; it has a day of its own. */
  rateSource: string;
};

/**
 * What we assume of a loan and a home until the buyer enters it: the planning figures of the estimate, with the day and the name of their
 * table. Shares of the price are there once there is a price. `on` is the calendar day that picks the table, `survey` the newest week of rates.
 */
export function assumeFacts(known: Facts, on: string, survey = shippedWeek): AssumedFacts {
  const { content: plan, use } = pickTable(planningFigures, on);
  const price = findPlanPrice(known);
  const { ratePercent, week } = findPlanningRate(survey, known.termMonths ?? plan.termMonths);
  const share = (percent: string) =>
    price === undefined ? undefined : new Decimal(price).times(percent).div(100).round().toNumber();
  const values: Facts = {
    program: 'conventional',
    termMonths: plan.termMonths,
    ratePercent,
    ...withValues({
      downPayment: share(plan.downPaymentPercent),
      propertyTaxYearly: share(plan.taxPercent),
      homeInsuranceYearly: share(plan.insurancePercent),
    }),
  };
  const unknown = Object.entries(values).filter(([fact]) => known[fact as Fact] === undefined);
  return {
    values: Object.fromEntries(unknown),
    from: { source: 'assumption', asOf: use.published, title: use.name },
    rateSource: describeRateSource(week, on),
  };
}

/** What is known, and our assumptions where nothing is. */
export function completeFacts(known: Facts, on: string, survey = shippedWeek): Facts {
  return { ...assumeFacts(known, on, survey).values, ...known };
}

function withValues(facts: { [Name in Fact]?: Facts[Name] | undefined }): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}
