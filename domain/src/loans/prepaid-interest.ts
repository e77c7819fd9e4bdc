import { addDays, countDaysBetween } from '../kernel/calendar-dates.ts';
import { type Decimal, roundToCents } from '../kernel/decimals.ts';

/** What interest by the day divides the year into. Lenders mostly use 360 days: the official samples' $17.44 a day needs it. */
export type DayBasis = 360 | 365;

/**
 * Interest by the day from closing to the end of the month: `perDiem` dollars a day, rounded to the cent as forms print it, and that
 * times the days. `ratePercent` a year.
 */
export function computePrepaidInterest(credit: {
  principal: Decimal;
  ratePercent: Decimal;
  days: number;
  basis?: DayBasis | undefined;
}): { perDiem: Decimal; total: Decimal } {
  const { principal, ratePercent, days, basis = 360 } = credit;
  const perDiem = roundToCents(principal.times(ratePercent).div(100 * basis));
  return { perDiem, total: perDiem.times(days) };
}

/** Days of interest from a closing day to the end of its month, both counted: what is prepaid until the first full month. */
export function countPrepaidDays(closingDate: string): number {
  const nextMonth = `${addDays(`${closingDate.slice(0, 8)}28`, 4).slice(0, 8)}01`;
  return countDaysBetween(closingDate, nextMonth);
}
