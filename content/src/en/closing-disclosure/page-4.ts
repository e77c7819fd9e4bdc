import type { DisclosurePage } from '@porchlight/domain/readings/closing-disclosure/sample-disclosure.ts';

/** Loan Disclosures (12 CFR 1026.38(l)). */
export const pageFour: DisclosurePage = {
  title: 'More about this loan',
  sections: [
    {
      id: 'loan-disclosures',
      title: 'Loan disclosures',
      lines: [
        {
          label: 'Assumption',
          value: 'will not allow',
          estimate: 'will not allow',
          what: 'Whether a buyer of your home could take over this loan.',
        },
        {
          label: 'Demand feature',
          value: 'does not have one',
          what: 'Whether the lender may call for the whole loan early.',
          compare: 'If yours has one, ask why before you sign.',
        },
        {
          label: 'Late payment',
          value: 'more than 15 days late: 5% of principal and interest',
          estimate: 'more than 15 days late: 5% of principal and interest',
          what: 'When a payment is late and what that costs: 5% of $761.78 is $38.09.',
          compare: 'The note you sign.',
        },
        {
          label: 'Negative amortization',
          value: 'do not have it',
          what: 'Whether the debt can grow because payments do not cover the interest.',
        },
        {
          label: 'Partial payments',
          value: 'may accept and apply',
          what: 'What the lender does with less than a full payment. A new lender may do otherwise.',
        },
        {
          label: 'Security interest',
          value: '456 Somewhere Ave., Anytown, ST 12345',
          what: 'The home you can lose if you do not pay.',
          compare: 'The address on page 1.',
        },
      ],
    },
    {
      id: 'escrow-account',
      title: 'Escrow account',
      lines: [
        {
          label: 'Escrowed property costs over year 1',
          value: '$2,473.56',
          what: 'Insurance and property taxes paid from escrow: twelve times $206.13.',
          compare: 'Your insurance premium and tax bill of a year.',
        },
        {
          label: 'Non-escrowed property costs over year 1',
          value: '$1,800.00',
          what: 'Association dues, which you pay yourself: $150 a month.',
          compare: 'The association’s dues. There may be other costs.',
        },
        {
          label: 'Initial escrow payment',
          value: '$412.25',
          estimate: '$413',
          what: 'Section G of page 2.',
        },
        {
          label: 'Monthly escrow payment',
          value: '$206.13',
          estimate: '$206',
          what: 'The part of your monthly payment that goes into escrow.',
          compare: 'Page 1. It can change every year.',
        },
      ],
    },
    {
      id: 'no-escrow',
      title: 'No escrow',
      lines: [
        {
          label: 'Costs over year 1 without escrow; waiver fee',
          value: 'empty',
          what: 'Filled in only if there is no escrow account: then you pay taxes and insurance yourself, in large bills.',
        },
      ],
    },
  ],
};
