import type { WrittenAnswer } from '@porchlight/domain/assistant/written-answers.ts';
import { sources } from '../../../facts/sources.ts';

export const answersOnClosing: readonly WrittenAnswer[] = [
  {
    key: 'final-numbers',
    question: 'How long before closing do I see the final numbers?',
    asks: 'closing disclosure final figures costs days soon get receive amount exact know',
    first:
      'At least three business days before closing: the Closing Disclosure must be in your hands by then.',
    more: [
      'Saturdays count for this, Sundays and federal holidays do not. By mail it counts as received three business days later.',
    ],
    explainedIn: 'closing/the-three-business-days',
    sources: [sources.closingDisclosure],
  },
  {
    key: 'what-to-bring',
    question: 'What should I bring to closing?',
    asks: 'take signing need id documents papers check day table',
    first:
      'Bring to closing a photo ID that has not expired, proof of your wire or a cashier’s check, and proof of insurance.',
    more: [
      'Bring also the Closing Disclosure, the last Loan Estimate and the contract too, to compare the figures.',
    ],
    explainedIn: 'closing/to-bring-or-have-at-hand',
    sources: [],
  },
  {
    key: 'before-closing-credit',
    question: 'Can I buy furniture or a car before closing?',
    asks: 'new credit card loan finance appliances store purchase open borrow sofa',
    first: 'Buy nothing on credit before closing: the lender may check your credit again that morning.',
    more: ['Paying cash can matter too: keep what you need for closing and for reserves.'],
    explainedIn: 'loan-processing/keep-everything-still',
    sources: [],
  },
  {
    key: 'who-holds-deed',
    question: 'Who holds the deed after closing?',
    asks: 'keep keeps own owner get bank lender title paper',
    first:
      'You hold the deed: it passes ownership to you, is recorded with the county, and then comes back to you.',
    more: ['Until the recorded deed is back, the closing statement shows that you own the home.'],
    explainedIn: 'post-closing/proof-of-ownership',
    sources: [],
  },
  {
    key: 'fees-change',
    question: 'Can my lender change the fees before closing?',
    asks: 'last minute raise increase higher go up cost more new charge estimate allowed',
    first:
      'The lender’s own fees may not rise at all without a valid reason; other fees have limits or none.',
    more: [
      'Recording fees and services from the lender’s list may rise by 10% as a group; prepaid interest, insurance, escrow deposits and companies you found yourself without limit. A valid reason brings a revised Loan Estimate: ask for it.',
    ],
    explainedIn: 'under-contract/which-fees-can-still-change',
    sources: [sources.feeTolerance],
  },
  {
    key: 'cancel-after-signing',
    question: 'Can I cancel after I signed at closing?',
    asks: 'three day right rescind rescission change my mind undo purchase',
    first: 'A purchase has no three-day right to cancel once you have signed and the loan has funded.',
    more: ['That right is for most refinances and for second loans on a home you live in.'],
    explainedIn: 'closing/a-purchase-cannot-be-canceled-afterwards',
    sources: [sources.rescission],
  },
  {
    key: 'loan-sold',
    question: 'My mortgage was sold to another company: is that legitimate?',
    asks: 'sold got legit scam new servicer transferred transfer letter different pay real',
    first:
      'Such a sale is usual, but call your old servicer at the number on an earlier statement before you pay.',
    more: ['Both companies must tell you of the change. The terms of your loan stay as they are.'],
    explainedIn: 'post-closing/when-your-loan-moves-to-another-company',
    sources: [sources.servicingTransfer],
  },
  {
    key: 'end-pmi',
    question: 'How do I get rid of PMI?',
    asks: 'remove ending cancel drop stop private mortgage insurance off',
    first: 'Ask your servicer in writing to end PMI when the balance reaches 80% of the original value.',
    more: [
      'You need a good payment history. It ends by itself at the scheduled 78% if you are current. FHA insurance follows other rules.',
    ],
    explainedIn: 'post-closing/ending-mortgage-insurance',
    sources: [sources.mortgageInsuranceEnd],
  },
  {
    key: 'tax-break',
    question: 'Do I get a tax break for owning a home?',
    asks: 'deduct deduction deductible write off interest property taxes income savings benefit homeowner',
    first: 'Mortgage interest and property tax may lower your income tax, but only if you itemize.',
    more: [
      'Interest counts on up to $750,000 of debt for buying or improving the home. Ask a tax adviser whether itemizing beats the standard deduction for you.',
    ],
    explainedIn: 'post-closing/taxes-now-and-when-you-sell',
    sources: [sources.mortgageInterest],
  },
  {
    key: 'escrow-rose',
    question: 'Why did my escrow or monthly payment go up?',
    asks: 'rise rose higher increase increased mortgage fixed rate more',
    first:
      'Your property tax or insurance most likely rose: the servicer sets the escrow payment by them once a year.',
    more: [
      'The yearly escrow statement shows which. A shortage may be spread over 12 months; ask the servicer, and compare insurance quotes.',
    ],
    explainedIn: 'post-closing/your-payment-can-change-on-a-fixed-rate',
    sources: [sources.escrowAccounts],
  },
  {
    key: 'insurance-needed',
    question: 'Do I need homeowner’s insurance before closing?',
    asks: 'homeowners home required must policy buy house when start lender',
    first: 'Every lender requires homeowner’s insurance from closing day, so buy it before closing.',
    more: ['Send the declarations page to the lender. Floods and earthquakes are left out.'],
    explainedIn: 'loan-processing/insure-the-home',
    sources: [],
  },
];
