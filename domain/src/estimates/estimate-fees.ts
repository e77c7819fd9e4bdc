import { formatCalendarDate } from '../kernel/calendar-dates.ts';
import { Decimal, roundToDollars } from '../kernel/decimals.ts';
import { formatDollars } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import { pickTable, type Source } from '../programs/data-table.ts';
import type { EstimateAssumption } from '../tools/estimate/estimate.contract.ts';
import type { EstimateInput, FeesInput } from '../tools/estimate/estimate-input.ts';
import * as texts from './en/estimate-fees.ts';
import type { Basis } from './estimate-basis.ts';
import { type FeeSection, findFeeKind, toFeeId } from './fee-kinds.ts';
import {
  houseRule,
  planningFigures,
  sampleForm,
  sampleFormLoan,
  sampleFormPrice,
} from './planning-figures.ts';

/** One fee of an official section; the amount is not rounded. */
export type FeeLine = {
  id: string;
  label: string;
  amount: Decimal;
  isFinanceCharge: boolean;
  isAssumed: boolean;
  formula: string;
  inputs: Record<string, string>;
  source: Source | null;
};

/** An upfront fee of the program that the loan may finance. */
export type UpfrontFee = { id: string; amount: Decimal; formula: string; source: Source };

/** The fees of each section, entered or planned, in the scenario of the basis. Planned sections are added to its assumptions. */
export function listFees(
  input: EstimateInput,
  basis: Basis,
  loan: Decimal,
  upfront: UpfrontFee | undefined,
): Record<FeeSection, FeeLine[]> {
  const read = (section: FeeSection): FeeLine[] => {
    const given = input[section];
    const lines = given === undefined ? [] : readGivenFees(section, given, basis, loan);
    if (given !== undefined && !input.keepPlanned) return lines;
    return mergeFees(planFees(section, basis, loan, lines), lines);
  };
  const points = readPoints(input, loan);
  const program = upfront === undefined || hasFee(input.B, upfront.id) ? [] : [writeUpfront(upfront)];
  return {
    A: [...points, ...read('A')],
    B: [...read('B'), ...program],
    C: read('C'),
    E: read('E'),
    H: read('H'),
  };
}

function readGivenFees(section: FeeSection, given: FeesInput, basis: Basis, loan: Decimal): FeeLine[] {
  return Object.entries(given).map(([name, fee]) => {
    const { amount: text, label, isFinanceCharge } = typeof fee === 'string' ? { amount: fee } : { ...fee };
    const id = toFeeId(name);
    const kind = findFeeKind(section, name);
    const isPoints = id === 'points';
    const amount = isPoints ? new Decimal(text) : basis.feeFactor.times(text);
    const share = loan.isZero() ? undefined : amount.times(100).div(loan);
    return {
      id,
      label: isPoints && share ? texts.pointsShareLabel(formatPercent(share)) : (label ?? kind.label),
      amount,
      isFinanceCharge: isFinanceCharge ?? kind.isFinanceCharge,
      isAssumed: false,
      formula: isPoints ? texts.amountAsEntered : describeFactor(texts.amountAsEntered, basis),
      inputs: { amount: formatDollars(new Decimal(text), 'plain') },
      source: null,
    };
  });
}

/** What is planned and what is given, in the order of the plan; what it does not name comes last. */
function mergeFees(planned: readonly FeeLine[], given: readonly FeeLine[]): FeeLine[] {
  const order = planningFigures[0].content.fees.map(({ id }) => id);
  const place = ({ id }: FeeLine) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...planned, ...given].sort((one, other) => place(one) - place(other));
}

function planFees(section: FeeSection, basis: Basis, loan: Decimal, given: readonly FeeLine[]): FeeLine[] {
  const { content: plan, use } = pickTable(planningFigures, basis.on);
  const lines = plan.fees
    .filter((fee) => fee.section === section && !given.some(({ id }) => id === fee.id))
    .map(({ id, amount: text, scale, source = sampleForm }) => {
      const planned = scaleFee(new Decimal(text), scale, basis, loan);
      const sample = scale === 'price' ? sampleFormPrice : sampleFormLoan;
      return {
        id,
        ...findFeeKind(section, id),
        amount: planned.times(basis.feeFactor),
        isAssumed: true,
        formula: describeFactor(
          scale === undefined ? texts.planningFigure : texts.scaledFigureFormula(scale),
          basis,
        ),
        inputs: {
          [texts.planningFigureInput]: `$${text}`,
          ...(scale && {
            [scale]: formatDollars(scale === 'price' ? basis.price : loan, 'plain'),
            [`${scale} of the sample form`]: formatDollars(new Decimal(sample), 'plain'),
          }),
          [texts.asOf]: formatCalendarDate(use.published),
        },
        source,
      };
    });
  if (lines.length === 0) return lines;
  const total = lines.reduce((sum, { amount }) => sum.plus(roundToDollars(amount)), new Decimal(0));
  basis.assumptions.push(describeSection(section, total, use.published));
  if (!basis.tables.some(({ id }) => id === use.id)) basis.tables.push(use);
  return lines;
}

/** `total` of the lines as page 2 prints and adds them: rounded. */
function describeSection(section: FeeSection, total: Decimal, asOf: string): EstimateAssumption {
  const names: Record<FeeSection, string> = {
    A: texts.originationCharges,
    B: texts.unshoppableServices,
    C: texts.shoppableServices,
    E: texts.governmentFees,
    H: texts.otherCosts,
  };
  const reason = section === 'E' ? texts.recordingFeesNote : texts.planningFeesNote;
  const value = formatDollars(total, 'plain');
  return {
    field: section,
    label: `${section}. ${names[section]}`,
    value,
    reason,
    source: section === 'A' ? houseRule : sampleForm,
    asOf,
  };
}

function scaleFee(amount: Decimal, scale: 'price' | 'loan' | undefined, basis: Basis, loan: Decimal) {
  if (scale === undefined) return amount;
  const [here, there] = scale === 'price' ? [basis.price, sampleFormPrice] : [loan, sampleFormLoan];
  return amount.times(here).div(there).toDecimalPlaces(2);
}

/** Points named as a share of the loan; those in dollars are in section A. */
function readPoints({ pointsPercent, A }: EstimateInput, loan: Decimal): FeeLine[] {
  if (pointsPercent === undefined || hasFee(A, 'points') || new Decimal(pointsPercent).isZero()) return [];
  const percent = formatPercent(new Decimal(pointsPercent));
  return [
    {
      id: 'points',
      label: texts.pointsLabel(percent),
      amount: loan.times(pointsPercent).div(100).toDecimalPlaces(2),
      isFinanceCharge: true,
      isAssumed: false,
      formula: texts.pointsFormula,
      inputs: { [texts.loanAmount]: formatDollars(loan, 'plain'), points: percent },
      source: null,
    },
  ];
}

function writeUpfront({ id, amount, formula, source }: UpfrontFee): FeeLine {
  return { id, ...findFeeKind('B', id), amount, isAssumed: false, formula, inputs: {}, source };
}

function hasFee(fees: FeesInput | undefined, id: string): boolean {
  return Object.keys(fees ?? {}).some((name) => toFeeId(name) === id);
}

function describeFactor(formula: string, { feeFactor, scenario }: Basis): string {
  return feeFactor.eq(1) ? formula : texts.movedByScenario(formula, feeFactor.toString(), scenario);
}
