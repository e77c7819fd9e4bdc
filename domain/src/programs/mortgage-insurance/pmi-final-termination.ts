import { addDays, addMonths, findNextMonth } from '../../kernel/calendar-dates.ts';

/**
 * The last day on which insurance may be asked for: the first of the month after the midpoint of the amortization period (12 U.S.C.
 * 4902(c)). That period begins a month before the first payment, so the midpoint of an odd number of months lies between two.
 */
export function findFinalTermination(firstPaymentDate: string, termMonths: number): string {
  const day = addMonths(firstPaymentDate, Math.floor(termMonths / 2) - 1);
  return findNextMonth(termMonths % 2 === 0 ? day : addDays(day, 15));
}
