import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import {
  calculator,
  creditPlan,
  documentCenter,
  glossary,
  guideKnowledge,
  guideRequired,
  guideSteps,
  official,
  ownNotes,
  ownPrograms,
} from './task-links.ts';

export const preApp: MilestoneText = {
  slug: 'pre-app',
  description: 'Gather what a lender asks first',
  help: 'Before a lender can say yes, it has to see who you are, what you earn, what you owe and what you have saved. Gather those papers once, in full, and pick the lenders you will ask.',
  duration: 'A few evenings. Old tax transcripts or employer letters can take longer to arrive.',
  cost: 'Usually nothing beyond copies and postage.',
  guideStage: 'preparing',
  tasks: [
    {
      id: 'collect-pay-stubs',
      title: 'Collect pay stubs from the last 30 days',
      detail:
        'Download them from your payroll site as PDF, with your name, the employer and the year-to-date total showing. A photo with a cut-off corner will be sent back.',
      links: [guideRequired('preparing', 'What you earn'), documentCenter],
    },
    {
      id: 'collect-w2s-and-tax-returns',
      title: 'Find your W-2s and tax returns for two years',
      detail:
        'Take every page and schedule, not only the first two. If one is missing, ask the employer for the W-2 or order a free transcript at irs.gov.',
      links: [official('taxTranscripts'), guideRequired('preparing', 'What you earn')],
    },
    {
      id: 'download-bank-statements',
      title: 'Download bank statements for 2-3 months',
      detail:
        'Every account the down payment could come from, all pages, even the blank last one. A screenshot of the balance is not a statement.',
      links: [guideRequired('preparing', 'What you have and owe'), documentCenter],
    },
    {
      id: 'explain-large-deposits',
      title: 'Note where each large deposit came from',
      detail:
        'Keep the bill of sale, the gift letter or the transfer record for any deposit that is not your pay. A lender may leave out money it cannot trace.',
      links: [
        guideRequired('preparing', 'What you have and owe'),
        glossary('source-of-funds', 'Source of funds'),
      ],
    },
    {
      id: 'work-out-debt-to-income',
      title: 'Work out your debt-to-income ratio',
      detail:
        'Add your monthly debt payments and the housing payment you plan, and divide by income before taxes. At most 43% is preferred; some programs allow more, so above that ask each lender rather than give up.',
      links: [calculator('debt-to-income'), guideSteps('preparing', 'Work out your debt-to-income ratio')],
    },
    {
      id: 'write-two-year-history',
      title: 'Write down two years of addresses and jobs',
      detail:
        'List dates, addresses, landlords and employers with phone numbers, and have a sentence ready for any gap. You will copy this into every application.',
      links: [ownNotes('pre-app'), guideRequired('preparing', 'Who you are')],
    },
    {
      id: 'gather-self-employed-papers',
      title: 'Gather business papers if you work for yourself',
      detail:
        'Add business returns for two years, a year-to-date profit and loss statement and your business license or an accountant’s letter. Lenders use income after expenses, not sales.',
      links: [guideRequired('preparing', 'What you earn'), documentCenter],
      optional: true,
    },
    {
      id: 'request-va-certificate',
      title: 'Request your VA Certificate of Eligibility',
      detail:
        'Veterans, service members and some surviving spouses can ask for it at va.gov, or a VA lender can often pull it. It shows how much entitlement you have left and whether you pay the funding fee.',
      links: [official('vaHomeLoans'), glossary('certificate-of-eligibility', 'Certificate of Eligibility')],
      optional: true,
    },
    {
      id: 'arrange-gift-money',
      title: 'Arrange any gift money the right way',
      detail:
        'Ask the giver to sign your lender’s own gift letter saying that nothing has to be paid back, and to send the money by a transfer you can document. Do not take cash.',
      links: [glossary('gift-letter', 'Gift letter')],
      optional: true,
    },
    {
      id: 'compare-loan-types',
      title: 'Compare the loan types you may qualify for',
      detail:
        'Read what conventional, FHA, VA and USDA loans ask for in down payment, mortgage insurance and property. Write down which two you want quotes for.',
      links: [guideKnowledge('preparing', 'Four kinds of loan in a few lines'), ownPrograms],
    },
    {
      id: 'pick-three-lenders',
      title: 'Pick at least three lenders to ask',
      detail:
        'Mix a bank or credit union, a mortgage company and a broker. Look up each company and loan officer by name at nmlsconsumeraccess.org; if you cannot find a license, do not send papers.',
      links: [official('lenderLicenses'), guideSteps('preparing', 'Ask several lenders for a pre-approval')],
    },
    {
      id: 'hold-off-on-new-credit',
      title: 'Hold off on new credit',
      detail:
        'Until the keys are yours, open no card, finance no car or furniture and co-sign nothing. One new payment can push a file from yes to no.',
      links: [creditPlan, guideKnowledge('preparing', 'What goes wrong, and how to notice')],
    },
  ],
  dates: [
    {
      key: 'papers-complete',
      title: 'All papers in one folder',
      hint: 'Set it shortly before you ask lenders: pay stubs are counted back 30 days from your application.',
    },
    {
      key: 'photo-id-expires',
      title: 'Your photo ID expires',
      hint: 'If this falls before the month you want to close, renew it now. Renewal can take weeks.',
    },
  ],
  documentRequests: [
    {
      key: 'pre-app.government-id',
      neededBy: 'papers-complete',
      title: 'Government photo ID',
      why: 'Every lender must check who you are. Use a driver’s license, state ID or passport that has not expired, with the name you will sign under.',
      links: [guideRequired('preparing', 'Who you are'), documentCenter],
      validFor: { printed: true, neededUntil: 'funding' },
    },
    {
      key: 'pre-app.pay-stubs',
      neededBy: 'papers-complete',
      title: 'Pay stubs from the last 30 days',
      why: 'They show what you earn now and for the year so far. If you work for yourself, upload a year-to-date profit and loss statement instead.',
      links: [guideRequired('preparing', 'What you earn'), documentCenter],
      validFor: { days: 30, neededUntil: 'loan-application' },
    },
  ],
};
