import { addMonths } from '../../kernel/calendar-dates.ts';
import { countCents, fromCents } from '../../loans/cents.ts';
import type { ExtraPayment } from '../../loans/extra-payments.ts';
import type { LoanTerms } from '../../loans/loan-terms.ts';
import { computeSchedule } from '../../loans/schedule.ts';
import { findFinalTermination } from '../../programs/mortgage-insurance/pmi-final-termination.ts';
import { computePmiDates, needsPmi } from '../../programs/mortgage-insurance/private-mortgage-insurance.ts';

/** A fixed-rate loan on a principal residence with private insurance. `originalValueCents` is the lesser of price and appraisal. */
export type InsuredLoan = {
  terms: Pick<LoanTerms, 'principal' | 'ratePercent' | 'termMonths'>;
  originalValueCents: number;
  firstPaymentDate: string;
  /** What was or will be paid on top, by payment. */
  extraPayments: readonly ExtraPayment[];
};

/** The payment after which a line is reached, counted from 1, the day it is due and what is owed after it, whole cents. */
export type InsuranceExit = { payment: number; date: string; balanceCents: number };

/** Each is null where there is no such day: the loan begins at or below the line, or never had insurance. */
export type InsuranceExits = {
  /** 80 percent as the loan was first scheduled: from then on its owner may ask in writing. */
  requestBySchedule: InsuranceExit | null;
  /** 80 percent as it is really paid, with what is paid on top: the same right, sooner. */
  requestByPayments: InsuranceExit | null;
  /** 78 percent by the first schedule alone: it ends by itself where payments are current. */
  automatic: InsuranceExit | null;
  /** The first of the month after the midpoint of the term: no later than this, where payments are current. */
  finalDate: string | null;
};

/**
 * When private mortgage insurance ends (12 U.S.C. 4901(2) and (18), 4902): the lines are of the original value. Paying ahead moves the day
 * on which one may ask, never the day on which it ends by itself.
 */
export function listInsuranceExits(loan: InsuredLoan): InsuranceExits {
  const { terms, firstPaymentDate, extraPayments } = loan;
  const value = fromCents(loan.originalValueCents);
  if (!needsPmi(terms.principal, value)) {
    return { requestBySchedule: null, requestByPayments: null, automatic: null, finalDate: null };
  }
  const datesOf = (extras: readonly ExtraPayment[]) => {
    const { rows } = computeSchedule(terms, { extraPayments: extras });
    return computePmiDates(
      terms.principal,
      value,
      rows.map(({ balance }) => fromCents(balance)),
    );
  };
  const exit = (point: ReturnType<typeof datesOf>['request']): InsuranceExit | null =>
    point && {
      payment: point.payment,
      date: addMonths(firstPaymentDate, point.payment - 1),
      balanceCents: countCents(point.balance),
    };
  const scheduled = datesOf([]);
  return {
    requestBySchedule: exit(scheduled.request),
    requestByPayments: exit(datesOf(extraPayments).request),
    automatic: exit(scheduled.automatic),
    finalDate: findFinalTermination(firstPaymentDate, terms.termMonths),
  };
}

/** A payment that came late: the day it was due, and how many days later it came. */
export type LatePayment = { due: string; daysLate: number };

/**
 * Whether payments were good enough to ask (12 U.S.C. 4901(4)): none 30 days late in the 12 months before the request, none 60 days late in
 * the 12 months before those. `on` is the day of the request, or the day 80 percent is reached where that is later.
 */
export function hasGoodPaymentHistory(late: readonly LatePayment[], on: string): boolean {
  const [yearAgo, twoYearsAgo] = [addMonths(on, -12), addMonths(on, -24)];
  return !late.some(({ due, daysLate }) => {
    if (due >= on || due < twoYearsAgo) return false;
    return daysLate >= (due >= yearAgo ? 30 : 60);
  });
}
