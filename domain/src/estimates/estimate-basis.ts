import { formatCalendarDate, formatMonth } from '../kernel/calendar-dates.ts';
import { Decimal } from '../kernel/decimals.ts';
import { addDollarSign, formatDollars } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import { countPrepaidDays } from '../loans/prepaid-interest.ts';
import type { CushionMonths } from '../owned-home/escrow-account/initial-escrow.ts';
import { pickTable, type TableUse } from '../programs/data-table.ts';
import type { EstimateAssumption } from '../tools/estimate/estimate.contract.ts';
import type { EstimateInput, EstimateScenario } from '../tools/estimate/estimate-input.ts';
import { InputRefusal } from '../tools/input-refusal.ts';
import {
  describeRateSource,
  findPlanningRate,
  shippedWeek,
  surveySource,
} from '../weekly-rates/weekly-rate.ts';
import * as texts from './en/estimate-basis.ts';
import { bureauRule, houseRule, planningFigures, scenarioShifts } from './planning-figures.ts';

export type EstimateProgram = NonNullable<EstimateInput['program']>;

/** What an estimate rests on once every gap is filled and the scenario has been applied. Dollars and percent, unrounded. */
export type Basis = {
  on: string;
  scenario: EstimateScenario;
  program: EstimateProgram;
  price: Decimal;
  downPayment: Decimal;
  /** The loan less what it finances of the costs. */
  baseLoan: Decimal;
  /** From the input; where it names none, the base loan, to which a program's upfront fee may be added. */
  givenLoan: Decimal | undefined;
  ratePercent: Decimal;
  termMonths: number;
  taxMonthly: Decimal;
  insuranceMonthly: Decimal;
  duesMonthly: Decimal;
  premiumMonths: number;
  taxMonths: number;
  interestDays: number;
  /** How section G is counted where the input names no number of months. */
  escrow: {
    months: number | undefined;
    usualMonths: number;
    closingDate: string | undefined;
    taxDueMonths: readonly number[];
    cushionMonths: CushionMonths;
  };
  /** What fees are multiplied with: 1 as expected. */
  feeFactor: Decimal;
  assumptions: EstimateAssumption[];
  tables: TableUse[];
};

