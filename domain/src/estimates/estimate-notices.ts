import type { Decimal } from '../kernel/decimals.ts';
import { formatAmount } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import {
  checkConformingLimit,
  checkFhaLimit,
  findConformingLimits,
  findFhaLimits,
} from '../programs/loan-limits/loan-limits.ts';
import { needsPmi } from '../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { computeLtv } from '../programs/shown-ratios.ts';
import * as texts from './en/estimate-notices.ts';
import type { EstimateParts } from './estimate-parts.ts';

/** What a reader should know before relying on the figures, most weighty first. */
export function listNotices({ input, basis, loan, costs, projected, comparisons }: EstimateParts): string[] {
  const notices: string[] = [];
  const ltv = computeLtv(loan.amount, basis.price);
  if (costs.cash.total.isNegative())
    notices.push(texts.cashBackNotice(formatAmount(costs.cash.total.abs(), 'whole')));
  if (loan.insurance.months === 0 && isInsuranceEntered(input) && basis.program === 'conventional')
    notices.push(texts.insuranceLeftOut(formatPercent(ltv)));
  if (loan.insurance.months === 0 && basis.program === 'conventional' && needsPmi(loan.amount, basis.price))
    notices.push(texts.insuranceNotCounted(formatPercent(ltv)));
  const insured = projected.find(({ mi }) => mi !== '-');
  if (input.miYearsShown !== undefined && input.miYearsShown !== (insured?.years ?? ''))
    notices.push(texts.insuranceYearsDiffer(input.miYearsShown, insured?.years));
  const limit = describeLimit(input, basis, loan.amount);
  if (limit !== undefined) notices.push(limit);
  if (input.occupancy === 'secondHome' || input.occupancy === 'investment')
    notices.push(texts.occupancyRateNotice);
  if (
    basis.program !== 'conventional' &&
    input.occupancy !== undefined &&
    input.occupancy !== 'primaryResidence'
  )
    notices.push(texts.occupancyProgramNotice);
  if (comparisons.apr.lt(basis.ratePercent)) notices.push(texts.aprBelowRate);
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
    const where = findWhere(state, isOver);
    return verdict === 'above'
      ? texts.fhaLimitExceeded(formatAmount(baseLoan, 'whole'), where)
      : texts.fhaLimitUnknown(formatAmount(baseLoan, 'whole'));
  }
  if (program !== 'conventional') return undefined;
  const limits = findConformingLimits({ state }, on);
  const verdict = checkConformingLimit(loan, 1, limits);
  if (verdict === 'within') return undefined;
  tables.push(limits.table);
  const isOver = (place: string) =>
    checkConformingLimit(loan, 1, findConformingLimits({ state: place }, on)) === 'above';
  const where = findWhere(state, isOver);
  return verdict === 'above'
    ? texts.loanIsJumbo(formatAmount(loan, 'whole'), limits.year, where)
    : texts.possibleJumboLoan(formatAmount(loan, 'whole'), limits.year);
}

function findWhere(state: string | undefined, isOver: (state: string) => boolean): texts.OverLimit {
  if (state !== undefined) return 'inState';
  return isOver('AK') ? 'everywhere' : 'elsewhere';
}
