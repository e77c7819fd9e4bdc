import type { GlossaryEntry } from '@porchlight/domain/guide/glossary.ts';
import { sources } from '../../facts/sources.ts';

export const entriesSZ: readonly GlossaryEntry[] = [
  {
    slug: 'schedule-b',
    term: 'Schedule B',
    definition:
      'The part of a title commitment that lists what the policy will not cover and what must be done before closing.',
    related: ['title-commitment', 'easement', 'lien'],
  },
  {
    slug: 'seller-credit',
    term: 'Seller credit',
    definition:
      'Money from the seller toward your closing costs, as agreed in the contract. Each loan type limits how large it may be.',
    related: ['closing-costs', 'buydown'],
  },
  {
    slug: 'seller-disclosure',
    term: 'Seller disclosure',
    definition:
      'A form in which the seller says what is known about the home’s condition. What must be disclosed depends on the state.',
    related: ['lead-based-paint', 'home-inspection', 'clue-report'],
  },
  {
    slug: 'servicing-transfer',
    term: 'Servicing transfer',
    definition:
      'A change of the company that collects your payments. Old and new servicer must both tell you; check by calling the old one before you pay the new one.',
    related: ['loan-servicer', 'wire-fraud'],
    sources: [sources.servicingTransfer],
  },
  {
    slug: 'settlement-agent',
    term: 'Settlement agent',
    definition:
      'The title company, escrow company or attorney who gathers papers and money and carries out the closing.',
    related: ['closing', 'escrow-holder', 'title-company'],
  },
  {
    slug: 'soft-inquiry',
    term: 'Soft inquiry',
    definition: 'A credit check that does not affect your score, such as reading your own report.',
    related: ['hard-inquiry', 'credit-report'],
    sources: [sources.creditInquiries],
  },
  {
    slug: 'source-of-funds',
    term: 'Source of funds',
    definition:
      'Where the money for your down payment came from. Lenders ask for a paper trail of each large deposit.',
    related: ['gift-letter', 'letter-of-explanation'],
  },
  {
    slug: 'special-assessment',
    term: 'Special assessment',
    definition:
      'A one-time charge to owners, by an association or a local government, for something like a roof or a sewer. Ask whether one is planned and who pays it.',
    related: ['homeowners-association', 'reserve-study'],
  },
  {
    slug: 'special-flood-hazard-area',
    term: 'Special flood hazard area',
    definition:
      'Land that FEMA maps as having at least a 1% chance of flooding in a year. A federally backed loan there requires flood insurance.',
    related: ['flood-insurance', 'flood-determination'],
    sources: [sources.flood],
  },
  {
    slug: 'steering',
    term: 'Steering',
    definition:
      'Guiding buyers toward or away from areas, or borrowers toward certain loans, because of who they are. It is against the law.',
    related: ['fair-housing-act', 'real-estate-agent'],
    sources: [sources.fairHousing],
  },
  {
    slug: 'supplemental-tax-bill',
    term: 'Supplemental tax bill',
    definition:
      'An extra property tax bill in some states after a sale, for the difference between old and new assessment. Escrow accounts often do not pay it.',
    related: ['property-tax', 'assessed-value', 'escrow-account'],
  },
  {
    slug: 'survey',
    term: 'Survey',
    definition:
      'A measured drawing of the lot, its lines and what stands on it. It finds fences, sheds and driveways in the wrong place.',
    related: ['encroachment', 'easement', 'legal-description'],
  },
  {
    slug: 'tax-assessor',
    term: 'Tax assessor',
    definition: 'The county or city official who sets assessed values and takes exemption forms.',
    related: ['assessed-value', 'homestead-exemption', 'property-tax'],
  },
  {
    slug: 'tenancy-in-common',
    term: 'Tenancy in common',
    definition: 'Owning in shares that may differ. Each owner’s share goes to that owner’s heirs.',
    related: ['joint-tenancy', 'deed'],
  },
  {
    slug: 'title',
    term: 'Title',
    definition: 'The legal right to own the property. Good title has no unsettled claims on it.',
    related: ['deed', 'title-search', 'title-insurance'],
  },
  {
    slug: 'title-commitment',
    term: 'Title commitment',
    definition:
      'The title company’s written offer to insure, with what it found and what it will leave out. In some states it is called a preliminary report.',
    related: ['schedule-b', 'title-search', 'owners-title-insurance'],
  },
  {
    slug: 'title-company',
    term: 'Title company',
    definition:
      'The firm that searches the records, issues title insurance and often carries out the closing. You may usually choose it.',
    related: ['settlement-agent', 'title-search', 'respa'],
    sources: [sources.referralFees],
  },
  {
    slug: 'title-insurance',
    term: 'Title insurance',
    definition:
      'Insurance against claims from before you owned the home, such as a forged deed or a missed lien. Lender’s and owner’s policies are separate.',
    related: ['owners-title-insurance', 'title-search'],
  },
  {
    slug: 'title-search',
    term: 'Title search',
    definition: 'A reading of public records for every past owner and claim.',
    related: ['title', 'lien', 'title-commitment'],
  },
  {
    slug: 'total-interest-percentage',
    term: 'Total interest percentage (TIP)',
    definition:
      'All the interest you would pay over the loan, as a share of the amount borrowed. It stands on page 3 of the Loan Estimate.',
    related: ['loan-estimate', 'apr'],
    sources: [sources.truthInLending],
  },
  {
    slug: 'transfer-tax',
    term: 'Transfer tax',
    definition:
      'A state or local tax on the sale or on the mortgage. Custom or law decides who pays; it may not rise after the Loan Estimate without a valid reason.',
    related: ['recording', 'closing-costs', 'fee-tolerance'],
    sources: [sources.feeTolerance],
  },
  {
    slug: 'trid',
    term: 'TRID',
    definition:
      'The joined rules behind the Loan Estimate and the Closing Disclosure: what they say, when you get them and which fees may change.',
    related: ['loan-estimate', 'closing-disclosure', 'fee-tolerance'],
    sources: [sources.loanEstimate, sources.closingDisclosure],
  },
  {
    slug: 'underwriter',
    term: 'Underwriter',
    definition:
      'The person at the lender who decides whether the loan meets the rules. You normally deal with the processor, not the underwriter.',
    related: ['underwriting', 'loan-processor', 'condition'],
  },
  {
    slug: 'underwriting',
    term: 'Underwriting',
    definition: 'The lender’s check of income, savings, credit and the home against the rules of the loan.',
    related: ['underwriter', 'automated-underwriting', 'conditional-approval'],
  },
  {
    slug: 'usda-loan',
    term: 'USDA loan',
    definition:
      'A loan backed by the Department of Agriculture for homes in eligible rural areas and households under an income limit, with no down payment required.',
    related: ['down-payment', 'housing-ratio'],
    sources: [sources.usdaRatios],
  },
  {
    slug: 'va-funding-fee',
    term: 'VA funding fee',
    definition:
      'A one-time charge on most VA loans: 2.15% for a first use with less than 5% down. Veterans with service-connected compensation and some others do not pay it.',
    explanation:
      'With 5% down it is 1.50%, with 10% down 1.25%. A later use with less than 5% down costs 3.30%. It can be added to the loan.',
    related: ['va-loan', 'certificate-of-eligibility'],
    sources: [sources.vaFundingFee],
  },
  {
    slug: 'va-loan',
    term: 'VA loan',
    definition:
      'A loan guaranteed by the Department of Veterans Affairs for those who served and some surviving spouses, with no down payment required and no monthly mortgage insurance.',
    related: ['certificate-of-eligibility', 'va-funding-fee', 'residual-income'],
    sources: [sources.vaFundingFee],
  },
  {
    slug: 'verification-of-employment',
    term: 'Verification of employment',
    definition:
      'The lender’s check with your employer that you work there. It is repeated shortly before closing.',
    related: ['underwriting', 'condition'],
  },
  {
    slug: 'warranty-deed',
    term: 'Warranty deed',
    definition:
      'A deed in which the seller promises good title and stands behind it. A special warranty deed promises only for the seller’s own time.',
    related: ['deed', 'quitclaim-deed', 'title'],
  },
  {
    slug: 'wire-fraud',
    term: 'Wire fraud',
    definition:
      'Theft by fake payment instructions, often in an e-mail that looks like your title company’s. Before you wire, call a number you already know and read the account back.',
    explanation:
      'If you sent money to a thief, call your bank at once and ask for a recall, then report it at ic3.gov. The first hours matter most.',
    related: ['wire-transfer', 'settlement-agent', 'cash-to-close'],
    sources: [sources.wireFraud],
  },
  {
    slug: 'wire-transfer',
    term: 'Wire transfer',
    definition: 'A bank transfer that arrives the same day and can rarely be taken back.',
    related: ['wire-fraud', 'cashiers-check'],
  },
  {
    slug: 'zoning',
    term: 'Zoning',
    definition:
      'Local rules on how land may be used. Check them before you count on adding a unit, running a business or keeping animals.',
    related: ['covenants', 'survey'],
  },
];