/** Fills the gaps of an input with planning figures and the rate of a week, each named. Throws InputRefusal where the parts contradict one another. */
export function getBasis(input: EstimateInput, today: string, survey = shippedWeek): Basis {
  const on = input.on ?? today;
  const { content: plan, use } = pickTable(planningFigures, on);
  const assumptions: EstimateAssumption[] = [];
  const scenario = input.scenario ?? 'expected';
  const shift = scenarioShifts[scenario];
  const asOf = use.published;
  const assume = (entry: Omit<EstimateAssumption, 'asOf'>) => assumptions.push({ ...entry, asOf });
  const grow = (amount: Decimal, percent: string) => amount.times(new Decimal(100).plus(percent)).div(100);

  const price = new Decimal(input.salePrice);
  if (price.isZero()) throw new InputRefusal({ salePrice: texts.priceNotPositive });
  const downPayment = readDownPayment(input, price);
  if (input.loanAmount === undefined && input.downPayment === undefined) {
    assume({
      field: 'downPayment',
      label: texts.downPayment,
      value: formatDollars(downPayment, 'plain'),
      reason: texts.ofPrice(plan.downPaymentPercent),
      source: houseRule,
    });
  }
  const baseLoan = price.minus(downPayment);
  const givenLoan = input.loanAmount === undefined ? undefined : new Decimal(input.loanAmount);
  if ((givenLoan ?? baseLoan).isZero()) throw new InputRefusal({ downPayment: texts.noLoan });

  if (input.program === undefined) {
    assume({
      field: 'program',
      label: texts.kindOfLoan,
      value: texts.conventional,
      reason: texts.loanKindReason,
      source: houseRule,
    });
  }
  if (input.termMonths === undefined && input.termYears === undefined) {
    assume({
      field: 'termMonths',
      label: texts.term,
      value: texts.years(plan.termMonths / 12),
      reason: texts.termReason,
      source: houseRule,
    });
  }
  const termMonths = readTerm(input, plan.termMonths);
  const planned = findPlanningRate(survey, termMonths);
  if (input.ratePercent === undefined) {
    assumptions.push({
      field: 'ratePercent',
      label: texts.interestRate,
      value: formatPercent(new Decimal(planned.ratePercent)),
      reason: planned.week === null ? texts.rateAssumedReason : texts.rateReason,
      source:
        planned.week === null ? houseRule : { ...surveySource, title: describeRateSource(planned.week, on) },
      asOf: planned.week ?? asOf,
    });
  }
  const ratePercent = Decimal.max(
    0,
    new Decimal(input.ratePercent ?? planned.ratePercent).plus(shift.ratePoints),
  );

  const readMonthly = (
    field: 'escrowTaxMonthly' | 'escrowHoiMonthly',
    label: string,
    percent: string,
  ): Decimal => {
    const given = input[field];
    if (given !== undefined) return grow(new Decimal(given), shift.monthlyPercent);
    const monthly = price.times(percent).div(1200);
    assume({
      field,
      label,
      value: texts.month(addDollarSign(monthly.toFixed(2))),
      reason: texts.yearlyShareReason(percent),
      source: bureauRule,
    });
    return grow(monthly, shift.monthlyPercent);
  };
  const taxMonthly = readMonthly('escrowTaxMonthly', texts.propertyTax, plan.taxPercent);
  const insuranceMonthly = readMonthly('escrowHoiMonthly', texts.homeownersInsurance, plan.insurancePercent);
  if (input.hoaMonthly === undefined && input.propertyType !== undefined) {
    assume({
      field: 'hoaMonthly',
      label: texts.duesLabel,
      value: texts.zeroAMonth,
      reason:
        input.propertyType === 'condo' || input.propertyType === 'townhouse'
          ? texts.duesLikelyReason
          : texts.noDuesReason,
      source: houseRule,
    });
  }
  const closing = readInterestDays(input, plan.interestDays);
  if (closing.isAssumed) {
    assume({
      field: 'closingDate',
      label: texts.prepaidDaysLabel,
      value: texts.days(closing.days),
      reason: texts.halfAMonth,
      source: bureauRule,
    });
  }
  const isByBills = input.closingDate !== undefined && input.G === undefined;
  if (isByBills && input.taxDueMonths === undefined && !taxMonthly.isZero()) {
    assume({
      field: 'taxDueMonths',
      label: texts.taxDueLabel,
      value: plan.taxDueMonths.map((month) => formatMonth(month)).join(', '),
      reason: texts.taxDueReason,
      source: houseRule,
    });
  }
  return {
    on,
    scenario,
    program: input.program ?? 'conventional',
    price,
    downPayment,
    baseLoan,
    givenLoan,
    ratePercent,
    termMonths,
    taxMonthly,
    insuranceMonthly,
    duesMonthly: grow(new Decimal(input.hoaMonthly ?? 0), shift.monthlyPercent),
    premiumMonths: input.F?.hoiMonths ?? plan.premiumMonths,
    taxMonths: input.F?.taxMonths ?? 0,
    interestDays: closing.days,
    escrow: {
      months: input.G?.months,
      usualMonths: plan.escrowMonths,
      closingDate: input.closingDate,
      taxDueMonths: input.taxDueMonths ?? plan.taxDueMonths,
      cushionMonths: (input.cushionMonths as CushionMonths | undefined) ?? plan.cushionMonths,
    },
    feeFactor: grow(new Decimal(1), shift.feesPercent),
    assumptions,
    tables: assumptions.length > 0 ? [use] : [],
  };

  function readDownPayment({ loanAmount, downPayment: given }: EstimateInput, whole: Decimal): Decimal {
    const down =
      given !== undefined
        ? new Decimal(given)
        : loanAmount !== undefined
          ? whole.minus(loanAmount)
          : whole.times(plan.downPaymentPercent).div(100).toDecimalPlaces(2);
    if (down.gt(whole)) throw new InputRefusal({ downPayment: texts.downAbovePrice });
    if (down.isNegative()) throw new InputRefusal({ loanAmount: texts.loanAbovePrice });
    if (given !== undefined && loanAmount !== undefined && down.plus(loanAmount).lt(whole))
      throw new InputRefusal({ loanAmount: texts.sumBelowPrice });
    return down;
  }
}

function readTerm({ termMonths, termYears }: EstimateInput, planned: number): number {
  if (termMonths !== undefined && termYears !== undefined && termMonths !== termYears * 12)
    throw new InputRefusal({ termMonths: texts.termsDiffer });
  return termMonths ?? (termYears === undefined ? planned : termYears * 12);
}

/** Days of prepaid interest: as given, from the closing day, or as planned. */
function readInterestDays(
  { F, closingDate }: EstimateInput,
  planned: number,
): { days: number; isAssumed: boolean } {
  if (F?.prepaidInterestDays !== undefined) return { days: F.prepaidInterestDays, isAssumed: false };
  if (closingDate === undefined) return { days: planned, isAssumed: true };
  return { days: countPrepaidDays(closingDate), isAssumed: false };
}

/** The closing day in words; empty without one. */
export function describeClosing({ closingDate }: EstimateInput): string {
  return closingDate === undefined ? '' : formatCalendarDate(closingDate);
}
