import { addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { toWireDollars } from '../../kernel/money.ts';
import { type AdjustableRate, projectRateChanges } from '../../loans/adjustable-rate.ts';
import { countCents, createInterestRule } from '../../loans/cents.ts';
import { computeDisclosure, type Disclosure, getDisclosedPart } from '../../loans/disclosure.ts';
import { getEqualPrincipalPart } from '../../loans/equal-principal.ts';
import type { LoanTerms } from '../../loans/loan-terms.ts';
import { computeSchedule, type PaymentStep, type Schedule, type ScheduleRow } from '../../loans/schedule.ts';
import { defineTool } from '../define-tool.ts';
import * as texts from '../en/read-loan-terms.ts';
import { InputRefusal } from '../input-refusal.ts';
import { formatScheduleRow } from '../write-schedule-row.ts';
import {
  type AmortizationInput,
  type AmortizationResult,
  amortizationInput,
  amortizationResult,
} from './amortization.contract.ts';
import { explainAmortization } from './amortization-workings.ts';
import { noteBalloon } from './balloon-notes.ts';
import { computeBiweekly, noteBiweeklyBalloon } from './biweekly.ts';

/**
 * A loan payment by payment: level or equal principal, interest-only months, rate changes, extra payments. Throws InputRefusal
 * where a payment does not cover the interest or the inputs contradict each other.
 */
export function computeAmortization(input: AmortizationInput): AmortizationResult {
  const terms = parseTypedLoanTerms(input);
  const schedule = computeSchedule(terms, readOptions(input));
  const { rows } = schedule;
  const last = rows.at(-1);
  const biweekly = computeBiweekly(input, terms, schedule);
  const figures = {
    payment: toWireDollars(rows[0]?.payment ?? 0),
    payments: rows.length,
    lastPayment: toWireDollars(last?.payment ?? 0),
    lastPaymentDate: dateLastPayment(input, rows.length),
    totalInterest: toWireDollars(schedule.totalInterest),
    totalPaid: toWireDollars(schedule.totalPaid),
    first: readFirst(terms, rows[0]),
    balanceAfter60: toWireDollars(readBalance(terms, schedule, 60)),
    balanceAfterHalfTerm: toWireDollars(readBalance(terms, schedule, Math.floor(input.termMonths / 2))),
    steps: schedule.steps.map(writeStep),
    ...readUnrounded(input, terms),
    ...readPart(input.afterMonths, terms, schedule),
    saved: readSaving(input, terms, schedule),
    biweekly,
    adjustable: readExtremes(input, terms),
    rows: rows.map(formatScheduleRow),
    notes: [
      ...noteBalloon(
        {
          payment: input.payment,
          months: input.termMonths,
          loan: input.extraPayments === undefined ? 'loan' : 'withExtraPayments',
        },
        schedule,
      ),
      ...noteBiweeklyBalloon(input, biweekly),
    ],
    tables: [],
  };
  return { ...figures, workings: explainAmortization(input, figures) };
}

function readOptions({ payment, method, extraPayments }: AmortizationInput) {
  return {
    payment: payment === undefined ? undefined : new Decimal(payment),
    hasEqualPrincipal: method === 'equalPrincipal',
    extraPayments: extraPayments?.map(({ amount, every, fromPayment = 1 }) => ({
      amount: new Decimal(amount),
      every,
      fromPayment,
    })),
  };
}

function writeStep({ fromPayment, ratePercent, payment }: PaymentStep) {
  return { fromPayment, ratePercent: ratePercent.toFixed(), payment: toWireDollars(payment) };
}

function dateLastPayment({ firstPaymentDate }: AmortizationInput, payments: number): string | null {
  return firstPaymentDate === undefined || payments === 0 ? null : addMonths(firstPaymentDate, payments - 1);
}

function readFirst({ principal, ratePercent }: LoanTerms, row: ScheduleRow | undefined) {
  if (row === undefined) return null;
  return { ...formatScheduleRow(row), interestUnrounded: principal.times(ratePercent).div(1200).toFixed() };
}

function readBalance({ principal }: LoanTerms, { rows }: Schedule, payments: number): number {
  return payments === 0 ? countCents(principal) : (rows[payments - 1]?.balance ?? 0);
}

/** The disclosed side: none where the payment is the asker's own, for no note says so. */
function readUnrounded(input: AmortizationInput, terms: LoanTerms) {
  const { afterMonths, payment, method } = input;
  if (payment !== undefined) return { paymentUnrounded: payment, disclosure: null, interestUnrounded: null };
  const isEqual = method === 'equalPrincipal';
  const disclosed = isEqual ? undefined : computeDisclosure(terms);
  const read = (months: number) => readDisclosed(terms, disclosed, months);
  const whole = read(input.termMonths);
  return {
    paymentUnrounded: (disclosed?.steps[0]?.payment ?? read(1).paid).toFixed(),
    disclosure: {
      totalOfPayments: toFixedDollars(whole.paid),
      totalInterest: toFixedDollars(whole.interest),
    },
    interestUnrounded: afterMonths === undefined ? null : read(afterMonths).interest.toFixed(),
  };
}

function readDisclosed(terms: LoanTerms, disclosed: Disclosure | undefined, months: number) {
  return disclosed === undefined ? getEqualPrincipalPart(terms, months) : getDisclosedPart(disclosed, months);
}

function readPart(months: number | undefined, terms: LoanTerms, schedule: Schedule) {
  if (months === undefined) return { interest: null, principalPaid: null, balance: null };
  const balance = readBalance(terms, schedule, months);
  const interest = schedule.rows.slice(0, months).reduce((sum, row) => sum + row.interest, 0);
  return {
    interest: toWireDollars(interest),
    principalPaid: toWireDollars(countCents(terms.principal) - balance),
    balance: toWireDollars(balance),
  };
}

function readSaving(input: AmortizationInput, terms: LoanTerms, schedule: Schedule) {
  if (input.extraPayments === undefined) return null;
  const plain = computeSchedule(terms, { ...readOptions(input), extraPayments: [] });
  return {
    months: plain.rows.length - schedule.rows.length,
    interest: toWireDollars(plain.totalInterest - schedule.totalInterest),
  };
}

function readExtremes(input: AmortizationInput, terms: LoanTerms) {
  if (input.adjustableRate === undefined) return null;
  const adjustable = getAdjustableRate(input, input.adjustableRate);
  const project = (target: Decimal) =>
    computeSchedule({ ...terms, rateChanges: projectRateChanges(terms, adjustable, target) }).steps;
  const highest = project(adjustable.highestRate);
  const top = highest.reduce((most, step) => (step.payment > most.payment ? step : most), {
    fromPayment: 1,
    payment: 0,
  });
  return {
    highest: highest.map(writeStep),
    lowest: project(adjustable.lowestRate).map(writeStep),
    highestPayment: toWireDollars(top.payment),
    highestPaymentFrom: top.fromPayment,
  };
}

export const amortizationTool = defineTool({
  name: 'amortization',
  summary: 'A loan payment by payment',
  description:
    "The schedule as it is serviced: the payment and the interest of each month are rounded to the cent, half a cent up, and the last payment clears the balance. Takes interest-only months, rate changes, the caps of an adjustable rate, equal principal, a payment of one's own and extra payments. With `biweekly` the same loan is paid every two weeks as well, 26 times a year: interest is then a 26th of the year's rate, each payment applied the day it comes; or, as many servicers do it, halves are held, the monthly payment is paid from them, and what is over after a year goes to the principal with the twelfth payment. A payment that does not cover the interest is refused.",
  input: amortizationInput,
  result: amortizationResult,
  compute: computeAmortization,
  example: {
    input: { principal: '425000', ratePercent: '6.875', termMonths: 360 },
    answer: {
      payment: '2791.95',
      payments: 360,
      lastPayment: '2789.52',
      totalInterest: '580099.57',
      totalPaid: '1005099.57',
      balanceAfter60: '399520.03',
    },
  },
});

/** The note that was asked about, with the rate changes it is expected to have. Throws InputRefusal where it makes no sense. */
function parseTypedLoanTerms(input: AmortizationInput): LoanTerms {
  refuseContradictions(input);
  const terms = {
    principal: new Decimal(input.principal),
    ratePercent: new Decimal(input.ratePercent),
    termMonths: input.termMonths,
    interestOnlyMonths: input.interestOnlyMonths,
  };
  if (input.payment !== undefined) refuseGrowth(terms, new Decimal(input.payment));
  const { adjustableRate } = input;
  if (adjustableRate === undefined) {
    return {
      ...terms,
      rateChanges: input.rateChanges?.map(({ fromPayment, ratePercent }) => ({
        fromPayment,
        ratePercent: new Decimal(ratePercent),
      })),
    };
  }
  const indexed = new Decimal(adjustableRate.indexPercent).plus(adjustableRate.marginPercent);
  return {
    ...terms,
    rateChanges: projectRateChanges(terms, getAdjustableRate(input, adjustableRate), indexed),
  };
}

/** The bounds of an adjustable rate. Throws InputRefusal where the lowest rate lies over the highest. */
function getAdjustableRate(
  { ratePercent }: { ratePercent: string },
  wire: NonNullable<AmortizationInput['adjustableRate']>,
): AdjustableRate {
  const lowestRate = new Decimal(wire.floorPercent ?? wire.marginPercent);
  const highestRate = new Decimal(ratePercent).plus(wire.lifetimeCapPercent);
  if (lowestRate.greaterThan(highestRate)) {
    throw new InputRefusal({ adjustableRate: texts.rateLimitsProblem });
  }
  return {
    firstChangePayment: wire.firstChangePayment,
    changeEveryMonths: wire.changeEveryMonths,
    firstCap: new Decimal(wire.firstCapPercent),
    periodicCap: new Decimal(wire.periodicCapPercent),
    highestRate,
    lowestRate,
  };
}

function refuseContradictions(input: AmortizationInput): void {
  const { termMonths, interestOnlyMonths = 0, rateChanges = [], adjustableRate, afterMonths = 0 } = input;
  const isPlain = interestOnlyMonths === 0 && rateChanges.length === 0 && adjustableRate === undefined;
  const fields: Record<string, string> = {};
  if (interestOnlyMonths >= termMonths) {
    fields.interestOnlyMonths = texts.interestOnlyProblem;
  }
  if (afterMonths > termMonths) fields.afterMonths = texts.afterMonthsProblem;
  if (input.method === 'equalPrincipal' && !isPlain) {
    fields.method = texts.equalPrincipalProblem;
  }
  if (input.payment !== undefined && (!isPlain || input.method === 'equalPrincipal')) {
    fields.payment = texts.paymentProblem;
  }
  if (adjustableRate !== undefined && rateChanges.length > 0) {
    fields.rateChanges = texts.rateChangesConflict;
  }
  if (rateChanges.some(({ fromPayment }, at) => fromPayment <= (rateChanges[at - 1]?.fromPayment ?? 1))) {
    fields.rateChanges = texts.rateChangesOrder;
  }
  if (Object.keys(fields).length > 0) throw new InputRefusal(fields);
}

/** A loan whose payment does not pay more than the interest is never paid off. */
function refuseGrowth({ principal, ratePercent }: LoanTerms, payment: Decimal): void {
  const interest = createInterestRule(ratePercent)(countCents(principal));
  if (principal.isZero() || countCents(payment) > interest) return;
  throw new InputRefusal({
    payment: texts.firstMonthsInterest(toWireDollars(interest), payment.toFixed(2)),
  });
}
