import { Decimal, roundToCents } from '../../kernel/decimals.ts';
import { pickTable, type TableUse } from '../data-table.ts';
import { fhaMipTables } from './fha-mip-table.ts';

/** What FHA's insurance costs. Dollars in cents; `durationMonths` is how many monthly premiums fall due. */
export type FhaMip = {
  upfrontPercent: Decimal;
  upfrontPremium: Decimal;
  annualPercent: Decimal;
  annualPercentText: string;
  /** The base loan times the annual rate, over twelve: HUD's "estimated" premium, as most lenders quote it. */
  firstYearMonthly: Decimal;
  durationMonths: number;
  endsBeforeLoan: boolean;
  table: TableUse;
};

/**
 * FHA's upfront and annual premium for a base loan (without the upfront premium) in dollars, a loan-to-value in percent, as it is
 * shown (`computeLtv`), and a term in months (HUD Mortgagee Letter 2023-05).
 */
export function computeFhaMip(
  loan: { baseLoan: Decimal; ltvPercent: Decimal; termMonths: number },
  on: string,
): FhaMip {
  const { content, use } = pickTable(fhaMipTables, on);
  const group = loan.termMonths <= content.shortTermMonths ? content.shortTerm : content.longTerm;
  const rates = loan.baseLoan.lte(content.sizeLine) ? group.upToLine : group.aboveLine;
  const rate = rates.find(({ upToLtvPercent }) => loan.ltvPercent.lte(upToLtvPercent)) ?? rates.at(-1);
  const annualPercentText = rate?.annualPercent ?? '0';
  const annualPercent = new Decimal(annualPercentText);
  const isShort = loan.ltvPercent.lte(content.shortDurationLtvPercent);
  return {
    upfrontPercent: new Decimal(content.upfrontPercent),
    upfrontPremium: roundToCents(loan.baseLoan.times(content.upfrontPercent).div(100)),
    annualPercent,
    annualPercentText,
    firstYearMonthly: roundToCents(loan.baseLoan.times(annualPercent).div(1200)),
    durationMonths: isShort ? Math.min(content.shortDurationMonths, loan.termMonths) : loan.termMonths,
    endsBeforeLoan: isShort && content.shortDurationMonths < loan.termMonths,
    table: use,
  };
}

/**
 * The monthly premium of the first year as HUD's own system bills it: the annual rate on the average of the twelve balances of
 * that year, over twelve (24 CFR 203.260-261). `balances` are those of the base loan outstanding during its first twelve months,
 * the first being the base loan itself; fewer where the loan is shorter.
 */
export function averageBalancePremium(balances: readonly Decimal[], annualPercent: Decimal): Decimal {
  if (balances.length === 0) return new Decimal(0);
  const total = balances.reduce((sum, balance) => sum.plus(balance), new Decimal(0));
  return roundToCents(total.times(annualPercent).div(balances.length * 1200));
}
