import * as z from 'zod/mini';
import * as words from '../en.ts';
import { centsField, choice, priceField, yesNoField } from '../record-fields.ts';

/** How a loss is paid: at the cost of replacing, or at what the thing was still worth. */
export const settlements = ['replacement', 'actual-cash'] as const;

/** What a policy and a quote both say, in the order of a declarations page, whole cents; null where the page does not say it. */
export const coverageFields = {
  /** Of the whole policy period. */
  premium: priceField,
  dwelling: z.nullable(priceField),
  otherStructures: z.nullable(centsField),
  personalProperty: z.nullable(centsField),
  lossOfUse: z.nullable(centsField),
  liability: z.nullable(centsField),
  /** For all perils that have no deductible of their own. */
  deductible: centsField,
  coversWindHail: yesNoField,
  /** In dollars, where a percent of the dwelling coverage is printed too. */
  windHailDeductible: z.nullable(centsField),
  coversFlood: yesNoField,
  settlement: z.nullable(choice(settlements)),
};
const coverage = z.object(coverageFields);
export type Coverage = z.infer<typeof coverage>;

/** What does not go together in a coverage. */
export function findCoverageProblems({
  dwelling,
  deductible,
  coversWindHail,
  windHailDeductible,
}: Coverage): Record<string, string> {
  const problems: Record<string, string> = {};
  if (dwelling !== null && deductible >= dwelling) problems.deductible = words.deductibleAboveCoverage;
  if (windHailDeductible !== null && !coversWindHail) problems.windHailDeductible = words.windNotCovered;
  else if (windHailDeductible !== null && dwelling !== null && windHailDeductible >= dwelling)
    problems.windHailDeductible = words.deductibleAboveCoverage;
  return problems;
}
