import { type Decimal, roundToCents } from '../kernel/decimals.ts';
import { formatPercent } from '../kernel/percents.ts';
import { listYearlyBalances } from '../loans/yearly-balances.ts';
import type { TableUse } from '../programs/data-table.ts';
import { averageBalancePremium, computeFhaMip } from '../programs/mortgage-insurance/fha-mip.ts';
import { computeUsdaFees } from '../programs/mortgage-insurance/usda-fees.ts';
import { computeVaFundingFee } from '../programs/mortgage-insurance/va-funding-fee.ts';
import { computeLtv } from '../programs/shown-ratios.ts';
import * as texts from './en/estimate-program.ts';
import type { Basis } from './estimate-basis.ts';
import type { UpfrontFee } from './estimate-fees.ts';

/** A program's own monthly premium or fee, where it has one, and the loan that it is a percent of: FHA's is without the upfront fee. */
export type AnnualFee = {
  monthly: Decimal;
  months: number;
  percentText: string;
  ofLoan: { name: string; amount: Decimal };
  formula: string;
  source: TableUse['source'];
};

/** What FHA, VA and USDA charge: the fee at closing and the one a month. Conventional loans have neither from here. */
export function parseProgram(basis: Basis): {
  upfront: UpfrontFee | undefined;
  annual: AnnualFee | undefined;
} {
  const { program, price, downPayment, baseLoan, givenLoan, termMonths, on } = basis;
  const isFinanced = givenLoan === undefined;
  if (program === 'fha') {
    const ltvPercent = computeLtv(baseLoan, price);
    const mip = computeFhaMip({ baseLoan, ltvPercent, termMonths }, on);
    basis.tables.push(mip.table);
    const { source } = mip.table;
    const [balances = []] = listYearlyBalances({
      principal: roundToCents(baseLoan),
      ratePercent: basis.ratePercent,
      termMonths,
    });
    const formula = texts.fhaUpfrontFormula(formatPercent(mip.upfrontPercent), isFinanced);
    return {
      upfront: { id: 'upfrontMortgageInsurance', amount: mip.upfrontPremium, formula, source },
      annual: {
        monthly: averageBalancePremium(balances, mip.annualPercent),
        months: mip.durationMonths,
        percentText: mip.annualPercentText,
        ofLoan: { name: texts.baseLoan, amount: baseLoan },
        formula: texts.fhaAnnualFormula,
        source,
      },
    };
  }
  if (program === 'va') {
    const request = { price, downPayment, use: 'first', purpose: 'purchase', exempt: false } as const;
    const { fee, ratePercentText, table } = computeVaFundingFee(request, on);
    basis.tables.push(table);
    basis.assumptions.push({
      field: 'program',
      label: texts.vaFundingFee,
      value: `${ratePercentText}%`,
      reason: texts.vaFeeNote,
      source: table.source,
      asOf: table.published,
    });
    const formula = texts.loanTimesPercent(ratePercentText, isFinanced);
    return { upfront: { id: 'fundingFee', amount: fee, formula, source: table.source }, annual: undefined };
  }
  if (program === 'usda') {
    // A loan that the input names has the fee in it already, or leaves it to be paid in cash: either way it is a percent of that loan.
    const fees = computeUsdaFees(givenLoan ?? baseLoan, isFinanced ? 'financed' : 'inCash', on);
    basis.tables.push(fees.table);
    const { source } = fees.table;
    const formula = texts.usdaUpfrontFormula(fees.upfrontPercentText, isFinanced);
    return {
      upfront: { id: 'guaranteeFee', amount: fees.upfrontFee, formula, source },
      annual: {
        monthly: fees.firstYearMonthly,
        months: termMonths,
        percentText: fees.annualPercentText,
        ofLoan: { name: texts.loanAmount, amount: fees.totalLoan },
        formula: texts.usdaAnnualFormula,
        source,
      },
    };
  }
  return { upfront: undefined, annual: undefined };
}
