import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { formatDollars } from '../../kernel/money.ts';
import { fromCents } from '../../loans/cents.ts';
import type { ScheduleRow } from '../../loans/schedule.ts';
import * as texts from './en.ts';

/** A last payment up to so many times the others comes of a time left that is a month or two off, as quarters of a year are. */
const MAX_TIMES = 3;

/**
 * Says where a payment someone entered, in dollars, is too low for the months left, so that the last one would have to clear what
 * is still owed. Empty where it does, or where no payment was entered.
 */
export function noteBalloon(
  {
    payment,
    months,
    loan,
    every = 'month',
  }: { payment: string | undefined; months: number; loan: texts.BalloonLoan; every?: texts.PaymentInterval },
  { rows }: { rows: readonly Pick<ScheduleRow, 'payment'>[] },
): string[] {
  if (payment === undefined) return [];
  const last = fromCents(rows.at(-1)?.payment ?? 0);
  if (last.lte(new Decimal(payment).times(MAX_TIMES))) return [];
  const lastPayment = formatDollars(toFixedDollars(last));
  const billed = formatDollars(toFixedDollars(new Decimal(payment)));
  return [texts.balloonNote({ payment: billed, every, loan, months, lastPayment })];
}
