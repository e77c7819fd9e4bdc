import { Decimal, roundToCents } from '../../kernel/decimals.ts';
import { pickTable, type TableUse } from '../data-table.ts';
import { usdaFeeTables } from './usda-fee-table.ts';

/**
 * USDA's fees for a loan, in dollars. `totalLoan` is the loan with what it finances of the upfront fee. The annual fee is of the
 * average balance; the first year's is taken of the total loan itself.
 */
export type UsdaFees = {
  upfrontPercentText: string;
  upfrontFee: Decimal;
  annualPercentText: string;
  firstYearMonthly: Decimal;
  totalLoan: Decimal;
  table: TableUse;
};

/**
 * The guarantee fees of a USDA loan of so many dollars, without the upfront fee. The fee is a percent of the whole loan: where the
 * loan finances it, of the loan with the fee in it, so that the loan is divided by 99 percent (USDA Rural Development, "Upfront
 * Guarantee Fee Calculation Best Practices", 07/10/2015, with 2.75 percent: value / .9725). HB-1-3555, chapter 16, was not at hand.
 */
export function computeUsdaFees(loan: Decimal, paid: 'financed' | 'inCash', on: string): UsdaFees {
  const { content, use } = pickTable(usdaFeeTables, on);
  const percent = new Decimal(content.upfrontPercent);
  const ofBase = paid === 'financed' ? new Decimal(100).minus(percent) : new Decimal(100);
  const upfrontFee = roundToCents(loan.times(percent).div(ofBase));
  const totalLoan = paid === 'financed' ? loan.plus(upfrontFee) : loan;
  return {
    upfrontPercentText: content.upfrontPercent,
    upfrontFee,
    annualPercentText: content.annualPercent,
    firstYearMonthly: roundToCents(totalLoan.times(content.annualPercent).div(1200)),
    totalLoan,
    table: use,
  };
}
