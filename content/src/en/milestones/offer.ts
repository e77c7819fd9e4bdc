import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import {
  calculator,
  documentCenter,
  glossary,
  guideKnowledge,
  guideRequired,
  guideSteps,
  ownDates,
  ownHomes,
  wireGuard,
} from './task-links.ts';

export const offer: MilestoneText = {
  slug: 'offer',
  description: 'Make an offer you can stand behind',
  help: 'An offer names a price and the conditions under which you may walk away with your deposit. Once both sides sign, it is a contract with dates that bind you, so settle every condition before you sign.',
  duration: 'An offer is often answered within days. A few rounds of counteroffers are normal.',
  cost: 'Earnest money, typically 1-3% of the price. It counts toward what you owe at closing, and you can lose it if you break the contract.',
  guideStage: 'making-offer',
  tasks: [
    {
      id: 'review-comparable-sales',
      title: 'Review what similar homes sold for',
      detail:
        'Ask your agent for closed sales of the last few months, close by and of like size, with their condition. Asking prices tell you what sellers hope; closed sales tell you what an appraiser will see.',
      links: [guideSteps('making-offer', 'Settle your price')],
    },
    {
      id: 'refresh-approval-letter',
      title: 'Ask your lender for a letter for this offer',
      detail:
        'Give the address and your offer price, and ask for a letter that shows no more than this offer needs. A higher figure tells the seller you could pay more.',
      links: [guideSteps('making-offer', 'Send it with proof')],
    },
    {
      id: 'set-price-and-limit',
      title: 'Set your price and your walk-away price',
      detail:
        'Write both down, with the monthly payment each means, before the first counteroffer. Ask the lender for the cash to close at the higher one.',
      links: [calculator('monthly-payment'), calculator('cash-to-close')],
    },
    {
      id: 'choose-contingencies',
      title: 'Choose your contingencies',
      detail:
        'Inspection, financing and appraisal contingencies let you leave with your deposit if that thing goes wrong by its date. Waiving one may win the house and can cost you the deposit; ask your agent or attorney what each waiver risks.',
      links: [guideKnowledge('making-offer', 'What each contingency gives you')],
    },
    {
      id: 'plan-for-appraisal-gap',
      title: 'Decide what you would do about a low appraisal',
      detail:
        'The lender bases the loan on the lower of price and appraised value, so a gap comes out of your savings. Name the most you could add in cash, and do not promise more in the contract.',
      links: [guideKnowledge('making-offer', 'The appraisal gap, in figures'), calculator('cash-to-close')],
    },
    {
      id: 'ask-for-seller-credits',
      title: 'Decide whether to ask for seller credits',
      detail:
        'A seller can pay part of your closing costs or buy down the rate. Ask your lender for the largest credit your loan type allows before you write it in.',
      links: [
        guideKnowledge('making-offer', 'Credits instead of a lower price'),
        calculator('cash-to-close'),
      ],
      optional: true,
    },
    {
      id: 'have-attorney-review',
      title: 'Have an attorney read the contract',
      detail:
        'In some states this is customary or required; elsewhere it is money well spent on an unusual contract. Ask whether your state or contract gives an attorney review period and when it ends.',
      links: [glossary('attorney-review', 'Attorney review')],
      optional: true,
    },
    {
      id: 'submit-offer',
      title: 'Submit the offer in writing',
      detail:
        'Check names, price, deposit, what stays in the house, contingency dates, closing date and when the offer expires. Leave out letters about your family: they invite unfair choices.',
      links: [ownHomes, guideSteps('making-offer', 'Build the offer')],
    },
    {
      id: 'answer-counteroffers',
      title: 'Answer each counteroffer in writing',
      detail:
        'A counteroffer ends the offer before it. Check every changed line, not only the price, and stop at the figure you wrote down.',
      links: [ownHomes, guideSteps('making-offer', 'Respond to the counteroffer')],
    },
    {
      id: 'pay-earnest-money',
      title: 'Pay the earnest money safely',
      detail:
        'Pay it to the escrow holder named in the contract, by its deadline, and get a receipt. Before any wire, call the holder at a number you found yourself; never use a number or account from an e-mail.',
      links: [wireGuard, guideSteps('making-offer', 'Open escrow safely')],
    },
    {
      id: 'calendar-contract-dates',
      title: 'Put every contract date in your calendar',
      detail:
        'Deposit, inspection, repair request, appraisal, loan approval and closing each have a date. Miss one and you may lose the right that goes with it.',
      links: [ownHomes, ownDates('offer')],
    },
  ],
  dates: [
    {
      key: 'offer-expires',
      title: 'Offer expires',
      hint: 'The day and hour stand in the offer. After it the seller can no longer accept.',
    },
    {
      key: 'earnest-money-due',
      title: 'Earnest money due',
      hint: 'Often a few days after both sides sign. Paying late can break the contract.',
    },
    {
      key: 'attorney-review-ends',
      title: 'Attorney review ends',
      hint: 'Only where your state or contract gives one. Changes your attorney wants must be in writing before it ends.',
    },
    {
      key: 'contract-closing-date',
      title: 'Closing date in the contract',
      hint: 'Lender, movers and landlord all plan by it. If both sides move it, change it here.',
    },
  ],
  documentRequests: [
    {
      key: 'offer.purchase-contract',
      title: 'Purchase contract signed by both sides',
      why: 'Your lender, title company and insurer all work from it. Upload every page with all counteroffers and addenda.',
      links: [guideRequired('making-offer', 'For the contract file'), documentCenter],
      needsSignature: true,
    },
  ],
};
