import type {
  PortalWaitlistFeature,
  WaitlistFeature,
  WaitlistFormText,
  WaitlistText,
} from '@porchlight/domain/leads/waitlist/waitlist.ts';

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

// Waitlist descriptions.

/** What search engines say of each waitlist page. Apart from its other texts: only the built page has it. In 50 to 160 characters. */
export const waitlistDescriptions: Record<WaitlistFeature, string> = {
  interest: 'Join the waitlist for the Interest page, where a wish to buy a home becomes a plan.',
  'pre-app': 'Join the waitlist for the Pre-App page: papers and figures to have before you see a lender.',
  'pre-approval': 'Join the waitlist for the Pre-Approval page: ask, compare, and keep your letter current.',
  'home-search': 'Join the waitlist for the Home Search page: homes seen, their costs and your notes.',
  offer: 'Join the waitlist for the Offer and Negotiation page: prices, conditions and deadlines.',
  'loan-application': 'Join the waitlist for the Loan Application page: see which documents are still due.',
  processing: 'Join the waitlist for the Processing and Underwriting page: what is checked, and when.',
  ctc: 'Join the waitlist for the Clear-to-Close page: the days before the closing table.',
  funding: 'Join the waitlist for the Funding page: closing day, its papers and a safe wire.',
  'post-close': 'Join the waitlist for the Post-Close Care page: payments, exemptions and papers to keep.',
  'home-buying': 'The seven stages of buying a home, with how long each takes and what it costs.',
  'mortgage-types': 'Conventional, FHA, VA and USDA mortgages side by side: down payment, fees and limits.',
  preapproval: 'What a preapproval is worth, what lenders ask for, and what to compare in a letter.',
  'home-buying-resources': 'Official help for home buyers: counselors, credit reports and forms explained.',
  'refinance-options':
    'Rate and term, cash out, or keep the loan: the three refinance options and when one pays.',
  'cash-out-refinance':
    'Cash-out refinance, home equity line or neither: compare costs and risks with your figures.',
  'refinance-calculator': 'A refinance calculator that counts interest and time, not only the new payment.',
  'refinance-process': 'A refinance step by step, with the day until which you may cancel it worked out.',
  'credit-score':
    'What a higher credit score saves on a loan, which score lenders use, and how to mend a report.',
  'debt-to-income': 'Work out your debt-to-income ratio and see the line of each loan program beside it.',
  'affordability-calculator': 'How much home you can afford: a calculator from your budget to a price.',
  'financial-help': 'Join the waitlist for our page on down payment assistance, grants and loan programs.',
  'mortgage-basics': 'How a mortgage works, in five short lessons with the figures of one example.',
  'mortgage-calculators': 'Free mortgage calculators that show their formulas, assumptions and tables.',
  'mortgage-glossary': 'Mortgage terms in plain English: the ones on your first papers, and all the others.',
  'mortgage-news': 'What changed in loan limits, fees and rules, the newest first, each with its source.',
  'coming-soon': 'Join the waitlist, and hear from us when the next part of the site opens.',
};

// Waitlist form.

/** The form on every waitlist page. */
export const waitlistFormText: WaitlistFormText = {
  email: { label: 'E-mail address', hint: 'We use it to tell you when this opens.' },
  submitting: 'Joining...',
};
