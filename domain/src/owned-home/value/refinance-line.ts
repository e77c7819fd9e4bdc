import { addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { fromCents } from '../../loans/cents.ts';
import { compareRefinance, countSimpleBreakEven } from '../../loans/refinance.ts';
import { computeSchedule, type Schedule } from '../../loans/schedule.ts';
import { findPlanningRate, shippedWeek } from '../../weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '../../weekly-rates/weekly-rates.contract.ts';
import { findRecord, type HomeRecord } from '../home-record.ts';
import { loanKind } from '../kinds/loan.ts';
import { refinanceWatchKind } from '../kinds/refinance-watch.ts';
import { findLoanBalance } from '../loan-balance.ts';

/** Rates are quoted in eighths of a percent. */
const STEP = new Decimal('0.125');

/** A new loan for what is owed, its costs paid in cash. Whole cents; `monthsKept` is the period over which both loans are compared. */
export type RefinanceCase = {
  balance: number;
  ratePercent: string;
  payment: number;
  remainingMonths: number;
  newMonths: number;
  costs: number;
  monthsKept: number;
};

/**
 * `isPaying`: ahead by the last month that counts, interest saved against costs paid (`compareRefinance`). `gain` is what it has saved by then,
 * below zero where it lost; `breakEvenMonths` is null where it is never ahead.
 */
export type RefinanceAnswer = {
  isPaying: boolean;
  gain: number;
  breakEvenMonths: number | null;
  newPayment: number;
  monthlySaving: number;
  simpleBreakEvenMonths: number | null;
};

/** Keeping a loan against replacing it at a rate. */
export function answerRefinance(loan: RefinanceCase, newRate: string): RefinanceAnswer {
  const principal = fromCents(loan.balance);
  const current = scheduleCurrent(loan);
  const replacement = computeSchedule({
    principal,
    ratePercent: new Decimal(newRate),
    termMonths: loan.newMonths,
  });
  const { months, breakEvenMonths } = compareRefinance(current, replacement, loan.costs);
  const gain = (months[loan.monthsKept - 1] ?? months.at(-1))?.gain ?? 0;
  const newPayment = replacement.rows[0]?.payment ?? 0;
  const monthlySaving = (current.rows[0]?.payment ?? 0) - newPayment;
  return {
    isPaying: gain > 0,
    ...{ gain, breakEvenMonths, newPayment, monthlySaving },
    simpleBreakEvenMonths: countSimpleBreakEven(loan.costs, monthlySaving),
  };
}

function scheduleCurrent({ balance, ratePercent, payment, remainingMonths }: RefinanceCase): Schedule {
  return computeSchedule(
    {
      principal: fromCents(balance),
      ratePercent: new Decimal(ratePercent),
      termMonths: remainingMonths,
    },
    { payment: fromCents(payment) },
  );
}

/** The highest rate, in eighths of a percent below that of the loan, at which it would pay; null where not even the lowest does. */
export function findPayingRate(loan: RefinanceCase): string | null {
  const steps = new Decimal(loan.ratePercent).div(STEP).floor().toNumber();
  const rateOf = (step: number) => STEP.times(step).toString();
  // A lower rate never gains less, so that the line is found by halves.
  let [pays, fails] = [0, steps + 1];
  while (fails - pays > 1) {
    const middle = Math.floor((pays + fails) / 2);
    if (answerRefinance(loan, rateOf(middle)).isPaying) pays = middle;
    else fails = middle;
  }
  return pays === 0 ? null : rateOf(pays);
}

/** What the watched refinance comes to today; undefined where no loan or no refinance is entered, or nothing is owed. */
export function findWatchedRefinance(records: readonly HomeRecord[], today: string, survey = shippedWeek) {
  const loan = findRecord(loanKind, records)?.content;
  const watch = findRecord(refinanceWatchKind, records)?.content;
  const owed = findLoanBalance(records, today);
  if (loan === undefined || watch === undefined || owed === undefined || owed.balance === 0) return undefined;
  const asked: RefinanceCase = {
    balance: owed.balance,
    ratePercent: loan.ratePercent,
    payment: owed.payment,
    remainingMonths: countRemaining(loan, today),
    newMonths: watch.termMonths,
    costs: watch.costs,
    monthsKept: watch.yearsKept * 12,
  };
  // A balance that outran its schedule is due with the last payment, and cannot be set against anything.
  if (asked.remainingMonths === 0) return undefined;
  const rate = findNewestRate(watch, survey, today);
  return {
    asked,
    watch,
    rate,
    ...answerRefinance(asked, rate.ratePercent),
    payingRate: findPayingRate(asked),
  };
}

/** The owner's rate, or the survey's of that term where its week is newer. */
function findNewestRate(
  watch: { ratePercent: string; seenOn: string; termMonths: number },
  survey: WeeklyRate,
  today: string,
): { ratePercent: string; day: string; isSurvey: boolean } {
  const { ratePercent, week } = findPlanningRate(survey, watch.termMonths);
  const isSurvey = week !== null && week > watch.seenOn && week <= today;
  return isSurvey
    ? { ratePercent, day: week, isSurvey }
    : { ratePercent: watch.ratePercent, day: watch.seenOn, isSurvey };
}

/** Payments that are due after a day by the note. */
function countRemaining(loan: { firstPaymentOn: string; termMonths: number }, today: string): number {
  const [year, month] = [Number(loan.firstPaymentOn.slice(0, 4)), Number(loan.firstPaymentOn.slice(5, 7))];
  const passed = (Number(today.slice(0, 4)) - year) * 12 + Number(today.slice(5, 7)) - month;
  // In a shorter month the payment of a 29th to 31st is due on its last day.
  const isDue = passed >= 0 && addMonths(loan.firstPaymentOn, passed) <= today;
  return loan.termMonths - Math.max(0, Math.min(loan.termMonths, passed + (isDue ? 1 : 0)));
}
