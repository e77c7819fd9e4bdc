import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import {
  application,
  calculator,
  documentCenter,
  glossary,
  guideKnowledge,
  guideRequired,
  guideSteps,
  official,
  ownDates,
} from './task-links.ts';

export const preApproval: MilestoneText = {
  slug: 'pre-approval',
  description: 'Know what you can borrow, in writing',
  help: 'A lender checks your credit and papers and writes down how much it would be willing to lend, if nothing changes and the home passes. A pre-approval letter is not a promise of a loan, but sellers expect to see one.',
  duration: 'From the same day to about a week for each lender, once your papers are complete.',
  cost: 'Often free. Until you have a Loan Estimate and say you want to proceed, a lender may charge only a fair fee for your credit report.',
  guideStage: 'preparing',
  tasks: [
    {
      id: 'apply-to-several-lenders',
      title: 'Apply to your lenders within the same two weeks',
      detail:
        'Ask for the same loan type, term and down payment from each. Scoring models treat mortgage inquiries made close together as one search for a loan.',
      links: [guideSteps('preparing', 'Ask several lenders for a pre-approval'), application],
    },
    {
      id: 'give-consistent-facts',
      title: 'Give every lender the same, complete facts',
      detail:
        'Tell each one about every debt, job change and gift now. What the underwriter finds later costs more than what you say today, and a false statement on a loan application is a federal crime.',
      links: [guideRequired('preparing', 'What you have and owe')],
    },
    {
      id: 'ask-for-credit-scores-used',
      title: 'Ask which credit scores the lender used',
      detail:
        'Lenders often use older scoring models than the free app on your phone. Ask for the three scores, which one counts, and what would raise it before you buy.',
      links: [
        glossary('credit-score', 'Credit score'),
        guideSteps('preparing', 'Read and repair your credit'),
      ],
    },
    {
      id: 'check-letter-strength',
      title: 'Ask how far your papers were checked',
      detail:
        'Say: “Has an underwriter reviewed my income and assets, or only the automated system?” The more that was verified, the fewer surprises after your offer.',
      links: [guideKnowledge('preparing', 'Pre-qualified, pre-approved, approved')],
    },
    {
      id: 'compare-lender-quotes',
      title: 'Compare the quotes side by side',
      detail:
        'Put rate, APR, points, lender fees, mortgage insurance and monthly total in one table, all quoted on the same day. A worksheet is only an estimate; the official Loan Estimate comes once the lender has your six application items, the property address among them.',
      links: [calculator('compare-offers'), calculator('points-or-credit')],
    },
    {
      id: 'ask-about-rate-locks',
      title: 'Ask how each lender locks a rate',
      detail:
        'Ask how long a lock lasts, what an extension costs, who pays if the delay is the lender’s, and whether you get a lower rate if the market falls.',
      links: [guideSteps('under-contract', 'Lock the rate'), glossary('rate-lock', 'Rate lock')],
    },
    {
      id: 'ask-about-assistance-programs',
      title: 'Ask about assistance the lender can use',
      detail:
        'Name the state and local programs you found and ask whether this lender takes part. Some programs work only with approved lenders and need a class before you sign a contract.',
      links: [official('buyingAHome'), glossary('down-payment-assistance', 'Down payment assistance')],
      optional: true,
    },
    {
      id: 'test-payment-against-budget',
      title: 'Test the full payment against your own limit',
      detail:
        'Ask the lender to include tax, insurance and mortgage insurance for a typical home in your area. What a lender will lend and what you can comfortably pay are two figures; shop by the lower one.',
      links: [calculator('monthly-payment'), calculator('affordability')],
    },
    {
      id: 'ask-why-declined',
      title: 'Ask for the reasons if a lender says no',
      detail:
        'A lender that turns you down must tell you why, or tell you how to find out, in writing. Fix that one reason, or ask a lender with another program, before you apply again.',
      links: [glossary('adverse-action-notice', 'Adverse action notice'), official('consumerComplaint')],
      optional: true,
    },
    {
      id: 'get-letter-in-writing',
      title: 'Get the letter and note when it ends',
      detail:
        'Check the spelling of names, the loan type and the amount, and put the expiry date in your calendar. Ask how quickly the lender can write one for a lower amount to go with an offer.',
      links: [ownDates('pre-approval'), glossary('pre-approval', 'Pre-approval')],
    },
  ],
  dates: [
    {
      key: 'lender-shopping-ends',
      title: 'Last day to ask lenders',
      hint: 'Two weeks after the first application, so that credit checks for a mortgage count as one search.',
    },
    {
      key: 'approval-letter-expires',
      title: 'Pre-approval letter expires',
      hint: 'The date is printed on the letter. Ask the lender to renew it before this day if you have not found a home.',
    },
  ],
  documentRequests: [
    {
      key: 'pre-approval.w2s',
      neededBy: 'papers-complete',
      title: 'W-2s for two years',
      why: 'Two years show that the income on your pay stub is steady. Upload one from each employer; if you have no W-2s, upload your 1099s.',
      links: [guideRequired('preparing', 'What you earn'), documentCenter],
    },
    {
      key: 'pre-approval.tax-returns',
      neededBy: 'papers-complete',
      title: 'Tax returns for two years',
      why: 'They show income that a W-2 does not: self-employment, rent, commissions, and losses that count against you. Include all schedules and your signature.',
      links: [official('taxTranscripts'), documentCenter],
      needsSignature: true,
    },
    {
      key: 'pre-approval.bank-statements',
      neededBy: 'papers-complete',
      title: 'Bank statements for 2-3 months',
      why: 'They show that the down payment and closing costs are yours and where they came from. Upload all pages of each account.',
      links: [guideRequired('preparing', 'What you have and owe'), documentCenter],
      validFor: { days: 120, neededUntil: 'funding' },
    },
  ],
};
