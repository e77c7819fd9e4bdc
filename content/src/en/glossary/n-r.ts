import type { GlossaryEntry } from '@porchlight/domain/guide/glossary.ts';
import { sources } from '../../facts/sources.ts';

export const entriesNR: readonly GlossaryEntry[] = [
  {
    slug: 'nmls',
    term: 'NMLS',
    definition:
      'The Nationwide Multistate Licensing System. At nmlsconsumeraccess.org you can check the license and history of any loan officer or mortgage company.',
    related: ['loan-officer', 'mortgage-broker'],
  },
  {
    slug: 'notary',
    term: 'Notary',
    definition:
      'An official who checks your identity and watches you sign. Deeds and mortgages must be notarized before they can be recorded.',
    related: ['recording', 'power-of-attorney'],
  },
  {
    slug: 'occupancy',
    term: 'Occupancy',
    definition:
      'Whether you will live in the home, use it as a second home or rent it out. Rates differ, and saying that you will live there when you will not is loan fraud.',
    related: ['loan-application'],
  },
  {
    slug: 'offer',
    term: 'Offer',
    definition:
      'Your written proposal to buy: price, deposit, contingencies, what stays, and dates. Once both sides sign the same one it is a contract.',
    related: ['counteroffer', 'purchase-contract', 'earnest-money'],
  },
  {
    slug: 'origination-charge',
    term: 'Origination charge',
    definition:
      'What the lender takes for making the loan, in section A of the Loan Estimate. It may not rise without a valid reason.',
    related: ['loan-estimate', 'fee-tolerance', 'discount-points'],
    sources: [sources.feeTolerance],
  },
  {
    slug: 'owners-title-insurance',
    term: 'Owner’s title insurance',
    definition:
      'A policy, paid for once, that protects you if somebody later proves an older claim on your home. The lender’s policy does not protect you.',
    related: ['title-insurance', 'title-commitment'],
  },
  {
    slug: 'piti',
    term: 'PITI',
    definition:
      'Principal, interest, taxes and insurance: the parts of the usual monthly payment. Add mortgage insurance and HOA dues for the full cost.',
    related: ['principal', 'interest-rate', 'property-tax', 'homeowners-insurance'],
  },
  {
    slug: 'power-of-attorney',
    term: 'Power of attorney',
    definition:
      'A paper that lets somebody sign for you. Lender and title company must approve it ahead of closing.',
    related: ['closing', 'notary'],
  },
  {
    slug: 'pre-approval',
    term: 'Pre-approval',
    definition:
      'A lender’s written statement of what it is willing to lend you, after looking at your credit and usually your papers. It is not a promise: the home and the final file must still pass.',
    related: ['pre-qualification', 'underwriting', 'financing-contingency'],
  },
  {
    slug: 'pre-qualification',
    term: 'Pre-qualification',
    definition:
      'A quick estimate of what you might borrow, from what you tell the lender. Lenders use the two words loosely, so ask what was checked.',
    related: ['pre-approval'],
  },
  {
    slug: 'prepaid-interest',
    term: 'Prepaid interest',
    definition:
      'Interest from the day the loan funds to the end of that month, paid at closing. Closing late in the month makes it smaller, not the loan cheaper.',
    related: ['prepaids', 'closing-costs'],
  },
  {
    slug: 'prepaids',
    term: 'Prepaids',
    definition:
      'Costs of owning that are paid ahead at closing: interest, the first year of insurance, some property tax.',
    related: ['prepaid-interest', 'escrow-account', 'closing-costs'],
  },
  {
    slug: 'prepayment-penalty',
    term: 'Prepayment penalty',
    definition:
      'A fee for paying a loan off early. Most home loans have none; page 1 of the Loan Estimate says.',
    related: ['loan-estimate', 'closing-disclosure'],
    sources: [sources.truthInLending],
  },
  {
    slug: 'principal',
    term: 'Principal',
    definition: 'The amount you borrowed and still owe, without interest.',
    related: ['amortization', 'piti'],
  },
  {
    slug: 'private-mortgage-insurance',
    term: 'Private mortgage insurance (PMI)',
    definition:
      'Mortgage insurance on a conventional loan, usually when the down payment is below 20%. It can end, unlike most FHA insurance.',
    explanation:
      'You may ask at 80% of the original value, with a good payment history. The lender may want proof that the home has not lost value and carries no second loan. It ends by itself at the scheduled 78% if you are current, and at the latest at the midpoint of the loan.',
    related: ['mortgage-insurance', 'loan-to-value-ratio', 'mortgage-insurance-premium'],
    sources: [sources.mortgageInsuranceEnd],
  },
  {
    slug: 'promissory-note',
    term: 'Promissory note',
    definition:
      'Your signed promise to repay: amount, rate, payment, dates and what happens if you are late. It is the loan itself.',
    related: ['mortgage', 'deed-of-trust', 'acceleration-clause'],
  },
  {
    slug: 'property-tax',
    term: 'Property tax',
    definition: 'Yearly tax to county, city and schools, based on assessed value. A sale can raise it.',
    related: ['assessed-value', 'homestead-exemption', 'supplemental-tax-bill', 'escrow-account'],
  },
  {
    slug: 'proration',
    term: 'Proration',
    definition: 'Splitting taxes, dues or rent between buyer and seller by the day of closing.',
    related: ['closing-disclosure', 'property-tax'],
  },
  {
    slug: 'purchase-contract',
    term: 'Purchase contract',
    definition:
      'The signed agreement between buyer and seller, with price, deposit, contingencies and dates. It binds both.',
    related: ['offer', 'contingency', 'earnest-money', 'attorney-review'],
  },
  {
    slug: 'qualified-mortgage',
    term: 'Qualified mortgage',
    definition:
      'A loan that meets federal rules on fees, features and price, which gives the lender legal protection. The old limit of 43% on debt-to-income is no longer part of the general test.',
    related: ['debt-to-income-ratio'],
    sources: [sources.ability],
  },
  {
    slug: 'quitclaim-deed',
    term: 'Quitclaim deed',
    definition:
      'A deed that passes on whatever the giver owns, with no promise that it is anything. It is common between family members and a warning sign in a purchase.',
    related: ['deed', 'warranty-deed'],
  },
  {
    slug: 'radon',
    term: 'Radon',
    definition:
      'A radioactive gas from the ground that can build up in any home. It has no smell; a test takes a few days and a fan system lowers it.',
    related: ['home-inspection'],
  },
  {
    slug: 'rate-lock',
    term: 'Rate lock',
    definition:
      'The lender’s promise to hold a rate and points until a date, if your application does not change. Get it in writing and check that it lasts past closing.',
    related: ['rate-lock-extension', 'float-down', 'interest-rate'],
  },
  {
    slug: 'rate-lock-extension',
    term: 'Rate lock extension',
    definition: 'More days on a lock, usually for a fee. Ask ahead who pays if the delay is the lender’s.',
    related: ['rate-lock'],
  },
  {
    slug: 'real-estate-agent',
    term: 'Real estate agent',
    definition:
      'A person licensed by the state to help buy or sell homes. A buyer’s agent works for you; the listing agent works for the seller.',
    related: ['buyer-agreement', 'dual-agency'],
  },
  {
    slug: 'reconsideration-of-value',
    term: 'Reconsideration of value',
    definition:
      'A request through the lender that the appraiser look again, with wrong facts corrected or better comparable sales.',
    related: ['appraisal', 'appraisal-gap', 'comparable-sales'],
  },
  {
    slug: 'recording',
    term: 'Recording',
    definition:
      'Entering the deed and the mortgage in the county’s public records, which tells the world who owns the home.',
    related: ['deed', 'title', 'transfer-tax'],
  },
  {
    slug: 'refinance',
    term: 'Refinance',
    definition:
      'Replacing your loan with a new one. It has closing costs of its own, so compare them with what you would save before you expect to move.',
    related: ['closing-costs', 'equity', 'rescission'],
  },
  {
    slug: 'rent-back',
    term: 'Rent-back',
    definition:
      'An agreement that lets the seller stay for a time after closing. Put rent, deposit, insurance and the last day in writing, and ask your lender how long it allows.',
    related: ['closing', 'occupancy'],
  },
  {
    slug: 'rescission',
    term: 'Right of rescission',
    definition:
      'Three business days to cancel most refinances, and second loans, on the home you live in. It does not apply to a loan to buy the home.',
    related: ['refinance', 'business-day'],
    sources: [sources.rescission],
  },
  {
    slug: 'reserve-study',
    term: 'Reserve study',
    definition:
      'An association’s plan for big repairs and how much it has saved for them. Low reserves mean special assessments later.',
    related: ['homeowners-association', 'special-assessment'],
  },
  {
    slug: 'reserves',
    term: 'Reserves',
    definition:
      'Savings left after closing, counted in months of housing payments. Some loans require them, and every owner needs them.',
    related: ['cash-to-close', 'jumbo-loan'],
  },
  {
    slug: 'residual-income',
    term: 'Residual income',
    definition:
      'What is left each month after housing, debts and taxes. VA loans require a minimum by family size and region.',
    related: ['va-loan', 'debt-to-income-ratio'],
    sources: [sources.ratiosVa],
  },
  {
    slug: 'respa',
    term: 'RESPA',
    definition:
      'The Real Estate Settlement Procedures Act. It forbids paying for referrals, and a seller may not make you buy title insurance from a company of the seller’s choice.',
    related: ['settlement-agent', 'title-insurance'],
    sources: [sources.referralFees],
  },
];
