import { planningFigures } from '../estimates/planning-figures.ts';
import { pmiPremiumTables } from '../programs/mortgage-insurance/pmi-premium-table.ts';
import { ASSUMED_CREDIT_SCORE } from '../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { describeRateSource, findPlanningRate, shippedWeek } from '../weekly-rates/weekly-rate.ts';
import type { PaymentAssumptions } from './first-payment.ts';

/** The newest planning figures, for the first estimate of a payment on a day. Called when pages are built: the tables are large. */
export function listPaymentAssumptions(on: string, locale?: string): PaymentAssumptions {
  const [{ content: planned }] = planningFigures;
  const [{ content: premiums }] = pmiPremiumTables;
  const band = premiums.fromScores.findIndex((from) => ASSUMED_CREDIT_SCORE >= from);
  const { ratePercent, week } = findPlanningRate(shippedWeek, planned.termMonths);
  return {
    ratePercent: Number(ratePercent),
    rateSource: describeRateSource(week, on, locale),
    termMonths: planned.termMonths,
    taxPercent: Number(planned.taxPercent),
    insurancePercent: Number(planned.insurancePercent),
    premiums: premiums.byLtv.map(({ aboveLtvPercent, annualPercents }) => ({
      abovePercent: Number(aboveLtvPercent),
      percent: Number(annualPercents[band] ?? 0),
    })),
  };
}
