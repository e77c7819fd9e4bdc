import type { Subjects } from '@porchlight/domain/assistant/subjects.ts';

/**
 * What the words of the guide and the glossary are said of. Chosen by reading those words: a new word of the guide that belongs to another
 * subject (a car, a student loan, a landlord) belongs in `passing`.
 */
export const assistantSubjects: Subjects = {
  field: words(`
    acreage amortization amortized appraisal appraise appraised appraiser appraising apr arm assessment assessor
    assumable balloon bidding borrower builder buydown buyer ccrs close closed closing coborrower comparable comps
    condo condominium contingency contingent conventional cosigner counselor countered counteroffer covenants ctc deed
    disclosure downpayment dpa dti duplex earnest easement emd encroachment encumbrance equity escalation escro escrow
    fannie fha fixer flood forbearance foreclosed foreclosure fourplex freddie fsbo hoa home homeowner homeownership
    homestead house hud inspect inspection inspector jumbo lender lien listed listing lock loe ltv manufactured mip
    mls mortgage mortgagee nmls notary offer origination parcel piti pmi points preapproval preapproved prelim prequal
    prequalification prequalified processor promissory properties property proration quitclaim radon realtor recording
    rescission residual respa seller septic servicer showing signing tenancy title townhouse trid triplex underwriter
    underwriting usda va vantagescore vesting voe waive waiving walkthrough walkthru warranty zoning
  `),
  names: [
    'down payment',
    'loan estimate',
    'debt to income',
    'first time buyer',
    'first time home buyer',
    'cash to close',
    'walk through',
    'rate lock',
    'pre approval',
    'pre approved',
    'pre qualification',
    'mortgage insurance',
    'move in',
    'the keys',
    'tenants in common',
    'capital gains',
  ],
  near: words(`
    afford agent agents bank bid bought budget buy buying buys cash contract costs credit debt debts deposit document
    documents dues employer employment estimate estimates fees fence furnace gift income insurance insured lender
    letter letters loan loans locks money monthly moving own owned owner panels paperwork payment payments paystub
    paystubs permit permits price purchase purchasing rate rates refi refinance repair repairs roof save saved saving
    savings score sell selling sewer sold statement statements utilities verify w2 wire
  `),
  passing: words(`
    agriculture animals app army birthday business california car card carolina chickens cities color commute country
    court crime curtains database dmv doctors drivers evening exchange fan furniture georgia gig habit hurricane
    internet judge karma kids landlord life love mattress outdoor paint passport password pension personal phone photo
    police race radioactive religion restart retirement rose rug school software stamp stocks story street student
    study texas theft traffic trash trees truck video war weekend western world yard
  `),
  shared: words(`
    age best chance divorce job married minute percent percentage person real rent rental renters tax taxes world
  `),
};

function words(text: string): string {
  return text.trim().split(/\s+/).join(' ');
}
