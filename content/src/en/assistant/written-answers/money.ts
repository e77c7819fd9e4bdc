import type { WrittenAnswer } from '@porchlight/domain/assistant/written-answers.ts';
import { sources } from '../../../facts/sources.ts';

export const answersOnMoney: readonly WrittenAnswer[] = [
  {
    key: 'family-gift',
    question: 'Can my parents give me the down payment?',
    asks: 'family mom dad gift relative',
    first: 'Family may give you the down payment, with a signed gift letter that it need not be paid back.',
    more: [
      'Keep papers that show where the money came from, and ask the lender which gifts the loan allows.',
    ],
    explainedIn: 'term/gift-letter',
    sources: [],
  },
  {
    key: 'earnest-back',
    question: 'Is my earnest money refundable?',
    asks: 'refund deposit back lose',
    first: 'You get earnest money back if you leave under a contingency, in writing and before its date.',
    more: ['If you simply change your mind after that, the seller may keep it.'],
    explainedIn: 'making-offer/how-earnest-money-works',
    sources: [sources.earnestMoney],
  },
  {
    key: 'extra-payments',
    question: 'Can I pay extra on my mortgage or pay it off early?',
    asks: 'prepay additional principal payoff',
    first: 'You may pay extra on most home loans without a fee: most have no prepayment penalty.',
    more: ['The first page of the Loan Estimate says whether yours has one.'],
    explainedIn: 'term/prepayment-penalty',
    sources: [sources.truthInLending],
  },
  {
    key: 'sign-for-me',
    question: 'Can I close without being there?',
    asks: 'attend remote absent travel overseas somebody else sign',
    first:
      'Somebody may sign for you with a power of attorney that lender and title company approved ahead of closing.',
    more: ['Ask both early what form they accept.'],
    explainedIn: 'term/power-of-attorney',
    sources: [],
  },
];
