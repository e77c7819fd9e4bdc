import { readCents } from '../loans/cents.ts';
import { computeSchedule } from '../loans/schedule.ts';
import { averageBalancePremium, computeFhaMip } from '../programs/fha-mip.ts';
import { computeUsdaFees } from '../programs/usda-fees.ts';
import { computeVaFundingFee } from '../programs/va-funding-fee.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import { InputRefusal } from './input-refusal.ts';
import type {
  FhaInput,
  FhaResult,
  UsdaInput,
  UsdaResult,
  VaInput,
  VaResult,
} from './mortgage-insurance.contract.ts';
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
    financedLoan: writeDollars(baseLoan.plus(mip.upfrontPremium)),
    annualRatePercent,
    firstYearMonthlySimple,
    firstYearMonthlyAverage,
    duration: mip.endsBeforeLoan ? '11 years' : 'mortgage term',
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

/** VA's funding fee. */
export function computeVaFee(input: VaInput, on: string): VaResult {
  const price = new Decimal(input.price);
  const downPayment = new Decimal(input.downPayment);
  if (downPayment.gt(price)) {
    throw new InputRefusal({ downPayment: 'The down payment must not be more than the price.' });
  }
  const { use, purpose, exempt } = input;
  const answer = computeVaFundingFee({ price, downPayment, use, purpose, exempt }, on);
  const loanAmount = writeDollars(answer.loan);
  const fee = writeDollars(answer.fee);
  const downPaymentPercent = answer.downPercent.toFixed(2);
  return {
    program: 'va',
    loanAmount,
    downPaymentPercent,
    ratePercent: answer.ratePercentText,
    fee,
    financedLoan: writeDollars(answer.financedLoan),
    exempt,
    reason: input.reason ?? null,
    workings: [
      showWorking(
        'fee',
        exempt ? 'No fee: exempt' : 'Loan without the fee x rate / 100',
        {
          loanAmount,
          ratePercent: `${answer.ratePercentText} %`,
          downPaymentPercent: `${downPaymentPercent} %`,
          use,
          purpose,
        },
        fee,
        answer.table.source,
      ),
    ],
    tables: [answer.table],
  };
}

/** USDA's guarantee fees. */
export function computeUsdaGuarantee(input: UsdaInput, on: string): UsdaResult {
  const fees = computeUsdaFees(new Decimal(input.loanAmount), on);
  const upfrontFee = writeDollars(fees.upfrontFee);
  const firstYearMonthlySimple = writeDollars(fees.firstYearMonthly);
  const { source } = fees.table;
  const { loanAmount } = input;
  return {
    program: 'usda',
    upfrontPercent: fees.upfrontPercentText,
    upfrontFee,
    financedLoan: writeDollars(fees.financedLoan),
    annualRatePercent: fees.annualPercentText,
    firstYearMonthlySimple,
    workings: [
      showWorking(
        'upfrontFee',
        'Loan x upfront percent / 100',
        { loanAmount, upfrontPercent: `${fees.upfrontPercentText} %` },
        upfrontFee,
        source,
      ),
      showWorking(
        'firstYearMonthlySimple',
        "Loan x annual percent / 100 / 12. The bill itself is a little lower: USDA takes each year's average balance",
        { loanAmount, annualRatePercent: `${fees.annualPercentText} %` },
        firstYearMonthlySimple,
        source,
      ),
    ],
    tables: [fees.table],
  };
}
