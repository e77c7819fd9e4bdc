import * as texts from '../en.ts';
import type { RecordDate } from '../home-record.ts';
import type { InsuranceDays } from './insurance-days.ts';

/**
 * The days of mortgage insurance for the list of dates; none where none is paid. The earlier of two rights to ask is one date, and nothing
 * is listed after the midpoint, at which it ends in any case.
 */
export function listInsuranceDates(days: InsuranceDays, monthlyPremium: number | null): RecordDate[] {
  if (monthlyPremium === null || monthlyPremium === 0) return [];
  if (days.kind === 'fha')
    return days.endsOn === null
      ? []
      : [
          {
            ...{ name: 'insurance-fha', day: days.endsOn, title: texts.fhaEnds },
            note: texts.fhaEndsNote(days.loanToValueUpTo),
          },
        ];
  if (days.kind !== 'private') return [];
  const { originalValue, requestBySchedule, requestByPayments, automatic, finalDate } = days;
  const ask =
    requestByPayments !== null && requestByPayments.date < requestBySchedule.date
      ? requestByPayments
      : requestBySchedule;
  const isBeforeFinal = (day: string) => finalDate === null || day < finalDate;
  const dates: RecordDate[] = [];
  if (isBeforeFinal(ask.date))
    dates.push({
      ...{ name: 'insurance-request', day: ask.date, title: texts.askTitle },
      note: texts.askNote(ask.balanceCents, originalValue),
    });
  if (automatic !== null && isBeforeFinal(automatic.date))
    dates.push({
      ...{ name: 'insurance-automatic', day: automatic.date, title: texts.insuranceEnds },
      note: texts.endsNote(automatic.balanceCents, originalValue),
    });
  else if (finalDate !== null)
    dates.push({
      ...{ name: 'insurance-final', day: finalDate, title: texts.atLatestTitle },
      note: texts.atLatestNote,
    });
  return dates;
}
