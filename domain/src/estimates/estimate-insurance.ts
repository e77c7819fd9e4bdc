import type { InsuranceStep } from '../loans/mortgage-apr.ts';
import type { Source, TableUse } from '../programs/data-table.ts';
import { computeFhaMip } from '../programs/fha-mip.ts';
import {
  ASSUMED_CREDIT_SCORE,
  assumePmiPremium,
  computePmiDates,
  needsPmi,
} from '../programs/private-mortgage-insurance.ts';
import { computeUsdaFees } from '../programs/usda-fees.ts';
import { computeVaFundingFee } from '../programs/va-funding-fee.ts';
import { Decimal } from '../shared/decimals.ts';
import type { EstimateInput } from '../tools/estimate-input.ts';
import type { Basis } from './estimate-basis.ts';
import type { UpfrontFee } from './estimate-fees.ts';
import { formatPercent, writeMoney } from './estimate-formats.ts';
import { listFallingPremiums } from './falling-premiums.ts';

/** A premium a month, in dollars, and for how many payments it is due: none where the loan has no insurance. */
export type MonthlyInsurance = {
  monthly: Decimal;
  months: number;
  /** Every premium in order; those of FHA and USDA fall with the balance. */
  steps: readonly InsuranceStep[];
  isAssumed: boolean;
  /** When it ends, in words. */
  note: string;
  formula: string;
  inputs: Record<string, string>;
  source: Source | null;
};

/** A program's own monthly premium or fee, where it has one. */
type AnnualFee = { monthly: Decimal; months: number; percentText: string; source: TableUse['source'] };

/** What FHA, VA and USDA charge: the fee at closing and the one a month. Conventional loans have neither from here. */
export function readProgram(basis: Basis): {
  upfront: UpfrontFee | undefined;
  annual: AnnualFee | undefined;
} {
  const { program, price, downPayment, baseLoan, termMonths, on } = basis;
  if (program === 'fha') {
    const ltvPercent = baseLoan.times(100).div(price);
    const mip = computeFhaMip({ baseLoan, ltvPercent, termMonths }, on);
    basis.tables.push(mip.table);
    const { source } = mip.table;
    const formula = `Base loan × ${formatPercent(mip.upfrontPercent)}, financed in the loan`;
    return {
      upfront: { id: 'upfrontMortgageInsurance', amount: mip.upfrontPremium, formula, source },
      annual: {
        monthly: mip.firstYearMonthly,
        months: mip.durationMonths,
        percentText: mip.annualPercentText,
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
      label: 'VA funding fee',
      value: `${ratePercentText}%`,
      reason:
        'First use of the benefit, nobody exempt. Later use costs more; some veterans and survivors pay none.',
      source: table.source,
      asOf: table.published,
    });
    const formula = `Loan × ${ratePercentText}%, financed in the loan`;
    return { upfront: { id: 'fundingFee', amount: fee, formula, source: table.source }, annual: undefined };
  }
  if (program === 'usda') {
    const fees = computeUsdaFees(baseLoan, on);
    basis.tables.push(fees.table);
    const { source } = fees.table;
    const formula = `Loan × ${fees.upfrontPercentText}%, financed in the loan`;
    return {
      upfront: { id: 'guaranteeFee', amount: fees.upfrontFee, formula, source },
      annual: {
        monthly: fees.firstYearMonthly,
        months: termMonths,
        percentText: fees.annualPercentText,
        source,
      },
    };
  }
  return { upfront: undefined, annual: undefined };
}

