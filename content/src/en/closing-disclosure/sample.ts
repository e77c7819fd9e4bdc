import type {
  DisclosurePage,
  OtherPayer,
} from '@porchlight/domain/readings/closing-disclosure/sample-disclosure.ts';
import { pageOne } from './page-1.ts';
import { pageTwo } from './page-2.ts';
import { pageThree } from './page-3.ts';

/** Loan Calculations, Other Disclosures, contacts and receipt (12 CFR 1026.38(o) to (s)). */
const pageFive: DisclosurePage = {
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

/** Loan Disclosures (12 CFR 1026.38(l)). */
const pageFour: DisclosurePage = {
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

/** CFPB's sample H-25(B), a fixed-rate purchase, line by line. */
export const sampleDisclosure: readonly DisclosurePage[] = [pageOne, pageTwo, pageThree, pageFour, pageFive];

export const title = 'The Closing Disclosure, line by line';
export const lead =
  'Five pages that decide what you sign. Here is the government’s own sample with each line explained, and what to compare it with.';
export const description =
  'CFPB’s sample Closing Disclosure, all five pages, each line explained and held against the Loan Estimate of the same loan.';
export const found = (page: number, title: string) => `Closing Disclosure, page ${page}: ${title}`;
export const explain = 'Explain';
export const estimate = 'Loan Estimate';
export const compare = 'Compare with';
export const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;
export const pagesLabel = 'Pages';
export const payers: Record<OtherPayer, string> = {
  before: 'paid before closing',
  seller: 'paid by the seller',
  'seller-before': 'paid by the seller before closing',
  others: 'paid by others',
};
export const firstTitle = 'Check these five first';
export const first = [
  'Loan amount, rate and term are what you locked.',
  'No prepayment penalty, balloon or demand feature that you did not agree to.',
  'Section A and section B are not higher than on your Loan Estimate.',
  'Seller credits and your deposit are there in full.',
  'Names and addresses are right, letter by letter.',
] as const;
export const nextTitle = 'Now your own';
export const checkYours = 'Compare your Closing Disclosure with your Loan Estimate';
export const guardYours = 'Write down who gets your closing money';
export const note =
  'Sample H-25(B) of the Consumer Financial Protection Bureau, in the public domain; estimate figures from its sample H-24(B) of the same loan. Names and amounts are made up by the Bureau.';
export const source = {
  source: 'Closing Disclosure samples, Consumer Financial Protection Bureau',
  url: 'https://www.consumerfinance.gov/owning-a-home/closing-disclosure/',
} as const;
