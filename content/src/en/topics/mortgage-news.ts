import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { listTableChanges } from '@porchlight/domain/programs/dated-tables.ts';
import { tableMeanings } from '../data-sources-tables.ts';
import { locale } from '../locale.ts';

const SHOWN = 12;

/** The changes of limits, fees and rules that our figures follow, the last one first. */
export function describeMortgageNews(): TopicText {
  const changes = listTableChanges().slice(0, SHOWN);
  return {
    title: 'What changed in limits, fees and rules',
    answer: `The last ${changes.length} changes of the figures that lenders and our calculators go by, the newest first, each with its source.`,
    sections: [
      ...changes.map(({ kind, name, source, published, from, until }) => ({
        title: name,
        figure: `From ${formatCalendarDate(from, locale)}`,
        paragraphs: [
          until === null
            ? `${tableMeanings[kind]} It holds until it is replaced.`
            : `${tableMeanings[kind]} It holds until ${formatCalendarDate(until, locale)}.`,
        ],
        sources: [
          {
            source: source.title,
            ...(source.url !== undefined && { url: source.url }),
            checkedOn: published,
          },
        ],
      })),
      {
        title: 'This week’s rates',
        paragraphs: [
          'Freddie Mac publishes the average of the week each Thursday. Your own rate depends on your loan, score and down payment: ask three lenders on one day.',
        ],
        links: [{ label: 'Freddie Mac, weekly survey', href: 'https://www.freddiemac.com/pmms' }],
      },
    ],
  };
}
