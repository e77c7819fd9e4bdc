import { toWireDollars } from '../kernel/money.ts';
import type { ScheduleRow } from '../loans/schedule.ts';

/** A payment as it travels: dollars with two places. */
export function formatScheduleRow({ number, payment, interest, principal, extra, balance }: ScheduleRow) {
  return {
    number,
    payment: toWireDollars(payment),
    interest: toWireDollars(interest),
    principal: toWireDollars(principal),
    extra: toWireDollars(extra),
    balance: toWireDollars(balance),
  };
}
