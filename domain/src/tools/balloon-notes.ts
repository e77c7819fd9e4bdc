import { readCents } from '../loans/cents.ts';
import type { Schedule } from '../loans/schedule.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import { showDollars } from './show-working.ts';

/** A last payment up to so many times the others comes of a time left that is a month or two off, as quarters of a year are. */
const MOST_TIMES = 3;

/**
 * Says where a payment somebody entered, in dollars, is too low for the months left, so that the last one would have to clear what
 * is still owed. Empty where it does, or where no payment was entered. `loan` names the loan in the sentence.
 */
export function noteBalloon(
  { payment, months, loan }: { payment: string | undefined; months: number; loan: string },
  { rows }: Schedule,
): string[] {
  if (payment === undefined) return [];
  const last = readCents(rows.at(-1)?.payment ?? 0);
  if (last.lte(new Decimal(payment).times(MOST_TIMES))) return [];
  const [billed, due] = [writeDollars(new Decimal(payment)), writeDollars(last)].map(showDollars);
  return [
    `At ${billed} a month ${loan} is not paid off in ${writeTime(months)}: the last payment would be ${due}. Check the time left and the payment.`,
  ];
}

/** "27 years 3 months". */
function writeTime(months: number): string {
  const parts = [count(Math.floor(months / 12), 'year'), count(months % 12, 'month')];
  return parts.filter((part) => part !== '').join(' ');
}

function count(number: number, word: string): string {
  return number === 0 ? '' : `${number} ${word}${number === 1 ? '' : 's'}`;
}