/** Mortgage insurance a month: as entered, as the program charges it, or assumed where a conventional loan needs it. */
export function readInsurance(
  input: EstimateInput,
  basis: Basis,
  {
    amount,
    annual,
    listBalances,
  }: { amount: Decimal; annual: AnnualFee | undefined; listBalances(): Decimal[] },
): MonthlyInsurance {
  const { program, price, termMonths, on } = basis;
  const entered = readEntered(input, amount);
  if (program !== 'conventional') {
    const { monthly = new Decimal(0), months = 0, percentText = '0', source = null } = annual ?? {};
    const note = months < termMonths ? `Due for ${months} payments.` : 'Due for as long as the loan runs.';
    if (entered !== undefined) return keepFlat({ ...entered, months: months || termMonths, note });
    return {
      monthly,
      months,
      steps:
        months === 0
          ? []
          : listFallingPremiums({
              loan: basis.baseLoan,
              ratePercent: basis.ratePercent,
              termMonths,
              annualPercent: new Decimal(percentText),
              months,
              firstYear: monthly,
            }),
      note,
      isAssumed: false,
      formula:
        months === 0
          ? 'This program has no monthly premium'
          : 'Base loan × annual rate ÷ 12, in the first year; later years on the balance',
      inputs:
        months === 0 ? {} : { 'base loan': writeMoney(basis.baseLoan), 'annual rate': `${percentText}%` },
      source,
    };
  }
  const assumed = entered ?? assumePremium(basis, amount);
  if (assumed === undefined || assumed.monthly.isZero())
    return needsPmi(amount, price) ? waived : noInsurance;
  const { premiums, automatic } = computePmiDates(amount, price, listBalances());
  if (premiums === 0) return noInsurance;
  // The middle of the term ends it where the schedule is not at 78% by then.
  const end =
    automatic?.payment === premiums ? 'until the loan is 78% of the price' : 'until the middle of the term';
  return keepFlat({
    ...assumed,
    months: premiums,
    note: `Due for ${premiums} payments, ${end}; shown in whole years.`,
  });

  function assumePremium(of: Basis, loan: Decimal): Premium | undefined {
    if (!needsPmi(loan, price)) return undefined;
    const ltv = loan.times(100).div(price);
    const { expected, table } = assumePmiPremium(ltv, ASSUMED_CREDIT_SCORE, on);
    of.tables.push(table);
    of.assumptions.push({
      field: 'miPercent',
      label: 'Mortgage insurance',
      value: `${expected.toString()}% of the loan a year`,
      reason: `The loan is ${formatPercent(ltv, 1)} of the price, above 80%. Assumed for a credit score of ${ASSUMED_CREDIT_SCORE}; insurers price by score.`,
      source: table.source,
      asOf: table.published,
    });
    return {
      monthly: loan.times(expected).div(1200),
      isAssumed: true,
      formula: PREMIUM_FORMULA,
      inputs: { 'loan amount': writeMoney(loan), 'a year': `${expected.toString()}%` },
      source: table.source,
    };
  }
}

/** One premium for as long as it is due: private insurance, and what somebody entered. */
function keepFlat(insurance: Omit<MonthlyInsurance, 'steps'>): MonthlyInsurance {
  return { ...insurance, steps: [{ amount: insurance.monthly, payments: insurance.months }] };
}

const PREMIUM_FORMULA = 'Loan amount × annual rate ÷ 1,200';

const homeownersProtection = {
  title: 'Homeowners Protection Act, 12 U.S.C. 4901 and 4902 (end of private mortgage insurance)',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section4902&edition=prelim',
};

const noInsurance: MonthlyInsurance = {
  monthly: new Decimal(0),
  months: 0,
  steps: [],
  isAssumed: false,
  note: '',
  formula: 'None: the loan is at most 80% of the price',
  inputs: {},
  source: homeownersProtection,
};

/** A loan above 80% that somebody entered a premium of nothing for, as where the lender pays it. */
const waived: MonthlyInsurance = {
  ...noInsurance,
  formula: 'None, as entered. Above 80% of the price lenders usually ask for it',
  source: null,
};

type Premium = Omit<MonthlyInsurance, 'months' | 'note' | 'steps'>;

function readEntered({ miMonthlyUnrounded, miPercent }: EstimateInput, loan: Decimal): Premium | undefined {
  if (miMonthlyUnrounded !== undefined) {
    return {
      monthly: new Decimal(miMonthlyUnrounded),
      isAssumed: false,
      formula: 'The premium as entered',
      inputs: { premium: `$${miMonthlyUnrounded} a month` },
      source: homeownersProtection,
    };
  }
  if (miPercent === undefined) return undefined;
  return {
    monthly: loan.times(miPercent).div(1200),
    isAssumed: false,
    formula: PREMIUM_FORMULA,
    inputs: { 'loan amount': writeMoney(loan), 'a year': `${miPercent}%` },
    source: homeownersProtection,
  };
}
