import { addDays, addMonths } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { countCents, createInterestRule, fromCents } from '../../loans/cents.ts';
import { computeLevelPayment } from '../../loans/level-payment.ts';
import type { ScheduleRow } from '../../loans/schedule.ts';

/** As much of a loan's record as its schedule follows from; whole cents. */
export type ScheduledLoan = {
  amount: number;
  ratePercent: string;
  termMonths: number;
  firstPaymentOn: string;
  balance: number | null;
  balanceOn: string | null;
};

/** Principal that was paid on top, whole cents, with its day. */
export type PaidOnTop = { paidOn: string; extraPrincipal: number };

/** A payment of the schedule with the day it is due. */
export type StandingRow = ScheduleRow & { dueOn: string };

/** Principal and interest that the note asks each month, in cents. */
export const findNotePayment = ({ amount, ratePercent, termMonths }: ScheduledLoan): number =>
  countCents(computeLevelPayment(fromCents(amount), new Decimal(ratePercent), termMonths));

/**
 * The schedule as the loan is really paid: due payments as made, principal paid on top on the due date that follows it, and from the day of
 * a statement on its balance. What `findLoanBalance` says of a day is what this has for it. The last payment of the term clears the rest.
 */
export function listStandingRows(
  loan: ScheduledLoan,
  paidOnTop: readonly PaidOnTop[],
  today: string,
): StandingRow[] {
  const { firstPaymentOn, termMonths } = loan;
  const interestOf = createInterestRule(new Decimal(loan.ratePercent));
  const payment = findNotePayment(loan);
  const stated = loan.balanceOn !== null && loan.balanceOn <= today ? loan.balance : null;
  const rows: StandingRow[] = [];
  let balance = loan.amount;
  let since = findDayBeforeLoan(firstPaymentOn);
  let isAnchored = stated === null;
  for (let number = 1; number <= termMonths; number += 1) {
    const dueOn = addMonths(firstPaymentOn, number - 1);
    if (!isAnchored && loan.balanceOn !== null && dueOn > loan.balanceOn) {
      balance = stated ?? balance;
      since = loan.balanceOn;
      isAnchored = true;
    }
    if (balance === 0) {
      if (isAnchored) break;
      continue;
    }
    const interest = interestOf(balance);
    const principal = number === termMonths ? balance : Math.min(payment - interest, balance);
    const extra = Math.min(sumBetween(paidOnTop, since, dueOn), balance - principal);
    balance -= principal + extra;
    rows.push({ number, dueOn, payment: principal + interest, interest, principal, extra, balance });
    since = dueOn;
  }
  return rows;
}

/**
 * The day after which principal paid on top is of this loan, where no statement says what is owed. Closing lies 45 to 60 days before a first
 * payment; what was paid earlier went to a loan that this one replaced.
 */
export const findDayBeforeLoan = (firstPaymentOn: string): string =>
  addDays(addMonths(firstPaymentOn, -2), -1);

/** What was paid on top after one day and up to another, in cents. */
export function sumBetween(paidOnTop: readonly PaidOnTop[], after: string, until: string): number {
  let sum = 0;
  for (const { paidOn, extraPrincipal } of paidOnTop)
    if (paidOn > after && paidOn <= until) sum += extraPrincipal;
  return sum;
}

/** The payments of one calendar year, summed; `balance` is owed at its end. Whole cents. */
export type CurrentScheduleYear = {
  year: string;
  rows: readonly StandingRow[];
  principal: number;
  interest: number;
  extra: number;
  balance: number;
};

export function groupByYear(rows: readonly StandingRow[]): CurrentScheduleYear[] {
  const years = Map.groupBy(rows, ({ dueOn }) => dueOn.slice(0, 4));
  const sum = (of: readonly StandingRow[], field: 'principal' | 'interest' | 'extra') =>
    of.reduce((total, row) => total + row[field], 0);
  return [...years].map(([year, of]) => ({
    ...{ year, rows: of, balance: of.at(-1)?.balance ?? 0 },
    ...{ principal: sum(of, 'principal'), interest: sum(of, 'interest'), extra: sum(of, 'extra') },
  }));
}
