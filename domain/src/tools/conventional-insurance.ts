import { readCents } from '../loans/cents.ts';
import { computeSchedule } from '../loans/schedule.ts';
import {
  ASSUMED_CREDIT_SCORE,
  assumePmiPremium,
  computeMonthlyPremium,
  computePmiDates,
  needsPmi,
  type PmiDates,
  roundPremium,
  type ScheduledPoint,
} from '../programs/private-mortgage-insurance.ts';
import { addMonths } from '../shared/calendar-dates.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import { explainInsurance } from './conventional-workings.ts';
import { InputRefusal } from './input-refusal.ts';
import type { ConventionalInput, ConventionalResult } from './mortgage-insurance.contract.ts';

/** What 12 U.S.C. 4901(4) and 4902 ask for besides the date. */
const CONDITIONS = [
  'At 80 percent you have to ask in writing, with a good payment history: no payment 60 days late in the 12 months that began 24 months before, and none 30 days late in the last 12. The lender may ask for proof that the home has not lost value and carries no second loan.',
  'At 78 percent it ends by itself where your payments are current; no valuation may be asked for. Where they are not, it ends when they are.',
  'After the midpoint of the term it ends in any case where your payments are current.',
];

/** Private mortgage insurance: its premium, or the range it is likely to lie in, and when it ends by the schedule. */
export function computeConventionalInsurance(input: ConventionalInput, on: string): ConventionalResult {
  const loan = new Decimal(input.loanAmount);
  const value = input.originalValue === undefined ? null : new Decimal(input.originalValue);
  if (value?.isZero()) {
    throw new InputRefusal({ originalValue: 'Enter what the home is worth: more than 0 dollars.' });
  }
  const ltv = value && loan.times(100).div(value);
  const isInsured = value && needsPmi(loan, value);
  const premium = findPremium(input, ltv, on);
  const dates = value && findDates(input, loan, value);
  const monthly = isInsured === false ? new Decimal(0) : roundPremium(loan, premium.annualPercent);
  const unrounded = isInsured === false ? monthly : computeMonthlyPremium(loan, premium.annualPercent);
  const figures = {
    ltvPercent: ltv?.toFixed(2) ?? null,
    isInsured,
    annualPercent: premium.annualPercent.toString(),
    monthlyPremium: writeDollars(monthly),
    monthlyPremiumUnrounded: unrounded.toString(),
    monthlyRounded: unrounded.toFixed(0),
    isAssumed: premium.assumedRange !== null,
    assumedRange: isInsured === false ? null : premium.assumedRange,
    ...describeDates(dates, input.firstPaymentDate),
    totalPremiums: dates && writeDollars(monthly.times(dates.premiums)),
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
      annualPercent:
        'Enter the premium in percent a year, or the value of the home so that a range can be assumed.',
    });
  }
  const loan = new Decimal(input.loanAmount);
  const assumed = assumePmiPremium(ltv, input.creditScore ?? ASSUMED_CREDIT_SCORE, on);
  return {
    annualPercent: assumed.expected,
    assumedRange: {
      lowPercent: assumed.low.toString(),
      highPercent: assumed.high.toString(),
      lowMonthly: writeDollars(roundPremium(loan, assumed.low)),
      highMonthly: writeDollars(roundPremium(loan, assumed.high)),
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
    rows.map(({ balance }) => readCents(balance)),
  );
}

function describeDates(dates: PmiDates | null, firstPaymentDate: string | undefined) {
  const isNeeded = dates !== null && dates.premiums > 0;
  const dateOf = (payment: number | undefined): string | null =>
    payment === undefined || firstPaymentDate === undefined ? null : addMonths(firstPaymentDate, payment - 1);
  const point = (at: ScheduledPoint | null | undefined) => ({
    number: at?.payment ?? null,
    date: dateOf(at?.payment),
    balance: at ? writeDollars(at.balance) : null,
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
    finalTerminationMidpointDate: dateOf(midpoint),
    premiums: dates?.premiums ?? null,
  };
}
