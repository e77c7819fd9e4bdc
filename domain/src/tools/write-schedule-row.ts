import { writeCents } from '../loans/cents.ts';
import type { ScheduleRow } from '../loans/schedule.ts';

/** A payment as it travels: dollars with two places. */
export function formatScheduleRow({ number, payment, interest, principal, extra, balance }: ScheduleRow) {
  return {
    number,
    payment: writeCents(payment),
    interest: writeCents(interest),
    principal: writeCents(principal),
    extra: writeCents(extra),
    balance: writeCents(balance),
  };
}
