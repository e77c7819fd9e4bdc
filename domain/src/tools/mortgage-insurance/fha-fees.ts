import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { listYearlyBalances } from '../../loans/yearly-balances.ts';
import { averageBalancePremium, computeFhaMip } from '../../programs/mortgage-insurance/fha-mip.ts';
import { computeLtv, roundRatio } from '../../programs/shown-ratios.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en.ts';
import type { FhaInput, FhaResult } from './mortgage-insurance.contract.ts';

/** A loan-to-value that was given may differ from loan / value by its own rounding alone. */
const ROUNDING_OF_LTV = '0.01';

/** FHA's upfront and annual premium. */
export function computeFhaFees(input: FhaInput, on: string): FhaResult {
  const baseLoan = new Decimal(input.baseLoan);
  const ltvPercent = readLtv(input, baseLoan);
  const mip = computeFhaMip({ baseLoan, ltvPercent, termMonths: input.termMonths }, on);
  const average = input.ratePercent === undefined ? null : averageFirstYear(input, mip.annualPercent);
  const firstYearMonthlyAverage = average && toFixedDollars(average);
  const ufmip = toFixedDollars(mip.upfrontPremium);
  const firstYearMonthlySimple = toFixedDollars(mip.firstYearMonthly);
  const financedLoan = toFixedDollars(baseLoan.plus(mip.upfrontPremium));
  const duration = mip.endsBeforeLoan ? texts.elevenYears : texts.mortgageTerm;
  const { source } = mip.table;
  const ufmipPercent = mip.upfrontPercent.toFixed(2);
  const annualRatePercent = mip.annualPercentText;
  const { baseLoan: loan } = input;
  const rate = `${annualRatePercent} %`;
  return {
    program: 'fha',
    ltvPercent: ltvPercent.toFixed(2),
    ufmipPercent,
    ufmip,
    financedLoan,
    annualRatePercent,
    firstYearMonthlySimple,
    firstYearMonthlyAverage,
    duration,
    durationMonths: mip.durationMonths,
    workings: [
      showWorking(
        'ufmip',
        texts.fhaUpfrontFormula,
        { baseLoan: loan, ufmipPercent: `${ufmipPercent} %` },
        ufmip,
        source,
      ),
      showWorking(
        'duration',
        texts.fhaDurationFormula,
        { ltvPercent: `${ltvPercent.toFixed(2)} %`, termMonths: String(input.termMonths) },
        duration,
        source,
      ),
      showWorking('durationMonths', texts.sameInMonths, { duration }, String(mip.durationMonths)),
      showWorking('financedLoan', texts.fhaLoanFormula, { baseLoan: loan, ufmip }, financedLoan),
      showWorking(
        'ltvPercent',
        input.ltvPercent === undefined ? texts.fhaLtvFormula : texts.asGiven,
        { baseLoan: loan, propertyValue: input.propertyValue ?? texts.notGiven },
        ltvPercent.toFixed(2),
      ),
      showWorking(
        'firstYearMonthlySimple',
        texts.fhaMonthlyFormula,
        { baseLoan: loan, annualRatePercent: rate, ltvPercent: `${ltvPercent.toFixed(2)} %` },
        firstYearMonthlySimple,
        source,
      ),
      ...(firstYearMonthlyAverage === null
        ? []
        : [
            showWorking(
              'firstYearMonthlyAverage',
              texts.fhaAverageFormula,
              { baseLoan: loan, annualRatePercent: rate, ratePercent: `${input.ratePercent} %` },
              firstYearMonthlyAverage,
              { title: '24 CFR 203.260-203.261' },
            ),
          ]),
    ],
    tables: [mip.table],
  };
}

function readLtv(input: FhaInput, baseLoan: Decimal): Decimal {
  const given = input.ltvPercent === undefined ? null : new Decimal(input.ltvPercent);
  if (input.propertyValue === undefined) {
    if (given !== null) return roundRatio(given);
    throw new InputRefusal({ propertyValue: texts.propertyValueProblem });
  }
  const value = new Decimal(input.propertyValue);
  if (value.isZero() || baseLoan.gt(value)) {
    throw new InputRefusal({ baseLoan: texts.baseLoanProblem });
  }
  const exact = baseLoan.times(100).div(value);
  if (given?.minus(exact).abs().gt(ROUNDING_OF_LTV)) {
    throw new InputRefusal({
      ltvPercent: texts.ltvProblem(exact.toFixed(2)),
    });
  }
  return given === null ? computeLtv(baseLoan, value) : roundRatio(given);
}

function averageFirstYear(input: FhaInput, annualPercent: Decimal): Decimal {
  const principal = new Decimal(input.baseLoan);
  const ratePercent = new Decimal(input.ratePercent ?? 0);
  const [first = []] = listYearlyBalances({ principal, ratePercent, termMonths: input.termMonths });
  return averageBalancePremium(first, annualPercent);
}
