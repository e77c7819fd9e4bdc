import { type Decimal, roundToCents } from '../shared/decimals.ts';
import { pickTable, type TableUse } from './data-table.ts';
import { usdaFeeTables } from './usda-fee-table.ts';

/** USDA's fees for a loan, in dollars. The annual fee is of the average balance; the first year's is taken of the loan itself. */
export type UsdaFees = {
  upfrontPercentText: string;
  upfrontFee: Decimal;
  annualPercentText: string;
  firstYearMonthly: Decimal;
  financedLoan: Decimal;
  table: TableUse;
};

/** The guarantee fees of a USDA loan of so many dollars (without the fee). */
export function computeUsdaFees(loan: Decimal, on: string): UsdaFees {
  const { content, use } = pickTable(usdaFeeTables, on);
  const upfrontFee = roundToCents(loan.times(content.upfrontPercent).div(100));
  return {
    upfrontPercentText: content.upfrontPercent,
    upfrontFee,
    annualPercentText: content.annualPercent,
    firstYearMonthly: roundToCents(loan.times(content.annualPercent).div(1200)),
    financedLoan: loan.plus(upfrontFee),
    table: use,
  };
}
