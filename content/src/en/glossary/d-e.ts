import type { GlossaryEntry } from '@porchlight/domain/guide/glossary.ts';
import { sources } from '../../facts/sources.ts';

export const entriesDE: readonly GlossaryEntry[] = [
  {
    slug: 'debt-to-income-ratio',
    term: 'Debt-to-income ratio (DTI)',
    definition:
      'Your monthly debt payments, with the new housing payment, divided by your income before taxes. At most 43% is preferred.',
    explanation:
      'The federal rule that once capped most qualified mortgages at 43% is gone; it was replaced by a test of the loan’s price. Each program now sets its own line: Fannie Mae’s automated system goes up to 50%, and VA uses 41% as a guideline beside residual income.',
    related: ['gross-income', 'housing-ratio', 'qualified-mortgage', 'residual-income'],
    sources: [sources.ability, sources.ratiosFannie, sources.ratiosVa],
  },
  {
    slug: 'declarations-page',
    term: 'Declarations page',
    definition:
      'The summary sheet of an insurance policy: who and what is insured, for how much, from when, and which lender is named.',
    related: ['homeowners-insurance', 'mortgagee-clause'],
  },
  {
    slug: 'deductible',
    term: 'Deductible',
    definition:
      'The part of each insurance claim that you pay. Wind and hail often have a separate one, set as a share of the insured value.',
    related: ['homeowners-insurance'],
  },
  {
    slug: 'deed',
    term: 'Deed',
    definition:
      'The signed paper that passes ownership of the home to you. It is recorded with the county after closing.',
    related: ['recording', 'title', 'warranty-deed', 'quitclaim-deed'],
  },
  {
    slug: 'deed-of-trust',
    term: 'Deed of trust',
    definition:
      'In many states, the paper that secures the loan. A neutral trustee can sell the home for the lender if you do not pay, often without a court.',
    related: ['mortgage', 'foreclosure', 'promissory-note'],
  },
  {
    slug: 'default',
    term: 'Default',
    definition:
      'Breaking a term of the loan, most often by not paying. Call the servicer before the first missed payment: more can be done early.',
    related: ['forbearance', 'foreclosure', 'loan-servicer'],
  },
  {
    slug: 'discount-points',
    term: 'Discount points',
    definition: 'A fee paid at closing for a lower rate. One point is 1% of the loan.',
    explanation:
      'Divide the cost of the points by the monthly saving: that is how many months you must keep the loan before the points pay for themselves.',
    related: ['interest-rate', 'lender-credit', 'buydown'],
    sources: [sources.truthInLending],
  },
  {
    slug: 'down-payment',
    term: 'Down payment',
    definition:
      'The part of the price you pay yourself. Programs range from nothing (VA, USDA) through 3% (some conventional) and 3.5% (FHA) upward.',
    related: ['down-payment-assistance', 'loan-to-value-ratio', 'private-mortgage-insurance'],
    sources: [sources.lowDownPayment, sources.fhaDown],
  },
  {
    slug: 'down-payment-assistance',
    term: 'Down payment assistance',
    definition:
      'Grants or second loans from states, cities, nonprofits and some lenders. Read whether it must be paid back, and what happens if you sell or refinance.',
    related: ['down-payment', 'housing-finance-agency', 'first-time-home-buyer'],
  },
  {
    slug: 'dry-funding',
    term: 'Dry funding',
    definition:
      'In some western states the loan money is sent only after the signed papers have been reviewed, so keys may come a day or more after you sign.',
    related: ['funding', 'closing'],
  },
  {
    slug: 'dual-agency',
    term: 'Dual agency',
    definition:
      'One agent or firm acting for buyer and seller. It limits the advice you get, needs your consent, and is not allowed in every state.',
    related: ['real-estate-agent', 'buyer-agreement'],
  },
  {
    slug: 'due-diligence-period',
    term: 'Due diligence period',
    definition:
      'In some contracts, the days in which you may inspect and leave for any reason, sometimes in exchange for a fee the seller keeps.',
    related: ['inspection-contingency', 'earnest-money'],
  },
  {
    slug: 'e-sign-act',
    term: 'E-SIGN Act',
    definition:
      'The federal law that gives electronic signatures and records the same standing as paper, once you have been told your rights and agreed.',
    related: ['closing'],
    sources: [sources.esign],
  },
  {
    slug: 'earnest-money',
    term: 'Earnest money',
    definition:
      'A deposit, typically 1-3% of the price, that shows the seller you mean it. A neutral holder keeps it, and it counts toward what you owe at closing.',
    explanation:
      'You get it back if you leave under a contingency before its date. You can lose it if you break the contract.',
    related: ['contingency', 'escrow-holder', 'purchase-contract'],
    sources: [sources.earnestMoney],
  },
  {
    slug: 'easement',
    term: 'Easement',
    definition:
      'Somebody else’s right to use part of the property, such as a utility line or a shared driveway. It stays when the home is sold.',
    related: ['encumbrance', 'title-commitment', 'survey'],
  },
  {
    slug: 'elevation-certificate',
    term: 'Elevation certificate',
    definition:
      'A surveyor’s record of how high a building stands against expected floods. It can change the price of flood insurance.',
    related: ['flood-insurance', 'special-flood-hazard-area'],
  },
  {
    slug: 'encroachment',
    term: 'Encroachment',
    definition:
      'Something built over a property line, such as a neighbor’s fence or your own shed. A survey shows it; a title policy may leave it out.',
    related: ['survey', 'title-insurance'],
  },
  {
    slug: 'encumbrance',
    term: 'Encumbrance',
    definition: 'Any claim or limit on a property: a lien, an easement, a restriction.',
    related: ['lien', 'easement', 'covenants'],
  },
  {
    slug: 'equal-credit-opportunity-act',
    term: 'Equal Credit Opportunity Act',
    definition:
      'The law against unequal treatment in lending because of race, color, religion, national origin, sex, marital status, age, income from public assistance, or using your rights.',
    related: ['fair-housing-act', 'adverse-action-notice'],
    sources: [sources.equalCredit],
  },
  {
    slug: 'equity',
    term: 'Equity',
    definition: 'What the home is worth less what you owe on it.',
    related: ['loan-to-value-ratio', 'refinance'],
  },
  {
    slug: 'escalation-clause',
    term: 'Escalation clause',
    definition:
      'A line in an offer that raises your price step by step above other offers, up to a limit. It shows the seller your limit.',
    related: ['offer'],
  },
  {
    slug: 'escrow',
    term: 'Escrow',
    definition:
      'Money or papers held by a neutral party until agreed conditions are met. The word is used both for the deposit before closing and for the tax and insurance account after it.',
    related: ['escrow-account', 'escrow-holder'],
  },
  {
    slug: 'escrow-account',
    term: 'Escrow account',
    definition:
      'The account from which your loan servicer pays property tax and insurance, filled by part of each monthly payment.',
    explanation:
      'The servicer may keep a cushion of at most one sixth of a year’s bills. It checks the account once a year and must refund a surplus of $50 or more within 30 days.',
    related: ['escrow-analysis', 'property-tax', 'homeowners-insurance'],
    sources: [sources.escrowAccounts],
  },
  {
    slug: 'escrow-analysis',
    term: 'Escrow analysis',
    definition:
      'The servicer’s yearly check of the escrow account. If taxes or insurance rose, your monthly payment rises even on a fixed rate.',
    related: ['escrow-account'],
    sources: [sources.escrowAccounts],
  },
  {
    slug: 'escrow-holder',
    term: 'Escrow holder',
    definition:
      'The company or attorney who keeps the deposit and the closing money and pays it out as the contract says.',
    related: ['settlement-agent', 'earnest-money', 'wire-fraud'],
  },
];
