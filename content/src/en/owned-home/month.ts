import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { HomeMonth } from '@porchlight/domain/owned-home/value/home-month.ts';
import { locale } from '../locale.ts';
import { quarter } from './value.ts';

const day = (date: string) => formatCalendarDate(date, locale);

/** The lines of the monthly email about a home, most urgent first; what is not entered has none. */
export function writeHomeMonth({ payment, nextDueOn, owed, value, dates }: HomeMonth): string {
  return [
    ...(payment === null
      ? []
      : [
          `Payment: ${formatCents(payment.total)}${nextDueOn === null ? '' : `, next due ${day(nextDueOn)}`}.`,
        ]),
    ...(payment?.escrow == null ? [] : [`Of it to escrow: ${formatCents(payment.escrow)}.`]),
    ...(owed === null
      ? []
      : [owed === 0 ? 'Nothing is owed by the schedule.' : `Owed: ${formatCents(owed)}.`]),
    ...(value === null
      ? []
      : [
          value.by === 'index'
            ? `Value: about ${formatCents(value.amount)} by the house price index of ${quarter(value.at)}.`
            : `Value: ${formatCents(value.amount)} by your figure of ${day(value.at)}.`,
        ]),
    ...dates.map(({ day: on, title }) => `${day(on)}: ${title}.`),
  ].join('\n');
}
