import type { PortalWaitlistFeature, WaitlistText } from '@porchlight/domain/waitlist/waitlist.ts';

/** What the waitlist pages of the portal say. Apart from the public ones, so that no page carries the other's. */
export const portalWaitlistTexts: Record<PortalWaitlistFeature, WaitlistText> = {
  interest: {
    title: 'Interest',
    lead: 'A page that turns a wish into a plan: a month to aim for, a payment you can live with, and a list of what the home must have.',
    offer: 'The Interest milestone is open already',
  },
  'pre-app': {
    title: 'Pre-App',
    lead: 'A page for the papers and figures to have ready before you speak to a lender.',
    offer: 'The Pre-App milestone is open already',
  },
  'pre-approval': {
    title: 'Pre-Approval',
    lead: 'A page about asking lenders for a pre-approval, comparing what they say, and keeping the letter current.',
    offer: 'The Pre-Approval milestone is open already',
  },
  'home-search': {
    title: 'Home Search',
    lead: 'A page for the homes you have seen, what each would cost to own, and what you noticed there.',
    offer: 'The Home Search milestone is part of the beta',
  },
  offer: {
    title: 'Offer & Negotiation',
    lead: 'A page for each offer and counteroffer, with its price, its conditions and its deadline.',
    offer: 'The Offer & Negotiation milestone is part of the beta',
  },
  'loan-application': {
    title: 'Loan Application',
    lead: 'A page that follows your loan application and says which document the lender still waits for.',
    offer: 'The Loan Application milestone is part of the beta',
  },
  processing: {
    title: 'Processing & Underwrite',
    lead: 'A page for the weeks of underwriting: what is being checked, what was asked for, and by when.',
    offer: 'The Processing & Underwrite milestone is part of the beta',
  },
  ctc: {
    title: 'Clear-to-Close',
    lead: 'A page for the days between the last condition and the closing table.',
    offer: 'The Clear-to-Close milestone is part of the beta',
  },
  funding: {
    title: 'Funding',
    lead: 'A page for closing day: the papers, the wire, and how to keep the wire safe from fraud.',
    offer: 'The Funding milestone is part of the beta',
  },
  'post-close': {
    title: 'Post-Close Care',
    lead: 'A page for the time after the keys: first payments, exemptions to file for, and papers to keep.',
    offer: 'The Post-Close Care milestone is part of the beta',
  },
};
