import { addDays } from '../../kernel/calendar-dates.ts';
import { DAYS_AHEAD, isOpen, OVERDUE_DAYS } from './next-things.ts';
import type { PurchaseDate, PurchaseDates } from './purchase-dates.contract.ts';

/** What is shown beside the steps for today. */
export type DatesAround = {
  /** What is dated within the next fourteen days, today among them. */
  ahead: PurchaseDate[];
  /** What others owe, and have not done. */
  waiting: PurchaseDate[];
  /** What another set since the last visit. */
  changed: PurchaseDate[];
};

/** @param lastVisit an instant; null at the first visit, when nothing counts as changed */
export function findDatesAround(
  { dates, today }: Pick<PurchaseDates, 'dates' | 'today'>,
  lastVisit: string | null,
): DatesAround {
  const open = dates.filter(isOpen);
  const until = addDays(today, DAYS_AHEAD);
  return {
    ahead: open.filter(({ day }) => day >= today && day <= until),
    waiting: open.filter(
      ({ owner, isDeadline, day }) =>
        owner !== 'buyer' && isDeadline && day >= addDays(today, -OVERDUE_DAYS) && day <= until,
    ),
    changed:
      lastVisit === null
        ? []
        : dates.filter(
            ({ changedAt, changedBy }) => changedBy !== null && changedAt !== null && changedAt > lastVisit,
          ),
  };
}
