import type { GlossaryEntry } from '@porchlight/domain/guide/glossary.ts';
import { sources } from '../../facts/sources.ts';

export const entriesIM: readonly GlossaryEntry[] = [
  {
    slug: 'index-and-margin',
    term: 'Index and margin',
    definition:
      'The two parts of an adjustable rate: a published market rate that moves, plus a fixed amount the lender adds.',
    related: ['adjustable-rate-mortgage'],
  },
  {
    slug: 'inspection-contingency',
    term: 'Inspection contingency',
    definition:
      'A contract clause that gives you a set number of days to inspect the home and then ask for changes, accept it, or leave with your deposit.',
    related: ['home-inspection', 'contingency', 'due-diligence-period'],
  },
  {
    slug: 'intent-to-proceed',
    term: 'Intent to proceed',
    definition:
      'Your statement to a lender, after its Loan Estimate, that you want to go on. Until then it may charge only for your credit report, and silence does not count as a yes.',
    explanation:
      'The lender must stand by its estimate for 10 business days. If you answer later, it may issue new figures.',
    related: ['loan-estimate', 'loan-application'],
    sources: [sources.loanEstimate],
  },
  {
    slug: 'interest-rate',
    term: 'Interest rate',
    definition:
      'The yearly price of the money you borrow, before fees. It sets the payment; the APR shows the cost with fees.',
    related: ['apr', 'discount-points', 'rate-lock'],
  },
  {
    slug: 'joint-tenancy',
    term: 'Joint tenancy',
    definition:
      'Owning in equal shares, usually with right of survivorship: when one owner dies, the others own the whole.',
    related: ['tenancy-in-common', 'deed', 'title'],
  },
  {
    slug: 'jumbo-loan',
    term: 'Jumbo loan',
    definition:
      'A loan above the conforming limit for its county. Lenders set their own rules and often ask for more savings.',
    related: ['conforming-loan', 'reserves'],
    sources: [sources.conformingLimits],
  },
  {
    slug: 'lead-based-paint',
    term: 'Lead-based paint',
    definition:
      'Paint that is dangerous to children, common in homes built before 1978. Sellers of such homes must disclose what they know and give you a pamphlet and 10 days to test, unless you agree otherwise.',
    related: ['seller-disclosure', 'home-inspection'],
    sources: [sources.leadPaint],
  },
  {
    slug: 'legal-description',
    term: 'Legal description',
    definition:
      'The exact wording that identifies a piece of land in the records, more precise than a street address.',
    related: ['deed', 'survey'],
  },
  {
    slug: 'lender-credit',
    term: 'Lender credit',
    definition:
      'Money from the lender toward closing costs in exchange for a higher rate: points the other way round.',
    related: ['discount-points', 'closing-costs'],
  },
  {
    slug: 'letter-of-explanation',
    term: 'Letter of explanation',
    definition:
      'A short signed note to the underwriter about something in your file, such as a late payment or a large deposit.',
    related: ['condition', 'underwriter', 'source-of-funds'],
  },
  {
    slug: 'lien',
    term: 'Lien',
    definition:
      'A claim on a property for a debt: a mortgage, unpaid taxes, a contractor’s bill. It is paid or cleared before you take title.',
    related: ['encumbrance', 'title-search', 'collateral'],
  },
  {
    slug: 'loan-application',
    term: 'Loan application',
    definition:
      'In the rules, six items: your name, income, Social Security number, the property address, its estimated value and the loan amount. With them the clock for the Loan Estimate starts.',
    explanation: 'The lender may not hold back the Loan Estimate to wait for your documents.',
    related: ['loan-estimate', 'intent-to-proceed'],
    sources: [sources.application, sources.loanEstimate],
  },
  {
    slug: 'loan-estimate',
    term: 'Loan Estimate',
    definition:
      'The three-page form that every lender must deliver or mail within three business days of your application. It is made for comparing offers.',
    related: ['closing-disclosure', 'loan-application', 'fee-tolerance', 'total-interest-percentage'],
    sources: [sources.loanEstimate, sources.truthInLending],
  },
  {
    slug: 'loan-officer',
    term: 'Loan officer',
    definition:
      'The licensed person at a lender who takes your application and is your first contact. Look up the license by name in NMLS Consumer Access.',
    related: ['nmls', 'mortgage-broker', 'loan-processor'],
  },
  {
    slug: 'loan-processor',
    term: 'Loan processor',
    definition:
      'The person who gathers your papers, orders reports and prepares the file for the underwriter.',
    related: ['underwriter', 'loan-officer', 'condition'],
  },
  {
    slug: 'loan-servicer',
    term: 'Loan servicer',
    definition:
      'The company you send payments to, which may not be the one that lent you the money and can change.',
    explanation:
      'You must be told at least 15 days before a change. For 60 days after it, a payment sent on time to the old servicer may not be treated as late.',
    related: ['escrow-account', 'servicing-transfer'],
    sources: [sources.servicingTransfer],
  },
  {
    slug: 'loan-term',
    term: 'Loan term',
    definition: 'How long you have to repay. A shorter term has a higher payment and less interest in total.',
    related: ['amortization', 'fixed-rate-mortgage'],
  },
  {
    slug: 'loan-to-value-ratio',
    term: 'Loan-to-value ratio (LTV)',
    definition:
      'The loan divided by the home’s value, where the value is the lower of price and appraisal. It affects the rate and mortgage insurance.',
    related: ['down-payment', 'equity', 'private-mortgage-insurance'],
  },
  {
    slug: 'mortgage',
    term: 'Mortgage',
    definition: 'Strictly, the paper that pledges the home for the loan; in daily speech, the loan itself.',
    related: ['deed-of-trust', 'promissory-note', 'lien'],
  },
  {
    slug: 'mortgage-broker',
    term: 'Mortgage broker',
    definition:
      'A licensed firm that shops your application to several lenders. Ask who pays it and how much; the Loan Estimate shows what you pay.',
    related: ['loan-officer', 'nmls'],
  },
  {
    slug: 'mortgage-insurance',
    term: 'Mortgage insurance',
    definition:
      'Insurance that protects the lender when the down payment is small. You pay for it, up front, monthly or both.',
    related: ['private-mortgage-insurance', 'mortgage-insurance-premium', 'va-funding-fee'],
  },
  {
    slug: 'mortgage-insurance-premium',
    term: 'Mortgage insurance premium (MIP)',
    definition:
      'What FHA charges: 1.75% of the loan up front, usually added to it, and a yearly premium paid monthly, 0.55% for many buyers with little down.',
    explanation:
      'With 10% or more down the yearly premium ends after 11 years; with less it lasts as long as the loan. The law that ends private mortgage insurance does not apply to it.',
    related: ['fha-loan', 'private-mortgage-insurance'],
    sources: [sources.fhaInsurance],
  },
  {
    slug: 'mortgagee-clause',
    term: 'Mortgagee clause',
    definition: 'The exact wording of the lender’s name and address that your insurance policy must carry.',
    related: ['homeowners-insurance', 'declarations-page'],
  },
  {
    slug: 'multiple-listing-service',
    term: 'Multiple listing service (MLS)',
    definition:
      'The local database in which agents share homes for sale. Most home-search sites copy from it.',
    related: ['real-estate-agent'],
  },
];
