import type {
  WaitlistFeature,
  WaitlistFormText,
  WaitlistText,
} from '@porchlight/domain/waitlist/waitlist.ts';

/** The form on every waitlist page. */
export const waitlistFormText: WaitlistFormText = {
  email: { label: 'E-mail address', hint: 'We use it to tell you when this opens.' },
  submitting: 'Joining...',
};

/** What each waitlist page says of the thing to come. `offer` is the link to where the product has it already. */
export const waitlistTexts: Record<WaitlistFeature, WaitlistText> = {
  interest: {
    title: 'Interest',
    lead: 'A page that turns a wish into a plan: a month to aim for, a payment you can live with, and a list of what the home must have.',
    description: 'Join the waitlist for the Interest page, where a wish to buy a home becomes a plan.',
    offer: 'The Interest milestone is open already',
  },
  'pre-app': {
    title: 'Pre-App',
    lead: 'A page for the papers and figures to have ready before you speak to a lender.',
    description:
      'Join the waitlist for the Pre-App page: papers and figures to have before you see a lender.',
    offer: 'The Pre-App milestone is open already',
  },
  'pre-approval': {
    title: 'Pre-Approval',
    lead: 'A page about asking lenders for a pre-approval, comparing what they say, and keeping the letter current.',
    description: 'Join the waitlist for the Pre-Approval page: ask, compare, and keep your letter current.',
    offer: 'The Pre-Approval milestone is open already',
  },
  'home-search': {
    title: 'Home Search',
    lead: 'A page for the homes you have seen, what each would cost to own, and what you noticed there.',
    description: 'Join the waitlist for the Home Search page: homes seen, their costs and your notes.',
    offer: 'The Home Search milestone is part of the beta',
  },
  offer: {
    title: 'Offer & Negotiation',
    lead: 'A page for each offer and counteroffer, with its price, its conditions and its deadline.',
    description: 'Join the waitlist for the Offer and Negotiation page: prices, conditions and deadlines.',
    offer: 'The Offer & Negotiation milestone is part of the beta',
  },
  'loan-application': {
    title: 'Loan Application',
    lead: 'A page that follows your loan application and says which document the lender still waits for.',
    description: 'Join the waitlist for the Loan Application page: see which documents are still due.',
    offer: 'The Loan Application milestone is part of the beta',
  },
  processing: {
    title: 'Processing & Underwrite',
    lead: 'A page for the weeks of underwriting: what is being checked, what was asked for, and by when.',
    description: 'Join the waitlist for the Processing and Underwriting page: what is checked, and when.',
    offer: 'The Processing & Underwrite milestone is part of the beta',
  },
  ctc: {
    title: 'Clear-to-Close',
    lead: 'A page for the days between the last condition and the closing table.',
    description: 'Join the waitlist for the Clear-to-Close page: the days before the closing table.',
    offer: 'The Clear-to-Close milestone is part of the beta',
  },
  funding: {
    title: 'Funding',
    lead: 'A page for closing day: the papers, the wire, and how to keep the wire safe from fraud.',
    description: 'Join the waitlist for the Funding page: closing day, its papers and a safe wire.',
    offer: 'The Funding milestone is part of the beta',
  },
  'post-close': {
    title: 'Post-Close Care',
    lead: 'A page for the time after the keys: first payments, exemptions to file for, and papers to keep.',
    description: 'Join the waitlist for the Post-Close Care page: payments, exemptions and papers to keep.',
    offer: 'The Post-Close Care milestone is part of the beta',
  },
  'home-buying': {
    title: 'Home Buying',
    lead: 'One page on the whole purchase, from the first thought to the first payment.',
    description: 'Join the waitlist for our page on buying a home, from first thought to first payment.',
    offer: 'The guide explains the whole purchase, step by step',
  },
  'mortgage-types': {
    title: 'Mortgage Types',
    lead: 'Conventional, FHA, VA and USDA loans, fixed and adjustable rates: who each is for, and what each costs.',
    description: 'Join the waitlist for our comparison of conventional, FHA, VA and USDA mortgages.',
    offer: 'The guide compares four kinds of loan in a few lines',
  },
  preapproval: {
    title: 'Preapproval',
    lead: 'What a preapproval is worth, how to ask for one, and how to compare several.',
    description: 'Join the waitlist for our page on preapprovals: what they are worth and how to ask.',
    offer: 'The application takes your answers today',
  },
  'home-buying-resources': {
    title: 'Home Buying Resources',
    lead: 'Official pages, counselors and checklists for buyers, each with what it is good for.',
    description: 'Join the waitlist for our list of official pages, counselors and checklists for buyers.',
    offer: 'The guide names official pages and counselors',
  },
  'refinance-options': {
    title: 'Refinance Options',
    lead: 'The ways to replace a mortgage, and the questions that show whether one of them is worth it.',
    description: 'Join the waitlist for our page on the ways to refinance and when one is worth it.',
    offer: 'The refinance calculator says when one is worth its costs',
  },
  'cash-out-refinance': {
    title: 'Cash-Out Refinance',
    lead: 'Borrowing against your home: what it costs, what it puts at risk, and what else there is.',
    description: 'Join the waitlist for our page on cash-out refinances: cost, risk and alternatives.',
    offer: 'The refinance calculator counts cash you take out',
  },
  'refinance-calculator': {
    title: 'Refinance Calculator',
    lead: 'A calculator that counts interest and time, not only the new payment.',
    description: 'Join the waitlist for a refinance calculator that counts interest and time.',
    offer: 'The refinance calculator is open already',
  },
  'refinance-process': {
    title: 'Refinance Process',
    lead: 'A refinance step by step: papers, appraisal, the right to cancel, and the closing.',
    description: 'Join the waitlist for our page on a refinance step by step, with its papers and dates.',
  },
  'credit-score': {
    title: 'Credit Score',
    lead: 'What moves a credit score, what does not, and how to put a wrong report right.',
    description: 'Join the waitlist for our credit score page: what moves it, and how to mend a report.',
    offer: 'The guide says how to read and repair your credit',
  },
  'debt-to-income': {
    title: 'Debt-to-Income',
    lead: 'How lenders compare your debts with your income, by program, and how to work out your own ratio.',
    description: 'Join the waitlist for our page on debt-to-income ratios and how to work out yours.',
    offer: 'The calculator works out your ratio for each program',
  },
  'affordability-calculator': {
    title: 'Affordability Calculator',
    lead: 'A calculator that starts from your budget and ends at a price, from conservative to aggressive.',
    description: 'Join the waitlist for a calculator that starts from your budget and ends at a price.',
    offer: 'The affordability calculator is open already',
  },
  'financial-help': {
    title: 'Financial Help',
    lead: 'Down payment assistance, grants and loan programs, with who may use each and where to ask.',
    description: 'Join the waitlist for our page on down payment assistance, grants and loan programs.',
    offer: 'The guide says where to find a counselor and assistance',
  },
  'mortgage-basics': {
    title: 'Mortgage Basics',
    lead: 'Principal, interest, taxes and insurance: how a mortgage works, without the jargon.',
    description: 'Join the waitlist for our page on how a mortgage works, without the jargon.',
    offer: 'The guide starts with your budget and your loan',
  },
  'mortgage-calculators': {
    title: 'Mortgage Calculators',
    lead: 'Calculators for the payment, the cash to close and the total cost, each with its formula open.',
    description: 'Join the waitlist for mortgage calculators that show their formulas.',
    offer: 'The calculators are open already',
  },
  'mortgage-glossary': {
    title: 'Mortgage Glossary',
    lead: 'Every term on your papers in a sentence or two of plain English.',
    description: 'Join the waitlist for our glossary of mortgage terms in plain English.',
    offer: 'The glossary is open already',
  },
  'mortgage-news': {
    title: 'Mortgage News & Trends',
    lead: 'Changes in rates, limits and rules, and what each means for a buyer.',
    description: 'Join the waitlist for news on mortgage rates, limits and rules for buyers.',
  },
  'coming-soon': {
    title: 'Coming Soon',
    lead: 'We are still building this part. Leave your address, and we write to you when it opens.',
    description: 'Join the waitlist, and hear from us when the next part of the site opens.',
  },
};
