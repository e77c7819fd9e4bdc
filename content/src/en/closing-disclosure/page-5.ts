import type { DisclosurePage } from '@porchlight/domain/readings/closing-disclosure/sample-disclosure.ts';

/** Loan Calculations, Other Disclosures, contacts and receipt (12 CFR 1026.38(o) to (s)). */
export const pageFive: DisclosurePage = {
  title: 'What it all comes to',
  sections: [
    {
      id: 'loan-calculations',
      title: 'Loan calculations',
      lines: [
        {
          label: 'Total of payments',
          value: '$285,803.36',
          what: 'Principal, interest, mortgage insurance and loan costs over the whole term.',
        },
        {
          label: 'Finance charge',
          value: '$118,830.27',
          what: 'What the loan costs you in dollars.',
        },
        {
          label: 'Amount financed',
          value: '$162,000.00',
          what: 'The loan less what you pay up front for it.',
        },
        {
          label: 'Annual percentage rate (APR)',
          value: '4.174%',
          estimate: '4.274%',
          what: 'The cost of the loan as a yearly rate, with fees. It is not your interest rate.',
          compare:
            'An APR that becomes wrong by more than an eighth of a point starts the three-day wait again.',
        },
        {
          label: 'Total interest percentage (TIP)',
          value: '69.46%',
          estimate: '69.45%',
          what: 'All interest over the term as a share of the loan.',
        },
      ],
    },
    {
      id: 'other-disclosures',
      title: 'Other disclosures',
      lines: [
        {
          label: 'Appraisal',
          value: 'your copy, at no additional cost',
          what: 'The lender owes you a copy at least 3 days before closing.',
          compare: 'Have you got it? Ask today.',
        },
        {
          label: 'Liability after foreclosure',
          value: 'state law may protect you',
          what: 'Whether you could owe the rest if the home is sold for less than the debt. It depends on your state.',
        },
        {
          label: 'Contract details, refinance, tax deductions',
          value: 'as printed',
          what: 'Where the note says what happens if you do not pay, that refinancing may not be possible, and that not all interest may be deductible.',
        },
      ],
    },
    {
      id: 'contact-information',
      title: 'Contact information',
      lines: [
        {
          label: 'Lender',
          value: 'Ficus Bank, Joe Smith, 123-456-7890',
          what: 'Whom to ask about the loan.',
          compare: 'The number you used before.',
        },
        {
          label: 'Brokers',
          value: 'Omega Real Estate Broker Inc. (buyer), Alpha Real Estate Broker Co. (seller)',
          what: 'The agents of both sides.',
        },
        {
          label: 'Settlement agent',
          value: 'Epsilon Title Co., Sarah Arnold, 987-555-4321',
          what: 'Who takes your money at closing.',
          compare: 'The number in your wire guard. A form can be forged, too: call the number you had first.',
        },
      ],
    },
    {
      id: 'confirm-receipt',
      title: 'Confirm receipt',
      lines: [
        {
          label: 'Signatures',
          value: 'yours, if the lender asks',
          what: 'You only confirm that you got the form. You do not have to take the loan because you signed it.',
        },
      ],
    },
  ],
};
