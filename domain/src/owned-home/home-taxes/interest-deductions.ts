import { Decimal } from '../../kernel/decimals.ts';
import { countCents, fromCents } from '../../loans/cents.ts';
import { pickTable, type TableUse } from '../../programs/data-table.ts';
import { endOfTaxYear, insuranceDeductionTables, interestLimitTables } from './home-tax-tables.ts';

/** Premiums of a year (private, FHA, VA or USDA) and adjusted gross income, whole cents. */
export type PaidPremiums = { premiumCents: number; agiCents: number; isMarriedSeparately: boolean };

export type InsuranceDeduction = {
  percent: number;
  deductibleCents: number;
  fullUpTo: number;
  step: number;
  table: TableUse;
};

/**
 * What of the premiums counts as interest on Schedule A, whole cents: 10 percent less for each 1,000 dollars, or part of it, of income above
 * 100,000; for spouses who file separately each 500 above 50,000. `percent` is the share that counts; `fullUpTo` and
 * `step`, whole dollars, are those of the filing.
 *
 * @param taxYear from 2026, the first in which premiums count again
 */
export function computeInsuranceDeduction(
  { premiumCents, agiCents, isMarriedSeparately }: PaidPremiums,
  taxYear: number,
): InsuranceDeduction {
  const { content, use: table } = pickTable(insuranceDeductionTables, endOfTaxYear(taxYear));
  const { fullUpTo, step } = isMarriedSeparately ? content.separate : content.joint;
  const steps = Math.max(0, Math.ceil((agiCents - fullUpTo * 100) / (step * 100)));
  const percent = Math.max(0, 100 - steps * content.percentPerStep);
  const deductibleCents = countCents(fromCents(premiumCents).times(percent).div(100));
  return { percent, deductibleCents, fullUpTo, step, table };
}

/** The year's average balance of loans to buy, build or improve up to two homes, and the interest on them, whole cents. */
export type PaidInterest = { balanceCents: number; interestCents: number; isMarriedSeparately: boolean };

/**
 * What of a year's mortgage interest counts on Schedule A, whole cents: all of it up to the limit of debt, above it the share limit / average
 * balance, rounded half up. Debt from before December 16, 2017 can have a higher limit, which is not worked out here.
 */
export function limitInterest(
  { balanceCents, interestCents, isMarriedSeparately }: PaidInterest,
  taxYear: number,
): { limitCents: number; deductibleCents: number; table: TableUse } {
  const { content, use: table } = pickTable(interestLimitTables, endOfTaxYear(taxYear));
  const limitCents = (isMarriedSeparately ? content.separate : content.joint) * 100;
  const deductibleCents =
    balanceCents <= limitCents
      ? interestCents
      : countCents(new Decimal(interestCents).times(limitCents).div(balanceCents).div(100));
  return { limitCents, deductibleCents, table };
}
