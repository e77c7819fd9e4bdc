import type { ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { taxDueChoices, taxDueLabel } from './tax-due.ts';

type Field =
  | 'price'
  | 'loanAmount'
  | 'ratePercent'
  | 'closingDate'
  | 'deposit'
  | 'sellerCredits'
  | 'lenderCredits'
  | 'otherCredits'
  | 'escrowTaxMonthly'
  | 'escrowHoiMonthly'
  | 'taxDue'
  | 'upfrontFee'
  | 'upfrontFeeFinanced'
  | 'isItemized'
  | 'closingCostsLowPercent'
  | 'closingCostsHighPercent'
  | 'sectionA'
  | 'sectionB'
  | 'sectionC'
  | 'sectionE'
  | 'sectionH';

type Line = 'cashToClose' | 'cashToBuyer' | 'prepaidInterest' | 'escrow';

/** The page of what is brought to closing. */
export const cashToCloseText: ToolText<Field, Line> = {
  title: 'Cash to close',
  lead: 'What you bring on closing day: down payment and closing costs, less your deposit and credits, in the order of the official form.',
  groups: {
    home: 'The home and the loan',
    costs: 'Closing costs',
    escrow: 'Taxes, insurance and the closing day',
    credits: 'Paid already, and credits',
  },
  fields: {
    price: { label: 'Price of the home' },
    loanAmount: { label: 'Loan amount', hint: 'The price less your down payment.' },
    ratePercent: { label: 'Interest rate', hint: 'Put in a rate you were quoted.' },
    upfrontFee: {
      label: 'Program’s upfront fee',
      hint: 'FHA, VA or USDA only; leave it empty for a conventional loan. USDA’s 1% is of the loan with the fee in it: $2,020.20 on $200,000, and $2,000 if you pay it in cash.',
    },
    upfrontFeeFinanced: {
      label: 'The fee is added to the loan',
      hint: 'As is common. It then costs interest.',
    },
    isItemized: {
      label: 'I have a Loan Estimate',
      hint: 'Then take the totals of its sections from page 2.',
    },
    closingCostsLowPercent: { label: 'Closing costs, low', hint: 'Percent of the loan.' },
    closingCostsHighPercent: { label: 'Closing costs, high', hint: 'Percent of the loan.' },
    sectionA: { label: 'A. Origination charges' },
    sectionB: { label: 'B. Services you cannot shop for' },
    sectionC: { label: 'C. Services you can shop for' },
    sectionE: { label: 'E. Taxes and government fees' },
    sectionH: { label: 'H. Other', hint: 'Such as owner’s title insurance.' },
    closingDate: {
      label: 'Closing day',
      hint: 'Interest runs from it to the end of the month, and bills that come after it are paid from escrow.',
    },
    taxDue: { label: taxDueLabel, choices: taxDueChoices },
    escrowTaxMonthly: { label: 'Property tax, a month' },
    escrowHoiMonthly: { label: 'Homeowner’s insurance, a month', hint: 'A year is paid at closing.' },
    deposit: { label: 'Deposit', hint: 'Earnest money you have paid.' },
    sellerCredits: { label: 'Seller credits' },
    lenderCredits: { label: 'Lender credits' },
    otherCredits: { label: 'Other credits', hint: 'Such as a grant.' },
  },
  lines: {
    cashToClose: 'Cash to close',
    cashToBuyer: 'Cash to you',
    prepaidInterest: 'Prepaid interest',
    escrow: 'First deposit into escrow',
  },
  assumptions: [
    'Closing costs of 2-5% of the loan, prepaid interest and escrow included, are our guide’s planning range (see its closing stage for the source). They are an assumption; change it, or put in a Loan Estimate.',
    'Each line is rounded to whole dollars before lines are added, as on the Loan Estimate (12 CFR 1026.37(o)(4)). The Closing Disclosure counts in cents and differs by a few dollars.',
    'Interest is counted by a year of 360 days, from the closing day to the end of its month, both days included. The first payment is then due on the first of the month after next.',
    'Twelve months of homeowner’s insurance are paid at closing, and renewed a year later.',
    'The first deposit into escrow keeps the lowest balance of the year at two months of taxes and insurance, the most that is allowed (12 CFR 1024.17). A lender may ask for less. Tax bills are taken to be equal.',
    'Bills that are due from the month of closing up to the first payment come on top of that deposit, because no payment has saved up for them (12 CFR 1024.17(c)(1)(i)). A bill of the month of closing counts as still to be paid.',
    'What seller and buyer settle between them for taxes already paid or still due is not counted: a bill the seller has paid comes off, and the seller’s share of one still due is a credit.',
    'Credits do not go beyond your costs at most lenders: where cash would come back to you, ask.',
  ],
};

/** The words around its table of sections. */
export const cashToCloseWords = {
  partOfCosts: 'Part of the closing costs.',
  range: (low: string, high: string) => `From ${low} to ${high}, by how high the closing costs turn out.`,
  table: 'What the closing costs are made of',
  tableLead:
    'By the letters of the Loan Estimate. F and G are worked out from the closing day; the rest is what you put in.',
  estimateLead:
    'A, B, C, E and H are not known yet: a lender’s Loan Estimate gives them. F and G are worked out, and are part of the range.',
  columns: ['Section', 'Amount'],
  sections: {
    A: 'A. Origination charges',
    B: 'B. Services you cannot shop for',
    C: 'C. Services you can shop for',
    E: 'E. Taxes and government fees',
    F: 'F. Prepaids',
    G: 'G. Initial escrow payment at closing',
    H: 'H. Other',
  },
  rest: 'A, B, C, E and H together',
} as const;
