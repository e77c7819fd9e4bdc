import type { ToolPageId, ToolSummary } from '@porchlight/domain/tools/tool-pages.ts';

/** The index of the calculators. The texts of their own pages are in `tools/`. */
export const toolsIndex = {
  title: 'Calculators that show their working',
  lead: 'Every figure opens to its formula, what went into it and where the rule comes from. They run in your browser: what you type stays there unless you save it to your account.',
};

/** What the index, the search and search engines say of each calculator. */
export const toolSummaries: Record<ToolPageId, ToolSummary> = {
  'monthly-payment': {
    name: 'Monthly payment',
    answers: 'What a home costs each month, and how much of every payment is interest, until the last one.',
    time: '1 minute',
    ready: 'The price, your down payment, a rate, and the tax on the listing',
    description:
      'Work out a mortgage payment with mortgage insurance, tax and the full schedule of interest, principal and balance, every formula open.',
  },
  'extra-payments': {
    name: 'Extra payments',
    answers:
      'How much sooner a loan ends, and how much interest it saves, when you pay more than you have to, or half every two weeks.',
    time: '1 minute',
    ready: 'Your balance, rate and remaining term, and what you could add',
    description:
      'See how extra mortgage payments, or half a payment every two weeks, change the last payment date and the interest paid.',
  },
  refinance: {
    name: 'Refinance',
    answers: 'Whether a new loan is worth its costs, counting interest and time and not only the payment.',
    time: '3 minutes',
    ready: 'Your latest mortgage statement, and the new rate, term and costs',
    description:
      'Compare your mortgage with a refinance or cash-out: break-even by payment and by what you owe, lifetime interest and costs.',
  },
  'rent-or-buy': {
    name: 'Rent or buy',
    answers: 'Which way leaves you with more when you move on, and which guess would change the answer.',
    time: '3 minutes',
    ready: 'A price, a rent for a home like it, and how long you would stay',
    description:
      'Rent or buy, month by month from the same money: break-even, every assumption open to change, and what would turn the answer.',
  },
  'points-or-credit': {
    name: 'Points or credit',
    answers:
      'Whether to pay for a lower rate, take a lender’s credit for a higher one, or neither, by how long you keep the loan.',
    time: '2 minutes',
    ready: 'One lender’s rates for the same day: with points, without, and with a credit',
    description:
      'Compare discount points and lender credits: break-even with interest on the money and the remaining balance counted.',
  },
  'cash-to-close': {
    name: 'Cash to close',
    answers: 'What you bring on closing day, line by line, in the order of the official form.',
    time: '3 minutes',
    ready: 'Price, loan, closing day, yearly tax and insurance; a Loan Estimate if you have one',
    description:
      'Work out the cash to close: closing costs by section or as a range, prepaid interest, escrow, deposit and credits.',
  },
  affordability: {
    name: 'Affordability',
    answers: 'How much home fits your income, debts and budget, from cautious to maximum.',
    time: '3 minutes',
    ready: 'Income before taxes, monthly debts, savings for the down payment',
    description:
      'How much house you can afford: careful to aggressive, by loan program, and from your own monthly budget, every figure explained.',
  },
  'debt-to-income': {
    name: 'Debt-to-income',
    answers: 'How much of your income goes to housing and debt, and which loan limits you meet.',
    time: '2 minutes',
    ready: 'Income before taxes, the housing payment, the monthly payments of your debts',
    description:
      'Debt-to-income ratio against the lines of conventional, FHA, VA and USDA loans, with VA residual income.',
  },
  'credit-price': {
    name: 'What a higher score is worth',
    answers: 'What the agencies charge for your score, who does not pay it, and what each higher band saves.',
    time: '1 minute',
    ready: 'The score a lender uses, the price and your down payment',
    description:
      'What Fannie Mae and Freddie Mac charge by credit score and down payment, in percent and dollars, and what each higher band saves.',
  },
  'offer-terms': {
    name: 'Terms of an offer',
    answers:
      'What the terms of an offer take in cash: an escalation clause, a low appraisal, a seller’s credit, or a lower price instead.',
    time: '3 minutes',
    ready: 'The price, your down payment and rate, and the credit you would ask for',
    description:
      'Work out an offer’s escalation clause, appraisal gap, seller credit against its limit, credit or price cut, and earnest money at risk.',
  },
  'contract-dates': {
    name: 'Dates of a contract',
    answers:
      'Every deadline from acceptance to closing, how each is counted, and what moving the closing does.',
    time: '3 minutes',
    ready: 'Your contract: the day of acceptance, the closing day and the days of each contingency',
    description:
      'Turn a purchase contract into dates: earnest money, contingencies, federal disclosure deadlines, each with its formula, for your calendar.',
  },
  'compare-offers': {
    name: 'Compare real offers',
    answers: 'Which of the Loan Estimates you hold costs least over five years, and what to ask each lender.',
    time: '10 minutes',
    ready: 'Two to five Loan Estimates, all three pages of each',
    description:
      'Compare two to five Loan Estimates by their official lines: five-year cost, what differs, what does not add up, what to ask.',
  },
  'change-check': {
    name: 'Check your Closing Disclosure',
    answers: 'Which charges rose too much since your Loan Estimate, and what to ask.',
    time: '10 minutes',
    ready: 'Your Loan Estimates and the Closing Disclosure',
    description:
      'Compare a Closing Disclosure with your Loan Estimate: which charges rose too much, and what to ask.',
  },
};
