import type { EstimateInput } from '../tools/estimate/estimate-input.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
import { getBasis } from './estimate-basis.ts';

/**
 * An estimate in the questions of the monthly payment calculator, as they are typed there: dollars, percent and years. Nothing for a
 * loan of a program, whose insurance that calculator does not count. `today` dates the assumptions.
 */
export function listPaymentFigures(
  input: EstimateInput,
  today: string,
  survey = shippedWeek,
): Record<string, string> | undefined {
  const basis = getBasis(input, today, survey);
  if (basis.program !== 'conventional') return undefined;
  return {
    price: basis.price.toFixed(),
    downPayment: basis.price.minus(basis.givenLoan ?? basis.baseLoan).toFixed(),
    ratePercent: basis.ratePercent.toFixed(),
    termMonths: String(basis.termMonths / 12),
    propertyTaxYearly: basis.taxMonthly.times(12).toFixed(2),
    homeInsuranceYearly: basis.insuranceMonthly.times(12).toFixed(2),
    duesMonthly: basis.duesMonthly.isZero() ? '' : basis.duesMonthly.toFixed(2),
    ...(input.miPercent !== undefined && { premiumPercent: input.miPercent }),
  };
}
