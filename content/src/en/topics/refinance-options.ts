import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { sources } from '../../facts/sources.ts';

export const refinanceOptions: TopicText = {
  title: 'Refinance options',
  answer:
    'There are three choices: replace the loan for a better rate or term, replace it with a larger one and take cash, or keep it. A refinance is worth it when it saves more interest than it costs before you sell or refinance again.',
  sections: [
    {
      title: 'The three choices',
      table: {
        head: ['Choice', 'What changes', 'It can pay when', 'Look out for'],
        rows: [
          [
            'Rate and term',
            'A new loan for what you owe: another rate, another term, or both.',
            'The rate is lower, or mortgage insurance ends, and you stay past the break-even month.',
            'A lower payment from a longer term can cost more interest in all.',
          ],
          [
            'Cash out',
            'A larger new loan; the difference is paid to you.',
            'You need the cash and the new rate is no higher than the old one.',
            'The rate of the whole loan changes, not only that of the cash.',
          ],
          [
            'Keep the loan',
            'Nothing. Extra payments still shorten it.',
            'Your rate is low, or you move before the costs are back.',
            'A loan beside it (home equity loan or line) leaves the first one as it is.',
          ],
        ],
      },
    },
    {
      title: 'Four figures that decide it',
      items: [
        'The rate and [[apr|APR]] on a [[loan-estimate|Loan Estimate]], not in an advertisement.',
        'The costs of section D and the rest of page 2, with [[discount-points|points]].',
        'The month in which saved interest passes the costs. Costs divided by the monthly saving forget that a new term starts over.',
        'How long you’ll stay. Before that month a refinance loses money.',
      ],
      links: [
        { label: 'Work it out in the refinance calculator', href: '/tools/refinance' },
        {
          label: 'Have your own loan watched',
          href: '/portal/home/value',
          note: 'Signed in: enter your loan and a rate, and we notify you once when it would pay.',
        },
      ],
      sources: [sources.loanEstimate],
    },
    {
      title: 'If you have FHA, VA or USDA',
      paragraphs: [
        'FHA and VA have refinances of their own for loans they already insure or guarantee, with less paperwork and rules on how old the loan has to be. Ask a lender whether yours qualifies, and what fee is added to the loan.',
      ],
      sources: [sources.fhaLoan, sources.vaFundingFee],
    },
    {
      title: 'Next',
      links: [
        { label: 'Cash-out, a credit line, or neither: compare them', href: '/cash-out-refinance' },
        { label: 'How a refinance runs, step by step', href: '/refinance-process' },
      ],
    },
  ],
};
