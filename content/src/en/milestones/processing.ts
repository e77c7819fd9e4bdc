import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import {
  documentCenter,
  glossary,
  guideKnowledge,
  guideRequired,
  guideSteps,
  official,
  ownConditions,
  ownDates,
  ownOrders,
} from './task-links.ts';

export const processing: MilestoneText = {
  slug: 'processing',
  description: 'Answer what the underwriter asks',
  help: 'A processor assembles your file and an underwriter checks it against the loan’s rules, then lists the conditions still to be met. A list of conditions is normal; slow answers are what delay closings.',
  duration: 'Processing takes 2-4 weeks. An appraisal, a title problem or a missing paper can add to that.',
  cost: 'Usually nothing new except homeowner’s insurance, often a year paid ahead. A rate lock extension costs extra.',
  guideStage: 'loan-processing',
  tasks: [
    {
      id: 'name-one-contact',
      title: 'Find out who works on your file',
      detail:
        'Ask for the names, phone numbers and backup of the loan officer and the processor, and which day you will hear from them each week. Save the numbers now, while you know they are real.',
      links: [guideSteps('loan-processing', 'Set up the line to your lender')],
    },
    {
      id: 'answer-conditions',
      title: 'Answer each condition within a day',
      detail:
        'Keep the list with date asked and date sent. Send whole documents through the lender’s secure site, and ask what exactly would satisfy a condition you do not understand.',
      links: [ownConditions, guideSteps('loan-processing', 'Answer conditions within a day')],
    },
    {
      id: 'write-letters-of-explanation',
      title: 'Write the letters the underwriter asks for',
      detail:
        'A late payment, a job gap or a large deposit may need three plain sentences: what happened, when, and why it is over. Stick to facts you can show and sign with a date.',
      links: [ownConditions, glossary('letter-of-explanation', 'Letter of explanation')],
      optional: true,
    },
    {
      id: 'keep-finances-still',
      title: 'Keep job, accounts and credit as they are',
      detail:
        'No new credit, no moved savings, no job change without a call to your loan officer first. Lenders check credit and employment again shortly before closing.',
      links: [guideSteps('loan-processing', 'Keep everything still')],
    },
    {
      id: 'review-appraisal',
      title: 'Read the appraisal when it comes',
      detail:
        'You have the right to a copy, in time to read it before closing. Check bedrooms, square feet, lot and the sales it compares with; wrong facts can be corrected. If the appraisal was waived, make sure the lender confirmed that.',
      links: [ownOrders, guideSteps('under-contract', 'See the appraisal through')],
    },
    {
      id: 'handle-low-appraisal',
      title: 'Act on a low appraisal before your deadline',
      detail:
        'You can ask the seller to lower the price, add cash, ask the lender to reconsider with better comparable sales, or leave if your contingency still stands. Decide before its date passes.',
      links: [
        guideKnowledge('under-contract', 'If the appraisal comes in low'),
        glossary('reconsideration-of-value', 'Reconsideration of value'),
      ],
      optional: true,
    },
    {
      id: 'read-title-commitment',
      title: 'Read the title commitment',
      detail:
        'Schedule B lists what would stay with the property: easements, liens, restrictions. Ask the title company which items will be gone at closing and what the rest would keep you from doing.',
      links: [guideSteps('loan-processing', 'Read the title work'), glossary('schedule-b', 'Schedule B')],
    },
    {
      id: 'decide-owners-title-insurance',
      title: 'Decide on owner’s title insurance',
      detail:
        'The policy your lender requires protects the lender. An owner’s policy protects you, is paid for once, and is cheapest to buy at closing; ask who usually pays for it where you live.',
      links: [guideKnowledge('loan-processing', 'Title insurance in one minute')],
    },
    {
      id: 'buy-homeowners-insurance',
      title: 'Buy the policy and send the declarations page',
      detail:
        'It must start on or before closing day and name the lender exactly as the lender spells it. Ask your processor for that wording, called the mortgagee clause.',
      links: [
        guideSteps('loan-processing', 'Insure the home'),
        glossary('mortgagee-clause', 'Mortgagee clause'),
      ],
    },
    {
      id: 'buy-flood-insurance',
      title: 'Buy flood insurance if the home needs it',
      detail:
        'If the lender’s flood determination says special flood hazard area, ask the seller for any elevation certificate and get quotes from the national program and from private insurers.',
      links: [official('floodMaps'), glossary('flood-insurance', 'Flood insurance')],
      optional: true,
    },
    {
      id: 'complete-association-review',
      title: 'See the HOA or condo review through',
      detail:
        'The lender sends the association a questionnaire, and answers can take weeks. Ask who ordered it, who pays, and call the manager when it is late.',
      links: [ownOrders, guideRequired('loan-processing', 'What others send')],
      optional: true,
    },
    {
      id: 'watch-rate-lock',
      title: 'Check the rate lock against the closing date',
      detail:
        'Each week, compare the lock’s last day with the closing date. If they come close, ask in writing who pays for an extension before it runs out.',
      links: [ownDates('processing'), guideKnowledge('loan-processing', 'Your rate lock is a clock')],
    },
  ],
  dates: [
    {
      key: 'appraisal-visit',
      title: 'Appraisal',
      hint: 'The day the appraiser visits. Ask when the report is due and compare it with your contingency.',
    },
    {
      key: 'appraisal-contingency-ends',
      title: 'Appraisal contingency ends',
      hint: 'The last day to act on a low appraisal and still keep your deposit.',
    },
    {
      key: 'loan-contingency-ends',
      title: 'Loan contingency ends',
      hint: 'The last day to leave with your deposit if the loan is not approved. Some contracts call it the financing contingency.',
    },
    {
      key: 'rate-lock-ends',
      title: 'Rate lock ends',
      hint: 'It must lie past your closing day. Ask what an extension costs before it runs out, not after.',
    },
  ],
  documentRequests: [
    {
      key: 'processing.homeowners-insurance',
      neededBy: 'closing-day',
      title: 'Homeowner’s insurance declarations page',
      why: 'No lender funds a loan on an uninsured home. The page must show the address, the coverage, the start date and the lender’s name.',
      links: [guideSteps('loan-processing', 'Insure the home'), documentCenter],
    },
    {
      key: 'processing.closing-funds',
      neededBy: 'closing-day',
      title: 'Latest statement of the account you will close from',
      why: 'The statements from Pre-Approval showed that you had the money; this one shows that it is still there and traces anything that came in since.',
      links: [guideKnowledge('loan-processing', 'How long papers stay fresh'), documentCenter],
      validFor: { days: 120, neededUntil: 'funding' },
    },
  ],
};
