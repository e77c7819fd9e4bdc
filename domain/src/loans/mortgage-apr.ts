import { Decimal } from '../kernel/decimals.ts';
import type { Flow } from './annual-rate.ts';
import { computeAprOfFlows } from './apr.ts';
import { computeDisclosure } from './disclosure.ts';
import type { LoanTerms } from './loan-terms.ts';

/** Monthly mortgage insurance of `amount` dollars, unrounded, with the next `payments` payments. */
export type InsuranceStep = { amount: Decimal; payments: number };

export type MortgageCredit = {
  terms: LoanTerms;
  /** What is paid at or before closing and counts as finance charge, in dollars: points, lender's fees, prepaid interest. */
  prepaidFinanceCharge: Decimal;
  /** In order, the first from payment 1 on. */
  insurance?: readonly InsuranceStep[] | undefined;
};

/**
 * The APR in percent, unrounded, of a mortgage paid monthly with a regular first period: the amount financed (12 CFR 1026.18(b)) is
 * the loan less the prepaid finance charge; insurance is a finance charge (1026.4(b)(5)), so it counts as paid with the payments.
 * Payments are the unrounded ones. Null where nothing is left to be financed or less is paid than that.
 */
export function computeMortgageApr({
  terms,
  prepaidFinanceCharge,
  insurance = [],
}: MortgageCredit): Decimal | null {
  const financed = terms.principal.minus(prepaidFinanceCharge);
  if (financed.lessThanOrEqualTo(0)) return null;
  const advance = { amount: financed, first: 0, fraction: NONE, count: 1 };
  return computeAprOfFlows([advance], listMortgagePayments(terms, insurance), new Decimal(12));
}

/** The unrounded payments of a mortgage and its insurance, the first one month after the loan. */
export function listMortgagePayments(terms: LoanTerms, insurance: readonly InsuranceStep[]): Flow[] {
  const payments: Flow[] = computeDisclosure(terms).steps.map(({ from, until, payment }) => ({
    amount: payment,
    first: from,
    fraction: NONE,
    count: until - from + 1,
  }));
  let next = 1;
  for (const { amount, payments: wanted } of insurance) {
    const count = Math.min(wanted, terms.termMonths - next + 1);
    if (count > 0) payments.push({ amount, first: next, fraction: NONE, count });
    next += count;
  }
  return payments;
}

const NONE = new Decimal(0);
