import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import {
  calculator,
  documentCenter,
  glossary,
  guideKnowledge,
  guideRequired,
  guideSteps,
  official,
  ownDates,
} from './task-links.ts';

export const loanApplication: MilestoneText = {
  slug: 'loan-application',
  description: 'Apply for your loan and compare offers',
  help: 'With a signed contract you apply for the real loan, compare the Loan Estimates, and say which lender you want. At the same time the home is inspected, because your contract gives you only so many days to act on what is found.',
  duration: 'About one to two weeks. A Loan Estimate is due within three business days of your application.',
  cost: 'Inspection $300-$500 and appraisal $400-$700. Special tests cost extra.',
  guideStage: 'under-contract',
  tasks: [
    {
      id: 'book-home-inspection',
      title: 'Book the home inspection at once',
      detail:
        'Count the days in your inspection contingency and book for the first half. Choose the inspector yourself, ask for a sample report and insurance, and check the license if your state issues one.',
      links: [guideSteps('under-contract', 'Inspect the home'), ownDates('loan-application')],
    },
    {
      id: 'attend-home-inspection',
      title: 'Walk along with the inspector',
      detail:
        'Ask: “What would you fix first, and what could hurt somebody?” Have the roof, foundation, electrical panel, water heater, furnace and drainage explained where you can see them.',
      links: [
        guideSteps('under-contract', 'Inspect the home'),
        guideRequired('under-contract', 'For the inspection'),
      ],
    },
    {
      id: 'order-special-tests',
      title: 'Order the tests this home calls for',
      detail:
        'Radon, termites, a camera down the sewer line, a well or septic test, mold or a structural engineer: the general inspector does not cover these. They must fit into the same contingency period.',
      links: [guideSteps('under-contract', 'Inspect the home'), official('radon')],
      optional: true,
    },
    {
      id: 'settle-repairs',
      title: 'Settle repairs, a credit or a way out',
      detail:
        'Send the request in writing before the contingency ends, safety items first. A credit often beats a rushed repair; ask your lender how it must be written. If nothing needs asking, let the agent confirm that in writing.',
      links: [guideSteps('under-contract', 'Decide what to ask for')],
    },
    {
      id: 'complete-loan-application',
      title: 'Complete the loan application',
      detail:
        'Your name, income, Social Security number, the property address, its estimated value and the loan amount make it an application. The lender may not demand your papers before it sends the Loan Estimate.',
      links: [
        guideKnowledge('under-contract', 'What the lender may and may not ask first'),
        guideRequired('under-contract', 'For the loan'),
      ],
    },
    {
      id: 'receive-loan-estimates',
      title: 'Check that each Loan Estimate arrives on time',
      detail:
        'The lender must deliver or mail it within three business days of receiving those six items. If it has not come by the fourth, call and ask for the date it was sent.',
      links: [ownDates('loan-application'), official('loanEstimate')],
    },
    {
      id: 'compare-loan-estimates',
      title: 'Compare the Loan Estimates page by page',
      detail:
        'Page 1: rate, lock, payment and cash to close. Page 2: section A is the lender’s own charge. Page 3: the cost in five years. Show the best one to the others and ask whether they can do better.',
      links: [calculator('compare-offers'), official('loanEstimate')],
    },
    {
      id: 'state-intent-to-proceed',
      title: 'Tell one lender that you intend to proceed',
      detail:
        'Say it in writing within 10 business days, or the lender may change the estimate. Silence is not a yes. Until you say it, the lender may charge only for your credit report.',
      links: [glossary('intent-to-proceed', 'Intent to proceed'), ownDates('loan-application')],
    },
    {
      id: 'lock-rate',
      title: 'Lock the rate, or write down why you wait',
      detail:
        'The lock must last past your closing date with some days to spare. Get rate, points, end date and the cost of an extension in writing; an unlocked rate can rise.',
      links: [guideSteps('under-contract', 'Lock the rate'), calculator('points-or-credit')],
    },
    {
      id: 'pay-for-appraisal',
      title: 'Pay for the appraisal and note its date',
      detail:
        'The lender orders it and you pay for it. Ask when the appraiser visits and when the report is due, and check both against your appraisal contingency. If the lender waives it, ask for that in writing.',
      links: [guideSteps('under-contract', 'See the appraisal through')],
    },
    {
      id: 'choose-title-company',
      title: 'Choose the title or settlement company',
      detail:
        'Your lender’s list shows services you may shop for. Get two quotes for settlement fee and title insurance; going off the list is allowed, but those fees then have no cap.',
      links: [
        guideKnowledge('under-contract', 'Which fees can still change'),
        glossary('title-company', 'Title company'),
      ],
    },
    {
      id: 'start-homeowners-insurance',
      title: 'Start on homeowner’s insurance',
      detail:
        'Get two or three quotes on the real address with the inspection report in hand. Ask about the deductible for wind or hail, and whether the limit would rebuild the house, not only repay the loan.',
      links: [guideSteps('loan-processing', 'Insure the home')],
    },
  ],
  dates: [
    {
      key: 'inspection-day',
      title: 'Home inspection',
      hint: 'Be there. Leave days after it for special tests and for the repair request.',
    },
    {
      key: 'inspection-contingency-ends',
      title: 'Inspection contingency ends',
      hint: 'The last day to ask for repairs or leave with your deposit because of what was found.',
    },
    {
      key: 'loan-estimate-due',
      title: 'Loan Estimate due',
      hint: 'Three business days after the lender has your six items: name, income, Social Security number, address, value and loan amount.',
    },
    {
      key: 'intent-to-proceed-due',
      title: 'Tell a lender by',
      hint: '10 business days after the Loan Estimate. Later, the lender may change its figures.',
    },
  ],
  documentRequests: [
    {
      key: 'loan-application.application-form',
      title: 'Your signed loan application',
      why: 'Everything the underwriter checks starts from it. Keep the copy you signed, so that you can correct it when something changes.',
      links: [guideRequired('under-contract', 'For the loan'), documentCenter],
      needsSignature: true,
    },
    {
      key: 'loan-application.loan-estimate',
      title: 'Loan Estimate from the lender you chose',
      why: 'You compare it line by line with the Closing Disclosure, which arrives before closing. Some fees may not rise at all.',
      links: [official('loanEstimate'), documentCenter],
    },
    {
      key: 'loan-application.current-pay-stubs',
      title: 'Fresh pay stubs from the last 30 days',
      why: 'The ones from Pre-App have likely aged out: pay stubs are counted back 30 days from this application. If you work for yourself, bring your profit and loss statement up to date.',
      links: [guideRequired('loan-processing', 'What processors ask for again'), documentCenter],
      validFor: { days: 30, neededUntil: 'loan-application' },
    },
    {
      key: 'loan-application.earnest-money-receipt',
      neededBy: 'earnest-money-due',
      title: 'Proof that the earnest money was paid',
      why: 'It counts as your own money at closing only if the lender sees it leave your account and reach the escrow holder. If your contract asks for none, upload the page that says so.',
      links: [guideRequired('making-offer', 'For the contract file'), documentCenter],
    },
  ],
};
