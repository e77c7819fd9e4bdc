import type { FixedAnswers } from '@porchlight/domain/assistant/fixed-answers.ts';
import { sources } from '../../facts/sources.ts';

const counselorFinder = {
  label: 'Find a housing counselor',
  href: 'https://www.consumerfinance.gov/find-a-housing-counselor/',
};
const glossary = { label: 'Glossary', href: '/glossary' };

/** What the Mortgage Assistant says first where someone may be losing money, rights or a home, and what it does not answer. */
export const assistantAnswers: FixedAnswers = {
  safety: {
    'wire-fraud': {
      title: 'If this is about sending money, stop here first',
      steps: [
        'Send nothing. Treat instructions that came or changed by e-mail, text or phone as false, however urgent they sound. No lender, title company or agent is paid in gift cards or cryptocurrency.',
        'Call the settlement agent at a number you saved earlier or find yourself, not one from the message, and have the account read to you.',
        'If money has gone, call your bank this minute, say that it was fraud, and ask for a recall of the wire. Then call the settlement agent.',
        'Report it to the FBI at ic3.gov, the same day. The first hours matter most.',
      ],
      links: [
        { label: 'Report it at ic3.gov', href: 'https://www.ic3.gov/' },
        { label: 'Wire fraud in the guide', href: '/portal/closing#critical-knowledge' },
      ],
      sources: [sources.wireFraud],
    },
    discrimination: {
      title: 'You have the right to be treated equally',
      steps: [
        'The Fair Housing Act forbids unequal treatment in selling, renting or financing homes because of race, color, religion, sex, national origin, disability or having children. The Equal Credit Opportunity Act forbids it in lending because of race, color, religion, national origin, sex, marital status, age or income from public assistance.',
        'Write down today who said or did what, when and where, and keep messages, ads and papers. Ask for decisions in writing.',
        'Complain to HUD within one year: 800-669-9777. About a lender, also to the Consumer Financial Protection Bureau: 855-411-2372. Many states and cities protect more and take complaints too.',
      ],
      links: [
        { label: 'Call HUD: 800-669-9777', href: 'tel:+18006699777' },
        { label: 'Complain to HUD', href: 'https://www.hud.gov/fairhousing' },
        { label: 'Call the CFPB: 855-411-2372', href: 'tel:+18554112372' },
        { label: 'Complain to the CFPB', href: 'https://www.consumerfinance.gov/complaint/' },
      ],
      sources: [sources.fairHousing, sources.equalCredit, sources.consumerBureau],
    },
    foreclosure: {
      title: 'If paying is hard, call today: early there is more to choose from',
      steps: [
        'Call your loan servicer at the number on your statement. Say that you have trouble paying, and ask which help you can apply for. Open every letter from it.',
        'Talk to a housing counselor approved by HUD, at little or no cost: 800-569-4287, or the HOPE Hotline at 888-995-HOPE (888-995-4673).',
        'If you have a court paper or a sale date, say so first, and ask the counselor for legal aid near you.',
        'Do not pay anybody who promises to stop a foreclosure, and do not sign over your deed.',
      ],
      links: [
        { label: 'Call the HOPE Hotline: 888-995-4673', href: 'tel:+18889954673' },
        { label: 'Call for a HUD counselor: 800-569-4287', href: 'tel:+18005694287' },
        counselorFinder,
      ],
      sources: [sources.housingCounselors, sources.hopeHotline],
    },
  },
  declines: {
    forecast: {
      text: 'I do not forecast rates, prices or markets, and nobody can promise you what they will do. What you can settle is whether the payment fits you today, and what a lock costs.',
      links: [
        { label: 'Set your own limit first', href: '/portal/preparing#steps' },
        { label: 'Lock the rate', href: '/portal/under-contract#steps' },
      ],
    },
    today: {
      text: 'I do not hold today’s rates or a ranking of lenders. Ask at least three lenders for a Loan Estimate on the same day, and compare rate, points and APR.',
      links: [{ label: 'Apply and compare Loan Estimates', href: '/portal/under-contract#steps' }],
    },
    approval: {
      text: 'I cannot tell whether a lender will say yes, and I promise no approval. A lender decides after it has seen your papers. I can show you what lenders look at.',
      links: [
        { label: 'What an underwriter looks at', href: '/portal/loan-processing#critical-knowledge' },
        { label: 'Ask several lenders for a pre-approval', href: '/portal/preparing#steps' },
        counselorFinder,
      ],
    },
    unknown: {
      text: 'I don’t have a reliable answer to that. Try other words, or send it to a person.',
      links: [glossary, { label: 'Search', href: '/portal/search' }],
    },
  },
};
