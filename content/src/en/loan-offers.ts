import type { LoanOffersText } from '@porchlight/domain/loan-offers/loan-offers-text.ts';

const yesOrNo = { '': 'Not known', no: 'No', yes: 'Yes' };

/** The page that compares the Loan Estimates a buyer has in hand. */
export const loanOffers: LoanOffersText = {
  title: 'Compare real offers',
  lead: 'Put in two to five Loan Estimates by the lines of the official form. You see what each takes in five years, what differs, what does not add up, and what to ask each lender.',
  keys: 'Tab goes down one lender’s column. Enter goes to the same line of the next lender, Shift+Enter back.',
  privacy:
    'Your figures stay in this browser tab unless you save them in your plan. A link holds them behind its # sign, which browsers never send.',
  withoutScripts:
    'This is a worked example. To put in your own offers, turn on scripts for this page; everything is counted in your browser either way.',
  example: 'Two made-up offers are filled in as an example.',
  name: { label: 'Lender' },
  pages: {
    1: 'Page 1: loan terms and projected payments',
    2: 'Page 2: closing cost details',
    3: 'Page 3: comparisons',
  },
  lines: {
    loanAmount: { label: 'Loan amount' },
    termYears: { label: 'Term in years' },
    ratePercent: { label: 'Interest rate' },
    rateLockDays: { label: 'Rate lock in days' },
    principalAndInterest: { label: 'Monthly principal and interest' },
    prepaymentPenalty: { label: 'Prepayment penalty', choices: yesOrNo },
    balloonPayment: { label: 'Balloon payment', choices: yesOrNo },
    mortgageInsurance: { label: 'Mortgage insurance a month' },
    insuranceYears: { label: 'Years of mortgage insurance' },
    escrow: { label: 'Estimated escrow a month' },
    A: { label: 'A. Origination charges' },
    B: { label: 'B. Services you cannot shop for' },
    C: { label: 'C. Services you can shop for' },
    D: { label: 'D. Total loan costs' },
    E: { label: 'E. Taxes and government fees' },
    F: { label: 'F. Prepaids' },
    prepaidInterest: { label: 'Prepaid interest (in F)' },
    G: { label: 'G. Initial escrow payment' },
    H: { label: 'H. Other' },
    I: { label: 'I. Total other costs' },
    lenderCredits: { label: 'Lender credits' },
    J: { label: 'J. Total closing costs' },
    deposit: { label: 'Deposit' },
    in5YearsTotal: { label: 'In 5 years: total paid' },
    in5YearsPrincipal: { label: 'In 5 years: principal paid off' },
    apr: { label: 'APR' },
  },
  incomplete:
    'Each lender needs a loan amount, a term, a rate, a payment and section A. The answer follows as soon as they can be read.',
  answer: {
    title: 'Paid to each lender in 5 years',
    cheapest: 'Lowest',
    more: 'more',
    principal: 'of which paid off the loan:',
    tie: 'The same',
  },
  stay: {
    title: 'What would change the answer',
    lead: 'How long you keep the loan: until you sell, refinance or pay it off.',
    always: 'is the lowest however long you stay.',
  },
  differing: {
    title: 'What differs, line by line',
    lead: 'Beside each figure stands what it is beyond the lowest.',
    onlyLenders: 'Only what the lender sets',
    lenders: 'Set by the lender',
    none: 'Nothing differs in these lines.',
  },
  slips: 'Does not add up',
  questions: {
    title: 'What to ask each lender',
    lead: 'These questions follow from the figures above.',
    none: 'Nothing stands out. Ask how long the rate is held, and compare the Closing Disclosure with this.',
  },
  assumptions: [
    'The five-year figure is loan costs (D), prepaid interest and sixty payments with mortgage insurance, as on page 3 of the form (12 CFR 1026.37(l)(1)), and here less lender credits, which that line leaves out. Taxes, insurance and escrow are left out, because they follow from the home and not from the lender.',
    'Mortgage insurance is counted in whole years, as page 1 shows it. Where it ends within five years and page 3 counts fewer premiums in its last year, so many are counted.',
    'Whatever you could earn with money you do not pay at closing is left out. Counting it would favor offers with fewer points.',
    'The payment is taken as level. For an adjustable rate compare only what is certain, the first years.',
  ],
};
