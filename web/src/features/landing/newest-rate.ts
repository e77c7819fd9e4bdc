import { locale } from '@porchlight/content/en/locale.ts';
import { getCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { PaymentAssumptions } from '@porchlight/domain/landing/first-payment.ts';
import { describeRateSource, findPlanningRate } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { loadNewestWeek } from '../../platform/api/newest-week.ts';

/** The assumptions with the newest week's rate, described as of the reader's day. */
export async function loadNewestRate(built: PaymentAssumptions): Promise<PaymentAssumptions> {
  const { ratePercent, week } = findPlanningRate(await loadNewestWeek(), built.termMonths);
  const rateSource = describeRateSource(week, getCalendarDay(new Date()), locale);
  return { ...built, ratePercent: Number(ratePercent), rateSource };
}
