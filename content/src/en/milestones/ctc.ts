import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import {
  calculator,
  glossary,
  guideKnowledge,
  guideRequired,
  guideSteps,
  official,
  ownDates,
  sampleDisclosure,
  wireGuard,
} from './task-links.ts';

export const ctc: MilestoneText = {
  slug: 'ctc',
  description: 'Every condition met',
  help: 'Clear to close means that the underwriter has nothing left to ask. Now you check the final figures, learn how to pay safely, and make sure the home is ready to hand over.',
  duration: 'About a week. You must receive the Closing Disclosure at least 3 business days before closing.',
  cost: 'Nothing new yet. Closing costs, 2-5% of the loan, and the rest of the down payment are due at closing.',
  guideStage: 'closing',
  tasks: [
    {
      id: 'confirm-clear-to-close',
      title: 'Get the clear to close in writing',
      detail:
        'Ask your loan officer: “Is anything still open, and what could still change this?” Then fix the date, hour and place of closing with the settlement agent.',
      links: [glossary('clear-to-close', 'Clear to close'), official('getReadyToClose')],
    },
    {
      id: 'receive-closing-disclosure',
      title: 'Note the day you receive the Closing Disclosure',
      detail:
        'It must reach you at least 3 business days before closing; Saturdays count, Sundays and federal holidays do not. Confirming receipt only starts the clock: it does not bind you to the loan.',
      links: [sampleDisclosure, guideKnowledge('closing', 'The three business days')],
    },
    {
      id: 'compare-with-loan-estimate',
      title: 'Compare it with your Loan Estimate',
      detail:
        'Loan amount, rate, payment and term should match what you locked. The lender’s own fees and transfer taxes may not go up without a valid reason; recording fees and services from the lender’s list may go up by at most 10% as a group.',
      links: [calculator('change-check'), guideKnowledge('closing', 'What may differ from the estimate')],
    },
    {
      id: 'check-names-and-terms',
      title: 'Check every name, number and promise',
      detail:
        'Look at the spelling of names, the address, seller credits, your deposit, prepayment penalty and balloon payment. Ask today about each line you cannot explain; after signing it is slow to fix.',
      links: [guideSteps('closing', 'Check the Closing Disclosure')],
    },
    {
      id: 'know-what-restarts-the-wait',
      title: 'Ask whether any change restarts the wait',
      detail:
        'A new three-day wait follows only if the APR becomes inaccurate, the loan product changes or a prepayment penalty is added. Other corrections can be made up to closing.',
      links: [guideKnowledge('closing', 'The three business days')],
    },
    {
      id: 'confirm-cash-to-close',
      title: 'Confirm the cash to close and how to pay it',
      detail:
        'Call the settlement agent at the number you saved early on. Ask for the exact amount, whether it must be a wire or a cashier’s check, and by when.',
      links: [calculator('cash-to-close'), guideKnowledge('closing', 'How cash to close is made up')],
    },
    {
      id: 'verify-wire-instructions',
      title: 'Verify wire instructions by voice before you send',
      detail:
        'Read the account and routing number back on a call you placed to a known number. Treat any e-mail about changed instructions as fraud. If you have sent money to a wrong account, call your bank that minute and report it at ic3.gov.',
      links: [wireGuard, guideKnowledge('closing', 'Wire fraud, and the one habit that stops it')],
    },
    {
      id: 'schedule-final-walk-through',
      title: 'Schedule the final walk-through',
      detail:
        'Set it within 24 hours of closing, after the seller has moved out. Bring the contract, the repair agreement and receipts, and your phone for photos.',
      links: [ownDates('ctc'), guideSteps('closing', 'Do the final walk-through')],
    },
    {
      id: 'confirm-insurance-in-force',
      title: 'Confirm that insurance starts on closing day',
      detail: 'Call the insurer, not only the lender. If closing moves, move the start date with it.',
      links: [guideRequired('closing', 'To bring or have at hand')],
    },
    {
      id: 'arrange-power-of-attorney',
      title: 'Arrange a signer if you cannot be there',
      detail:
        'A power of attorney or remote notary needs the lender’s and title company’s approval in advance, often on their own form. Ask as soon as you know.',
      links: [glossary('power-of-attorney', 'Power of attorney')],
      optional: true,
    },
    {
      id: 'prepare-move',
      title: 'Prepare the move and the utilities',
      detail:
        'Book movers with a day of slack, and ask electricity, gas, water and internet to start on closing day. Do not end your lease before you have the clear to close.',
      links: [guideKnowledge('closing', 'Signing, funding, recording')],
    },
  ],
  dates: [
    {
      key: 'closing-disclosure-received',
      title: 'Closing Disclosure received',
      hint: 'Closing can be no sooner than 3 business days later. Saturdays count; Sundays and federal holidays do not.',
    },
    {
      key: 'final-walk-through',
      title: 'Final walk-through',
      hint: 'Within 24 hours of closing, once the seller has moved out.',
    },
    {
      key: 'closing-day',
      title: 'Closing day',
      hint: 'Confirm date, hour and place with the settlement agent. Have your insurance start on it.',
    },
  ],
  documentRequests: [],
};
