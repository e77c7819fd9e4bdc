import type { Decimal } from '../kernel/decimals.ts';
import { countCents, createInterestRule } from './cents.ts';
import type { Schedule, ScheduleRow } from './schedule.ts';

/** Two weeks go into a year 26 times: the 365th day, and the 366th of a leap year, are not counted. */
export const BIWEEKLY_A_YEAR = 26;

/** How many payments every two weeks a term of so many months has, the last one begun counted whole. */
export function countBiweekly(months: number): number {
  return Math.ceil((months * BIWEEKLY_A_YEAR) / 12);
}

/** How many whole months so many payments every two weeks take, a month begun counted whole. */
export function countBiweeklyMonths(payments: number): number {
  return Math.ceil((payments * 12) / BIWEEKLY_A_YEAR);
}

/**
 * A loan with a fixed rate that is paid every two weeks, each payment applied the day it comes. Interest is a 26th of the year's rate on
 * what is owed, rounded to the cent, half up; servicers that count days charge 14 / 365 of it, 1.4 thousandths less. The last payment
 * clears the balance, within the term in any case. `payment` in dollars; one that does not cover two weeks' interest is a RangeError.
 */
export function computeBiweeklySchedule(
  { principal, ratePercent, termMonths }: { principal: Decimal; ratePercent: Decimal; termMonths: number },
  payment: Decimal,
): Schedule {
  const interestOf = createInterestRule(ratePercent, BIWEEKLY_A_YEAR);
  const billed = countCents(payment);
  const last = countBiweekly(termMonths);
  const rows: ScheduleRow[] = [];
  let balance = countCents(principal);
  let [totalInterest, totalPaid] = [0, 0];
  for (let number = 1; number <= last && balance > 0; number += 1) {
    const interest = interestOf(balance);
    if (billed < interest) throw new RangeError('The payment does not cover the interest.');
    const paid = number === last ? balance : Math.min(billed - interest, balance);
    balance -= paid;
    totalInterest += interest;
    totalPaid += interest + paid;
    rows.push({ number, payment: interest + paid, interest, principal: paid, extra: 0, balance });
  }
  const steps = rows.length === 0 ? [] : [{ fromPayment: 1, ratePercent, payment: billed }];
  return { rows, steps, totalInterest, totalPaid };
}
