import type { WaitlistFeature } from '@porchlight/domain/waitlist/waitlist.ts';

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
  'home-buying': 'Join the waitlist for our page on buying a home, from first thought to first payment.',
  'mortgage-types': 'Join the waitlist for our comparison of conventional, FHA, VA and USDA mortgages.',
  preapproval: 'Join the waitlist for our page on preapprovals: what they are worth and how to ask.',
  'home-buying-resources':
    'Join the waitlist for our list of official pages, counselors and checklists for buyers.',
  'refinance-options': 'Join the waitlist for our page on the ways to refinance and when one is worth it.',
  'cash-out-refinance': 'Join the waitlist for our page on cash-out refinances: cost, risk and alternatives.',
  'refinance-calculator': 'Join the waitlist for a refinance calculator that counts interest and time.',
  'refinance-process':
    'Join the waitlist for our page on a refinance step by step, with its papers and dates.',
  'credit-score': 'Join the waitlist for our credit score page: what moves it, and how to mend a report.',
  'debt-to-income': 'Join the waitlist for our page on debt-to-income ratios and how to work out yours.',
  'affordability-calculator':
    'Join the waitlist for a calculator that starts from your budget and ends at a price.',
  'financial-help': 'Join the waitlist for our page on down payment assistance, grants and loan programs.',
  'mortgage-basics': 'Join the waitlist for our page on how a mortgage works, without the jargon.',
  'mortgage-calculators': 'Join the waitlist for mortgage calculators that show their formulas.',
  'mortgage-glossary': 'Join the waitlist for our glossary of mortgage terms in plain English.',
  'mortgage-news': 'Join the waitlist for news on mortgage rates, limits and rules for buyers.',
  'coming-soon': 'Join the waitlist, and hear from us when the next part of the site opens.',
};
