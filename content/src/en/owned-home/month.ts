import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { HomeMonth } from '@porchlight/domain/owned-home/value/home-month.ts';
import { locale } from '../locale.ts';
import { quarter } from './value.ts';

const dollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const amount = (cents: number) => dollars.format(cents / 100);
const day = (date: string) => formatCalendarDate(date, locale);

/** The lines of the monthly email about a home, most urgent first; what is not entered has none. */
export function writeHomeMonth({ payment, nextDueOn, owed, value, dates }: HomeMonth): string {
  return [
    ...(payment === null
      ? []
      : [`Payment: ${amount(payment.total)}${nextDueOn === null ? '' : `, next due ${day(nextDueOn)}`}.`]),
    ...(payment?.escrow == null ? [] : [`Of it to escrow: ${amount(payment.escrow)}.`]),
    ...(owed === null ? [] : [owed === 0 ? 'Nothing is owed by the schedule.' : `Owed: ${amount(owed)}.`]),
    ...(value === null
      ? []
      : [
          value.by === 'index'
            ? `Value: about ${amount(value.amount)} by the house price index of ${quarter(value.at)}.`
            : `Value: ${amount(value.amount)} by your figure of ${day(value.at)}.`,
        ]),
    ...dates.map(({ day: on, title }) => `${day(on)}: ${title}.`),
  ].join('\n');
}
