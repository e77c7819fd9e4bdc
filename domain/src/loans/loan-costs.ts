import { Decimal } from '../kernel/decimals.ts';
import type { InsuranceStep } from './apr.ts';
import { computeDisclosure, getDisclosedPart } from './disclosure.ts';
import type { LoanTerms } from './loan-terms.ts';

/**
 * Total Interest Percentage: all interest of the loan, that before the first payment included, as percent of the loan (12 CFR
 * 1026.37(l)(3)). Unrounded; forms print two places. 0 for a loan of nothing.
 */
export function computeTotalInterestPercent(terms: LoanTerms, prepaidInterest: Decimal): Decimal {
  if (terms.principal.isZero()) return new Decimal(0);
  return computeDisclosure(terms).totalInterest.plus(prepaidInterest).times(100).div(terms.principal);
}

/**
 * What is paid in the first `years` (all of them where the term is shorter) and how much of the loan that pays off, in unrounded
 * dollars: payments, mortgage insurance, `loanCosts` and interest before the first payment (12 CFR 1026.37(l)(1)).
 */
export function computeCostOfYears(credit: {
  terms: LoanTerms;
  years: number;
  loanCosts: Decimal;
  prepaidInterest: Decimal;
  insurance?: readonly InsuranceStep[] | undefined;
}): { total: Decimal; principal: Decimal } {
  const { terms, years, loanCosts, prepaidInterest, insurance = [] } = credit;
  const months = Math.min(terms.termMonths, years * 12);
  const { paid, principalPaid } = getDisclosedPart(computeDisclosure(terms), months);
  const total = paid.plus(loanCosts).plus(prepaidInterest).plus(addInsurance(insurance, months));
  return { total, principal: principalPaid };
}

function addInsurance(insurance: readonly InsuranceStep[], months: number): Decimal {
  let left = months;
  let sum = new Decimal(0);
  for (const { amount, payments } of insurance) {
    const count = Math.min(left, payments);
    sum = sum.plus(amount.times(count));
    left -= count;
  }
  return sum;
}
