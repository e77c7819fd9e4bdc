import { Decimal } from '../kernel/decimals.ts';
import { formatDollars } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import type { InsuranceStep } from '../loans/apr.ts';
import type { Source } from '../programs/data-table.ts';
import {
  ASSUMED_CREDIT_SCORE,
  assumePmiPremium,
  computePmiDates,
  needsPmi,
} from '../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { computeLtv } from '../programs/shown-ratios.ts';
import type { EstimateInput } from '../tools/estimate/estimate-input.ts';
import * as texts from './en/estimate-insurance.ts';
import type { Basis } from './estimate-basis.ts';
import type { AnnualFee } from './estimate-program.ts';
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

/** Mortgage insurance a month: as entered, as the program charges it, or assumed where a conventional loan needs it. */
export function getInsurance(
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
    const months = annual?.months ?? 0;
    const note = months < termMonths ? texts.dueForPayments(months) : texts.dueWholeLoan;
    if (entered !== undefined) return keepFlat({ ...entered, months: months || termMonths, note });
    return annual === undefined
      ? { ...noInsurance, ...withoutPremium, note }
      : chargeAnnually(annual, basis, note);
  }
  const assumed = entered ?? assumePremium(basis, amount);
  if (assumed === undefined || assumed.monthly.isZero())
    return needsPmi(amount, price) ? waived : noInsurance;
  const { premiums, automatic } = computePmiDates(amount, price, listBalances());
  if (premiums === 0) return noInsurance;
  // The middle of the term ends it where the schedule is not at 78% by then.
  const end = automatic?.payment === premiums ? texts.endAtBalance : texts.endAtMidterm;
  return keepFlat({
    ...assumed,
    months: premiums,
    note: texts.dueUntilEnd(premiums, end),
  });

  function assumePremium(of: Basis, loan: Decimal): Premium | undefined {
    if (!needsPmi(loan, price)) return undefined;
    const ltv = computeLtv(loan, price);
    const { expected, table } = assumePmiPremium(ltv, ASSUMED_CREDIT_SCORE, on);
    of.tables.push(table);
    of.assumptions.push({
      field: 'miPercent',
      label: texts.mortgageInsurance,
      value: texts.premiumShare(expected.toString()),
      reason: texts.premiumReason(formatPercent(ltv), ASSUMED_CREDIT_SCORE),
      source: table.source,
      asOf: table.published,
    });
    return {
      monthly: loan.times(expected).div(1200),
      isAssumed: true,
      formula: PREMIUM_FORMULA,
      inputs: { [texts.loanAmount]: formatDollars(loan, 'plain'), [texts.year]: `${expected.toString()}%` },
      source: table.source,
    };
  }
}

/** The program's own premium, year by year. */
function chargeAnnually(
  { monthly, months, percentText, ofLoan, formula, source }: AnnualFee,
  { ratePercent, termMonths }: Basis,
  note: string,
): MonthlyInsurance {
  const { name, amount } = ofLoan;
  return {
    monthly,
    months,
    steps: listFallingPremiums({
      loan: amount,
      ratePercent,
      termMonths,
      annualPercent: new Decimal(percentText),
      months,
      firstYear: monthly,
    }),
    note,
    isAssumed: false,
    formula,
    inputs: {
      [name]: formatDollars(amount, 'plain'),
      [texts.annualRate]: `${percentText}%`,
      [texts.interestRate]: formatPercent(ratePercent),
    },
    source,
  };
}

/** One premium for as long as it is due: private insurance, and what someone entered. */
function keepFlat(insurance: Omit<MonthlyInsurance, 'steps'>): MonthlyInsurance {
  return { ...insurance, steps: [{ amount: insurance.monthly, payments: insurance.months }] };
}

const PREMIUM_FORMULA = texts.premiumFormula;

const homeownersProtection = {
  title: texts.insuranceEndSource,
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section4902&edition=prelim',
};

const noInsurance: MonthlyInsurance = {
  monthly: new Decimal(0),
  months: 0,
  steps: [],
  isAssumed: false,
  note: '',
  formula: texts.noneNeeded,
  inputs: {},
  source: homeownersProtection,
};

const withoutPremium = { formula: texts.noneByProgram, source: null };

/** A loan above 80% that someone entered a premium of nothing for, as where the lender pays it. */
const waived: MonthlyInsurance = {
  ...noInsurance,
  formula: texts.noneAsEntered,
  source: null,
};

type Premium = Omit<MonthlyInsurance, 'months' | 'note' | 'steps'>;

function readEntered({ miMonthlyUnrounded, miPercent }: EstimateInput, loan: Decimal): Premium | undefined {
  if (miMonthlyUnrounded !== undefined) {
    return {
      monthly: new Decimal(miMonthlyUnrounded),
      isAssumed: false,
      formula: texts.premiumAsEntered,
      inputs: { premium: texts.month(miMonthlyUnrounded) },
      source: homeownersProtection,
    };
  }
  if (miPercent === undefined) return undefined;
  return {
    monthly: loan.times(miPercent).div(1200),
    isAssumed: false,
    formula: PREMIUM_FORMULA,
    inputs: { [texts.loanAmount]: formatDollars(loan, 'plain'), [texts.year]: `${miPercent}%` },
    source: homeownersProtection,
  };
}
