import { addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { fromCents } from '../../loans/cents.ts';
import { computeSchedule } from '../../loans/schedule.ts';
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
import { explainInsurance } from './conventional-workings.ts';
import * as texts from './en/mortgage-insurance.ts';
import type { ConventionalInput, ConventionalResult } from './mortgage-insurance.contract.ts';

/** What 12 U.S.C. 4901(4) and 4902 ask for besides the date. */
const CONDITIONS = [texts.at80PercentYouHave, texts.at78PercentItEnds, texts.onFirstOfMonthAfter];

/** Private mortgage insurance: its premium, or the range it is likely to lie in, and when it ends by the schedule. */
export function computeConventionalInsurance(input: ConventionalInput, on: string): ConventionalResult {
  const loan = new Decimal(input.loanAmount);
  const value = input.originalValue === undefined ? null : new Decimal(input.originalValue);
  if (value?.isZero()) {
    throw new InputRefusal({ originalValue: texts.enterWhatHomeIsWorth });
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
      annualPercent: texts.enterPremiumInPercent,
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
