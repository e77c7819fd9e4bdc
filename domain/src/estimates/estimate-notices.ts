import {
  checkConformingLimit,
  checkFhaLimit,
  findConformingLimits,
  findFhaLimits,
} from '../programs/loan-limits.ts';
import { needsPmi } from '../programs/private-mortgage-insurance.ts';
import type { Decimal } from '../shared/decimals.ts';
import { formatPercent, formatWhole } from './estimate-formats.ts';
import type { EstimateParts } from './estimate-parts.ts';

/** What a reader should know before relying on the figures, most weighty first. */
export function listNotices({ input, basis, loan, costs, projected, comparisons }: EstimateParts): string[] {
  const notices: string[] = [];
  const ltv = loan.amount.times(100).div(basis.price);
  if (costs.cash.total.isNegative())
    notices.push(
      `You would get $${formatWhole(costs.cash.total.abs())} back at closing: check the deposit and the credits.`,
    );
  if (loan.insurance.months === 0 && isInsuranceEntered(input) && basis.program === 'conventional')
    notices.push(
      `Mortgage insurance was entered and left out: the loan is ${formatPercent(ltv, 1)} of the price, at most 80%.`,
    );
  if (loan.insurance.months === 0 && basis.program === 'conventional' && needsPmi(loan.amount, basis.price))
    notices.push(
      `No mortgage insurance is counted, as entered. The loan is ${formatPercent(ltv, 1)} of the price, and above 80% lenders usually ask for it.`,
    );
  const insured = projected.find(({ mi }) => mi !== '-');
  if (input.miYearsShown !== undefined && input.miYearsShown !== (insured?.years ?? ''))
    notices.push(
      `The form shows mortgage insurance for years ${input.miYearsShown}; the schedule says ${insured?.years ?? 'none'}.`,
    );
  const limit = describeLimit(input, basis, loan.amount);
  if (limit !== undefined) notices.push(limit);
  if (input.occupancy === 'secondHome' || input.occupancy === 'investment')
    notices.push(
      'Lenders ask a higher rate and a larger down payment for a home you will not live in all year. Ask for a quote.',
    );
  if (
    basis.program !== 'conventional' &&
    input.occupancy !== undefined &&
    input.occupancy !== 'primaryResidence'
  )
    notices.push('FHA, VA and USDA loans are for a home you will live in.');
  if (comparisons.apr.lt(basis.ratePercent))
    notices.push('The APR is below the interest rate, which only credits can bring about. Check the fees.');
  return notices;
}

function isInsuranceEntered({ miMonthlyUnrounded, miPercent }: EstimateParts['input']): boolean {
  return Number(miMonthlyUnrounded ?? 0) > 0 || Number(miPercent ?? 0) > 0;
}

/** A loan above the limits of its program; which homes have two to four units was not asked, so one is taken. */
function describeLimit(
  { state }: EstimateParts['input'],
  { program, baseLoan, on, tables }: EstimateParts['basis'],
  loan: Decimal,
): string | undefined {
  if (program === 'fha') {
    const limits = findFhaLimits({ state }, on);
    const verdict = checkFhaLimit(baseLoan, 1, limits);
    if (verdict === 'within') return undefined;
    tables.push(limits.table);
    const isOver = (place: string) =>
      checkFhaLimit(baseLoan, 1, findFhaLimits({ state: place }, on)) === 'above';
    const where = state === undefined ? nameElsewhere(isOver) || 'anywhere' : 'anywhere in this state';
    return verdict === 'above'
      ? `FHA insures no loan of $${formatWhole(baseLoan)} for one unit ${where}.`
      : `Whether FHA insures a loan of $${formatWhole(baseLoan)} depends on the county’s limit.`;
  }
  if (program !== 'conventional') return undefined;
  const limits = findConformingLimits({ state }, on);
  const verdict = checkConformingLimit(loan, 1, limits);
  if (verdict === 'within') return undefined;
  tables.push(limits.table);
  const isOver = (place: string) =>
    checkConformingLimit(loan, 1, findConformingLimits({ state: place }, on)) === 'above';
  const where = state === undefined ? nameElsewhere(isOver) : '';
  return verdict === 'above'
    ? `A loan of $${formatWhole(loan)} is above the conforming limit of ${limits.year}${where && ` ${where}`}. Such a jumbo loan has rules and rates of its own.`
    : `A loan of $${formatWhole(loan)} is above the baseline limit of ${limits.year}. Whether it is a jumbo loan depends on the county’s limit.`;
}

/** Where a loan is over a limit that is higher in four places, of a home whose state was not named; empty where it is over there too. */
function nameElsewhere(isOver: (state: string) => boolean): string {
  return isOver('AK') ? '' : 'outside Alaska, Hawaii, Guam and the Virgin Islands';
}
