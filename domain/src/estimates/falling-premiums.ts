import { Decimal } from '../kernel/decimals.ts';
import { formatDollars } from '../kernel/money.ts';
import type { InsuranceStep } from '../loans/apr.ts';
import { listYearlyBalances } from '../loans/yearly-balances.ts';
import { averageBalancePremium } from '../programs/mortgage-insurance/fha-mip.ts';
import * as texts from './en/estimates.ts';

/**
 * The monthly premiums of an FHA or USDA loan, year by year: `firstYear` dollars at first, then the annual rate on the average balance
 * of each year, over twelve (24 CFR 203.260-261; 7 CFR 3555.107(g)). Taken flat they would put the APR of a 30-year FHA loan
 * some 0.14 points too high. `loan` is what the rate is of: FHA's base loan, USDA's with the fee in it; `months` is how many premiums fall due.
 */
export function listFallingPremiums(insured: {
  loan: Decimal;
  ratePercent: Decimal;
  termMonths: number;
  annualPercent: Decimal;
  months: number;
  firstYear: Decimal;
}): InsuranceStep[] {
  const { loan, ratePercent, termMonths, annualPercent, months, firstYear } = insured;
  const years = listYearlyBalances({ principal: loan, ratePercent, termMonths });
  return Array.from({ length: Math.ceil(months / 12) }, (_, year) => ({
    amount: year === 0 ? firstYear : averageBalancePremium(years[year] ?? [], annualPercent),
    payments: Math.min(12, months - year * 12),
  }));
}

/** Premiums of the first `months` payments in words, for the inputs of a working. */
export function describePremiums(steps: readonly InsuranceStep[], months: number): string {
  let left = months;
  const due = steps.map(({ amount, payments }) => {
    const count = Math.min(left, payments);
    left -= count;
    return { amount, count };
  });
  const [first] = due;
  if (first === undefined) return 'none';
  const paid = due.filter(({ count }) => count > 0);
  if (paid.length <= 1) return `${first.count} × ${formatDollars(first.amount, 'plain')}`;
  const total = due.reduce((sum, { amount, count }) => sum.plus(amount.times(count)), new Decimal(0));
  return texts.fallingPremiumsSum(
    months - left,
    formatDollars(first.amount, 'plain'),
    formatDollars(total, 'plain'),
  );
}
