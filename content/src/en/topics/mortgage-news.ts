import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { type DatedTableKind, listTableChanges } from '@porchlight/domain/programs/dated-tables.ts';
import type { TopicText } from '@porchlight/domain/waitlist/topic-text.ts';
import { locale } from '../locale.ts';

const SHOWN = 12;

/** What a change of each table means for a buyer. */
const meanings: Record<DatedTableKind, string> = {
  conformingLimits:
    'A loan above the limit of your county is a jumbo loan: other rates, more down, more reserves.',
  fhaLimits: 'The most FHA insures in your county, by the day your case number is assigned.',
  fhaPremiums: 'What FHA charges up front and each month.',
  usdaFees: 'What USDA charges up front and each year, by the fiscal year in which it commits to your loan.',
  vaFundingFee: 'What VA charges once, by your down payment and whether you used the benefit before.',
  privatePremiums: 'What we assume for private mortgage insurance until a lender names its premium.',
  ratios: 'How much of your income may go to debts and housing in each program.',
  residualIncome: 'What VA wants left over each month after bills, by region and size of the family.',
  priceLimits:
    'How much dearer than the market a loan may be, and how high its fees, before stricter rules hold.',
  loanLevelPrices:
    'What Fannie Mae and Freddie Mac charge a lender once, by your score, down payment and kind of home. Lenders mostly turn it into rate.',
  documentAges: 'How old your pay stubs, statements and reports may be when the loan closes.',
};

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
            ? `${meanings[kind]} It holds until it is replaced.`
            : `${meanings[kind]} It holds until ${formatCalendarDate(until, locale)}.`,
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
