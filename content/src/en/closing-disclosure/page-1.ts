import type { DisclosurePage } from '@porchlight/domain/readings/closing-disclosure/sample-disclosure.ts';

/** Who, what for, and the loan in short (12 CFR 1026.38(a) to (d)). */
export const pageOne: DisclosurePage = {
  title: 'The loan in short',
  sections: [
    {
      id: 'closing-information',
      title: 'Closing information',
      lines: [
        {
          label: 'Date issued',
          value: '4/15/2013',
          what: 'The day the lender made this form. You must receive it at least three business days before you sign.',
          compare: 'Note the day you got it: the three days count from there, not from this date.',
        },
        {
          label: 'Closing date',
          value: '4/15/2013',
          what: 'The day you sign. In this sample it is the day of the form, which a real one cannot be.',
          compare: 'Your contract and your rate lock: closing has to be before both run out.',
        },
        {
          label: 'Disbursement date',
          value: '4/15/2013',
          what: 'The day the money is paid out. Prepaid interest counts from here.',
        },
        {
          label: 'Settlement agent and file number',
          value: 'Epsilon Title Co., 12-3456',
          what: 'Who holds the money and the papers at closing.',
          compare: 'The company in your wire guard. A new name means: call the number you already had.',
        },
        {
          label: 'Property',
          value: '456 Somewhere Ave, Anytown, ST 12345',
          what: 'The home that secures the loan.',
          compare: 'The address in your contract, letter by letter.',
        },
        {
          label: 'Sale price',
          value: '$180,000',
          estimate: '$180,000',
          what: 'The price in the contract.',
          compare: 'The contract with its last amendment.',
        },
        {
          label: 'Borrower, seller, lender',
          value: 'Michael Jones and Mary Stone; Steve Cole and Amy Doe; Ficus Bank',
          what: 'The parties. The borrowers sign the note.',
          compare: 'Your names as on your ID. A wrong letter can delay recording.',
        },
        {
          label: 'Loan term, purpose, product, type',
          value: '30 years, purchase, fixed rate, conventional',
          estimate: '30 years, purchase, fixed rate, conventional',
          what: 'How long, what for, and which kind of loan.',
          compare: 'Has to be what you locked. Another product starts the three-day wait again.',
        },
      ],
    },
    {
      id: 'loan-terms',
      title: 'Loan terms',
      lines: [
        {
          label: 'Loan amount',
          value: '$162,000',
          estimate: '$162,000',
          what: 'What you borrow. “NO” beside it: it cannot grow after closing.',
          compare: 'Price less down payment, and any cost that was added to the loan.',
        },
        {
          label: 'Interest rate',
          value: '3.875%',
          estimate: '3.875%',
          what: 'What the loan costs a year without its fees. “NO”: it is fixed.',
          compare: 'Your written rate lock.',
        },
        {
          label: 'Monthly principal and interest',
          value: '$761.78',
          estimate: '$761.78',
          what: 'The payment on the loan itself. It follows from amount, rate and term.',
          compare: 'The same to the cent, if amount, rate and term are the same.',
        },
        {
          label: 'Prepayment penalty',
          value: 'YES, as high as $3,240 in the first 2 years',
          estimate: 'YES, as high as $3,240 in the first 2 years',
          what: 'A charge for paying the loan off early. Most loans have none.',
          compare: 'A penalty that was not there before starts the three-day wait again.',
        },
        {
          label: 'Balloon payment',
          value: 'NO',
          estimate: 'NO',
          what: 'One large payment at the end. “NO”: the monthly payments clear the loan.',
        },
      ],
    },
    {
      id: 'projected-payments',
      title: 'Projected payments',
      lead: 'Two columns, because mortgage insurance ends: years 1-7 and years 8-30.',
      lines: [
        {
          label: 'Principal and interest',
          value: '$761.78, then $761.78',
          estimate: '$761.78, then $761.78',
          what: 'The same in all 30 years, because the rate is fixed.',
        },
        {
          label: 'Mortgage insurance',
          value: '$82.35, then none',
          estimate: '$82, then none',
          what: 'Protects the lender where you put down less than 20%. It ends by schedule, or earlier when you ask.',
          compare: 'The monthly amount of the estimate, within its rounding.',
        },
        {
          label: 'Estimated escrow',
          value: '$206.13',
          estimate: '$206',
          what: 'What the lender collects each month for taxes and insurance. It can rise over time.',
          compare: 'Your insurance quote and tax bill, divided by twelve.',
        },
        {
          label: 'Estimated total monthly payment',
          value: '$1,050.26, then $967.91',
          estimate: '$1,050, then $968',
          isTotal: true,
          what: 'All three together.',
          compare: 'What you planned to pay each month. Dues that are not in escrow come on top.',
        },
        {
          label: 'Estimated taxes, insurance and assessments',
          value: '$356.13 a month',
          estimate: '$206 a month',
          what: 'All costs of the property: taxes and insurance in escrow, and here also association dues, which are not.',
          compare: 'The estimate left out dues of $150 a month. Ask why a cost is new.',
        },
      ],
    },
    {
      id: 'costs-at-closing',
      title: 'Costs at closing',
      lines: [
        {
          label: 'Closing costs',
          value: '$9,712.10',
          estimate: '$8,054',
          what: 'Loan costs of $4,694.05 and other costs of $5,018.05, less lender credits of $0. Page 2 has each.',
          compare: 'Section by section on page 2: only some of them may rise without a reason.',
        },
        {
          label: 'Cash to close',
          value: '$14,147.26',
          estimate: '$16,054',
          isTotal: true,
          what: 'What you bring. Page 3 shows how it comes about.',
          compare: 'What the settlement agent asks you to send, to the cent.',
        },
      ],
    },
  ],
};
