import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { sources } from '../../facts/sources.ts';

export const preapproval: TopicText = {
  title: 'Getting preapproved',
  answer:
    'A preapproval is a lender’s letter that says, after a look at your credit and papers, about how much it would lend you. It is not a promise. Ask several lenders within two weeks: their credit checks are then recorded as one.',
  sections: [
    {
      title: 'Start with your own estimate',
      paragraphs: [
        'Five questions give you a payment and the cash to close. You need no phone number and no account for them.',
      ],
      links: [
        { label: 'Start the application', href: '/application' },
        { label: 'How much home you can afford', href: '/tools/affordability' },
      ],
    },
    {
      title: 'What lenders ask for',
      items: [
        'Photo ID, and your Social Security number.',
        'Pay stubs from the last 30 days, and W-2 and tax returns for two years.',
        'Bank statements for 2-3 months, every page.',
      ],
      links: [{ label: 'The whole list', href: '/portal/preparing#required-information' }],
      sources: [sources.documentAge],
    },
    {
      title: 'What to compare',
      items: [
        'The rate, the [[apr|APR]], [[discount-points|points]] and lender fees, quoted on one day for the same loan.',
        'Whether an underwriter read your papers, or the automated system alone.',
        'The day the letter ends.',
      ],
      links: [{ label: 'Compare offers side by side', href: '/tools/compare-offers' }],
      sources: [sources.creditInquiries],
    },
  ],
};
