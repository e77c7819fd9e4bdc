import type { GlossaryEntry } from '@porchlight/domain/guide/glossary.ts';
import { sources } from '../../facts/sources.ts';

export const entriesC: readonly GlossaryEntry[] = [
  {
    slug: 'capital-gains-exclusion',
    term: 'Capital gains exclusion',
    definition:
      'Profit on the sale of your main home that is free of federal income tax: up to $250,000 for a single owner and $500,000 for a married couple filing together.',
    explanation:
      'You must have owned and lived in the home for two of the five years before the sale, and not have used the exclusion in the last two years. Keep records of the price, the closing costs and improvements.',
    related: ['cost-basis', 'closing-disclosure'],
    sources: [sources.saleOfHome],
  },
  {
    slug: 'cash-to-close',
    term: 'Cash to close',
    definition:
      'What you must bring on closing day: down payment plus closing costs, less your deposit, credits and anything already paid.',
    related: ['closing-costs', 'closing-disclosure', 'wire-fraud'],
  },
  {
    slug: 'cashiers-check',
    term: 'Cashier’s check',
    definition:
      'A check drawn on the bank’s own money, which settlement agents often accept instead of a wire. Ask first whether there is a limit on the amount.',
    related: ['wire-transfer', 'cash-to-close'],
  },
  {
    slug: 'certificate-of-eligibility',
    term: 'Certificate of Eligibility',
    definition:
      'The paper from the Department of Veterans Affairs that shows a lender that you can use a VA loan and how much entitlement you have.',
    related: ['va-loan', 'va-funding-fee'],
  },
  {
    slug: 'change-of-circumstance',
    term: 'Change of circumstance',
    definition:
      'A reason, such as a new loan amount or a surprise about the property, that lets a lender issue a revised Loan Estimate with higher fees.',
    related: ['loan-estimate', 'fee-tolerance'],
    sources: [sources.feeTolerance],
  },
  {
    slug: 'clear-to-close',
    term: 'Clear to close',
    definition:
      'The underwriter’s word that every condition has been met and closing can be scheduled. The lender may still check your credit and job once more.',
    related: ['conditional-approval', 'underwriting', 'closing'],
  },
  {
    slug: 'closing',
    term: 'Closing',
    definition:
      'The meeting, or the set of signatures, at which you sign the loan papers, the money is paid and the home becomes yours. Also called settlement.',
    related: ['closing-disclosure', 'funding', 'recording', 'settlement-agent'],
  },
  {
    slug: 'closing-costs',
    term: 'Closing costs',
    definition:
      'The fees and prepaid items due at closing besides the down payment, typically 2-5% of the loan.',
    explanation:
      'They include lender charges, appraisal, title and settlement, government fees, prepaid interest and insurance, and the first deposit to your escrow account.',
    related: ['loan-estimate', 'prepaids', 'seller-credit', 'lender-credit'],
    sources: [sources.closingCosts],
  },
  {
    slug: 'closing-disclosure',
    term: 'Closing Disclosure',
    definition:
      'The five-page form with the final terms and costs of your loan. You must receive it at least 3 business days before closing.',
    explanation:
      'A new three-day wait follows only if the APR becomes inaccurate, the loan product changes, or a prepayment penalty is added. If it is mailed, it counts as received three business days later.',
    related: ['loan-estimate', 'fee-tolerance', 'business-day', 'cash-to-close'],
    sources: [sources.closingDisclosure, sources.feeTolerance],
  },
  {
    slug: 'clue-report',
    term: 'CLUE report',
    definition:
      'A history of insurance claims on a home. The owner can order it free, so ask the seller for a copy before you price insurance.',
    related: ['homeowners-insurance', 'seller-disclosure'],
  },
  {
    slug: 'co-borrower',
    term: 'Co-borrower',
    definition:
      'Somebody who applies with you. Both incomes and both debts count, both credit histories are used, and each of you owes the whole loan.',
    related: ['co-signer', 'joint-tenancy', 'tenancy-in-common'],
  },
  {
    slug: 'co-signer',
    term: 'Co-signer',
    definition:
      'Somebody who promises to pay if you do not, usually without owning the home. A missed payment hurts that person’s credit too.',
    related: ['co-borrower'],
  },
  {
    slug: 'collateral',
    term: 'Collateral',
    definition:
      'What secures a loan. For a mortgage it is the home, which the lender can take if the loan is not repaid.',
    related: ['lien', 'foreclosure', 'mortgage'],
  },
  {
    slug: 'comparable-sales',
    term: 'Comparable sales (comps)',
    definition:
      'Recent closed sales of similar homes close by. Your agent uses them to set an offer and the appraiser to set a value.',
    related: ['appraisal', 'offer'],
  },
  {
    slug: 'condition',
    term: 'Condition',
    definition:
      'Something the underwriter needs before the loan can close, such as a fresh statement or a corrected form.',
    related: ['conditional-approval', 'letter-of-explanation', 'underwriter'],
  },
  {
    slug: 'conditional-approval',
    term: 'Conditional approval',
    definition:
      'The underwriter’s yes with a list of things still to be shown. It is normal; the list is what you work through next.',
    related: ['condition', 'clear-to-close'],
  },
  {
    slug: 'condominium',
    term: 'Condominium',
    definition:
      'A home in which you own your unit and, with the others, the building and grounds. The lender also reviews the association’s money and insurance.',
    related: ['homeowners-association', 'special-assessment', 'reserve-study'],
  },
  {
    slug: 'conforming-loan',
    term: 'Conforming loan',
    definition: 'A conventional loan that fits the rules and the loan limit of Fannie Mae and Freddie Mac.',
    explanation:
      'For 2026 the limit for one unit is $832,750 in most counties and up to $1,249,125 in high-cost ones; a few places outside the lower states go higher.',
    related: ['jumbo-loan', 'conventional-loan', 'fannie-mae', 'freddie-mac'],
    sources: [sources.conformingLimits],
  },
  {
    slug: 'contingency',
    term: 'Contingency',
    definition:
      'A condition in a contract that must be met by a date. If it is not, you may usually leave and keep your deposit.',
    related: ['inspection-contingency', 'financing-contingency', 'appraisal-contingency', 'earnest-money'],
  },
  {
    slug: 'conventional-loan',
    term: 'Conventional loan',
    definition:
      'A mortgage that is not insured or guaranteed by the government. Some allow as little as 3% down; below 20% you usually pay private mortgage insurance.',
    related: ['conforming-loan', 'private-mortgage-insurance', 'fha-loan'],
    sources: [sources.lowDownPayment],
  },
  {
    slug: 'cost-basis',
    term: 'Cost basis',
    definition:
      'For taxes, what the home cost you: price, certain closing costs and improvements. A higher basis means a smaller taxable gain when you sell.',
    related: ['capital-gains-exclusion'],
    sources: [sources.saleOfHome],
  },
  {
    slug: 'counteroffer',
    term: 'Counteroffer',
    definition:
      'An answer that changes any term of an offer. It ends the offer before it, so nobody is bound until both sides sign the same terms.',
    related: ['offer', 'purchase-contract'],
  },
  {
    slug: 'covenants',
    term: 'Covenants, conditions and restrictions (CC&Rs)',
    definition:
      'Recorded rules on what owners in a neighborhood or building may do, from fences to renting. They bind you even if you never read them.',
    related: ['homeowners-association', 'title-commitment'],
  },
  {
    slug: 'credit-bureau',
    term: 'Credit bureau',
    definition:
      'A company that collects records of how you pay. The three large ones are Equifax, Experian and TransUnion.',
    related: ['credit-report', 'credit-score'],
  },
  {
    slug: 'credit-report',
    term: 'Credit report',
    definition:
      'A bureau’s record of your loans, cards, payments and inquiries. You can get all three free each week at AnnualCreditReport.com.',
    related: ['credit-bureau', 'credit-score', 'soft-inquiry'],
    sources: [sources.creditReports],
  },
  {
    slug: 'credit-score',
    term: 'Credit score',
    definition:
      'A number that sums up a credit report. Mortgage lenders look at three and often use scoring models older than the one in a free app.',
    related: ['credit-report', 'credit-utilization', 'hard-inquiry'],
  },
  {
    slug: 'credit-utilization',
    term: 'Credit utilization',
    definition:
      'How much of your card limits you are using. Paying balances down before the statement date is one of the few quick ways to raise a score.',
    related: ['credit-score'],
  },
];
