import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import {
  documentCenter,
  escrowCheck,
  glossary,
  guideKnowledge,
  guideRequired,
  guideSteps,
  homeTaxes,
  houseBook,
  official,
  ownDates,
  ownLoan,
} from './task-links.ts';

export const postClose: MilestoneText = {
  slug: 'post-close',
  description: 'Your first year as an owner',
  help: 'The first weeks are for safety, services and papers; the first year is for exemptions, escrow and upkeep. Most of what follows is free, and some of it has a deadline.',
  duration: 'The first tasks in a week, the rest through your first year.',
  cost: 'Plan on maintenance of 1-3% of the home’s value a year. A home warranty, if you want one, is about $300-$600 a year plus a fee for each visit.',
  guideStage: 'post-closing',
  tasks: [
    {
      id: 'set-up-utilities',
      title: 'Set up utilities and services',
      detail:
        'Put electricity, gas, water, sewer, trash and internet in your name from closing day, and read the meters yourself. Ask water and sewer whether the seller’s last bill was paid: it can stay with the home.',
      links: [guideSteps('post-closing', 'Set up utilities and services')],
    },
    {
      id: 'change-locks',
      title: 'Change the locks and codes',
      detail:
        'Rekey the doors, reset garage and gate codes, and remove the seller from smart locks and cameras. Find the water, gas and electric shutoffs, and test the smoke and carbon monoxide alarms.',
      links: [guideSteps('post-closing', 'Set up utilities and services')],
    },
    {
      id: 'update-postal-address',
      title: 'Update your address with the postal service',
      detail:
        'Do it at usps.com or a post office, then tell your bank, employer, insurers and the IRS. Sites that charge more than a small identity check are not the post office.',
      links: [official('mailForwarding')],
    },
    {
      id: 'update-drivers-license',
      title: 'Update your driver’s license and voter record',
      detail:
        'Your state sets how many days you have after a move. Some counties want the new license before they grant a homestead exemption.',
      links: [ownDates('post-close'), guideRequired('post-closing', 'Identification')],
    },
    {
      id: 'file-homestead-exemption',
      title: 'File for the homestead exemption',
      detail:
        'Call the county assessor and ask which exemptions fit you, the deadline and what proof to bring. It is free to file; ignore letters that offer to do it for a fee. Not every state has one.',
      links: [homeTaxes, guideSteps('post-closing', 'File for homestead exemption')],
      optional: true,
    },
    {
      id: 'set-up-mortgage-payments',
      title: 'Set up automatic mortgage payments',
      detail:
        'Use the servicer named in your closing papers. If a letter says that your loan has moved, call the old servicer at its known number before you pay anybody new.',
      links: [
        guideRequired('post-closing', 'Payment information'),
        guideKnowledge('post-closing', 'When your loan moves to another company'),
      ],
    },
    {
      id: 'check-recorded-deed',
      title: 'Check the recorded deed',
      detail:
        'Look it up at the county recorder some weeks after closing and check names and legal description. Your owner’s title policy, if you bought one, should follow by mail.',
      links: [guideRequired('post-closing', 'Proof of ownership'), glossary('recording', 'Recording')],
    },
    {
      id: 'store-closing-papers',
      title: 'Store your closing papers for good',
      detail:
        'Keep the deed, note, Closing Disclosure, title policy and survey, and from now on receipts for improvements. They lower your taxable gain; up to $250,000 single and $500,000 married couples may be excluded when you sell.',
      links: [houseBook, documentCenter],
    },
    {
      id: 'read-escrow-statements',
      title: 'Read your escrow statement and tax bill',
      detail:
        'Expect a statement each year. If the tax was based on an empty lot or the seller’s exemption, your payment can jump: set money aside, and tell the servicer about exemptions.',
      links: [escrowCheck, guideKnowledge('post-closing', 'Your payment can change on a fixed rate')],
    },
    {
      id: 'start-maintenance-fund',
      title: 'Start a maintenance fund and calendar',
      detail:
        'Save 1-3% of the home’s value a year, month by month. Put filters, gutters, furnace service and alarm batteries in your calendar, starting with the inspector’s list.',
      links: [houseBook, guideKnowledge('post-closing', 'Maintenance, and whether a home warranty helps')],
    },
    {
      id: 'plan-mortgage-insurance-end',
      title: 'Note when private mortgage insurance can end',
      detail:
        'On most conventional loans you may ask at 80% of the original value, and it ends by itself at the scheduled 78% if you are current. FHA insurance follows other rules.',
      links: [ownLoan, guideKnowledge('post-closing', 'Ending mortgage insurance')],
      optional: true,
    },
    {
      id: 'decide-on-home-warranty',
      title: 'Decide on a home warranty',
      detail:
        'It is a service contract, not insurance. Read the exclusions, the cap for each item and the fee per visit, and check complaints with your state before you pay.',
      links: [
        guideKnowledge('post-closing', 'Maintenance, and whether a home warranty helps'),
        glossary('home-warranty', 'Home warranty'),
      ],
      optional: true,
    },
  ],
  dates: [
    {
      key: 'first-payment-due',
      title: 'First mortgage payment',
      hint: 'Usually the first day of the second month after closing. The note has the date.',
    },
    {
      key: 'drivers-license-due',
      title: 'Driver’s license due',
      hint: 'Your state sets how many days you have after a move.',
    },
    {
      key: 'homestead-filing-deadline',
      title: 'Homestead filing deadline',
      hint: 'Your county assessor has it. Filing late often costs you the exemption for a year.',
    },
    {
      key: 'property-tax-due',
      title: 'Property tax due',
      hint: 'If you pay through escrow, check that the servicer paid. If not, this one is yours to pay.',
    },
  ],
  documentRequests: [],
};
