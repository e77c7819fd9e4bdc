import { addMonths, countDaysBetween } from '../../kernel/calendar-dates.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { countCents, fromCents } from '../../loans/cents.ts';
import {
  findDayBeforeLoan,
  listStandingRows,
  type PaidOnTop,
  type ScheduledLoan,
  sumBetween,
} from './standing-schedule.ts';

const DAYS_IN_YEAR = 365;

/** What pays the loan off on a day, without fees: principal, and interest of `days` since the due date before. Whole cents. */
export type PayoffEstimate = {
  principal: number;
  /** The due date up to which interest is paid. */
  since: string;
  days: number;
  perDay: number;
  interest: number;
  total: number;
};

/**
 * An estimate: the servicer's statement decides. Interest is counted by the day of a year of 365 days, from the last due date; payments due
 * until then are taken as made. Principal is what is owed at the end of `day`.
 */
export function estimatePayoff(
  loan: ScheduledLoan,
  paidOnTop: readonly PaidOnTop[],
  { day, today }: { day: string; today: string },
): PayoffEstimate {
  const before = listStandingRows(loan, paidOnTop, today)
    .filter(({ dueOn }) => dueOn <= day)
    .at(-1);
  const since = before?.dueOn ?? addMonths(loan.firstPaymentOn, -1);
  const { balance, balanceOn } = loan;
  // A statement from before the last due date is in that payment's row already.
  const isNewest =
    balance !== null && balanceOn !== null && balanceOn <= today && balanceOn >= (before?.dueOn ?? '');
  const owed = isNewest ? balance : (before?.balance ?? loan.amount);
  const from = isNewest ? balanceOn : (before?.dueOn ?? findDayBeforeLoan(loan.firstPaymentOn));
  const principal = Math.max(0, owed - sumBetween(paidOnTop, from, day));
  const days = Math.max(0, countDaysBetween(since, day));
  const perDay = countCents(
    fromCents(principal)
      .times(new Decimal(loan.ratePercent))
      .div(100 * DAYS_IN_YEAR),
  );
  const interest = perDay * days;
  return { principal, since, days, perDay, interest, total: principal + interest };
}
