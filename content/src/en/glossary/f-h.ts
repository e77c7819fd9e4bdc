import type { GlossaryEntry } from '@porchlight/domain/guide/glossary.ts';
import { sources } from '../../facts/sources.ts';

export const entriesFH: readonly GlossaryEntry[] = [
  {
    slug: 'fair-housing-act',
    term: 'Fair Housing Act',
    definition:
      'The law against unequal treatment in selling, renting or financing homes because of race, color, religion, sex, national origin, disability or having children.',
    explanation:
      'You can complain to HUD within one year at hud.gov/fairhousing or 800-669-9777. Many states and cities protect more.',
    related: ['steering', 'equal-credit-opportunity-act'],
    sources: [sources.fairHousing],
  },
  {
    slug: 'fannie-mae',
    term: 'Fannie Mae',
    definition:
      'A company chartered by Congress that buys loans from lenders. Its rules shape most conventional loans.',
    related: ['freddie-mac', 'conforming-loan', 'automated-underwriting'],
  },
  {
    slug: 'fee-tolerance',
    term: 'Fee tolerance',
    definition:
      'How far a fee may rise between the Loan Estimate and closing: some not at all, some by 10% as a group, some without limit.',
    explanation:
      'No rise: the lender’s own charges, transfer taxes and required services you may not shop for. At most 10% together: recording fees and services from the lender’s list. No limit: prepaid interest, insurance, escrow deposits and providers you found yourself.',
    related: ['loan-estimate', 'closing-disclosure', 'change-of-circumstance'],
    sources: [sources.feeTolerance],
  },
  {
    slug: 'fha-loan',
    term: 'FHA loan',
    definition:
      'A loan insured by the Federal Housing Administration, with a down payment from 3.5% and room for lower scores. It carries its own mortgage insurance.',
    related: ['mortgage-insurance-premium', 'conventional-loan', 'down-payment'],
    sources: [sources.fhaDown],
  },
  {
    slug: 'finance-charge',
    term: 'Finance charge',
    definition:
      'What the loan costs in dollars over its life: interest plus certain fees. The Closing Disclosure shows it on page 5.',
    related: ['apr', 'closing-disclosure'],
    sources: [sources.truthInLending],
  },
  {
    slug: 'financing-contingency',
    term: 'Financing contingency',
    definition: 'A contract clause that lets you leave with your deposit if your loan is refused by a date.',
    related: ['contingency', 'pre-approval', 'earnest-money'],
  },
  {
    slug: 'final-walk-through',
    term: 'Final walk-through',
    definition:
      'Your last look at the home, within 24 hours of closing, to check that it is empty, undamaged and repaired as agreed.',
    related: ['closing', 'purchase-contract'],
    sources: [sources.walkThrough],
  },
  {
    slug: 'first-time-home-buyer',
    term: 'First-time home buyer',
    definition:
      'Under the common federal definition, somebody who has not owned a principal residence in the last three years. If one spouse qualifies, both do.',
    related: ['down-payment-assistance', 'housing-finance-agency'],
    sources: [sources.firstTimeBuyer],
  },
  {
    slug: 'fixed-rate-mortgage',
    term: 'Fixed-rate mortgage',
    definition:
      'A loan whose rate, and whose principal and interest payment, stay the same to the end. Taxes and insurance can still change the total.',
    related: ['adjustable-rate-mortgage', 'loan-term'],
  },
  {
    slug: 'float-down',
    term: 'Float-down',
    definition:
      'An option that lowers a locked rate if the market falls before closing. Ask what triggers it and what it costs.',
    related: ['rate-lock'],
  },
  {
    slug: 'flood-determination',
    term: 'Flood determination',
    definition: 'The lender’s check of whether the building stands in a special flood hazard area.',
    related: ['special-flood-hazard-area', 'flood-insurance'],
    sources: [sources.flood],
  },
  {
    slug: 'flood-insurance',
    term: 'Flood insurance',
    definition:
      'A separate policy for flood damage, which homeowner’s insurance leaves out. A federally backed loan requires it in a special flood hazard area.',
    explanation:
      'Policies of the national program usually start after 30 days, but without the wait when bought for a loan closing.',
    related: ['flood-determination', 'special-flood-hazard-area', 'elevation-certificate'],
    sources: [sources.flood],
  },
  {
    slug: 'forbearance',
    term: 'Forbearance',
    definition:
      'An agreement with the servicer to pause or lower payments for a time. The missed amounts are still owed afterwards.',
    related: ['default', 'loan-servicer', 'foreclosure'],
  },
  {
    slug: 'force-placed-insurance',
    term: 'Force-placed insurance',
    definition:
      'Costly cover that a servicer buys at your expense when it has no proof of your own policy. Send the declarations page at each renewal.',
    related: ['homeowners-insurance', 'loan-servicer'],
  },
  {
    slug: 'foreclosure',
    term: 'Foreclosure',
    definition: 'The legal process by which a lender sells a home to recover an unpaid loan.',
    related: ['default', 'forbearance', 'housing-counselor'],
  },
  {
    slug: 'freddie-mac',
    term: 'Freddie Mac',
    definition:
      'Like Fannie Mae, a company chartered by Congress that buys loans from lenders and sets rules for them.',
    related: ['fannie-mae', 'conforming-loan'],
  },
  {
    slug: 'funding',
    term: 'Funding',
    definition:
      'The moment the lender’s money reaches the settlement agent. Only then can the sale be completed.',
    related: ['dry-funding', 'closing', 'recording'],
  },
  {
    slug: 'gift-letter',
    term: 'Gift letter',
    definition:
      'A signed statement that money for your down payment is a gift and need not be paid back, with the giver’s name and relation to you.',
    related: ['down-payment', 'source-of-funds'],
  },
  {
    slug: 'gross-income',
    term: 'Gross income',
    definition:
      'Income before taxes and deductions. Lenders use it for ratios; your own budget should use what reaches your account.',
    related: ['debt-to-income-ratio'],
  },
  {
    slug: 'hard-inquiry',
    term: 'Hard inquiry',
    definition:
      'A credit check after you apply for credit. It can lower a score a little; mortgage checks within 45 days of each other are recorded as one.',
    related: ['soft-inquiry', 'credit-score'],
    sources: [sources.creditInquiries],
  },
  {
    slug: 'home-inspection',
    term: 'Home inspection',
    definition:
      'A visual check of a home’s condition by an inspector you choose and pay, typically $300-$500. It looks for defects, not for value.',
    related: ['inspection-contingency', 'appraisal', 'radon'],
    sources: [sources.inspectionFee],
  },
  {
    slug: 'home-warranty',
    term: 'Home warranty',
    definition:
      'A yearly service contract for repairs to systems and appliances, about $300-$600 a year plus a per-visit fee. It is not insurance.',
    related: ['homeowners-insurance'],
    sources: [sources.homeWarranty],
  },
  {
    slug: 'homeowners-association',
    term: 'Homeowners association (HOA)',
    definition:
      'The body that owners in a development must belong to. It sets rules, collects dues, and can put a lien on a home for unpaid ones.',
    related: ['covenants', 'special-assessment', 'reserve-study', 'condominium'],
  },
  {
    slug: 'homeowners-insurance',
    term: 'Homeowner’s insurance',
    definition:
      'Cover for damage to the home and for injuries to others there. Every lender requires it from closing day; floods and earthquakes are left out.',
    related: ['declarations-page', 'deductible', 'flood-insurance', 'mortgagee-clause'],
  },
  {
    slug: 'homestead-exemption',
    term: 'Homestead exemption',
    definition:
      'A cut in property tax for people who live in the home they own. Where it exists, you apply to the county by its deadline, at no charge: in most states once, in some each year.',
    related: ['property-tax', 'tax-assessor', 'assessed-value'],
  },
  {
    slug: 'housing-counselor',
    term: 'Housing counselor',
    definition:
      'A trained adviser at a nonprofit approved by HUD, who can go through budget, credit and loan papers with you for little or nothing.',
    related: ['housing-finance-agency', 'hud'],
  },
  {
    slug: 'housing-finance-agency',
    term: 'Housing finance agency',
    definition:
      'A state body that offers loans, down payment help and classes to buyers, with limits on income and price.',
    related: ['down-payment-assistance', 'first-time-home-buyer'],
  },
  {
    slug: 'housing-ratio',
    term: 'Housing ratio',
    definition:
      'The whole monthly housing payment divided by income before taxes. Some programs test it beside the debt-to-income ratio, such as 31% and 43% for FHA by hand and 29% and 41% for USDA.',
    related: ['debt-to-income-ratio', 'piti'],
    sources: [sources.fhaRatios, sources.usdaRatios],
  },
  {
    slug: 'hud',
    term: 'HUD',
    definition:
      'The U.S. Department of Housing and Urban Development, home of the FHA, of approved counselors and of the federal fair housing office.',
    related: ['fha-loan', 'housing-counselor', 'fair-housing-act'],
  },
];
