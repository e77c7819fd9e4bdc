import { pickTable, type TableUse } from '../programs/data-table.ts';
import { addDays, formatCalendarDate } from '../shared/calendar-dates.ts';
import { Decimal } from '../shared/decimals.ts';
import type { EstimateAssumption } from '../tools/estimate.contract.ts';
import type { EstimateInput, EstimateScenario } from '../tools/estimate-input.ts';
import { InputRefusal } from '../tools/input-refusal.ts';
import { addDollarSign, formatPercent, formatPlain } from './estimate-formats.ts';
import { bureauRule, houseRule, planningFigures, scenarioShifts } from './planning-figures.ts';

export type Program = NonNullable<EstimateInput['program']>;

/** What an estimate rests on once every gap is filled and the scenario has been applied. Dollars and percent, unrounded. */
export type Basis = {
  on: string;
  scenario: EstimateScenario;
  program: Program;
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
  escrowMonths: number;
  /** What fees are multiplied with: 1 as expected. */
  feeFactor: Decimal;
  assumptions: EstimateAssumption[];
  tables: TableUse[];
};

/** Fills the gaps of an input with planning figures, each named. Throws InputRefusal where the parts contradict one another. */
export function readBasis(input: EstimateInput, today: string): Basis {
  const on = input.on ?? today;
  const { content: plan, use } = pickTable(planningFigures, on);
  const assumptions: EstimateAssumption[] = [];
  const scenario = input.scenario ?? 'expected';
  const shift = scenarioShifts[scenario];
  const asOf = use.published;
  const assume = (entry: Omit<EstimateAssumption, 'asOf'>) => assumptions.push({ ...entry, asOf });
  const grow = (amount: Decimal, percent: string) => amount.times(new Decimal(100).plus(percent)).div(100);

  const price = new Decimal(input.salePrice);
  if (price.isZero()) throw new InputRefusal({ salePrice: 'Enter a price above zero.' });
  const downPayment = readDownPayment(input, price);
  if (input.loanAmount === undefined && input.downPayment === undefined) {
    assume({
      field: 'downPayment',
      label: 'Down payment',
      value: addDollarSign(formatPlain(downPayment)),
      reason: `${plan.downPaymentPercent}% of the price.`,
      source: houseRule,
    });
  }
  const baseLoan = price.minus(downPayment);
  const givenLoan = input.loanAmount === undefined ? undefined : new Decimal(input.loanAmount);
  if ((givenLoan ?? baseLoan).isZero())
    throw new InputRefusal({ downPayment: 'There is no loan to estimate: the down payment is the price.' });

  if (input.program === undefined) {
    assume({
      field: 'program',
      label: 'Kind of loan',
      value: 'Conventional',
      reason: 'The most common kind. FHA, VA and USDA loans have insurance or fees of their own.',
      source: houseRule,
    });
  }
  if (input.termMonths === undefined && input.termYears === undefined) {
    assume({
      field: 'termMonths',
      label: 'Term',
      value: `${plan.termMonths / 12} years`,
      reason: 'The most common term. A shorter one costs more a month and less in all.',
      source: houseRule,
    });
  }
  if (input.ratePercent === undefined) {
    assume({
      field: 'ratePercent',
      label: 'Interest rate',
      value: formatPercent(new Decimal(plan.ratePercent)),
      reason: 'A lender quotes yours by credit, down payment, points and use of the home.',
      source: houseRule,
    });
  }
  const ratePercent = Decimal.max(
    0,
    new Decimal(input.ratePercent ?? plan.ratePercent).plus(shift.ratePoints),
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
      value: `${addDollarSign(monthly.toFixed(2))} a month`,
      reason: `${percent}% of the price a year. The county’s or insurer’s own figure is better.`,
      source: bureauRule,
    });
    return grow(monthly, shift.monthlyPercent);
  };
  const taxMonthly = readMonthly('escrowTaxMonthly', 'Property tax', plan.taxPercent);
  const insuranceMonthly = readMonthly('escrowHoiMonthly', 'Homeowner’s insurance', plan.insurancePercent);
  if (input.hoaMonthly === undefined && input.propertyType !== undefined) {
    assume({
      field: 'hoaMonthly',
      label: 'HOA or condo dues',
      value: '$0 a month',
      reason:
        input.propertyType === 'condo' || input.propertyType === 'townhouse'
          ? 'Homes of this type nearly always have dues. Put in the amount from the listing.'
          : 'None, unless the home belongs to an association.',
      source: houseRule,
    });
  }
  const closing = readInterestDays(input, plan.interestDays);
  if (closing.isAssumed) {
    assume({
      field: 'closingDate',
      label: 'Days of prepaid interest',
      value: `${closing.days} days`,
      reason: 'Half a month. With a closing day, the days to the end of its month are counted.',
      source: bureauRule,
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
    termMonths: readTerm(input, plan.termMonths),
    taxMonthly,
    insuranceMonthly,
    duesMonthly: grow(new Decimal(input.hoaMonthly ?? 0), shift.monthlyPercent),
    premiumMonths: input.F?.hoiMonths ?? plan.premiumMonths,
    taxMonths: input.F?.taxMonths ?? 0,
    interestDays: closing.days,
    escrowMonths: input.G?.months ?? plan.escrowMonths,
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
    if (down.gt(whole)) throw new InputRefusal({ downPayment: 'The down payment is more than the price.' });
    if (down.isNegative()) throw new InputRefusal({ loanAmount: 'The loan is more than the price.' });
    if (given !== undefined && loanAmount !== undefined && down.plus(loanAmount).lt(whole))
      throw new InputRefusal({ loanAmount: 'Loan and down payment together are less than the price.' });
    return down;
  }
}

function readTerm({ termMonths, termYears }: EstimateInput, planned: number): number {
  if (termMonths !== undefined && termYears !== undefined && termMonths !== termYears * 12)
    throw new InputRefusal({ termMonths: 'The term in months is not the term in years.' });
  return termMonths ?? (termYears === undefined ? planned : termYears * 12);
}

/** From the closing day to the end of its month, both counted: what is prepaid until the first full month. */
function readInterestDays(
  { F, closingDate }: EstimateInput,
  planned: number,
): { days: number; isAssumed: boolean } {
  if (F?.prepaidInterestDays !== undefined) return { days: F.prepaidInterestDays, isAssumed: false };
  if (closingDate === undefined) return { days: planned, isAssumed: true };
  let days = 1;
  while (addDays(closingDate, days).slice(0, 7) === closingDate.slice(0, 7)) days += 1;
  return { days, isAssumed: false };
}

/** The closing day in words; empty without one. */
export function describeClosing({ closingDate }: EstimateInput): string {
  return closingDate === undefined ? '' : formatCalendarDate(closingDate);
}
