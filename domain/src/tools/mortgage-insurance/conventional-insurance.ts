import { addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { fromCents } from '../../loans/cents.ts';
import { computeSchedule } from '../../loans/schedule.ts';
import type { Source } from '../../programs/data-table.ts';
import { findFinalTermination } from '../../programs/mortgage-insurance/pmi-final-termination.ts';
import {
  ASSUMED_CREDIT_SCORE,
  assumePmiPremium,
  computeMonthlyPremium,
  computePmiDates,
  needsPmi,
  type PmiDates,
  roundPremium,
  type ScheduledPoint,
} from '../../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { computeLtv } from '../../programs/shown-ratios.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en.ts';
import type { ConventionalInput, ConventionalResult } from './mortgage-insurance.contract.ts';

const HPA: Source = {
  title: texts.insuranceEndSource,
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title12-section4901&num=0&edition=prelim',
};

/** What 12 U.S.C. 4901(4) and 4902 ask for besides the date. */
const CONDITIONS = [texts.requestCondition, texts.automaticCondition, texts.midpointCondition];

/** Private mortgage insurance: its premium, or the range it is likely to lie in, and when it ends by the schedule. */
export function computeConventionalInsurance(input: ConventionalInput, on: string): ConventionalResult {
  const loan = new Decimal(input.loanAmount);
  const value = input.originalValue === undefined ? null : new Decimal(input.originalValue);
  if (value?.isZero()) {
    throw new InputRefusal({ originalValue: texts.originalValueProblem });
  }
  const ltv = value && computeLtv(loan, value);
  const isInsured = value && needsPmi(loan, value);
  const premium = findPremium(input, ltv, on);
  const dates = value && findDates(input, loan, value);
  const monthly = isInsured === false ? new Decimal(0) : roundPremium(loan, premium.annualPercent);
  const unrounded = isInsured === false ? monthly : computeMonthlyPremium(loan, premium.annualPercent);
  const figures = {
    ltvPercent: ltv?.toFixed(2) ?? null,
    isInsured,
    annualPercent: premium.annualPercent.toString(),
    monthlyPremium: toFixedDollars(monthly),
    monthlyPremiumUnrounded: unrounded.toString(),
    monthlyRounded: unrounded.toFixed(0),
    isAssumed: premium.assumedRange !== null,
    assumedRange: isInsured === false ? null : premium.assumedRange,
    ...describeDates(dates, input),
    totalPremiums: dates && toFixedDollars(monthly.times(dates.premiums)),
  };
  return {
    program: 'conventional',
    ...figures,
    conditions: dates?.automatic && dates.premiums > 0 ? CONDITIONS : [],
    workings: explainInsurance(input, figures),
    tables: premium.tables,
  };
}

function findPremium(input: ConventionalInput, ltv: Decimal | null, on: string) {
  if (input.annualPercent !== undefined) {
    return { annualPercent: new Decimal(input.annualPercent), assumedRange: null, tables: [] };
  }
  if (ltv === null) {
    throw new InputRefusal({
      annualPercent: texts.premiumProblem,
    });
  }
  const loan = new Decimal(input.loanAmount);
  const assumed = assumePmiPremium(ltv, input.creditScore ?? ASSUMED_CREDIT_SCORE, on);
  return {
    annualPercent: assumed.expected,
    assumedRange: {
      lowPercent: assumed.low.toString(),
      highPercent: assumed.high.toString(),
      lowMonthly: toFixedDollars(roundPremium(loan, assumed.low)),
      highMonthly: toFixedDollars(roundPremium(loan, assumed.high)),
    },
    tables: [assumed.table],
  };
}

function findDates(input: ConventionalInput, loan: Decimal, value: Decimal): PmiDates | null {
  if (input.ratePercent === undefined || input.termMonths === undefined || loan.isZero()) return null;
  const { rows } = computeSchedule({
    principal: loan,
    ratePercent: new Decimal(input.ratePercent),
    termMonths: input.termMonths,
  });
  return computePmiDates(
    loan,
    value,
    rows.map(({ balance }) => fromCents(balance)),
  );
}

function describeDates(dates: PmiDates | null, { firstPaymentDate, termMonths = 0 }: ConventionalInput) {
  const isNeeded = dates !== null && dates.premiums > 0;
  const dateOf = (payment: number | undefined): string | null =>
    payment === undefined || firstPaymentDate === undefined ? null : addMonths(firstPaymentDate, payment - 1);
  const point = (at: ScheduledPoint | null | undefined) => ({
    number: at?.payment ?? null,
    date: dateOf(at?.payment),
    balance: at ? toFixedDollars(at.balance) : null,
  });
  const [request, automatic] = [point(dates?.request), point(isNeeded ? dates.automatic : null)];
  const midpoint = isNeeded ? dates.midpointPayment : undefined;
  return {
    cancellation80pctPaymentNumber: request.number,
    cancellation80pctDate: request.date,
    balanceThen80: request.balance,
    termination78pctPaymentNumber: automatic.number,
    termination78pctDate: automatic.date,
    balanceThen78: automatic.balance,
    finalTerminationMidpointPaymentNumber: midpoint ?? null,
    finalTerminationMidpointDate:
      midpoint === undefined || firstPaymentDate === undefined
        ? null
        : findFinalTermination(firstPaymentDate, termMonths),
    premiums: dates?.premiums ?? null,
  };
}

type Figures = Omit<ConventionalResult, 'program' | 'conditions' | 'workings' | 'tables'>;

/** How each figure of private mortgage insurance came about; those that do not apply have no working. */
function explainInsurance(input: ConventionalInput, figures: Figures): Working[] {
  const { loanAmount, originalValue = '' } = input;
  const { annualPercent, monthlyPremium, monthlyPremiumUnrounded } = figures;
  const share = `${annualPercent} %`;
  const premium = texts.monthlyPremiumFormula;
  return [
    showWorking(
      'monthlyPremium',
      texts.roundedToCent(premium),
      { loanAmount, annualPercent: share },
      monthlyPremium,
    ),
    showWorking(
      'monthlyPremiumUnrounded',
      premium,
      { loanAmount, annualPercent: share },
      monthlyPremiumUnrounded,
    ),
    showWorking(
      'monthlyRounded',
      texts.wholeDollarsFormula,
      { monthlyPremiumUnrounded },
      figures.monthlyRounded,
    ),
    ...explainEach(figures, [
      ['ltvPercent', texts.conventionalLtvFormula, { loanAmount, originalValue }],
      ...explainLine(input, 80, 'cancellation80pct', 'balanceThen80'),
      ...explainLine(input, 78, 'termination78pct', 'balanceThen78'),
      [
        'finalTerminationMidpointPaymentNumber',
        texts.halfOfPayments,
        { termMonths: String(input.termMonths) },
        HPA,
      ],
      [
        'finalTerminationMidpointDate',
        texts.midpointDateFormula,
        { firstPaymentDate: input.firstPaymentDate ?? '', termMonths: String(input.termMonths) },
        HPA,
      ],
      [
        'premiums',
        texts.premiumCountFormula,
        {
          termination78pctPaymentNumber: String(figures.termination78pctPaymentNumber ?? 'never'),
          finalTerminationMidpointPaymentNumber: String(
            figures.finalTerminationMidpointPaymentNumber ?? 'none',
          ),
        },
        HPA,
      ],
      ['totalPremiums', texts.totalPremiumsFormula, { monthlyPremium, premiums: String(figures.premiums) }],
    ]),
  ];
}

type Explained = [figure: keyof Figures, formula: string, inputs: Record<string, string>, source?: Source];

function explainEach(figures: Figures, explained: readonly Explained[]): Working[] {
  return explained.flatMap(([figure, formula, inputs, source]) => {
    const value = figures[figure];
    return value === null ? [] : showWorking(figure, formula, inputs, String(value), source);
  });
}

/** The payment that reaches a line of the original value, its day, and what is owed after it. */
function explainLine(
  input: ConventionalInput,
  percent: number,
  name: 'cancellation80pct' | 'termination78pct',
  balance: 'balanceThen80' | 'balanceThen78',
): Explained[] {
  const { originalValue = '0', loanAmount, ratePercent = '', termMonths } = input;
  const line = toFixedDollars(new Decimal(originalValue).times(percent).div(100));
  return [
    [`${name}PaymentNumber`, texts.thresholdPaymentFormula(percent), { originalValue, line }, HPA],
    [
      balance,
      texts.thresholdBalanceFormula,
      { loanAmount, ratePercent: `${ratePercent} %`, termMonths: String(termMonths) },
    ],
    dated(`${name}Date`, input),
  ];
}

function dated(figure: keyof Figures, { firstPaymentDate = '' }: ConventionalInput): Explained {
  return [figure, texts.paymentDateFormula, { firstPaymentDate }];
}
