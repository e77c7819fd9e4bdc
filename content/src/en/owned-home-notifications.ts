import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { HomeMonth } from '@porchlight/domain/owned-home/value/home-month.ts';
import type { FeatureTexts } from '../feature-texts.ts';
import { locale } from './locale.ts';
import { quarter } from './owned-home-value.ts';

// Notifications.

const open = { path: '/portal/home/value', label: 'Open the value of your home' };
const to = open.path;
const home = { path: '/portal/home', label: 'Open your home' };

/** What notifications say of an owned home. `subject` is a share in percent, a rate, or the lines of a month. */
export const ownedHomeTexts = {
  notifications: {
    'home-pmi-by-payments': {
      title: 'You owe 80% of the original value',
      what: 'From then on you may ask for the end of private mortgage insurance.',
      notices: 'notices of mortgage insurance by what you paid',
      entry: (percent: string) => ({
        title: 'You may ask for the end of mortgage insurance',
        detail: `You owe ${percent} of the original value.`,
        to,
      }),
      email: (percent: string) => ({
        heading: 'You may ask for the end of mortgage insurance',
        paragraphs: [
          `By your loan and payments you owe ${percent} of the original value of your home.`,
          'At 80% the Homeowners Protection Act (12 U.S.C. 4902) lets you ask your servicer in writing to end private mortgage insurance on the home you live in. It may ask for a good payment history, that payments are current, that there is no second lien, and for evidence that the value has not fallen.',
        ],
        ...open,
      }),
      line: (percent: string) => `You owe ${percent} of the original value: ask about mortgage insurance`,
      sampleSubject: '79.86%',
    },
    'home-pmi-by-value': {
      title: 'You owe 80% of today’s value',
      what: 'A reason to ask your servicer about private mortgage insurance.',
      notices: 'notices of mortgage insurance by today’s value',
      entry: (percent: string) => ({
        title: 'Ask your servicer about mortgage insurance',
        detail: `You owe ${percent} of what your home may be worth.`,
        to,
      }),
      email: (percent: string) => ({
        heading: 'Ask your servicer about mortgage insurance',
        paragraphs: [
          `You owe ${percent} of what your home may be worth now, by the house price index or your own figure.`,
          'Whether insurance ends by today’s value is for your servicer and the owner of your loan to say. Ask what they want: mostly an appraisal that they order, and some years of payments.',
        ],
        ...open,
      }),
      line: (percent: string) => `You owe ${percent} of today’s value: ask about mortgage insurance`,
      sampleSubject: '79.86%',
    },
    'home-refinance-pays': {
      title: 'The refinance you watch would pay',
      what: 'By the costs and years that you entered, and your rate or the weekly survey’s, whichever is newer.',
      notices: 'notices of a refinance that would pay',
      entry: (rate: string) => ({
        title: 'A refinance would pay',
        detail: `At ${rate}, with the costs and years you entered.`,
        to,
      }),
      email: (rate: string) => ({
        heading: `A refinance at ${rate} would pay`,
        paragraphs: [
          'With the costs and years that you entered, you would have saved more interest than it costs before you sell or pay it off.',
          'The rate is yours, or Freddie Mac’s weekly survey where that is newer, and no offer: ask at least three lenders for a Loan Estimate on the same day before you decide.',
        ],
        ...open,
      }),
      line: (rate: string) => `A refinance at ${rate} would pay`,
      sampleSubject: '5.75%',
    },
    'home-month': {
      title: 'Your home, once a month',
      what: 'Payment, escrow, value and what is due next. Off until you choose it.',
      notices: 'the monthly email about your home',
      entry: (lines: string) => ({
        title: 'Your home this month',
        detail: lines.split('\n').join(' '),
        to: home.path,
      }),
      email: (lines: string) => ({
        heading: 'Your home this month',
        paragraphs: lines.split('\n'),
        ...home,
      }),
      line: (lines: string) => `Your home this month: ${lines.split('\n')[0]}`,
      sampleSubject: 'Payment: $2,275.44 a month.\nNext payment due Jan 1, 2026.',
    },
  },
} as const satisfies FeatureTexts;

// Month.

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
