import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import {
  documentCenter,
  glossary,
  guideKnowledge,
  guideRequired,
  guideSteps,
  official,
  wireGuard,
} from './task-links.ts';

export const funding: MilestoneText = {
  slug: 'funding',
  description: 'Money moves, keys change hands',
  help: 'You walk through the home, sign, and the lender sends the money. The home is yours when the sale has funded and the deed is on its way to the county record, which in some states is a day or more after you sign.',
  duration:
    'Signing often takes one to two hours. Funding and recording follow the same day or within days, by state.',
  cost: 'Your cash to close: the rest of the down payment plus closing costs, 2-5% of the loan, less deposit and credits.',
  guideStage: 'closing',
  tasks: [
    {
      id: 'do-final-walk-through',
      title: 'Do the final walk-through',
      detail:
        'Within 24 hours of closing, run every tap, burner, outlet, window and the furnace, and look for water, damage and things left behind. Check each agreed repair against its receipt.',
      links: [guideSteps('closing', 'Do the final walk-through')],
    },
    {
      id: 'raise-open-items',
      title: 'Raise what is wrong before you sign',
      detail:
        'Call your agent from the house. A credit, money held back in escrow or a short delay can be agreed before signing; afterwards you mostly have a promise.',
      links: [guideKnowledge('closing', 'What goes wrong, and how to notice')],
      optional: true,
    },
    {
      id: 'confirm-wire-arrived',
      title: 'Confirm that your money arrived',
      detail:
        'Send the wire a business day ahead if you can, then call the settlement agent at the known number and ask for confirmation by name.',
      links: [wireGuard, guideSteps('closing', 'Pay safely')],
    },
    {
      id: 'bring-id-and-papers',
      title: 'Bring photo ID and your copies',
      detail:
        'The name on your ID should match the loan papers. Bring the Loan Estimate, the Closing Disclosure and a checkbook for small differences.',
      links: [guideRequired('closing', 'To bring or have at hand')],
    },
    {
      id: 'read-the-note',
      title: 'Read the promissory note before signing',
      detail:
        'Rate, payment, due date, late charge and whether the rate can change: these lines are the loan. Compare them with your Closing Disclosure.',
      links: [glossary('promissory-note', 'Promissory note'), guideSteps('closing', 'Sign')],
    },
    {
      id: 'read-the-security-instrument',
      title: 'Read the mortgage or deed of trust',
      detail:
        'It lets the lender take the home if you do not pay. Check names, legal description and any rider, such as for a condo or a second home you did not ask for.',
      links: [glossary('deed-of-trust', 'Deed of trust'), guideSteps('closing', 'Sign')],
    },
    {
      id: 'check-deed-names',
      title: 'Check the names and ownership form on the deed',
      detail:
        'Joint tenants, tenants in common or another form decides who inherits. Ask an attorney beforehand if you are not married to your co-buyer.',
      links: [glossary('joint-tenancy', 'Joint tenancy'), glossary('tenancy-in-common', 'Tenancy in common')],
    },
    {
      id: 'sign-closing-papers',
      title: 'Sign, and take no pressure',
      detail:
        'You may ask about any page and wait for the answer. A blank space, or a figure that differs from the disclosure, is a reason to stop and call your loan officer.',
      links: [guideSteps('closing', 'Sign')],
    },
    {
      id: 'confirm-funding-and-recording',
      title: 'Confirm funding and recording',
      detail:
        'Ask the settlement agent when the lender’s money came in and when the deed goes to the county, and ask for the recording number when it exists.',
      links: [guideKnowledge('closing', 'Signing, funding, recording')],
    },
    {
      id: 'collect-keys',
      title: 'Collect keys, openers and codes',
      detail:
        'Ask for every key, garage opener, mailbox key, gate fob, alarm code and smart-home login, plus manuals and warranties.',
      links: [guideSteps('closing', 'See the deed recorded and receive the keys')],
    },
    {
      id: 'note-first-payment',
      title: 'Note your first payment and where it goes',
      detail:
        'Find the date in the note and the address in the first payment letter. It is usually the first day of the second month after closing. At closing you paid interest to the end of the month; the first payment brings the interest of the month after.',
      links: [guideRequired('closing', 'To know before you sit down')],
    },
  ],
  dates: [
    {
      key: 'cash-to-close-due',
      title: 'Cash to close due',
      hint: 'Ask the settlement agent when the wire or cashier’s check must be there, and send it a business day early.',
    },
    {
      key: 'deed-recording-expected',
      title: 'Deed goes on record',
      hint: 'Ask the settlement agent. Until the sale has funded and recorded, do not move in unless the contract lets you.',
    },
  ],
  documentRequests: [
    {
      key: 'funding.closing-disclosure',
      neededBy: 'closing-day',
      title: 'Signed Closing Disclosure',
      why: 'It is the record of what you paid and borrowed. You need it for this year’s taxes, and again to work out your gain when you sell.',
      links: [official('closingDisclosure'), documentCenter],
      needsSignature: true,
    },
  ],
};
