import { countDaysBetween } from '../../kernel/calendar-dates.ts';
import type { LatePayment } from '../owning-loan/pmi-exits.ts';

/** Payments that came after their due date, the latest due first; principal paid by itself has none. */
export function listLatePayments(
  payments: readonly { paidOn: string; dueOn: string | null }[],
): (LatePayment & { paidOn: string })[] {
  return payments
    .flatMap(({ paidOn, dueOn }) =>
      dueOn !== null && paidOn > dueOn
        ? [{ due: dueOn, paidOn, daysLate: countDaysBetween(dueOn, paidOn) }]
        : [],
    )
    .sort((one, other) => other.due.localeCompare(one.due));
}
