import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { glossary } from '../glossary.ts';

/** The terms on a buyer's first documents. */
const FIRST_TERMS = [
  'apr',
  'closing-costs',
  'closing-disclosure',
  'contingency',
  'discount-points',
  'down-payment',
  'earnest-money',
  'escrow-account',
  'loan-estimate',
  'mortgage-insurance',
  'pre-approval',
  'principal',
  'rate-lock',
  'title-insurance',
  'underwriting',
];

/** The first terms with their meanings, and the way to all of them. */
export function describeTerms(): TopicText {
  return {
    title: 'Mortgage terms in plain words',
    answer: `${glossary.length} terms, each in a sentence or two. These stand on a buyer’s first papers.`,
    sections: [
      {
        title: 'On your first papers',
        items: FIRST_TERMS.flatMap((slug) => {
          const entry = glossary.find((one) => one.slug === slug);
          return entry === undefined ? [] : `[[${slug}|${entry.term}]]: ${entry.definition}`;
        }),
        links: [{ label: `All ${glossary.length} terms`, href: '/glossary' }],
      },
    ],
  };
}
