import type { Decimal } from '../kernel/decimals.ts';
import { countCents, createInterestRule, fromCents } from './cents.ts';
import { createExtraRule, type ExtraPayment } from './extra-payments.ts';
import { computeLevelPayment } from './level-payment.ts';
import { type LoanTerms, listSegments, type Segment } from './loan-terms.ts';

/** One payment, in whole cents. `payment` is interest and principal; `extra` came on top; `balance` is owed after both. */
export type ScheduleRow = {
  number: number;
  payment: number;
  interest: number;
  principal: number;
  extra: number;
  balance: number;
};

/** From payment `fromPayment` on, `payment` cents are billed, at this rate. */
export type PaymentStep = { fromPayment: number; ratePercent: Decimal; payment: number };

/** How a loan is paid off. Sums in whole cents; `totalPaid` is principal, interest and extra payments together. */
export type Schedule = {
  rows: ScheduleRow[];
  steps: PaymentStep[];
  totalInterest: number;
  totalPaid: number;
};

export type ScheduleOptions = {
  /** What is paid each month in place of the level payment, in dollars; more than a month's interest. */
  payment?: Decimal | undefined;
  /** Each payment pays the same principal, and the interest besides. */
  hasEqualPrincipal?: boolean | undefined;
  extraPayments?: readonly ExtraPayment[] | undefined;
};

/**
 * The schedule as it is serviced: payment and each month's interest rounded to the cent, half up; the last payment clears the
 * balance. It has fewer rows than the term where rounding or extra payments clear the loan before. A payment that does not cover
 * a month's interest is a RangeError: such a loan grows.
 */
export function computeSchedule(terms: LoanTerms, options: ScheduleOptions = {}): Schedule {
  const rows: ScheduleRow[] = [];
  const steps: PaymentStep[] = [];
  const extraOf = createExtraRule(options.extraPayments);
  let balance = countCents(terms.principal);
  for (const segment of listSegments(terms)) {
    if (balance === 0) break;
    const plan = planPayments(segment, balance, terms, options);
    steps.push({ fromPayment: segment.from, ratePercent: segment.ratePercent, payment: plan.first });
    for (let number = segment.from; number <= segment.until && balance > 0; number += 1) {
      const { interest, principal } = plan.split(balance);
      if (principal < 0) throw new RangeError('The payment does not cover the interest.');
      const paid = number === terms.termMonths ? balance : Math.min(principal, balance);
      const extra = Math.min(extraOf(number), balance - paid);
      balance -= paid + extra;
      rows.push({ number, payment: interest + paid, interest, principal: paid, extra, balance });
    }
  }
  return { rows, steps, ...addUp(rows) };
}

type PaymentPlan = { first: number; split: (balance: number) => { interest: number; principal: number } };

function planPayments(
  segment: Segment,
  balance: number,
  terms: LoanTerms,
  options: ScheduleOptions,
): PaymentPlan {
  const rule = createInterestRule(segment.ratePercent);
  const left = terms.termMonths - segment.from + 1;
  if (segment.isInterestOnly || options.hasEqualPrincipal) {
    const principal = segment.isInterestOnly ? 0 : countCents(fromCents(balance).div(left));
    const first = rule(balance) + principal;
    return { first, split: (owed) => ({ interest: rule(owed), principal }) };
  }
  const dollars = options.payment ?? computeLevelPayment(fromCents(balance), segment.ratePercent, left);
  const payment = countCents(dollars);
  const split = (owed: number) => {
    const interest = rule(owed);
    return { interest, principal: payment - interest };
  };
  return { first: payment, split };
}

function addUp(rows: readonly ScheduleRow[]) {
  let totalInterest = 0;
  let totalPaid = 0;
  for (const { payment, interest, extra } of rows) {
    totalInterest += interest;
    totalPaid += payment + extra;
  }
  return { totalInterest, totalPaid };
}
