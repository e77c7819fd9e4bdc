import type { Decimal } from '../../kernel/decimals.ts';
import type { propertyTypes } from '../../leads/questionnaire/questionnaire.ts';
import { findConformingLimits } from '../loan-limits/loan-limits.ts';

/** A limit of the agencies that a loan is above: whole dollars, of a calendar year. */
export type ExceededLimit = { dollars: number; year: number };

/**
 * The limit that holds in every county of a state, where a loan in dollars is above it. Beyond it the county's own limit, which is not asked
 * here, decides whether the loan is priced by the grid's high-balance rows or is a jumbo loan that the agencies do not price at all. A
 * home of two to four units is held against the limit of two.
 */
export function findExceededLimit(
  loan: Decimal,
  home: { state?: string | undefined; propertyType?: (typeof propertyTypes)[number] | undefined },
  on: string,
): ExceededLimit | undefined {
  const { baseline, year } = findConformingLimits({ state: home.state }, on);
  const dollars = baseline[home.propertyType === 'multiFamily' ? 1 : 0];
  return loan.gt(dollars) ? { dollars, year } : undefined;
}
