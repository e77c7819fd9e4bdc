import type { DisclosurePage } from '@porchlight/domain/readings/closing-disclosure/sample-disclosure.ts';

/** Calculating Cash to Close, and the Summaries of Transactions (12 CFR 1026.38(i) to (k)). */
export const pageThree: DisclosurePage = {
  title: 'Cash to close',
  sections: [
    {
      id: 'calculating-cash',
      title: 'Calculating cash to close',
      lead: 'Your Loan Estimate beside the final figures. The form says of each whether it changed.',
      lines: [
        {
          label: 'Total closing costs (J)',
          value: '$9,712.10',
          estimate: '$8,054.00',
          what: 'From page 2. “YES”: it changed.',
          compare: 'Page 2, line by line.',
        },
        {
          label: 'Closing costs paid before closing',
          value: '− $29.80',
          estimate: '$0',
          what: 'What you paid already: here the credit report.',
          compare: 'Your receipts for the application, credit report, appraisal and inspections.',
        },
        {
          label: 'Closing costs financed',
          value: '$0',
          estimate: '$0',
          what: 'Costs that are paid out of the loan.',
        },
        {
          label: 'Down payment / funds from borrower',
          value: '$18,000.00',
          estimate: '$18,000.00',
          what: 'Price less loan.',
          compare: '$180,000 less $162,000.',
        },
        {
          label: 'Deposit',
          value: '− $10,000.00',
          estimate: '− $10,000.00',
          what: 'Your earnest money, which counts now.',
          compare: 'Your receipt of the deposit.',
        },
        {
          label: 'Funds for borrower',
          value: '$0',
          estimate: '$0',
          what: 'Money you would get back from the loan.',
        },
        {
          label: 'Seller credits',
          value: '− $2,500.00',
          estimate: '$0',
          what: 'What the seller pays toward your costs in one sum.',
          compare: 'Your contract and repair agreement: a credit that is missing here is lost money.',
        },
        {
          label: 'Adjustments and other credits',
          value: '− $1,035.04',
          estimate: '$0',
          what: 'Shares of taxes and dues between you and the seller, and other credits: $80.00, less $750.00 and $365.04.',
          compare: 'Sections K and L below.',
        },
        {
          label: 'Cash to close',
          value: '$14,147.26',
          estimate: '$16,054.00',
          isTotal: true,
          what: 'What you bring or wire.',
          compare: 'The sum of the lines above, and the bottom of this page.',
        },
      ],
    },
    {
      id: 'section-k',
      title: 'K. Due from borrower at closing',
      lines: [
        {
          label: 'Sale price of property',
          value: '$180,000.00',
          what: 'The price.',
          compare: 'The contract.',
        },
        {
          label: 'Closing costs paid at closing (J)',
          value: '$9,682.30',
          what: 'From page 2, without what you paid before.',
        },
        {
          label: 'HOA dues 4/15/13 to 4/30/13',
          value: '$80.00',
          what: 'The seller has paid the month; you pay back your days of it.',
          compare: 'Days in your ownership.',
        },
        {
          label: 'K. Total',
          value: '$189,762.30',
          isTotal: true,
          what: 'All you owe at closing.',
        },
      ],
    },
    {
      id: 'section-l',
      title: 'L. Paid already by you or on your behalf',
      lines: [
        {
          label: 'Deposit',
          value: '$10,000.00',
          what: 'Your earnest money.',
          compare: 'Your receipt.',
        },
        {
          label: 'Loan amount',
          value: '$162,000.00',
          what: 'What the lender pays in.',
        },
        {
          label: 'Seller credit',
          value: '$2,500.00',
          what: 'The seller’s credit.',
          compare: 'Your contract.',
        },
        {
          label: 'Rebate from Epsilon Title Co.',
          value: '$750.00',
          what: 'Another credit, here from the title company.',
        },
        {
          label: 'City/town taxes 1/1/13 to 4/14/13',
          value: '$365.04',
          what: 'The seller’s days of a tax that you will pay later, so the seller gives them to you now.',
          compare: 'The tax bill and the days before closing.',
        },
        {
          label: 'L. Total',
          value: '$175,615.04',
          isTotal: true,
          what: 'All that counts for you.',
          compare: 'K less L is your cash to close: $14,147.26.',
        },
      ],
    },
    {
      id: 'section-m',
      title: 'M. Due to seller at closing',
      lead: 'The seller’s side. You may get a form without it.',
      lines: [
        { label: 'Sale price of property', value: '$180,000.00', what: 'The price.' },
        { label: 'HOA dues 4/15/13 to 4/30/13', value: '$80.00', what: 'What you pay back to the seller.' },
        { label: 'M. Total', value: '$180,080.00', isTotal: true, what: 'All that is due to the seller.' },
      ],
    },
    {
      id: 'section-n',
      title: 'N. Due from seller at closing',
      lines: [
        {
          label: 'Closing costs paid at closing (J)',
          value: '$12,800.00',
          what: 'The seller’s costs on page 2: transfer tax, warranty and commissions.',
        },
        {
          label: 'Payoff of first mortgage loan',
          value: '$100,000.00',
          what: 'The seller’s loan is paid off, so that the home is free of it.',
          compare: 'Ask the settlement agent that it is released on the record.',
        },
        { label: 'Seller credit', value: '$2,500.00', what: 'The credit to you.' },
        {
          label: 'City/town taxes 1/1/13 to 4/14/13',
          value: '$365.04',
          what: 'The seller’s days of the tax.',
        },
        {
          label: 'N. Total',
          value: '$115,665.04',
          isTotal: true,
          what: 'What is taken off. M less N goes to the seller: $64,414.96.',
        },
      ],
    },
  ],
};
