import type { GlossaryEntry } from '@porchlight/domain/guide/glossary.ts';
import { sources } from '../../facts/sources.ts';

export const entriesAB: readonly GlossaryEntry[] = [
  {
    slug: 'acceleration-clause',
    term: 'Acceleration clause',
    definition:
      'A line in the loan papers that lets the lender demand the whole balance at once after a serious breach, such as missed payments.',
    related: ['default', 'foreclosure', 'promissory-note'],
  },
  {
    slug: 'adjustable-rate-mortgage',
    term: 'Adjustable-rate mortgage (ARM)',
    definition:
      'A loan whose rate is fixed for the first years and then moves with a published index, up to limits called caps.',
    explanation:
      'A “5/6 ARM” is fixed for five years and changes every six months after that. Ask for the first, later and lifetime caps, and work out the payment at the highest rate before you sign.',
    related: ['fixed-rate-mortgage', 'index-and-margin', 'interest-rate'],
  },
  {
    slug: 'adverse-action-notice',
    term: 'Adverse action notice',
    definition:
      'The letter a lender must send when it turns you down or offers worse terms. It gives the main reasons or tells you how to ask for them.',
    explanation:
      'The lender has 30 days after a complete application to tell you. If a credit report was part of the reason, you can get a free copy of that report within 60 days.',
    related: ['credit-report', 'equal-credit-opportunity-act'],
    sources: [sources.creditDenial],
  },
  {
    slug: 'amortization',
    term: 'Amortization',
    definition:
      'Paying off a loan in equal payments. Early payments are mostly interest; later ones are mostly principal.',
    related: ['amortization-schedule', 'principal', 'loan-term'],
  },
  {
    slug: 'amortization-schedule',
    term: 'Amortization schedule',
    definition:
      'A table with one line for each payment, showing how much is interest, how much is principal and what is still owed.',
    related: ['amortization', 'private-mortgage-insurance'],
  },
  {
    slug: 'apr',
    term: 'Annual percentage rate (APR)',
    definition:
      'The cost of a loan as a yearly rate, counting interest, points and most lender charges. It lets you compare a low rate with high fees to a higher rate with low fees.',
    explanation:
      'The APR assumes that you keep the loan to the end. If you expect to sell or refinance in a few years, compare the cost in five years on page 3 of the Loan Estimate as well.',
    related: ['interest-rate', 'finance-charge', 'loan-estimate'],
    sources: [sources.truthInLending],
  },
  {
    slug: 'appraisal',
    term: 'Appraisal',
    definition:
      'A licensed appraiser’s written opinion of what the home is worth, ordered by the lender and usually paid for by you. It is about value, not about hidden defects.',
    explanation:
      'You are entitled to a free copy promptly when it is finished, and no later than three business days before closing unless you waive that timing.',
    related: ['appraisal-gap', 'comparable-sales', 'home-inspection', 'reconsideration-of-value'],
    sources: [sources.appraisalCopies, sources.appraisalFee],
  },
  {
    slug: 'appraisal-contingency',
    term: 'Appraisal contingency',
    definition:
      'A contract clause that lets you renegotiate or leave with your deposit if the home appraises for less than the price.',
    related: ['appraisal-gap', 'contingency', 'earnest-money'],
  },
  {
    slug: 'appraisal-gap',
    term: 'Appraisal gap',
    definition:
      'The difference when the agreed price is higher than the appraised value. The lender will not lend on it, so it is paid in cash, negotiated away, or ends the deal.',
    related: ['appraisal', 'appraisal-contingency', 'reconsideration-of-value'],
  },
  {
    slug: 'appraisal-waiver',
    term: 'Appraisal waiver',
    definition:
      'A lender’s decision, usually from an automated system, to accept the value without a new appraisal. It saves the fee but leaves you without that check on the price.',
    related: ['appraisal', 'automated-underwriting'],
  },
  {
    slug: 'as-is',
    term: 'As is',
    definition:
      'The seller does not plan to make repairs. You can still inspect, and with an inspection contingency you can still leave.',
    related: ['home-inspection', 'inspection-contingency'],
  },
  {
    slug: 'assessed-value',
    term: 'Assessed value',
    definition:
      'The value a county or city puts on a home to work out property tax. It may be far from the market price and may change after a sale.',
    related: ['property-tax', 'tax-assessor', 'homestead-exemption'],
  },
  {
    slug: 'assumable-mortgage',
    term: 'Assumable mortgage',
    definition:
      'A loan that a buyer may take over from the seller with its rate and balance, if the lender approves. FHA, VA and USDA loans often allow it.',
    related: ['fha-loan', 'va-loan', 'usda-loan'],
  },
  {
    slug: 'attorney-review',
    term: 'Attorney review',
    definition:
      'A short period in some states or contracts in which either side’s attorney can change or cancel a signed contract.',
    related: ['purchase-contract', 'contingency'],
  },
  {
    slug: 'automated-underwriting',
    term: 'Automated underwriting',
    definition:
      'Software that compares an application with a loan program’s rules and gives a first answer. A person still checks the papers behind it.',
    related: ['underwriting', 'fannie-mae', 'freddie-mac'],
  },
  {
    slug: 'backup-offer',
    term: 'Backup offer',
    definition:
      'An accepted offer that takes effect only if the seller’s first contract falls through. Read how long it binds you before you sign one.',
    related: ['offer', 'purchase-contract'],
  },
  {
    slug: 'balloon-payment',
    term: 'Balloon payment',
    definition:
      'One large payment due at the end of some loans. Page 1 of the Loan Estimate and of the Closing Disclosure says whether yours has one.',
    related: ['closing-disclosure', 'loan-estimate'],
    sources: [sources.truthInLending],
  },
  {
    slug: 'business-day',
    term: 'Business day',
    definition:
      'In mortgage rules, one of two things. For the Loan Estimate it is a day the lender is open to the public; for the Closing Disclosure it is every day except Sundays and federal holidays.',
    explanation:
      'So Saturdays count toward the three days before closing, and toward the seven between the Loan Estimate and closing, even if nobody at the lender is at work.',
    related: ['closing-disclosure', 'loan-estimate'],
    sources: [sources.closingDisclosure, sources.loanEstimate],
  },
  {
    slug: 'buydown',
    term: 'Buydown',
    definition:
      'Money paid up front, often by a seller or builder, to lower the rate. A temporary buydown lowers it for the first years only; after that the full payment is due.',
    related: ['discount-points', 'seller-credit'],
  },
  {
    slug: 'buyer-agreement',
    term: 'Buyer agreement',
    definition:
      'The written contract between you and your agent: services, fee, how long it lasts and how to end it. Many agents must have it signed before they tour a home with you.',
    explanation:
      'The requirement comes from a settlement by the National Association of Realtors that took effect on August 17, 2024. Fees are not set by law and can be negotiated. You do not need one to walk through an open house by yourself.',
    related: ['real-estate-agent', 'dual-agency'],
    sources: [sources.buyerAgreements],
  },
];
