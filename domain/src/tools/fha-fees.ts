import { readCents } from '../loans/cents.ts';
import { computeSchedule } from '../loans/schedule.ts';
import { averageBalancePremium, computeFhaMip } from '../programs/fha-mip.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import { InputRefusal } from './input-refusal.ts';
import type { FhaInput, FhaResult } from './mortgage-insurance.contract.ts';
import { showWorking } from './show-working.ts';

/** A loan-to-value that was given may differ from loan / value by its own rounding alone. */
const ROUNDING_OF_LTV = '0.01';

/** FHA's upfront and annual premium. */
export function computeFhaFees(input: FhaInput, on: string): FhaResult {
  const baseLoan = new Decimal(input.baseLoan);
  const ltvPercent = readLtv(input, baseLoan);
  const mip = computeFhaMip({ baseLoan, ltvPercent, termMonths: input.termMonths }, on);
  const average = input.ratePercent === undefined ? null : averageFirstYear(input, mip.annualPercent);
  const firstYearMonthlyAverage = average && writeDollars(average);
  const ufmip = writeDollars(mip.upfrontPremium);
  const firstYearMonthlySimple = writeDollars(mip.firstYearMonthly);
  const financedLoan = writeDollars(baseLoan.plus(mip.upfrontPremium));
  const duration = mip.endsBeforeLoan ? '11 years' : 'mortgage term';
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
        'Base loan x upfront percent / 100',
        { baseLoan: loan, ufmipPercent: `${ufmipPercent} %` },
        ufmip,
        source,
      ),
      showWorking(
        'duration',
        '11 years where the loan began at 90 percent of the value or less, else the whole term',
        { ltvPercent: `${ltvPercent.toFixed(2)} %`, termMonths: String(input.termMonths) },
        duration,
        source,
      ),
      showWorking('durationMonths', 'The same in months', { duration }, String(mip.durationMonths)),
      showWorking('financedLoan', 'Base loan + upfront premium', { baseLoan: loan, ufmip }, financedLoan),
      showWorking(
        'ltvPercent',
        input.ltvPercent === undefined ? 'Base loan x 100 / value of the home' : 'As given',
        { baseLoan: loan, propertyValue: input.propertyValue ?? 'not given' },
        ltvPercent.toFixed(2),
      ),
      showWorking(
        'firstYearMonthlySimple',
        "Base loan x annual percent / 100 / 12. The bill itself is a little lower: HUD takes each year's average balance",
        { baseLoan: loan, annualRatePercent: rate, ltvPercent: `${ltvPercent.toFixed(2)} %` },
        firstYearMonthlySimple,
        source,
      ),
      ...(firstYearMonthlyAverage === null
        ? []
        : [
            showWorking(
              'firstYearMonthlyAverage',
              'Average of the balances owed during the first 12 months x annual percent / 100 / 12',
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
    if (given !== null) return given;
    throw new InputRefusal({ propertyValue: 'Enter the value of the home, or the loan-to-value.' });
  }
  const value = new Decimal(input.propertyValue);
  if (value.isZero() || baseLoan.gt(value)) {
    throw new InputRefusal({ baseLoan: 'The base loan must not be more than the home is worth.' });
  }
  const exact = baseLoan.times(100).div(value);
  if (given?.minus(exact).abs().gt(ROUNDING_OF_LTV)) {
    throw new InputRefusal({
      ltvPercent: `The loan is ${exact.toFixed(2)} percent of the value. Leave the loan-to-value out, or correct one of the three.`,
    });
  }
  return given ?? exact;
}

function averageFirstYear(input: FhaInput, annualPercent: Decimal): Decimal {
  const principal = new Decimal(input.baseLoan);
  const ratePercent = new Decimal(input.ratePercent ?? 0);
  const { rows } = computeSchedule({ principal, ratePercent, termMonths: input.termMonths });
  const after = rows.slice(0, 11).map(({ balance }) => readCents(balance));
  return averageBalancePremium([principal, ...after.filter((balance) => !balance.isZero())], annualPercent);
}
