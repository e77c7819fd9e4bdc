import type { PortalWaitlistFeature, WaitlistText } from '@porchlight/domain/waitlist/waitlist.ts';

/**
 * What the waitlist pages of the portal say; `offer` is what a buyer does in the milestone as it is now. Apart from the public ones, so
 * that no page carries the other's.
 */
export const portalWaitlistTexts: Record<PortalWaitlistFeature, WaitlistText> = {
  interest: {
    title: 'Interest',
    lead: 'A page that turns a wish into a plan: a month to aim for, a payment you can live with, and a list of what the home must have.',
    offer: 'Set a move-in month, a monthly limit and the list of what the home must have.',
  },
  'pre-app': {
    title: 'Pre-App',
    lead: 'A page for the papers and figures to have ready before you speak to a lender.',
    offer: 'Gather the papers and figures a lender asks for, and pick three lenders to ask.',
  },
  'pre-approval': {
    title: 'Pre-Approval',
    lead: 'A page about asking lenders for a pre-approval, comparing what they say, and keeping the letter current.',
    offer: 'Ask several lenders, compare what they offer, and get what you can borrow in writing.',
  },
  'home-search': {
    title: 'Home Search',
    lead: 'A page for the homes you have seen, what each would cost to own, and what you noticed there.',
    offer: 'Choose an agent, visit homes with a list, and check what each would cost to own.',
  },
  offer: {
    title: 'Offer & Negotiation',
    lead: 'A page for each offer and counteroffer, with its price, its conditions and its deadline.',
    offer: 'Set your price, choose your contingencies, and put every contract date in your calendar.',
  },
  'loan-application': {
    title: 'Loan Application',
    lead: 'A page that follows your loan application and says which document the lender still waits for.',
    offer: 'Have the home inspected, apply for the loan, and compare the Loan Estimates.',
  },
  processing: {
    title: 'Processing & Underwrite',
    lead: 'A page for the weeks of underwriting: what is being checked, what was asked for, and by when.',
    offer: 'Answer each condition of the underwriter, and settle the appraisal, title and insurance.',
  },
  ctc: {
    title: 'Clear-to-Close',
    lead: 'A page for the days between the last condition and the closing table.',
    offer: 'Check the Closing Disclosure, confirm the cash to close, and verify how to pay it.',
  },
  funding: {
    title: 'Funding',
    lead: 'A page for closing day: the papers, the wire, and how to keep the wire safe from fraud.',
    offer: 'Walk through the home, read what you sign, and collect the keys.',
  },
  'post-close': {
    title: 'Post-Close Care',
    lead: 'A page for the time after the keys: first payments, exemptions to file for, and papers to keep.',
    offer: 'Set up utilities and payments, file for the homestead exemption, and store your papers.',
  },
};
