import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { sources } from '../../facts/sources.ts';

export const cashOutRefinance: TopicText = {
  title: 'Cash-out refinance',
  answer:
    'A cash-out refinance replaces your whole loan with a larger one. If your rate today is lower than a new one, a home equity loan or line beside it is often cheaper. Either way your home secures what you borrow.',
  sections: [
    {
      title: 'Cash-out, a home equity line, or neither',
      table: {
        head: ['Way', 'Your first loan', 'Rate', 'Costs'],
        rows: [
          [
            'Cash-out refinance',
            'Paid off and replaced',
            'One rate, for the whole new loan',
            'Closing costs on the whole loan',
          ],
          [
            'Home equity line (HELOC)',
            'Stays as it is',
            'On the line alone; mostly variable',
            'Often low; ask about yearly fees and early-closing fees',
          ],
          [
            'Home equity loan',
            'Stays as it is',
            'On the second loan alone; mostly fixed',
            'Closing costs on the second loan',
          ],
          ['Neither', 'Stays as it is', 'None', 'None. Saving up, or a loan that your home does not secure'],
        ],
      },
    },
    {
      title: 'What it puts at risk',
      items: [
        'You can lose the home if you cannot pay, also for what was a car or a card before.',
        'A higher [[loan-to-value-ratio|loan to value]] can bring back mortgage insurance, and leaves less if prices fall.',
        'Lenders charge more for cash-out loans, by score and loan to value.',
      ],
      links: [{ label: 'What your score and loan to value add', href: '/tools/credit-price' }],
      sources: [sources.priceGrid],
    },
    {
      title: 'You may cancel for three business days',
      paragraphs: [
        'On the home you live in, you may cancel a cash-out refinance with a new lender, or a new home equity line, until midnight of the third business day after you signed and had the notice and disclosures. Saturdays count; Sundays and legal holidays do not. No money is paid out before.',
      ],
      links: [{ label: 'Work out the day', href: '/refinance-process#right-to-cancel' }],
      sources: [sources.rescission],
    },
    {
      title: 'Taxes',
      paragraphs: [
        'Interest on cash that did not buy, build or improve the home is not deductible as mortgage interest. Keep the bills of what you improve.',
      ],
      sources: [sources.mortgageInterest],
    },
  ],
};
