import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { sources } from '../../facts/sources.ts';

/** Quoted from eCFR, the CFPB and LII in a note of 2026-09-19. */
const escrowAfterPayoff = {
  source: 'Regulation X, 12 CFR 1024.34(b) (escrow balance after the loan is paid off)',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/34/',
  checkedOn: '2026-11-24',
};

export const refinanceProcess: TopicText = {
  title: 'How a refinance runs',
  answer:
    'It runs like the loan for a purchase, without a seller: compare Loan Estimates, lock the rate, have the home appraised, sign, and, for the home you live in and a new lender, wait three business days in which you may cancel.',
  isOrdered: true,
  sections: [
    {
      title: 'Decide whether it pays',
      paragraphs: [
        'Set what you owe, your rate and the months left against a new rate and its costs. Ask your own lender too: the payoff and the file are with them.',
      ],
      links: [
        { label: 'Refinance calculator', href: '/tools/refinance' },
        { label: 'Your home, with your own loan', href: '/portal/home' },
      ],
    },
    {
      title: 'Compare at least three Loan Estimates',
      paragraphs: [
        'Ask on the same day for the same loan. A lender sends a [[loan-estimate|Loan Estimate]] within three business days of your application, and may charge only for a credit report before you say that you want to go ahead.',
      ],
      links: [{ label: 'Compare offers side by side', href: '/tools/compare-offers' }],
      sources: [sources.loanEstimate],
    },
    {
      title: 'Lock, documents, appraisal',
      items: [
        'Lock the rate for longer than the lender needs to close.',
        'Pay stubs, W-2s, bank statements, your mortgage statement and your homeowner’s policy.',
        'An [[appraisal|appraisal]] or a waiver of it. You get a copy of any appraisal.',
      ],
      sources: [sources.appraisalCopies],
    },
    {
      title: 'Closing Disclosure and signing',
      paragraphs: [
        'You have the [[closing-disclosure|Closing Disclosure]] three business days before you sign. Check the payoff of the old loan, and whether anything is owed in cash.',
      ],
      sources: [sources.closingDisclosure],
    },
    {
      title: 'Three business days to cancel',
      paragraphs: [
        'If you live in the home and the lender is new, nothing is paid out until they are over. Work out the day below.',
      ],
      sources: [sources.rescission],
    },
    {
      title: 'After it is paid out',
      items: [
        'Do not miss a payment on the old loan before its payoff is confirmed.',
        'The old servicer returns your escrow balance within 20 business days of the payoff.',
        'Enter the new loan under Your home, and change the lender on your homeowner’s policy.',
      ],
      links: [{ label: 'Your home', href: '/portal/home' }],
      sources: [escrowAfterPayoff],
    },
  ],
};
